import CatalogLint
import CommandLineTool

/// `stringsctl rules`
enum RulesCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case markdown = "md"
    case json
  }

  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the list.")

  static let command = Command(
    "rules", abstract: "Lists what can be found.", parameters: [format],
    examples: [
      Example(command: "stringsctl rules", explanation: "Lists all rules with their severities.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let list = RuleList(RuleRegistry.descriptions)
    switch invocation[format] {
    case .text: try Terminal.write(list.text)
    case .markdown: try Terminal.write(list.markdown)
    case .json: try Terminal.write(list.json)
    }
    return .clean
  }
}
