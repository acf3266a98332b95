import CatalogSyntax

/// The findings as workflow commands, which GitHub Actions shows beside the changed lines.
///
/// Every line is one command. `%`, CR and LF are encoded as the runner decodes them, in properties `:`
/// and `,` too, so that no text can end a property or the command, or start another one. All other
/// control characters are made visible, since the runner has no code for them.
struct GitHubReporter: LineReporter {
  static let name = "github"
  static let summary = "Workflow commands that GitHub Actions shows beside the lines."

  init() {}

  static func file(_ path: String, _ context: ReportContext) -> String {
    property(context.relative(path))
  }

  static func write(_ diagnostic: Diagnostic, file: String, to bytes: inout [UInt8]) {
    var line = "::\(command(for: diagnostic.severity)) file=\(file)"
    if let place = diagnostic.place {
      line += ",line=\(place.start.line),col=\(place.start.column)"
      line += ",endLine=\(place.end.line),endColumn=\(place.end.column)"
    }
    line += ",title=\(property(diagnostic.rule))"
    bytes += line.utf8
    bytes += "::\(data(XcodeReporter.sentence(diagnostic)))".utf8
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// The value of a property. Line breaks are kept in encoded form: a path must stay that path.
  private static func property(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      case _: String(scalar).escapedForDisplay
      }
    }.joined()
  }

  /// The message of a command, which is on one line already.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" { result += "%25" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
