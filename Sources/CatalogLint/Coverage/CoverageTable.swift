import CatalogSyntax
import StringCatalog

/// The forms in which a ``CoverageReport`` is written.
public enum CoverageFormat: String, Sendable, CaseIterable {
  /// Columns for people.
  case table
  /// The JSON shape of the tool.
  case json
  /// A GitHub-flavoured Markdown table.
  case markdown
  /// Comma-separated values (RFC 4180) with a header line.
  case csv
  /// A page for the browser that needs no other file.
  case html
  /// A badge with the percentage over all locales.
  case svg
}

extension CoverageReport {
  /// The report in a form, in UTF-8.
  ///
  /// - Parameter listsMissing: Whether the missing keys are named.
  public func rendered(as format: CoverageFormat, listsMissing: Bool = false) -> [UInt8] {
    switch format {
    case .table: Array(table(listsMissing: listsMissing).utf8)
    case .markdown: Array(markdown(listsMissing: listsMissing).utf8)
    case .csv: Array(csv(listsMissing: listsMissing).utf8)
    case .json: json(listsMissing: listsMissing)
    case .html: page(listsMissing: listsMissing).bytes
    case .svg: Array(CoverageBadge(total, hasLocales: !locales.isEmpty).svg.utf8)
    }
  }

  private func page(listsMissing: Bool) -> HTMLPage {
    let noun = locales.count == 1 ? "locale" : "locales"
    var page = HTMLPage(
      title: "Localization coverage", summary: "\(total.percent) % of \(locales.count) \(noun)")
    page.add(self)
    if listsMissing { page.add(missing) }
    return page
  }

  private static let headings = [
    "locale", "total", "translated", "missing", "fallback", "review", "untranslated", "percent",
  ]

  private func cells(_ name: String, _ counts: Counts) -> [String] {
    let numbers = [
      counts.total, counts.translated, counts.missing, counts.fallback, counts.needsReview,
      counts.untranslated,
    ]
    return [name] + numbers.map(String.init) + ["\(counts.percent) %"]
  }

  /// The rows of the summary: the locales, and the total where there are several.
  private var summaryRows: [[String]] {
    let rows = locales.map { cells($0.locale.spelling.escapedForDisplay, $0.counts) }
    return locales.count > 1 ? rows + [cells("total", total)] : rows
  }

  private func table(listsMissing: Bool) -> String {
    guard !locales.isEmpty else { return "" }
    let rows = [Self.headings] + summaryRows
    let widths = Self.headings.indices.map { column in
      rows.reduce(0) { max($0, $1[column].count) }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? cell + padding : "  " + padding + cell)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      text += line + "\n"
    }
    guard listsMissing, !missing.isEmpty else { return text }
    text += "\nmissing:\n"
    for key in missing {
      text += "  \(key.locale.escapedForDisplay)  \(place(key)): \(key.key.escapedForDisplay)\n"
    }
    return text
  }

  private func place(_ key: MissingKey) -> String {
    (key.bundle.isEmpty ? key.table : "\(key.bundle)/\(key.table)").escapedForDisplay
  }

  private func markdown(listsMissing: Bool) -> String {
    guard !locales.isEmpty else { return "" }
    func line(_ cells: [String]) -> String {
      "| " + cells.map { MarkdownText.plain($0, width: 400) }.joined(separator: " | ") + " |\n"
    }
    var text = line(Self.headings)
    text += "|:--|" + String(repeating: "--:|", count: Self.headings.count - 1) + "\n"
    for row in summaryRows { text += line(row) }
    guard listsMissing, !missing.isEmpty else { return text }
    text += "\n| locale | table | missing key |\n|:--|:--|:--|\n"
    for key in missing { text += line([key.locale, place(key), key.key]) }
    return text
  }

  private func csv(listsMissing: Bool) -> String {
    func line(_ cells: [String]) -> String {
      cells.map(Self.csvCell).joined(separator: ",") + "\r\n"
    }
    if listsMissing {
      return line(["locale", "bundle", "table", "key"])
        + missing.map { line([$0.locale, $0.bundle, $0.table, $0.key]) }.joined()
    }
    var text = line(
      ["bundle", "table", "locale", "total", "translated", "missing", "fallback"]
        + ["needsReview", "untranslated", "percent"])
    for row in tables {
      let counts = row.counts
      let numbers = [
        counts.total, counts.translated, counts.missing, counts.fallback, counts.needsReview,
        counts.untranslated,
      ]
      text += line(
        [row.bundle, row.table, row.locale.spelling] + numbers.map(String.init)
          + [counts.percent])
    }
    return text
  }

  /// A cell in quotes where it needs them. A text that a spreadsheet would take for a formula gets an
  /// apostrophe in front.
  private static func csvCell(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let cell = isFormula ? "'" + text : text
    let needsQuotes = cell.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
