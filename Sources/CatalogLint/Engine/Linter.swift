public import CatalogSyntax
public import StringCatalog

/// What a run of the linter found.
public struct LintReport: Sendable {
  /// The findings, ordered by file, place and rule.
  public var diagnostics: [Diagnostic]
  /// The number of files that were looked at.
  public var fileCount: Int
  /// The number of keys over all files.
  public var entryCount: Int
  /// The bundles whose source language is a guess or is not known, by path.
  public var sourceNotes: [SourceNote]

  /// The files that could not be understood whole, by path.
  public var unreadableFiles: [String]

  /// What is to be said about the source language of a bundle.
  public struct SourceNote: Sendable, Equatable {
    /// The bundle's path.
    public var bundle: String
    /// The locale with most keys, which was taken, or nil if there is no source to compare with.
    public var guess: LocaleIdentifier?
  }

  /// The number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

/// Runs rules over a project.
public struct Linter: Sendable {
  private let options: LintOptions
  private let fileRules: [(rule: any FileRule, active: ActiveRule)]
  private let comparisonRules: ConcernedRules
  /// Those of them that look at the source text, too.
  private let sourceRules: ConcernedRules
  private let alignmentRules: [(rule: any AlignmentRule, active: ActiveRule)]
  private let bundleRules: [(rule: any BundleRule, active: ActiveRule)]
  private let dictionaryRules: [(rule: any DictionaryRule, active: ActiveRule)]
  private let catalogRules: [(rule: any StringCatalogRule, active: ActiveRule)]

  /// Creates a linter.
  ///
  /// - Parameter rules: The rules to choose from, by default all there are.
  public init(_ options: LintOptions, rules: [any Rule.Type] = RuleRegistry.all) {
    self.options = options
    let chosen = rules.filter { Self.runs($0.description, options) }
      .map { type in
        let description = type.description
        let active = ActiveRule(
          id: description.id, override: options.severities[description.id],
          standard: description.severity)
        return (rule: type.init(), active: active)
      }
    fileRules = chosen.compactMap { item in
      (item.rule as? any FileRule).map { ($0, item.active) }
    }
    let comparing = chosen.compactMap { item in
      (item.rule as? any ComparisonRule).map { (rule: $0, active: item.active) }
    }
    comparisonRules = ConcernedRules(comparing)
    sourceRules = ConcernedRules(comparing.filter { $0.rule.checksSource })
    alignmentRules = chosen.compactMap { item in
      (item.rule as? any AlignmentRule).map { ($0, item.active) }
    }
    bundleRules = chosen.compactMap { item in
      (item.rule as? any BundleRule).map { ($0, item.active) }
    }
    dictionaryRules = chosen.compactMap { item in
      (item.rule as? any DictionaryRule).map { ($0, item.active) }
    }
    catalogRules = chosen.compactMap { item in
      (item.rule as? any StringCatalogRule).map { ($0, item.active) }
    }
  }

  private static func runs(_ rule: RuleDescription, _ options: LintOptions) -> Bool {
    if options.disabled.contains(rule.id) { return false }
    if !options.only.isEmpty { return options.only.contains(rule.id) }
    return rule.isOnByDefault || options.severities[rule.id] != nil
  }

  /// Rules whose findings mean that part of a file could not be understood.
  private static let unreadableRules: Set<String> = [
    "syntax-error", "missing-semicolon", "invalid-encoding", "merge-conflict-marker",
  ]

  // MARK: Running

  /// Looks at everything in a project. The result does not depend on the number of threads.
  public func lint(_ project: Project) async -> LintReport {
    var notes: [LintReport.SourceNote] = []
    var diagnostics: [Diagnostic] = []
    var jobs = project.looseTables.map { Job(table: $0) }
    for bundle in project.bundles {
      let wanted = options.source.map { LocaleIdentifier($0) }
      let source = bundle.sourceLocale(wanted: wanted)
      if source?.isGuess ?? (bundle.tableCount > 0) {
        notes.append(LintReport.SourceNote(bundle: bundle.path, guess: source?.locale))
      }
      var report = BundleReport(rule: ActiveRule(id: "", standard: .error))
      for (rule, active) in bundleRules {
        report.rule = active
        rule.check(bundle, source: source, &report)
      }
      diagnostics += report.diagnostics
      for catalog in bundle.families {
        jobs += await self.jobs(for: catalog, source: source)
      }
    }
    for found in await Parallel.map(jobs, jobs: options.jobs, { self.check($0) }) {
      diagnostics += found
    }
    for found in await Parallel.map(
      project.dictionaries, jobs: options.jobs, { self.check($0) })
    {
      diagnostics += found
    }
    for found in await Parallel.map(
      project.stringCatalogs, jobs: options.jobs, { self.check($0) })
    {
      diagnostics += found
    }
    let broken =
      jobs.filter { !$0.table.isIntact }.map(\.table.file.path)
      + project.dictionaries.filter { !$0.document.isIntact }.map(\.file.path)
      + project.stringCatalogs.filter { !$0.document.isIntact }.map(\.file.path)
    let reported = diagnostics.filter { Self.unreadableRules.contains($0.rule) }.map(\.file)
    return LintReport(
      diagnostics: diagnostics.sorted(by: Diagnostic.isOrderedBefore),
      fileCount: project.tableCount + project.dictionaries.count + project.stringCatalogs.count,
      entryCount: jobs.reduce(0) { $0 + $1.table.index.count }
        + project.dictionaries.reduce(0) { $0 + $1.document.entries.count(where: \.isEffective) }
        + project.stringCatalogs.reduce(0) { $0 + $1.document.localizations.count },
      sourceNotes: notes,
      unreadableFiles: Set(broken + reported).sorted())
  }

