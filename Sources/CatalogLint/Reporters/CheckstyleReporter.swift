import CatalogSyntax

/// The findings in the XML of Checkstyle, which review bots and build servers read.
///
/// A finding about a whole file has no line.
struct CheckstyleReporter: Reporter {
  static let name = "checkstyle"
  static let summary = "The XML of Checkstyle, for review bots and build servers."

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    // The version names the shape, which has not changed since.
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.diagnostics.runsOfOneFile {
      guard let first = file.first else { continue }
      text += "  <file name=\"\(MarkupText.safe(context.relative(first.file)))\">\n"
      for finding in file {
        text += "    <error"
        if let place = finding.place {
          text += " line=\"\(place.start.line)\" column=\"\(place.start.column)\""
        }
        text += " severity=\"\(finding.severity.rawValue)\""
        text += " message=\"\(MarkupText.safe(XcodeReporter.sentence(finding)))\""
        text += " source=\"stringsctl.\(MarkupText.safe(finding.rule))\"/>\n"
      }
      text += "  </file>\n"
    }
    text += "</checkstyle>\n"
    return Array(text.utf8)
  }
}
