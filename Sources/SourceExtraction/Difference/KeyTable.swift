package import CatalogSyntax
package import StringCatalog

/// The keys of one table, whatever formats and locales its files have.
package struct KeyTable: Sendable {
  /// The name, as in `NSLocalizedString(_:tableName:)`.
  package var name: String
  /// The folder of the bundle or of the file; empty for the current one.
  package var folder: String
  /// The paths of all its files, in every locale and format.
  package var files: [String]
  /// The keys: those of the source locale in file order, then those that only other locales have.
  package var keys: [Key]

  /// A key.
  package struct Key: Sendable {
    /// The key, decoded.
    package var text: String
    /// The file in which it is shown.
    package var file: String
    /// Where it stands there; nil in a file without positions.
    package var place: LineColumn?
    /// The locale of that file or the source language of the catalog; nil for a file in no such folder.
    package var locale: String?

    /// Creates a key.
    package init(text: String, file: String, place: LineColumn? = nil, locale: String? = nil) {
      self.text = text
      self.file = file
      self.place = place
      self.locale = locale
    }
  }

  /// Creates a table.
  package init(name: String, folder: String, files: [String], keys: [Key]) {
    self.name = name
    self.folder = folder
    self.files = files
    self.keys = keys
  }
}

extension KeyTable {
  /// The tables of a project, by folder and name.
  ///
  /// The `.strings` and `.stringsdict` files of one table in one bundle are one table, and so is a catalog.
  ///
  /// - Parameter source: The source language that was asked for; nil for the one that each bundle tells.
  package static func tables(of project: Project, source: LocaleIdentifier?) -> [KeyTable] {
    var collector = Collector()
    for bundle in project.bundles {
      let language = bundle.sourceLocale(wanted: source) ?? bundle.sourceLocale(wanted: nil)
      for family in bundle.families {
        let first = language.flatMap { family.source($0)?.file.path }
        let ordered =
          family.localizations.filter { $0.file.path == first }
          + family.localizations.filter { $0.file.path != first }
        for table in ordered { collector.add(table, in: bundle.path) }
      }
    }
    for table in project.looseTables { collector.add(table, in: table.file.folder) }
    let english = LocaleIdentifier("en")
    let ranked = project.dictionaries.enumerated().sorted { left, right in
      let (one, other) = (
        rank(left.element.file.locale, source ?? english),
        rank(right.element.file.locale, source ?? english)
      )
      return (one, left.offset) < (other, right.offset)
    }
    for (_, dictionary) in ranked {
      collector.add(dictionary, in: dictionary.file.bundle ?? dictionary.file.folder)
    }
    for catalog in project.stringCatalogs { collector.add(catalog) }
    return collector.tables.sorted { left, right in
      (left.folder, left.name, left.files.first ?? "")
        < (right.folder, right.name, right.files.first ?? "")
    }
  }

  private static func rank(_ locale: LocaleIdentifier, _ source: LocaleIdentifier) -> Int {
    locale == source ? 0 : locale == .base ? 1 : 2
  }

  private struct Collector {
    var tables: [KeyTable] = []
    private var places: [[String]: Int] = [:]
    private var known: [Set<[UInt8]>] = []

    private mutating func place(_ name: String, _ folder: String, _ file: String) -> Int {
      let scope = [folder, name]
      let place =
        places[scope]
        ?? {
          tables.append(KeyTable(name: name, folder: folder, files: [], keys: []))
          known.append([])
          places[scope] = tables.count - 1
          return tables.count - 1
        }()
      if !tables[place].files.contains(file) { tables[place].files.append(file) }
      return place
    }

    private mutating func add(_ key: Key, at place: Int) {
      guard known[place].insert(Array(key.text.utf8)).inserted else { return }
      tables[place].keys.append(key)
    }

    mutating func add(_ table: LocalizedTable, in folder: String) {
      let place = place(table.file.table, folder, table.file.path)
      let lines = LineIndex(table.source.utf8)
      let locale = table.file.locale.spelling
      for (index, entry) in table.document.entries.enumerated() where !entry.isDamaged {
        let text = table.document.key(of: entry)
        let start =
          table.hasPositions
          ? lines.lineColumn(of: table.keyRange(of: index).start, in: table.source.utf8) : nil
        add(
          Key(
            text: text, file: table.file.path, place: start,
            locale: locale == "und" ? nil : locale), at: place)
      }
    }

    mutating func add(_ dictionary: Project.Dictionary, in folder: String) {
      let file = dictionary.file
      let place = place(file.table, folder, file.path)
      let source = dictionary.document.syntax.source
      let lines = LineIndex(source.utf8)
      let locale = file.locale.spelling
      for entry in dictionary.document.entries where entry.isEffective {
        let start =
          dictionary.document.hasPositions
          ? lines.lineColumn(of: entry.keyRange.start, in: source.utf8) : nil
        add(
          Key(
            text: entry.key, file: file.path, place: start, locale: locale == "und" ? nil : locale),
          at: place)
      }
    }

    mutating func add(_ catalog: Project.StringCatalogFile) {
      let document = catalog.document
      let place = place(catalog.file.table, catalog.file.folder, catalog.file.path)
      let lines = LineIndex(document.source.utf8)
      for entry in document.entries where !entry.isShadowed {
        let range = document.json.range(of: entry.key)
        add(
          Key(
            text: document.key(of: entry), file: catalog.file.path,
            place: lines.lineColumn(of: range.start, in: document.source.utf8),
            locale: document.sourceLanguage), at: place)
      }
    }
  }
}
