import CatalogSyntax

/// The findings, and how much is translated, as one page for a browser that needs no other file.
///
/// ``HTMLPage`` says what the page can do and why nothing from a translation can run in it.
struct HTMLReporter: Reporter {
  static let name = "html"
  static let summary = "A page for the browser: coverage, and findings to filter."
  static let showsCoverage = true

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var page = HTMLPage(title: "Localization report", summary: Self.summary(of: report))
    if let coverage = report.coverage {
      page.add(coverage, linked: Set(report.diagnostics.compactMap(\.locale)))
    }
    page.add(report.diagnostics, context)
    return page.bytes
  }

  private static func summary(of report: LintReport) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
    let counts = Severity.allCases.sorted(by: >).map { counted(report.count($0), $0.rawValue) }
    return counts.joined(separator: ", ") + " in " + counted(report.fileCount, "file")
  }
}
