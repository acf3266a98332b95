import StringCatalog

/// The numbers of a ``CoverageReport`` with a row a locale and a column a table.
struct CoverageMatrix {
  /// The tables, by bundle and name; with its bundle where there are several.
  var columns: [String] = []
  /// A row for each locale of the report, in its order; nil where a locale has no such table to fill.
  var cells: [[CoverageReport.Counts?]] = []

  private struct Table: Hashable {
    var bundle: String
    var name: String
  }

  /// Arranges a report.
  init(_ report: CoverageReport) {
    var tables: [Table] = []
    var places: [Table: Int] = [:]
    var rows: [LocaleIdentifier: Int] = [:]
    for (place, row) in report.locales.enumerated() { rows[row.locale] = place }
    for row in report.tables {
      let table = Table(bundle: row.bundle, name: row.table)
      guard places[table] == nil else { continue }
      places[table] = tables.count
      tables.append(table)
    }
    let hasBundles = Set(tables.map(\.bundle)).count > 1
    columns = tables.map { table in
      hasBundles && !table.bundle.isEmpty ? "\(table.bundle)/\(table.name)" : table.name
    }
    let empty = [CoverageReport.Counts?](repeating: nil, count: tables.count)
    cells = Array(repeating: empty, count: report.locales.count)
    for row in report.tables {
      guard let line = rows[row.locale],
        let place = places[Table(bundle: row.bundle, name: row.table)]
      else { continue }
      var sum = cells[line][place] ?? CoverageReport.Counts()
      sum += row.counts
      cells[line][place] = sum
    }
  }
}
