import CatalogSyntax
import StringCatalog

extension Linter {
  /// What is to be done about the `.stringsdict` file of a table in a locale, or about its absence.
  struct DictionaryJob: Sendable {
    /// The file; nil where the locale has only a `.strings` file.
    var view: DictionaryView?
    /// The keys beside those of the source; nil for a file that is compared with nothing.
    var alignment: DictionaryAlignment?
    /// The file and the `.strings` file beside it.
    var contents: TableContents?
  }

  /// What is to be done about the `.stringsdict` files of a bundle.
  func jobs(
    for tables: DictionaryTables, _ views: [DictionaryView],
    source: Project.Bundle.SourceLocale?
  ) -> [DictionaryJob] {
    func contents(_ view: DictionaryView) -> TableContents? {
      var contents = tables.contents(of: view.file.table, view.file.locale)
      contents?.dictionary = view
      return contents
    }
    guard let source else {
      return views.map { DictionaryJob(view: $0, contents: contents($0)) }
    }
    var jobs: [DictionaryJob] = []
    for name in tables.names {
      let origin =
        tables.contents(of: name, source.locale) ?? tables.contents(of: name, .base)
        ?? tables.contents(of: name, source.language)
      func alignment(of target: TableContents) -> DictionaryAlignment? {
        guard let origin, target.locale != origin.locale, !target.locale.isBase,
          target.locale.form != .invalid
        else { return nil }
        var alignment = DictionaryAlignment(
          source: origin, target: target,
          parents: target.locale.parents.compactMap { tables.contents(of: name, $0) },
          base: origin.locale.isBase ? nil : tables.contents(of: name, .base),
          isOwnLanguage: target.locale.hasSameLanguage(as: source.language))
        alignment.isSourceCertain =
          !source.isGuess && !origin.isObscured && origin.strings?.isIntact ?? true
        return alignment
      }
      for view in views where view.file.table == name {
        let target = contents(view)
        jobs.append(
          DictionaryJob(view: view, alignment: target.flatMap(alignment), contents: target))
      }
      guard origin?.dictionary != nil else { continue }
      for contents in tables.contents(of: name) where contents.dictionary == nil {
        guard let alignment = alignment(of: contents) else { continue }
        jobs.append(DictionaryJob(view: nil, alignment: alignment))
      }
    }
    return jobs
  }

  /// Looks at one `.stringsdict` file.
  func check(_ job: DictionaryJob) -> [Diagnostic] {
    guard let view = job.view else {
      guard let alignment = job.alignment, let strings = alignment.target.strings else { return [] }
      var report = SourceReport(strings.file, strings.document.source)
      check(alignment, &report)
      return report.diagnostics
    }
    var report = SourceReport(
      view.file, view.document.syntax.source, hasPositions: view.document.hasPositions)
    report.document = .dictionary(view.document)
    report.isTranslation = job.alignment?.source.dictionary != nil
    for (rule, active) in rules.dictionary {
      report.rule = active
      rule.check(view, &report)
    }
    let categories = report.locale.flatMap { PluralCategories.of($0) }
    for (rule, active) in rules.form {
      report.rule = active
      for choice in view.choices { rule.check(choice, categories, &report) }
    }
    if let contents = job.contents {
      for (rule, active) in rules.table {
        report.rule = active
        rule.check(contents, dictionary: &report)
      }
    }
    if let alignment = job.alignment {
      // An extra key is one finding: it has to go, whatever else is wrong with it.
      let extras = alignment.extras().map { view.document.entries[$0].key }
      if rules.dictionaryAlignment.contains(where: { $0.rule is ExtraKey }) {
        report.removeFindings(about: extras)
      }
      check(alignment, &report)
    }
    if !comparisonRules.isEmpty {
      compare(view, job.alignment, &report)
    }
    return report.diagnostics
  }

