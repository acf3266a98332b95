import CatalogSyntax
import StringCatalog

extension Linter {
  /// A part of the work on a string catalog. A large one has many parts, for several threads.
  struct CatalogJob: Sendable {
    let view: CatalogView
    let lines: Shared<LineIndex>
    let part: Part

    enum Part: Sendable {
      /// Some of the rules about catalogs, by their places in the list.
      case rules(Range<Int>)
      /// The rules about texts and forms, for some of the entries.
      case entries(Range<Int>)
    }
  }

  /// The parts of the work on a catalog.
  func jobs(for view: CatalogView) -> [CatalogJob] {
    let lines = Shared { [source = view.document.source] in LineIndex(source.utf8) }
    // Rules that share what they look at stand side by side in the list; a part of one thread.
    var parts = stride(from: 0, to: rules.catalog.count, by: 4).map {
      CatalogJob.Part.rules($0..<min($0 + 4, rules.catalog.count))
    }
    if !comparisonRules.isEmpty || !rules.form.isEmpty {
      let count = view.document.entries.count
      // As many entries as have about five thousand texts, so that all threads end together.
      let size = max(1, count * 5_000 / max(view.document.leaves.count, 1))
      parts += stride(from: 0, to: count, by: size).map { .entries($0..<min($0 + size, count)) }
    }
    return parts.map { CatalogJob(view: view, lines: lines, part: $0) }
  }

  /// Does a part of the work on a catalog.
  func check(_ job: CatalogJob) -> [Diagnostic] {
    var report = SourceReport(job.view.file, job.view.document.source, lines: job.lines)
    report.makesFixes = options.makesFixes
    report.document = .catalog(job.view.document)
    switch job.part {
    case .rules(let numbers):
      for (rule, active) in rules.catalog[numbers] {
        report.rule = active
        rule.check(job.view, &report)
      }
      return report.diagnostics
    case .entries(let entries):
      var comparison = CatalogComparison(job.view, self, report)
      comparison.run(entries)
      return comparison.report.diagnostics
    }
  }
}

/// Asks the rules about forms and texts for each entry of a string catalog.
private struct CatalogComparison {
  let view: CatalogView
  var report: SourceReport
  private let document: XCStringsDocument
  private var pair: TextPair
  /// The languages of the catalog, by its numbers for locales.
  private let languages: [TextLanguage]
  private var rules: ConcernedRules
  private var sourceRules: ConcernedRules
  private let formRules: [(rule: any FormRule, active: ActiveRule)]
  /// The plural categories of the locales of the catalog that were asked for.
  private var categories: [Int: PluralCategories?] = [:]
  private var format = FormatString()
  /// The highest argument that the texts of the source language name, where they are several.
  private var highestArgument = 0

  init(_ view: CatalogView, _ linter: Linter, _ report: SourceReport) {
    self.view = view
    self.report = report
    rules = linter.comparisonRules
    sourceRules = linter.sourceRules
    formRules = linter.rules.form
    document = view.document
    pair = TextPair(linter.options)
    pair.sourceLanguage = TextLanguage(view.sourceLocale)
    languages = view.locales.map { TextLanguage($0) }
  }

  mutating func run(_ entries: Range<Int>) {
    let translations = view.translations
    var first = view.firstTranslation(ofEntriesFrom: entries.lowerBound)
    for number in entries where !document.entries[number].isShadowed {
      var end = first
      while end < translations.count, translations[end].entry == number { end += 1 }
      check(document.entries[number], translations[first..<end])
      first = end
    }
  }

  private mutating func check(
    _ entry: XCStringsDocument.Entry,
    _ translations: ArraySlice<CatalogView.Translation>
  ) {
    if let first = translations.first, first.isExcluded { return }
    let key = document.slice(ofNode: entry.key)
    let isFormat = isFormat(key, entry)
    let source = view.source(of: entry).map { document.localizations[$0] }
    let sourceLeaves = source?.leaves ?? 0..<0
    let sourceForms = source.flatMap { forms(of: $0) }
    if let source, let sourceForms { checkForms(sourceForms, source, key) }
    highestArgument = sourceForms?.highestArgument(in: document) ?? 0
    checkSource(entry, key, sourceLeaves, sourceForms, isFormat)
    // Most messages are one text in every locale; then the source is read only once.
    var current: Int?
    for translation in translations {
      let localization = document.localizations[translation.localization]
      pair.isOwnLanguage = view.isOwnLanguage[localization.locale]
      pair.translationLanguage = languages[localization.locale]
      let ownForms = forms(of: localization)
      if let ownForms { checkForms(ownForms, localization, key) }
      guard !rules.isEmpty else { continue }
      for index in localization.leaves {
        let leaf = document.leaves[index]
        guard view.isTranslated(leaf) else { continue }
        let form = ownForms?.form(of: index) ?? .catalog
        let counterpart =
          sourceLeaves.isEmpty
          ? (view.keysAreTexts ? -1 : nil)
          : FormMatching.counterpart(of: leaf, in: sourceLeaves, document)
        // Where the translation counts another argument, its references are in another order: that is
        // said of the text that has them.
        let countsSame =
          !form.isVariableForm || counterpart.map { $0 < 0 } ?? true
          || sourceForms?.form(of: counterpart ?? 0).selectingArgument == form.selectingArgument
        guard let counterpart, countsSame else {
          pair.setSource(
            document.slice(of: leaf), form, key: key, isFormatSomewhere: isFormat)
          current = nil
          pair.setTargetToSource(isTranslation: true)
          ask(sources: true, leaf, translation)
          continue
        }
        if current != counterpart {
          setSource(counterpart, key, sourceForms, isFormat)
          current = counterpart
        }
        pair.setTarget(
          document.slice(of: leaf), form, isFoundWanting: view.needsReview(leaf))
        ask(sources: false, leaf, translation)
      }
    }
  }

