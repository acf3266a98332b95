import CatalogSyntax

/// The findings for programs, one JSON object a line, each with the fields it has in ``JSONReporter``.
///
/// A line is complete by itself, so that a reader can stop anywhere and files can be joined.
struct JSONLReporter: Reporter {
  static let name = "jsonl"
  static let summary = "One finding a line as JSON, for programs that read lines."
  static let showsFixes = true

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var json = JSONText()
    for diagnostic in report.diagnostics {
      json.finding(diagnostic, context)
      json.endText()
    }
    return json.bytes
  }
}