  private func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    for (rule, active) in rules.dictionaryAlignment {
      report.rule = active
      rule.check(alignment, &report)
    }
  }

  /// Asks the rules about texts: for each text of a translation beside the source text that it answers
  /// to, for each text of the source by itself.
  private func compare(
    _ view: DictionaryView, _ alignment: DictionaryAlignment?, _ report: inout SourceReport
  ) {
    var pair = TextPair(options)
    pair.isOwnLanguage = alignment?.isOwnLanguage ?? true
    pair.translationLanguage = TextLanguage(view.file.locale)
    // A text that is looked at by itself is one of this file.
    let sourceLocale = alignment?.source.locale ?? view.file.locale
    pair.sourceLanguage = TextLanguage(sourceLocale.isBase ? LocaleIdentifier("en") : sourceLocale)
    var (rules, sourceRules) = (comparisonRules, sourceRules)
    for (entry, key) in view.keys {
      guard let alignment else {
        for leaf in view.document.leaves(ofEntry: entry) where !view.isSpoilt(leaf) {
          set(&pair, toSource: leaf, key)
          run(&sourceRules, on: &pair, leaf, source: nil, &report)
        }
        continue
      }
      let source = SourceTexts(key, alignment.source)
      // A key that the source does not have is a finding by itself.
      guard source.isThere || alignment.base?.has(key) ?? false else { continue }
      for leaf in view.document.leaves(ofEntry: entry)
      where !leaf.text.text.isEmpty && !view.isSpoilt(leaf) {
        guard let counterpart = source.counterpart(of: leaf) else {
          set(&pair, toSource: leaf, key)
          run(&sourceRules, on: &pair, leaf, source: nil, &report)
          continue
        }
        pair.setSource(
          counterpart.text, counterpart.form, key: TextSlice(key, 0..<key.count),
          isFormatSomewhere: false)
        pair.setTarget(leaf.slice, leaf.form)
        run(&rules, on: &pair, leaf, source: counterpart.text.string, &report)
      }
    }
  }

  private func set(
    _ pair: inout TextPair, toSource leaf: StringsDictLeaf, _ key: [UInt8]
  ) {
    pair.setSource(
      leaf.slice, leaf.form, key: TextSlice(key, 0..<key.count),
      isFormatSomewhere: false)
    pair.setTargetToSource(isTranslation: true)
  }

  private func run(
    _ rules: inout ConcernedRules, on pair: inout TextPair, _ leaf: StringsDictLeaf,
    source: String?, _ report: inout SourceReport
  ) {
    rules.ask(about: &pair) { finding, active in
      report.rule = active
      report.add(
        finding.message, at: leaf.text.range,
        about: SourceReport.Subject(
          key: leaf.key, variation: leaf.variation, source: source, value: leaf.text.text),
        severity: finding.severity, fix: finding.fix.flatMap { report.fix($0, of: leaf) })
    }
  }
}

/// The texts that a key has in the source language.
private struct SourceTexts {
  private let view: DictionaryView?
  private let leaves: [StringsDictLeaf]
  private let plain: TextSlice?
  private var highestArgument = 0

  init(_ key: [UInt8], _ source: TableContents) {
    view = source.dictionary
    if let view, let entry = view.entry(forKey: key) {
      leaves = view.document.leaves(ofEntry: entry)
      plain = nil
      highestArgument = leaves.map { $0.slice.highestArgument($0.form) }.max() ?? 0
      return
    }
    leaves = []
    plain = source.strings.flatMap { strings in
      strings.index.entry(forKey: key.span, in: strings.document)
        .flatMap { strings.isText($0) ? strings.slice(ofValue: $0) : nil }
    }
  }

  var isThere: Bool { !leaves.isEmpty || plain != nil }

  func counterpart(of leaf: StringsDictLeaf) -> (text: TextSlice, form: TextForm)? {
    if let plain { return leaf.variation == nil ? (plain, .plain) : nil }
    guard let view, let found = leaf.counterpart(in: leaves), !view.isSpoilt(found) else {
      return nil
    }
    // Where the translation counts another argument, its references are in another order: that is said
    // of the text that has them.
    guard leaf.form.selectingArgument == found.form.selectingArgument else { return nil }
    var form = found.form
    form.highestArgument = highestArgument
    return (found.slice, form)
  }
}
