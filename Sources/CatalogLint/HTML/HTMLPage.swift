import CatalogSyntax
import StringCatalog

/// A page about a project: how much is translated, and what was found.
///
/// - Nothing from a file can run in it. All texts are escaped, and the policy of the page allows the one
///   script that is in it, by its hash, and no other, no attribute that is code, no form and no request
///   (Content Security Policy, Level 3).
/// - Texts in any direction stay in their place: each has its own direction, and characters that change
///   direction are shown by their numbers.
/// - Everything can be reached and used with the keyboard, and the page follows the reader's choice of
///   dark or light. Without scripts it is complete and only does not filter.
/// - The page is well-formed XML too, so that tests read it with a parser, and has no time in it.
struct HTMLPage {
  private let title: String
  private let summary: String
  private var body = ""
  /// Where the link goes that leads past everything that is repeated.
  private var target = "coverage"

  /// The widest text that is shown in full, in columns.
  private static let textWidth = 2000
  private static let keyWidth = 400

  /// Starts a page.
  init(title: String, summary: String) {
    self.title = title
    self.summary = summary
  }

  /// The page in UTF-8.
  var bytes: [UInt8] {
    let policy =
      "default-src 'none'; script-src 'sha256-\(HTMLAssets.scriptHash)';"
      + " style-src 'sha256-\(HTMLAssets.styleHash)'; base-uri 'none'; form-action 'none'"
    let page = """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(MarkupText.safe("\(title): \(summary)"))</title>
      <style>\(HTMLAssets.style)</style>
      </head>
      <body>
      <a class="skip" href="#\(target)">Skip to the \(target)</a>
      <header>
      <h1>\(MarkupText.safe(title))</h1>
      <p>\(MarkupText.safe(summary))</p>
      </header>
      <main>
      \(body)</main>
      <script>\(HTMLAssets.script)</script>
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  // MARK: Coverage

  /// Adds the picture of how much is translated: a row a locale, a column a table.
  ///
  /// - Parameter linked: The locales whose names lead to their findings.
  mutating func add(_ coverage: CoverageReport, linked: Set<String> = []) {
    body +=
      "<section aria-labelledby=\"coverage\">\n<h2 id=\"coverage\" tabindex=\"-1\">Coverage</h2>\n"
    defer { body += "</section>\n" }
    guard !coverage.locales.isEmpty else {
      body += "<p>There is no translation to measure.</p>\n"
      return
    }
    let matrix = CoverageMatrix(coverage)
    if let source = coverage.source {
      body +=
        "<p>The source language is \(Self.isolated(source.spelling, width: Self.keyWidth)).</p>\n"
    }
    body += "<div class=\"scroll\" role=\"region\" aria-labelledby=\"coverage\" tabindex=\"0\">\n"
    body += "<table class=\"matrix\">\n<thead><tr><th scope=\"col\">locale</th>"
    body += "<th scope=\"col\" colspan=\"2\">covered, %</th><th scope=\"col\">missing</th>"
    for column in matrix.columns {
      body += "<th scope=\"col\">\(Self.isolated(column, width: Self.keyWidth))</th>"
    }
    body += "</tr></thead>\n<tbody>\n"
    for (row, cells) in zip(coverage.locales, matrix.cells) {
      addRow(row, cells, isLinked: linked.contains(row.locale.spelling))
    }
    body += "</tbody>\n</table>\n</div>\n"
    body += "<ul class=\"legend\"><li><span class=\"key done\"></span> translated</li>"
    body += "<li><span class=\"key fallback\"></span> covered by a parent locale</li>"
    body += "<li><span class=\"key missing\"></span> missing</li></ul>\n"
  }

  private mutating func addRow(
    _ row: CoverageReport.LocaleRow, _ cells: [CoverageReport.Counts?], isLinked: Bool
  ) {
    let counts = row.counts
    let name = Self.isolated(row.locale.spelling, width: Self.keyWidth)
    body += "<tr><th scope=\"row\">"
    if isLinked {
      let shown = DisplayText.cutAndSafe(row.locale.spelling, to: Self.keyWidth).text
      body += "<a href=\"#locale=\(shown.percentEncoded)\">\(name)</a>"
    } else {
      body += name
    }
    body += "</th><td class=\"picture\">"
    body +=
      "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
    let done = counts.total == 0 ? 1000 : counts.translated * 1000 / counts.total
    body += "<rect class=\"done\" width=\"\(done)\" height=\"10\"/>"
    let inherited = counts.permille - done
    if inherited > 0 {
      body += "<rect class=\"fallback\" x=\"\(done)\" width=\"\(inherited)\" height=\"10\"/>"
    }
    body += "</svg></td><td class=\"\(Self.grade(counts))\">\(counts.percent)</td>"
    body += "<td>\(counts.missing)</td>"
    for cell in cells {
      if let cell {
        body += "<td class=\"\(Self.grade(cell))\">\(cell.percent)</td>"
      } else {
        body += "<td>–</td>"
      }
    }
    body += "</tr>\n"
  }

  /// The class of a cell by what is covered.
  private static func grade(_ counts: CoverageReport.Counts) -> String {
    switch counts.permille {
    case 1000: "full"
    case 900...: "high"
    case 500...: "half"
    case 1...: "low"
    case _: "none"
    }
  }

  // MARK: Lists

  /// A row of a list that can be filtered.
  private struct Row {
    var severity: String?
    var locale: String?
    var rule: String?
    /// The cells, as markup.
    var cells: [String]
  }

  /// Adds findings.
  mutating func add(_ findings: [Diagnostic], _ context: ReportContext) {
    let rows = findings.map { finding in
      Row(
        severity: finding.severity.rawValue, locale: finding.locale, rule: finding.rule,
        cells: Self.cells(finding, context))
    }
    addList(
      "findings", "Findings", columns: ["severity", "place", "key", "finding", "rule"], rows)
  }

  /// Adds the keys that are missing.
  mutating func add(_ missing: [CoverageReport.MissingKey]) {
    let rows = missing.map { key in
      let table = key.bundle.isEmpty ? key.table : "\(key.bundle)/\(key.table)"
      return Row(
        locale: key.locale,
        cells: [
          Self.isolated(key.locale, width: Self.keyWidth),
          Self.isolated(table, width: Self.keyWidth),
          Self.code(key.key),
        ])
    }
    addList("missing-keys", "Missing keys", columns: ["locale", "table", "key"], rows)
  }

  private static func cells(_ finding: Diagnostic, _ context: ReportContext) -> [String] {
    let severity = finding.severity.rawValue
    var place = isolated(context.relative(finding.file), width: keyWidth)
    if let start = finding.place?.start { place += "<wbr/>:\(start)" }
    var key = finding.key.map(code) ?? ""
    if let variation = finding.variation {
      key += (key.isEmpty ? "" : " ") + isolated("[\(variation)]", width: keyWidth)
    }
    var text = "<p dir=\"auto\">\(shown(finding.message.description, width: textWidth))</p>"
    if finding.source != nil || finding.value != nil {
      text += "<dl>"
      if let source = finding.source {
        text += "<dt>source</dt><dd dir=\"auto\">\(shown(source, width: textWidth))</dd>"
      }
      if let value = finding.value {
        text += "<dt>value</dt><dd dir=\"auto\">\(marked(value, finding.message.marks))</dd>"
      }
      text += "</dl>"
    }
    return [
      "<span class=\"\(severity)\">\(severity)</span>", place, key, text,
      "<code>\(shown(finding.rule, width: keyWidth))</code>",
    ]
  }

  private mutating func addList(
    _ id: String, _ title: String, columns: [String], _ rows: [Row]
  ) {
    target = id
    body += "<section aria-labelledby=\"\(id)\">\n"
    body += "<h2 id=\"\(id)\" tabindex=\"-1\">\(title)</h2>\n"
    defer { body += "</section>\n" }
    guard !rows.isEmpty else {
      body += "<p>There are none.</p>\n"
      return
    }
    // Hidden as long as there is no script that could answer.
    body += "<form id=\"filter\" hidden=\"\" role=\"search\" aria-label=\"Filter\">\n"
    let severities = Severity.allCases.sorted(by: >).map(\.rawValue).filter { name in
      rows.contains { $0.severity == name }
    }
    addChoice("severity", severities)
    addChoice("locale", Set(rows.compactMap(\.locale)).sorted())
    addChoice("rule", Set(rows.compactMap(\.rule)).sorted())
    body += "<label>text <input type=\"search\" name=\"text\" autocomplete=\"off\"/></label>\n"
    body += "<button type=\"reset\">Show all</button>\n</form>\n"
    body += "<p id=\"count\" role=\"status\">\(rows.count) of \(rows.count)</p>\n"
    body += "<table id=\"list\">\n<thead><tr>"
    for column in columns { body += "<th scope=\"col\">\(column)</th>" }
    body += "</tr></thead>\n<tbody>\n"
    for row in rows {
      body += "<tr"
      for (name, value) in [
        ("severity", row.severity), ("locale", row.locale), ("rule", row.rule),
      ] {
        guard let value else { continue }
        body += " data-\(name)=\"\(Self.shown(value, width: Self.keyWidth))\""
      }
      body += ">"
      for cell in row.cells { body += "<td>\(cell)</td>" }
      body += "</tr>\n"
    }
    body += "</tbody>\n</table>\n"
  }

  private mutating func addChoice(_ name: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    body += "<label>\(name) <select name=\"\(name)\"><option value=\"\">all</option>"
    for value in values {
      let shown = Self.shown(value, width: Self.keyWidth)
      body += "<option value=\"\(shown)\">\(shown)</option>"
    }
    body += "</select></label>\n"
  }

  // MARK: Texts

  /// A text from a file, made visible, cut and escaped.
  private static func shown(_ text: String, width: Int) -> String {
    let (shown, isCut) = DisplayText.cutAndSafe(text, to: width)
    return MarkupText.escaped(shown) + (isCut ? "…" : "")
  }

  /// A text with marks around what a finding is about.
  private static func marked(_ text: String, _ marks: [SourceRange]) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count <= textWidth, !marks.isEmpty, marks != [SourceRange(0, bytes.count)] else {
      return shown(text, width: textWidth)
    }
    var result = ""
    var end = 0
    func piece(_ start: Int, _ end: Int) -> String {
      MarkupText.safe(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    for mark in marks where mark.start >= end && mark.end <= bytes.count && !mark.isEmpty {
      result += "\(piece(end, mark.start))<mark>\(piece(mark.start, mark.end))</mark>"
      end = mark.end
    }
    return result + piece(end, bytes.count)
  }

  /// A short text that keeps its direction to itself.
  private static func isolated(_ text: String, width: Int) -> String {
    "<bdi>\(shown(text, width: width))</bdi>"
  }

  private static func code(_ text: String) -> String {
    "<code dir=\"auto\">\(shown(text, width: keyWidth))</code>"
  }
}
