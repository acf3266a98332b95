import CatalogSyntax

/// The findings as results of tests in the XML of JUnit, which every build server can show.
///
/// A file is a suite and a finding a case. Errors and warnings are failures; infos are cases that pass
/// and say what they have to say as output. A report without findings has one case that passes, since
/// many a reader takes a file without tests for a fault. There are no times: the same findings give the
/// same bytes.
struct JUnitReporter: Reporter {
  static let name = "junit"
  static let summary = "Test results in the XML of JUnit, for build servers."

  /// The widest text that is shown in a case, in columns.
  private static let textWidth = 1000

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = report.count(.error) + report.count(.warning)
    text += "<testsuites name=\"stringsctl lint\""
    text +=
      " tests=\"\(max(report.diagnostics.count, 1))\" failures=\"\(failures)\" errors=\"0\">\n"
    if report.diagnostics.isEmpty {
      text += "  <testsuite name=\"stringsctl lint\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase classname=\"stringsctl.lint\" name=\"no findings\"/>\n"
      text += "  </testsuite>\n"
    }
    for file in report.diagnostics.runsOfOneFile {
      Self.add(file, context, to: &text)
    }
    text += "</testsuites>\n"
    return Array(text.utf8)
  }

  private static func add(
    _ findings: ArraySlice<Diagnostic>, _ context: ReportContext, to text: inout String
  ) {
    guard let first = findings.first else { return }
    let path = MarkupText.safe(context.relative(first.file))
    let failures = findings.count { $0.severity != .info }
    text += "  <testsuite name=\"\(path)\""
    text += " tests=\"\(findings.count)\" failures=\"\(failures)\" errors=\"0\">\n"
    for finding in findings { add(finding, path: path, to: &text) }
    text += "  </testsuite>\n"
  }

  private static func add(_ finding: Diagnostic, path: String, to text: inout String) {
    text += "    <testcase classname=\"\(path)\" name=\"\(MarkupText.escaped(name(finding)))\""
    text += " file=\"\(path)\""
    if let place = finding.place { text += " line=\"\(place.start.line)\"" }
    text += ">\n"
    let body = MarkupText.escaped(body(finding))
    if finding.severity == .info {
      text += "      <system-out>\(body)</system-out>\n"
    } else {
      let message = MarkupText.safe(finding.message.description)
      text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
      text += "\(body)</failure>\n"
    }
    text += "    </testcase>\n"
  }

  /// The rule, the key and the form, and the place, which tells cases apart.
  private static func name(_ finding: Diagnostic) -> String {
    var name = DisplayText.safe(finding.rule)
    if let key = finding.key {
      name += ": " + DisplayText.quoted(key, width: XcodeReporter.keyWidth)
    }
    if let variation = finding.variation {
      name += " [\(DisplayText.cutAndSafe(variation, to: XcodeReporter.keyWidth).text)]"
    }
    if let place = finding.place { name += " at \(place.start)" }
    return name
  }

  private static func body(_ finding: Diagnostic) -> String {
    let (message, isCut) = DisplayText.cutAndSafe(
      finding.message.description, to: MarkupText.width)
    var lines = ["\(finding.severity.rawValue): \(message)\(isCut ? "…" : "")"]
    for (label, text) in [("source", finding.source), ("value", finding.value)] {
      guard let text else { continue }
      lines.append("\(label): " + DisplayText.quoted(text, width: textWidth))
    }
    return lines.joined(separator: "\n")
  }
}

extension [Diagnostic] {
  /// The findings cut where the file changes; a report has those of one file together.
  var runsOfOneFile: [ArraySlice<Diagnostic>] {
    var runs: [ArraySlice<Diagnostic>] = []
    var start = startIndex
    for index in indices where !self[index].file.utf8.elementsEqual(self[start].file.utf8) {
      runs.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}
