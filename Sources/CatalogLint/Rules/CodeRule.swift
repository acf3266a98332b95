import CatalogSyntax
import StringCatalog

/// A rule about code and the keys it names. It is asked only where code was read.
protocol CodeRule: Rule {
  /// Looks at what code does with the texts of a project.
  func check(_ usage: CodeUsage, _ report: inout CodeReport)
}

/// Takes the findings about code and the keys it names.
struct CodeReport {
  private(set) var diagnostics: [Diagnostic] = []
  var rule = ActiveRule(id: "", standard: .error)
  private let entries: EntryPlaces

  init(_ project: Project) {
    entries = EntryPlaces(project)
  }

  /// Reports something about a place in code.
  mutating func add(_ message: Diagnostic.Message, at site: CodeUsage.Site) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: site.file,
      place: site.place)
    diagnostic.key = site.key
    diagnostic.table = site.table
    diagnostics.append(diagnostic)
  }

  /// Reports something about a key of a table; nothing if the table does not have it, or not any more.
  ///
  /// - Parameter removal: The title of the fix that removes the key; nil for none.
  mutating func add(
    _ message: Diagnostic.Message, about entry: CodeUsage.Entry,
    removal: Diagnostic.Message? = nil
  ) {
    guard let found = entries.entry(entry.key, in: entry.file) else { return }
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: entry.file,
      place: found.place)
    diagnostic.key = entry.key
    diagnostic.table = entry.table
    diagnostic.locale = entry.locale
    diagnostic.value = found.value
    if let removal {
      diagnostic.fix = Diagnostic.FixIt(removal, safety: .unsafe, edits: found.removal)
    }
    diagnostics.append(diagnostic)
  }
}

/// Where the keys of a project stand.
private struct EntryPlaces {
  private var strings: [String: LocalizedTable] = [:]
  private var dictionaries: [String: StringsDictDocument] = [:]
  private var catalogs: [String: XCStringsDocument] = [:]
  private var lines: [String: LineIndex] = [:]
  private var indices: [String: [[UInt8]: Int]] = [:]

  /// A key in a file.
  struct Found {
    var place: Diagnostic.Place
    var value: String?
    var removal: [TextEdit]
  }

  init(_ project: Project) {
    for table in project.bundles.flatMap(\.families).flatMap(\.localizations) + project.looseTables
    {
      strings[table.file.path] = table
      lines[table.file.path] = LineIndex(table.source.utf8)
      var index: [[UInt8]: Int] = [:]
      for (place, entry) in table.document.entries.enumerated() where !entry.isDamaged {
        index[table.document.keyBytes(of: entry)] = place
      }
      indices[table.file.path] = index
    }
    for dictionary in project.dictionaries {
      dictionaries[dictionary.file.path] = dictionary.document
      lines[dictionary.file.path] = LineIndex(dictionary.document.syntax.source.utf8)
    }
    for catalog in project.stringCatalogs {
      catalogs[catalog.file.path] = catalog.document
      lines[catalog.file.path] = LineIndex(catalog.document.source.utf8)
    }
  }

  func entry(_ key: String, in file: String) -> Found? {
    guard let lines = lines[file] else { return nil }
    func place(_ range: SourceRange, _ source: SourceText, _ isThere: Bool) -> Diagnostic.Place {
      guard isThere else {
        let start = LineColumn(line: 1, column: 1)
        return Diagnostic.Place(start: start, end: start)
      }
      return Diagnostic.Place(
        start: lines.lineColumn(of: range.start, in: source.utf8),
        end: lines.lineColumn(of: range.end, in: source.utf8))
    }
    if let table = strings[file] {
      guard let index = indices[file]?[Array(key.utf8)] else { return nil }
      let isEditable = table.kind == .oldStyle
      return Found(
        place: place(table.valueRange(of: index), table.source, table.hasPositions),
        value: table.document.value(of: table.document.entries[index]),
        removal: isEditable ? (try? table.document.edits(removingKey: key)) ?? [] : [])
    }
    if let document = dictionaries[file] {
      guard let entry = document.entry(forKey: key) else { return nil }
      return Found(
        place: place(entry.keyRange, document.syntax.source, document.hasPositions),
        removal: (try? document.edits(removingKey: key)) ?? [])
    }
    guard let document = catalogs[file], let entry = document.entry(forKey: key) else { return nil }
    return Found(
      place: place(document.json.range(of: entry.key), document.source, true),
      removal: (try? document.edits(removingKey: key)) ?? [])
  }
}
