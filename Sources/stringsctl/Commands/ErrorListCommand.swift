import CatalogSyntax
public import CommandLineTool
public import StringCatalog

extension ErrorGroup: EnumeratedParameterValue {}
extension ErrorAudience: EnumeratedParameterValue {}

/// `stringsctl error list`
enum ErrorListCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case json
  }

  static let group = Option<ErrorGroup>(
    "group", short: "g", value: "GROUP", defaultText: "those of every group",
    help: "Only errors of this group.")
  static let audience = Option<ErrorAudience>(
    "audience", short: "a", value: "AUDIENCE", defaultText: "those for everybody",
    help: "Only errors for these people.")
  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the list.")

  static let command = Command(
    "list", abstract: "Lists all errors.",
    discussion: [
      "A line an error: identifier, severity, audience, presentation, arguments. The JSON form also has"
        + " all names, the keys of the texts, and notes for developers."
    ],
    parameters: [group, audience, format, Shared.output],
    examples: [
      Example(
        command: "stringsctl error list --audience user",
        explanation: "Lists the errors that people are told about.")
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The list was written."),
      ExitStatusNote(.failure, "The list could not be written."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let wanted = ErrorCatalog.descriptors.filter { descriptor in
      (invocation[group].map { $0 == descriptor.group } ?? true)
        && (invocation[audience].map { $0 == descriptor.audience } ?? true)
    }
    switch invocation[format] {
    case .json: try Shared.deliver(ErrorCatalog.json(wanted), invocation)
    case .text: try Shared.deliver(Array(table(wanted).utf8), invocation)
    }
    return .clean
  }

  private static func table(_ descriptors: [ErrorDescriptor]) -> String {
    let rows = descriptors.map { descriptor in
      [
        descriptor.id, descriptor.severity.rawValue, descriptor.audience.rawValue,
        descriptor.presentation.field.map { "\(descriptor.presentation.name)(\($0.rawValue))" }
          ?? descriptor.presentation.name,
        descriptor.arguments.map { "\($0.name): \($0.kind.rawValue)" }.joined(separator: ", "),
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        guard column < widths.count, row[(column + 1)...].contains(where: { !$0.isEmpty }) else {
          break
        }
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      return line + "\n"
    }.joined()
  }
}
