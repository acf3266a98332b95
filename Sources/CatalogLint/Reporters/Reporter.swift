import CatalogSyntax

/// A form in which a report is given out.
///
/// A reporter is a pure function: it reads no environment, no clock and no file, so that one report
/// always gives the same bytes. To add one, write a file in this folder and a line in
/// ``ReporterRegistry``.
public protocol Reporter: Sendable {
  /// The word for it on the command line, for example `json`.
  static var name: String { get }
  /// What it is for, one sentence.
  static var summary: String { get }
  /// Creates the reporter.
  init()
  /// The report in UTF-8.
  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8]
}

/// A reporter that writes one line a finding.
protocol LineReporter: Reporter {
  /// The line of a finding, with its line feed.
  static func line(_ diagnostic: Diagnostic, _ context: ReportContext) -> String
}

extension LineReporter {
  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      bytes.append(contentsOf: Self.line(diagnostic, context).utf8)
    }
    return bytes
  }
}
