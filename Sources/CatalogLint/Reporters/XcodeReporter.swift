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
      bytes += ":".utf8
      bytes += String(place.line).utf8
      bytes += ":".utf8
      bytes += String(place.column).utf8
    }
    bytes += ": ".utf8
    bytes += word(for: diagnostic.severity).utf8
    bytes += ": ".utf8
    writeSentence(diagnostic, to: &bytes)
    bytes += " (".utf8
    bytes += DisplayText.safe(diagnostic.rule).utf8
    bytes += ")".utf8
  }

  /// The message, with the key and the form it is about in front.
  static func sentence(_ diagnostic: Diagnostic) -> String {
    var bytes: [UInt8] = []
    writeSentence(diagnostic, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func writeSentence(_ diagnostic: Diagnostic, to bytes: inout [UInt8]) {
    if let key = diagnostic.key {
      bytes += DisplayText.quoted(key, width: keyWidth).utf8
      if let variation = diagnostic.variation {
        bytes += " [".utf8
        bytes += DisplayText.safe(variation).utf8
        bytes += "]".utf8
      }
      bytes += ": ".utf8
    }
    bytes += DisplayText.safe(diagnostic.message.description).utf8
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
