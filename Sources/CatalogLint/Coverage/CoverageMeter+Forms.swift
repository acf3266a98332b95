import CatalogSyntax
import StringCatalog

/// A row of the report with the keys that are missing in it.
typealias MeasuredTable = (row: CoverageReport.TableRow, missing: [CoverageReport.MissingKey])

// MARK: - String catalogs

extension CoverageMeter {
  /// Measures a string catalog: every locale it has a text in, against every entry that is to be
  /// translated.
  func measure(_ catalog: Project.StringCatalogFile) -> [MeasuredTable] {
    let view = CatalogView(catalog)
    // Of several spellings of a locale the first is shown.
    var locales: Set<LocaleIdentifier> = []
    for locale in view.locales + options.requiredLocales where locale != view.sourceLocale {
      locales.insert(locale)
    }
    var rows = locales.sorted()
      .map { CatalogRow(locale: $0, view, catalog.file) }
    let incomplete = view.incompletePlurals
    var translations = view.translations[...]
    for (number, entry) in view.document.entries.enumerated() where !entry.isShadowed {
      let own = translations.prefix { $0.entry == number }
      translations = translations.dropFirst(own.count)
      guard view.document.shouldTranslate(entry) else { continue }
      let translated = own.filter { view.isTranslated($0, incomplete) }
      for index in rows.indices { rows[index].add(entry, translated, options) }
    }
    return rows.map { ($0.row, $0.missing) }
  }
}

/// One locale of a catalog while it is measured.
private struct CatalogRow {
  var row: CoverageReport.TableRow
  var missing: [CoverageReport.MissingKey] = []
  private let view: CatalogView
  private let isOwnLanguage: Bool
  /// For each locale of the catalog whether it is this one, and whether it is a parent of this one.
  private let isSame: [Bool]
  private let isParent: [Bool]

  init(locale identifier: LocaleIdentifier, _ view: CatalogView, _ file: TableFile) {
    self.view = view
    let parents = identifier.parents
    isOwnLanguage =
      view.locales.firstIndex(of: identifier).map { view.isOwnLanguage[$0] }
      ?? identifier.hasSameLanguage(as: view.sourceLocale)
    isSame = view.locales.map { $0 == identifier }
    isParent = view.locales.map { parents.contains($0) }
    row = CoverageReport.TableRow(
      bundle: file.folder, table: file.table, locale: identifier, counts: CoverageReport.Counts())
  }

  /// Counts an entry, given what is translated of it.
  mutating func add(
    _ entry: XCStringsDocument.Entry, _ translated: [CatalogView.Translation],
    _ options: LintOptions
  ) {
    let document = view.document
    func locale(_ translation: CatalogView.Translation) -> Int {
      document.localizations[translation.localization].locale
    }
    row.counts.total += 1
    if let own = translated.last(where: { isSame[locale($0)] }) {
      row.counts.translated += 1
      if view.leaves(of: own).contains(where: { view.needsReview(document.leaves[$0]) }) {
        row.counts.needsReview += 1
      }
      if !isOwnLanguage, view.isUntranslated(own, options) { row.counts.untranslated += 1 }
    } else if isOwnLanguage || translated.contains(where: { isParent[locale($0)] }) {
      row.counts.fallback += 1
    } else {
      row.counts.missing += 1
      missing.append(
        CoverageReport.MissingKey(
          bundle: row.bundle, table: row.table, locale: row.locale.spelling,
          key: document.key(of: entry)))
    }
  }
}

extension CatalogView {
  /// The localizations that have a plural without a form that their language needs.
  fileprivate var incompletePlurals: Set<Int> {
    var result: Set<Int> = []
    for index in document.localizations.indices {
      let localization = document.localizations[index]
      guard localization.leaves.contains(where: { !document.isPlain(document.leaves[$0]) }) else {
        continue
      }
      let categories = PluralCategories.of(locales[localization.locale])
      for choice in document.choices(of: localization) where choice.selector == .plural {
        let present = Set(choice.cases.map(\.name))
        if !(categories?.ordinary.isSubset(of: present) ?? present.contains("other")) {
          result.insert(index)
        }
      }
    }
    return result
  }

  /// Whether users see a translation, all forms that the language needs among them.
  fileprivate func isTranslated(_ translation: Translation, _ incomplete: Set<Int>) -> Bool {
    let leaves = leaves(of: translation)
    guard !leaves.isEmpty, !incomplete.contains(translation.localization) else { return false }
    return leaves.allSatisfy { index in
      let leaf = document.leaves[index]
      return isTranslated(leaf)
        || (document.isEmpty(leaf) && document.stateNumber(of: leaf) == nil)
    }
  }

  /// Whether a translation is the source text.
  fileprivate func isUntranslated(_ translation: Translation, _ options: LintOptions) -> Bool {
    let leaves = leaves(of: translation)
    guard leaves.count == 1 else { return false }
    let key = document.slice(ofNode: document.entries[translation.entry].key)
    let source = sourceLeaves(of: translation).first.map { document.slice(of: document.leaves[$0]) }
    guard source != nil || keysAreTexts else { return false }
    return (source ?? key).withSpan { source in
      document.slice(of: document.leaves[leaves.lowerBound]).withSpan { target in
        key.withSpan { key in
          TranslationStatus.isUntranslated(
            source: source, target: target, key: key, doNotTranslate: options.doNotTranslate)
        }
      }
    }
  }
}

// MARK: - .stringsdict files

extension CoverageMeter {
  /// Measures the `.stringsdict` files of a bundle against those of the source language.
  func measure(
    _ dictionaries: [Project.Dictionary], of bundle: String, source: Project.Bundle.SourceLocale
  ) -> [MeasuredTable] {
    let byTable = Swift.Dictionary(grouping: dictionaries) { $0.file.table }
    let locales = self.locales(Set(dictionaries.map(\.file.locale)), source: source)
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
      if let target, target.document.isTranslated(entry.key, in: locale) {
        counts.translated += 1
      } else if isSourceLanguage
        || parents.contains(where: { $0.document.isTranslated(entry.key, in: $0.file.locale) })
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
  /// Whether every text of a key is there, all forms that the language needs among them.
  fileprivate func isTranslated(_ key: String, in locale: LocaleIdentifier) -> Bool {
    guard
      let index = entries.lastIndex(where: { $0.isEffective && $0.key.utf8.elementsEqual(key.utf8) }
      )
    else { return false }
    let texts = leaves(ofEntry: index)
    guard !texts.isEmpty, texts.allSatisfy({ !$0.text.text.isEmpty }) else { return false }
    guard let needed = PluralCategories.of(locale)?.ordinary else { return true }
    return formChoices(ofEntry: index).allSatisfy { choice in
      choice.selector != .plural || needed.isSubset(of: choice.forms.map(\.name))
    }
  }
}

extension Project {
  /// The `.stringsdict` files of `.lproj` folders, by the folder that holds those.
  var dictionariesByBundle: [(bundle: String, files: [Dictionary])] {
    let inBundles = dictionaries.filter { $0.file.bundle != nil }
    return Swift.Dictionary(grouping: inBundles) { $0.file.bundle ?? "" }
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
