import CatalogSyntax

extension TableListing {
  /// Creates the listing of a table.
  public init(_ table: LocalizedTable) {
    let document = table.document
    let source = table.source
    let lines = LineIndex(source.utf8)
    var entries: [Entry] = []
    for (index, entry) in document.entries.enumerated() where !entry.isDamaged {
      let value = document.value(of: entry)
      entries.append(
        Entry(
          number: index, key: document.key(of: entry), value: value,
          spelling: value == nil ? document.source.text(in: entry.valueRange) : nil,
          comment: document.comment(of: index),
          place: table.hasPositions
            ? lines.lineColumn(of: table.keyRange(of: index).start, in: source.utf8) : nil,
          locale: Self.shown(table.file.locale)))
    }
    self.init(
      file: table.file.path,
      encoding: table.kind == .oldStyle ? source.encoding.rawValue : table.kind.rawValue,
      entries: entries, namesLocales: false)
  }

  /// Creates the listing of a `.stringsdict` file.
  ///
  /// The value of an entry with variables is its format; the texts of variables, devices and widths are
  /// variations.
  public init(_ document: StringsDictDocument, file: TableFile) {
    let source = document.syntax.source
    let lines = LineIndex(source.utf8)
    let entries = document.entries.enumerated().map { index, entry in
      let leaves = document.leaves(ofEntry: index)
      let value = leaves.first { $0.variation == nil }?.text.text
      return Entry(
        number: index, key: entry.key, value: value, comment: document.comment(ofEntry: index),
        place: document.hasPositions
          ? lines.lineColumn(of: entry.keyRange.start, in: source.utf8) : nil,
        locale: Self.shown(file.locale),
        variations: leaves.compactMap { leaf in
          leaf.variation.map { Entry.Variation(name: $0, value: leaf.text.text) }
        })
    }
    self.init(
      file: file.path,
      encoding: document.hasPositions ? source.encoding.rawValue : document.kind.rawValue,
      entries: entries, namesLocales: false)
  }

  /// Creates the listing of a string catalog.
  ///
  /// A key without a text in the source language is its own text there, as it is at run time.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - file: The path as it is to be shown.
  ///   - locale: The locale to list, as the catalog spells it; nil for all.
  public init(_ catalog: XCStringsDocument, file: String, locale: String? = nil) {
    let lines = LineIndex(catalog.source.utf8)
    var entries: [Entry] = []
    for (number, entry) in catalog.entries.enumerated() {
      let template = Entry(
        number: number, key: catalog.key(of: entry), comment: catalog.comment(of: entry),
        place: lines.lineColumn(
          of: catalog.range(of: entry).start, in: catalog.source.utf8))
      let localized = catalog.localizations[entry.localizations].map { localization in
        catalog.listed(localization, template)
      }
      let source = catalog.sourceLanguage
      var all = localized
      if !localized.contains(where: { $0.locale == source }), source != nil || localized.isEmpty {
        var own = template
        own.locale = source
        own.value = own.key
        all.insert(own, at: 0)
      }
      entries += locale.map { wanted in all.filter { $0.locale == wanted } } ?? all
    }
    self.init(
      file: file, encoding: catalog.source.encoding.rawValue, entries: entries, namesLocales: true)
  }
}

extension XCStringsDocument {
  /// A key in one locale.
  fileprivate func listed(
    _ localization: Localization, _ template: TableListing.Entry
  ) -> TableListing.Entry {
    var entry = template
    entry.locale = locales[localization.locale]
    for leaf in leaves[localization.leaves] {
      guard let name = variation(of: leaf) else {
        entry.value = text(of: leaf)
        entry.state = state(of: leaf)
        continue
      }
      entry.variations.append(
        TableListing.Entry.Variation(name: name, value: text(of: leaf), state: state(of: leaf)))
    }
    return entry
  }
}
