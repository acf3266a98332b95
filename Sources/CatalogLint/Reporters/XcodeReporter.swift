import CatalogSyntax

/// The findings in the form of compiler messages, one a line, which Xcode and editors turn into marks
/// beside the text: `/path:line:column: severity: "key": message (rule)`.
///
/// Xcode knows errors, warnings and notes; an info is a note.
struct XcodeReporter: LineReporter {
  static let name = "xcode"
  static let summary = "One compiler message a line, for Xcode, editors and pipes."

  /// The widest key that is named in full, in columns.
  static let keyWidth = 120

  init() {}

  static func file(_ path: String, _ context: ReportContext) -> String {
    DisplayText.safe(context.absolute(path))
  }

  static func write(_ diagnostic: Diagnostic, file: String, to bytes: inout [UInt8]) {
    bytes += file.utf8
    if !diagnostic.concernsFolder {
      let place = diagnostic.place?.start ?? LineColumn(line: 1, column: 1)
      bytes += ":\(place.line):\(place.column)".utf8
    }
    bytes += ": \(word(for: diagnostic.severity)): ".utf8
    bytes += sentence(diagnostic).utf8
    bytes += " (\(DisplayText.safe(diagnostic.rule)))".utf8
  }

  /// The message, with the key and the form it is about in front.
  static func sentence(_ diagnostic: Diagnostic) -> String {
    let message = DisplayText.safe(diagnostic.message.description)
    guard let key = diagnostic.key else { return message }
    let form = diagnostic.variation.map { " [\(DisplayText.safe($0))]" } ?? ""
    return "\(DisplayText.quoted(key, width: keyWidth))\(form): \(message)"
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
