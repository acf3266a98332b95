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
  /// Whether it shows how much is translated, so that ``LintReport/coverage`` is worth measuring.
  static var showsCoverage: Bool { get }
  /// Whether it shows what would put findings right, so that fixes are worth working out.
  static var showsFixes: Bool { get }
  /// Creates the reporter.
  init()
  /// The report in UTF-8.
  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8]
}

extension Reporter {
  /// Most reporters show findings alone.
  public static var showsCoverage: Bool { false }
  /// Most reporters leave fixes to `--fix`.
  public static var showsFixes: Bool { false }
}

/// A reporter that writes one line a finding.
protocol LineReporter: Reporter {
  /// The path of a file as it stands in the lines of its findings.
  static func file(_ path: String, _ context: ReportContext) -> String
  /// Writes the line of a finding without its line feed.
  ///
  /// - Parameter file: The path, as ``file(_:_:)`` gives it.
  static func write(_ diagnostic: Diagnostic, file: String, to bytes: inout [UInt8])
}

extension LineReporter {
  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var bytes: [UInt8] = []
    var path: String?
    var file = ""
    for diagnostic in report.diagnostics {
      if path != diagnostic.file {
        path = diagnostic.file
        file = Self.file(diagnostic.file, context)
      }
      Self.write(diagnostic, file: file, to: &bytes)
      bytes.append(0x0A)
    }
    return bytes
  }
}