  private func check(_ dictionary: Project.Dictionary) -> [Diagnostic] {
    let document = dictionary.document
    var report = SourceReport(
      dictionary.file, document.syntax.source, hasPositions: document.hasPositions)
    for (rule, active) in dictionaryRules {
      report.rule = active
      rule.check(document, &report)
    }
    return report.diagnostics
  }

  private func check(_ catalog: Project.StringCatalogFile) -> [Diagnostic] {
    var report = SourceReport(catalog.file, catalog.document.source)
    for (rule, active) in catalogRules {
      report.rule = active
      rule.check(catalog.document, &report)
    }
    return report.diagnostics
  }

  /// What is to be done about one file.
  private struct Job: Sendable {
    var table: LocalizedTable
    /// The keys beside those of the source; nil for a file that is compared with nothing.
    var alignment: TableAlignment?
    /// Whether this is the source table.
    var isSource = false
    /// Whether this is another table beside the source table.
    var isTranslation = false
    /// For each entry of the source table: whether its text is a format in some locale.
    var formats = FormatMarks()
  }

  private func jobs(
    for catalog: TableFamily, source: Project.Bundle.SourceLocale?
  ) async -> [Job] {
    guard let source, let sourceTable = catalog.source(source) else {
      return catalog.localizations.map { Job(table: $0) }
    }
    let alignments = await Parallel.map(catalog.localizations, jobs: options.jobs) { table in
      Self.alignment(of: table, in: catalog, source: sourceTable, language: source.language)
    }
    let formats =
      comparisonRules.rules.isEmpty
      ? FormatMarks()
      : FormatMarks(source: sourceTable, alignments: alignments.compactMap { $0 })
    return zip(catalog.localizations, alignments).map { table, alignment in
      let isSource = table.file.path == sourceTable.file.path
      return Job(
        table: table, alignment: alignment, isSource: isSource, isTranslation: !isSource,
        formats: formats)
    }
  }

  /// The alignment of a table, or nil for one that is not compared: the source itself, `Base` beside
  /// it, and folders whose name is no locale.
  private static func alignment(
    of table: LocalizedTable, in catalog: TableFamily, source: LocalizedTable,
    language: LocaleIdentifier
  ) -> TableAlignment? {
    let locale = table.file.locale
    guard table.file.path != source.file.path, !locale.isBase, locale.form != .invalid else {
      return nil
    }
    let parents = locale.parents.compactMap { catalog.localization($0) }
    let base = source.file.locale.isBase ? nil : catalog.localization(.base)
    return TableAlignment(
      source: source, target: table, parents: parents, base: base, language: language)
  }

  private func check(_ job: Job) -> [Diagnostic] {
    var report = FileReport(
      job.table, isTranslation: job.isTranslation, rule: ActiveRule(id: "", standard: .error))
    for (rule, active) in fileRules {
      report.rule = active
      rule.check(job.table, &report)
    }
    if job.isSource, !sourceRules.rules.isEmpty {
      let entries = TableAlignment.countingEntries(of: job.table).map { ($0, $0) }
      let pair = TextPair(
        source: job.table, target: job.table, isOwnLanguage: true, options: options)
      compare(pair, entries, job.formats, sourceRules, &report)
    }
    if let alignment = job.alignment {
      // An extra key is one finding: it has to go, whatever else is wrong with it.
      if alignmentRules.contains(where: { $0.rule is ExtraKey }) {
        report.removeFindings(about: alignment.extras)
      }
      for (rule, active) in alignmentRules {
        report.rule = active
        rule.check(alignment, &report)
      }
      if !comparisonRules.rules.isEmpty {
        let pairs = alignment.pairs
        let entries = pairs.indices.lazy.compactMap { index in
          pairs[index].target.map { (pairs[index].source, $0) }
        }
        let pair = TextPair(
          source: alignment.source, target: alignment.target,
          isOwnLanguage: alignment.isOwnLanguage, options: options)
        compare(pair, entries, job.formats, comparisonRules, &report)
      }
    }
    return report.diagnostics
  }

  private func compare(
    _ firstPair: TextPair, _ entries: some Sequence<(Int, Int)>, _ formats: FormatMarks,
    _ rules: ConcernedRules, _ report: inout FileReport
  ) {
    var pair = firstPair
    var rules = rules
    let (source, target) = (pair.source, pair.target)
    for (sourceEntry, targetEntry) in entries
    where source.isText(sourceEntry)
      && target.isText(targetEntry)
    {
      pair.move(toSource: sourceEntry, target: targetEntry, isFormat: formats[sourceEntry])
      let (sourceTraits, targetTraits) = (pair.sourceTraits, pair.targetTraits)
      // An empty translation is one finding by itself, not several about what it lacks.
      if targetTraits.contains(.empty), !sourceTraits.contains(.empty) { continue }
      for index in rules.concerned(source: sourceTraits, target: targetTraits) {
        report.rule = rules.active[index]
        rules.rules[index].check(&pair, &report)
      }
    }
  }
}
