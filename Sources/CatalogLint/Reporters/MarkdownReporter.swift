import CatalogSyntax

/// The findings as a page in GitHub-flavoured Markdown: numbers by locale and severity, then the
/// findings, errors first.
///
/// It fits the summary of a job on GitHub, which must not be larger than 1 MiB: what is left out is
/// counted at the end.
struct MarkdownReporter: Reporter {
  static let name = "markdown"
  static let summary = "A page in Markdown for the summary of a job or a comment."

  /// The largest page in bytes; 1 MiB less some room for what else a step may say.
  static let limit = 1_000_000
  /// The widest text in a cell, in columns.
  private static let cellWidth = 120

  init() {}

  func report(_ report: LintReport, _ context: ReportContext) -> [UInt8] {
    var text = "## \(Self.heading(report))\n"
    guard !report.diagnostics.isEmpty else { return Array(text.utf8) }
    // Most projects have dozens of locales, but their names come from files.
    let locales = Self.locales(report)
    text += "\n| locale | errors | warnings | infos |\n|:--|--:|--:|--:|\n"
    var left = Self.add(locales, to: &text, limit: Self.limit / 4)
    if left > 0 { text += "\n… and \(left) more \(left == 1 ? "locale" : "locales").\n" }

    text += "\n| severity | place | key | finding | rule |\n|:--|:--|:--|:--|:--|\n"
    let findings = Severity.allCases.sorted(by: >).lazy.flatMap { severity in
      report.diagnostics.lazy.filter { $0.severity == severity }
    }
    left = Self.add(
      findings.lazy.map { Self.row($0, context) }, to: &text, limit: Self.limit - 100)
    if left > 0 { text += "\n… and \(left) more \(left == 1 ? "finding" : "findings").\n" }
    return Array(text.utf8)
  }

  /// Adds lines as long as they fit; the number of those that do not.
  private static func add(
    _ lines: some Sequence<String>, to text: inout String, limit: Int
  ) -> Int {
    var left = 0
    for line in lines {
      if left > 0 || text.utf8.count + line.utf8.count > limit { left += 1 } else { text += line }
    }
    return left
  }

  private static func heading(_ report: LintReport) -> String {
    func counted(_ count: Int, _ noun: String) -> String {
      count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
    let counts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = report.count(severity)
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    return "\(found) in \(counted(report.fileCount, "file"))"
  }

  /// A row for each locale, by name; findings without locale come last.
  private static func locales(_ report: LintReport) -> [String] {
    var counts: [String: [Severity: Int]] = [:]
    for finding in report.diagnostics {
      counts[finding.locale ?? "", default: [:]][finding.severity, default: 0] += 1
    }
    let names = counts.keys.filter { !$0.isEmpty }.sorted() + (counts[""] == nil ? [] : [""])
    return names.map { name in
      let numbers = Severity.allCases.sorted(by: >).map { "\(counts[name]?[$0] ?? 0)" }
      let shown = name.isEmpty ? "–" : MarkdownText.code(name, width: cellWidth)
      return "| \(shown) | \(numbers.joined(separator: " | ")) |\n"
    }
  }

  private static func row(_ finding: Diagnostic, _ context: ReportContext) -> String {
    let path = MarkdownText.plain(context.relative(finding.file), width: 1000)
    let place = finding.place.map { "&#58;\($0.start.line)&#58;\($0.start.column)" } ?? ""
    var key = finding.key.map { MarkdownText.code($0, width: cellWidth) } ?? ""
    if let variation = finding.variation {
      key += " \(MarkdownText.code(variation, width: cellWidth))"
    }
    let cells = [
      finding.severity == .error ? "**error**" : finding.severity.rawValue,
      "<code>\(path)\(place)</code>", key,
      MarkdownText.plain(finding.message.description, width: 1000),
      MarkdownText.code(finding.rule, width: cellWidth),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