  /// Goes on to a text of the source language; -1 is the key.
  private mutating func setSource(
    _ leaf: Int, _ key: TextSlice, _ forms: CatalogForms?, _ isFormat: Bool
  ) {
    guard leaf >= 0 else { return pair.setSource(key, key: key, isFormatSomewhere: isFormat) }
    var form = forms?.form(of: leaf) ?? .catalog
    form.highestArgument = highestArgument
    pair.setSource(
      document.slice(of: document.leaves[leaf]), form, key: key, isFormatSomewhere: isFormat)
  }

  /// Asks the rules about forms, unless no form is translated yet.
  private mutating func checkForms(
    _ forms: CatalogForms, _ localization: XCStringsDocument.Localization, _ key: TextSlice
  ) {
    guard !formRules.isEmpty, !forms.choices.isEmpty,
      localization.leaves.contains(where: { view.isTranslated(document.leaves[$0]) })
    else { return }
    let locale = localization.locale
    let choices = forms.formChoices(key.string, view.locales[locale], in: document)
    let categories = categories[locale] ?? PluralCategories.of(view.locales[locale])
    self.categories[locale] = .some(categories)
    for (rule, active) in formRules {
      report.rule = active
      for choice in choices { rule.check(choice, categories, &report) }
    }
  }

  private func forms(of localization: XCStringsDocument.Localization) -> CatalogForms? {
    CatalogForms.several(of: localization, in: document)
  }

  /// Looks at the texts of the source language by themselves; where there is none, the key is the text.
  private mutating func checkSource(
    _ entry: XCStringsDocument.Entry, _ key: TextSlice, _ leaves: Range<Int>,
    _ forms: CatalogForms?, _ isFormat: Bool
  ) {
    guard !sourceRules.isEmpty else { return }
    if leaves.isEmpty, view.keysAreTexts {
      setSource(-1, key, nil, isFormat)
      askAboutSource(entry, nil)
    }
    for index in leaves {
      setSource(index, key, forms, isFormat)
      askAboutSource(entry, document.leaves[index])
    }
  }

  private mutating func askAboutSource(
    _ entry: XCStringsDocument.Entry, _ leaf: XCStringsDocument.Leaf?
  ) {
    pair.setTargetToSource()
    let (view, text, key) = (view, pair.source, pair.key)
    sourceRules.ask(about: &pair) { finding, active in
      report.rule = active
      report.add(
        finding.message,
        at: leaf.map { view.range(of: $0) } ?? view.document.json.range(of: entry.key),
        about: SourceReport.Subject(
          key: key.string, locale: view.sourceLocale.spelling,
          variation: leaf.flatMap { view.document.variation(of: $0) }, value: text.string),
        severity: finding.severity,
        fix: leaf.flatMap { leaf in
          finding.fix?.fix(text, view.document.spelling(of: leaf))
        })
    }
  }

  private mutating func ask(
    sources: Bool, _ leaf: XCStringsDocument.Leaf, _ translation: CatalogView.Translation
  ) {
    let (view, source) = (view, pair.source)
    func add(_ finding: TextPair.Finding, _ active: ActiveRule) {
      report.rule = active
      report.add(
        finding.message, at: view.range(of: leaf),
        about: view.subject(of: leaf, in: translation, source: sources ? nil : source.string),
        severity: finding.severity,
        fix: finding.fix?.fix(view.document.slice(of: leaf), view.document.spelling(of: leaf)))
    }
    if sources {
      sourceRules.ask(about: &pair, add)
    } else {
      rules.ask(about: &pair, add)
    }
  }

  /// Whether the key or a text of an entry has a conversion that can be nothing else.
  private mutating func isFormat(_ key: TextSlice, _ entry: XCStringsDocument.Entry) -> Bool {
    let range = document.json.range(of: entry.node)
    let around = TextSlice(document.source.utf8, range.start..<range.end)
    let mayBeFormat =
      key.withSpan { FormatString.mayContainPlaceholder($0) }
      || around.withSpan { FormatString.mayContainPlaceholder($0) }
    guard mayBeFormat else { return false }
    if isFormat(key) { return true }
    for index in entry.localizations {
      for leaf in document.localizations[index].leaves {
        if isFormat(document.slice(of: document.leaves[leaf])) { return true }
      }
    }
    return false
  }

  private mutating func isFormat(_ text: TextSlice) -> Bool {
    text.withSpan { text in
      guard FormatString.mayContainPlaceholder(text) else { return false }
      format.read(text)
      return format.isFormat
    }
  }
}
