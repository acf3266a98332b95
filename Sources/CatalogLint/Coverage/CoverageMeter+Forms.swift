import CatalogSyntax
import StringCatalog

/// A row of the report with the keys that are missing in it.
typealias MeasuredTable = (row: CoverageReport.TableRow, missing: [CoverageReport.MissingKey])

// MARK: - String catalogs

extension CoverageMeter {
  /// Measures a string catalog: every locale it has a text in, against every entry that is to be
  /// translated. A message counts as translated if all its forms are.
  func measure(_ catalog: Project.StringCatalogFile) -> [MeasuredTable] {
    let document = catalog.document
    let source = LocaleIdentifier(document.sourceLanguage ?? "en")
    let locales = document.locales.map { LocaleIdentifier($0) }.filter { $0 != source }
    var rows = locales.sorted().map { locale -> MeasuredTable in
      let row = CoverageReport.TableRow(
        bundle: catalog.file.folder, table: catalog.file.table, locale: locale,
        counts: CoverageReport.Counts())
      return (row, [])
    }
    for entry in document.entries where !entry.isShadowed && document.shouldTranslate(entry) {
      let translations = document.translations(of: entry)
      for index in rows.indices {
        add(entry, translations, of: document, source: source, to: &rows[index])
      }
    }
    return rows
  }

  private func add(
    _ entry: XCStringsDocument.Entry, _ translations: [CatalogLocalization],
    of document: XCStringsDocument, source: LocaleIdentifier, to table: inout MeasuredTable
  ) {
    let locale = table.row.locale
    table.row.counts.total += 1
    func translation(_ locale: LocaleIdentifier) -> CatalogLocalization? {
      translations.last {
        LocaleIdentifier($0.locale) == locale && !$0.texts.isEmpty
          && $0.texts.allSatisfy { $0.isTranslated || ($0.text.isEmpty && $0.state == nil) }
      }
    }
    if let own = translation(locale) {
      table.row.counts.translated += 1
      if own.texts.contains(where: { $0.state == .needsReview }) {
        table.row.counts.needsReview += 1
      }
      if !locale.hasSameLanguage(as: source), isUntranslated(own) {
        table.row.counts.untranslated += 1
      }
    } else if locale.hasSameLanguage(as: source)
      || locale.parents.contains(where: { translation($0) != nil })
    {
      table.row.counts.fallback += 1
    } else {
      table.row.counts.missing += 1
      table.missing.append(
        CoverageReport.MissingKey(
          bundle: table.row.bundle, table: table.row.table, locale: locale.spelling,
          key: document.key(of: entry)))
    }
  }

  private func isUntranslated(_ translation: CatalogLocalization) -> Bool {
    guard translation.texts.count == 1, let text = translation.texts.first else { return false }
    return TranslationStatus.isUntranslated(
      source: Array(translation.source.utf8).span, target: Array(text.text.utf8).span,
      key: Array(translation.key.utf8).span, doNotTranslate: options.doNotTranslate)
  }
}

// MARK: - .stringsdict files

extension CoverageMeter {
  /// Measures the `.stringsdict` files of a bundle against those of the source language.
  func measure(
    _ dictionaries: [Project.Dictionary], of bundle: String, source: Project.Bundle.SourceLocale
  ) -> [MeasuredTable] {
    let byTable = Swift.Dictionary(grouping: dictionaries) { $0.file.table }
    let locales = Set(dictionaries.map(\.file.locale)).filter {
      $0 != source.locale && !$0.isBase && $0.form != .invalid
    }
    return byTable.keys.sorted().flatMap { table -> [MeasuredTable] in
      let files = byTable[table] ?? []
      func file(_ locale: LocaleIdentifier) -> Project.Dictionary? {
        files.first { $0.file.locale == locale }
      }
      guard let origin = file(source.locale) ?? file(.base) ?? file(source.language) else {
        return []
      }
      return locales.sorted().map { locale in
        measure(
          origin, file(locale), parents: locale.parents.compactMap(file), bundle: bundle,
          locale: locale, isSourceLanguage: locale.hasSameLanguage(as: source.language))
      }
    }
  }

  /// The source language of `.stringsdict` files that stand alone.
  func source(of dictionaries: [Project.Dictionary]) -> Project.Bundle.SourceLocale? {
    let present = Set(dictionaries.map(\.file.locale))
    let wanted = LocaleIdentifier(options.source ?? "en")
    let locale = [wanted, .base].first(where: present.contains)
    return locale.map {
      Project.Bundle.SourceLocale(locale: $0, language: wanted, isGuess: false)
    }
  }

  private func measure(
    _ source: Project.Dictionary, _ target: Project.Dictionary?, parents: [Project.Dictionary],
    bundle: String, locale: LocaleIdentifier, isSourceLanguage: Bool
  ) -> MeasuredTable {
    var counts = CoverageReport.Counts()
    var missing: [CoverageReport.MissingKey] = []
    for entry in source.document.entries where entry.isEffective {
      counts.total += 1
      if let target, target.document.isTranslated(entry.key) {
        counts.translated += 1
      } else if isSourceLanguage
        || parents.contains(where: { $0.document.isTranslated(entry.key) })
      {
        counts.fallback += 1
      } else {
        counts.missing += 1
        missing.append(
          CoverageReport.MissingKey(
            bundle: bundle, table: source.file.table, locale: locale.spelling, key: entry.key))
      }
    }
    let row = CoverageReport.TableRow(
      bundle: bundle, table: source.file.table, locale: locale, counts: counts)
    return (row, missing)
  }
}

extension StringsDictDocument {
  /// Whether every text of a key is there.
  fileprivate func isTranslated(_ key: String) -> Bool {
    guard
      let index = entries.lastIndex(where: { $0.isEffective && $0.key.utf8.elementsEqual(key.utf8) }
      )
    else { return false }
    let texts = leaves(ofEntry: index)
    return !texts.isEmpty && texts.allSatisfy { !$0.text.text.isEmpty }
  }
}

extension Project {
  /// The `.stringsdict` files of `.lproj` folders, by the folder that holds those.
  var dictionariesByBundle: [(bundle: String, files: [Dictionary])] {
    let inBundles = dictionaries.filter { $0.file.locale.spelling != "und" }
    return Swift.Dictionary(grouping: inBundles) { $0.file.bundle }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension CoverageReport {
  /// Adds a row; what two files of one table have, `.strings` and `.stringsdict`, is one row.
  mutating func add(_ row: TableRow) {
    let same = tables.firstIndex {
      $0.bundle == row.bundle && $0.table == row.table && $0.locale == row.locale
    }
    if let same {
      tables[same].counts += row.counts
    } else {
      tables.append(row)
    }
  }
}

extension TableFile {
  /// The folder that the file lies in; empty for the current folder.
  var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The folder that the file's `.lproj` folder lies in; empty for the current folder.
  var bundle: String {
    folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
  }
}
