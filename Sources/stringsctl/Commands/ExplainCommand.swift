import CatalogLint
import CommandLineTool

/// `stringsctl explain`
enum ExplainCommand {
  static let rule = Operand<Argument>(
    "RULE", completion: .values(RuleRegistry.descriptions.map(\.id)), help: "The id of a rule.")

  enum Format: String, EnumeratedParameterValue {
    case text
    case markdown = "md"
  }

  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the page.")

  static let command = Command(
    "explain", abstract: "Explains a rule: what it finds, why it matters, what to write instead.",
    parameters: [format, rule],
    examples: [
      Example(
        command: "stringsctl explain placeholder-type",
        explanation: "Explains one rule.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let id = try RuleSelection.id(invocation[rule].repairedText, invocation)
    guard let description = RuleRegistry.descriptions.first(where: { $0.id == id }) else {
      return .failure
    }
    let page = RuleDocumentation(description)
    switch invocation[format] {
    case .text: try Terminal.write(page.text(width: Terminal.width))
    case .markdown: try Terminal.write(page.markdown)
    }
    return .clean
  }
}
