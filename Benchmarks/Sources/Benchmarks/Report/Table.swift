import Foundation

extension TopicResult {
  /// The topic as a Markdown table with aligned columns.
  var table: String {
    let hasCPU = results.contains { $0.medianCPU != nil }
    let hasThroughput = topic.byteCount != nil
    let unit = topic.showsOperations ? "ns" : "ms"
    var header = [topic.title, "min \(unit)", "median \(unit)"]
    if hasThroughput { header.append("MB/s") }
    if hasCPU { header += ["CPU ms", "peak MB"] }
    header += topic.references.map(\.column)

    var rows = [header]
    var notes: [String] = []
    for result in results {
      let title = result.measurement.title
      guard let median = result.median, let fastest = result.fastest else {
        rows.append([title, "not measured"] + header.dropFirst(2).map { _ in "" })
        notes.append("not measured: \(title): \(result.reason ?? "no samples")")
        continue
      }
      let scale =
        topic.showsOperations ? 1e9 / Double(result.measurement.operationCount) : 1e3
      var row = [title, Self.number(fastest * scale), Self.number(median * scale)]
      if let byteCount = topic.byteCount {
        row.append(Self.number(Double(byteCount) / 1e6 / median))
      }
      if hasCPU {
        row.append(result.medianCPU.map { Self.number($0 * 1e3) } ?? "")
        row.append(result.peakBytes.map { Self.number(Double($0) / 1e6) } ?? "")
      }
      row += topic.references.map { reference in
        guard let ratio = ratio(result, to: reference) else { return "" }
        return Self.number(reference.isLimit ? ratio * 100 : ratio)
      }
      rows.append(row)
    }
    return Self.aligned(rows) + notes.map { "\n\($0)" }.joined()
  }

  /// Three significant digits, or all of a whole number above.
  private static func number(_ value: Double) -> String {
    let digits = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2
    return value.formatted(
      .number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en")))
  }

  private static func aligned(_ rows: [[String]]) -> String {
    guard let header = rows.first else { return "" }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([header, rule] + rows.dropFirst()).map(line).joined(separator: "\n")
  }
}
