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

  /// For files whose text does not begin with their first byte, by path: where it begins, or nil where the
  /// bytes of the file are not those of the text. Only looked for with fixes.
  var offsetsOfTexts: [String: Int?] = [:]

  /// Where the text of a file begins, in bytes; nil where the bytes of the file are not those of the text.
  func offsetOfText(in file: String) -> Int? {
    offsetsOfTexts[file] ?? 0
  }

  /// How much is translated, for reporters that show it.
  public var coverage: CoverageReport?

  /// The locales that are covered less than was asked for, whether a finding says so or not.
  public var shortfalls: [CoverageShortfall] = []

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
  let options: LintOptions
  let rules: RuleSet
  let comparisonRules: ConcernedRules
  /// Those of them that look at the source text, too.
  let sourceRules: ConcernedRules
  /// The rules about texts that are asked about texts which override others.
  let overrideRules: ConcernedRules

  /// What earlier runs found out; nil for a run by itself.
  private let memory: LintMemory?

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - rules: The rules to choose from, by default all there are.
  ///   - memory: What earlier runs with the same rules found out.
  public init(
    _ options: LintOptions, rules: [any Rule.Type] = RuleRegistry.all, memory: LintMemory? = nil
  ) {
    self.options = options
    // What else the texts are compared with is read anew each time.
    let comparesTables = options.overrides == nil && options.since == nil && options.code == nil
    self.memory = comparesTables ? memory : nil
    self.rules = RuleSet(rules, options)
    let compared = options.overrides == nil ? self.rules.comparison : []
    comparisonRules = ConcernedRules(compared)
    sourceRules = ConcernedRules(compared.filter { $0.rule.checksSource })
    overrideRules = ConcernedRules(options.overrides == nil ? [] : self.rules.comparison)
  }

  /// Rules whose findings mean that part of a file could not be understood.
  static let unreadableRules: Set<String> = [
    "syntax-error", "missing-semicolon", "invalid-encoding", "merge-conflict-marker",
  ]

  // MARK: Running

  /// Looks at everything in a project. The result does not depend on the number of threads.
  public func lint(_ project: Project) async -> LintReport {
    memory?.beginRun()
    var notes: [LintReport.SourceNote] = []
    var sources: [String: Project.Bundle.SourceLocale] = [:]
    var allSources: [String: Project.Bundle.SourceLocale] = [:]
    var diagnostics: [[Diagnostic]] = []
    var projectReport = BundleReport(rule: ActiveRule(id: "", standard: .error))
    projectReport.requiredLocales = options.requiredLocales
    projectReport.source = options.source.map { LocaleIdentifier($0) } ?? LocaleIdentifier("en")
    for (rule, active) in rules.project {
      projectReport.rule = active
      rule.check(project, &projectReport)
    }
    diagnostics.append(projectReport.diagnostics)
    if let usage = options.code, !rules.code.isEmpty {
      var report = CodeReport(project)
      for (rule, active) in rules.code {
        report.rule = active
        rule.check(usage, &report)
      }
      diagnostics.append(report.diagnostics)
    }
    let dictionaries = await Parallel.map(project.dictionaries, jobs: options.jobs) {
      DictionaryView($0)
    }
    let views = Swift.Dictionary(grouping: dictionaries) { $0.file.bundle }
    var jobs = project.looseTables.map { Job(table: $0) }
    var dictionaryJobs = (views[nil] ?? []).map { view in
      DictionaryJob(
        view: view,
        contents: TableContents(locale: view.file.locale, strings: nil, dictionary: view))
    }
    for bundle in project.bundles {
      let own = views[bundle.path] ?? []
      let source = source(of: bundle, own)
      if source?.isGuess == false { sources[bundle.path] = source }
      allSources[bundle.path] = source
      if options.overrides == nil, source?.isGuess ?? (bundle.tableCount > 0) {
        notes.append(LintReport.SourceNote(bundle: bundle.path, guess: source?.locale))
      }
      var report = BundleReport(rule: ActiveRule(id: "", standard: .error))
      for (rule, active) in rules.bundle {
        report.rule = active
        rule.check(bundle, source: source, &report)
      }
      diagnostics.append(report.diagnostics)
      let tables = DictionaryTables(own, in: bundle)
      for family in bundle.families {
        jobs += await self.jobs(for: family, source: source, tables)
      }
      dictionaryJobs += self.jobs(for: tables, own, source: comparable(source))
    }
    let known = Set(project.bundles.map(\.path))
    for (bundle, own) in views where bundle.map({ !known.contains($0) }) ?? false {
      let tables = DictionaryTables(own, in: nil)
      let source = source(of: nil, own)
      if let bundle { (sources[bundle], allSources[bundle]) = (source, source) }
      dictionaryJobs += self.jobs(for: tables, own, source: comparable(source))
    }
    diagnostics += await Parallel.map(jobs, jobs: options.jobs) { self.check($0) }
    diagnostics += await Parallel.map(dictionaryJobs, jobs: options.jobs) { self.check($0) }
    let catalogViews = await Parallel.map(project.stringCatalogs, jobs: options.jobs) {
      CatalogView($0)
    }
    let catalogs = catalogViews.map { self.jobs(for: $0) }
    if let base = options.overrides {
      let texts =
        jobs.map { OverridingTexts.strings($0.table) } + dictionaries.map { .dictionary($0) }
        + catalogViews.map { .catalog($0) }
      diagnostics += await Parallel.map(texts, jobs: options.jobs) { self.check($0, over: base) }
    }
    diagnostics += await Parallel.map(catalogs.flatMap { $0 }, jobs: options.jobs) {
      self.check($0)
    }
    let texts = options.since.map { _ in ProjectTexts(project) }
    if let base = options.since, let texts {
      diagnostics.append(check(texts, since: base, project, sources: allSources))
    }
    let suppressions = await SuppressionReader.suppressions(in: project, jobs: options.jobs)
    if !suppressions.isEmpty {
      let sources = ProjectSources(project, sources, comparesAll: options.overrides != nil)
      hide(&diagnostics, suppressions, sources)
    }
    if let filter = FindingFilter(options) {
      for index in diagnostics.indices { diagnostics[index] = filter.apply(to: diagnostics[index]) }
    }
    let broken =
      jobs.filter { !$0.table.isIntact }.map(\.table.file.path)
      + project.dictionaries.filter { !$0.document.isIntact }.map(\.file.path)
      + project.stringCatalogs.filter { !$0.document.isIntact }.map(\.file.path)
    var sorted = Diagnostic.sorted(consume diagnostics)
    if let base = options.since, let texts { sorted = Self.changed(sorted, texts, since: base) }
    let (shortfalls, below) = await checkCoverage(of: project)
    if !below.isEmpty { sorted = Diagnostic.sorted([sorted, below]) }
    let reported = sorted.filter { Self.unreadableRules.contains($0.rule) }.map(\.file)
    var report = LintReport(
      diagnostics: sorted,
      fileCount: project.tableCount + project.dictionaries.count + project.stringCatalogs.count,
      entryCount: jobs.reduce(0) { $0 + $1.table.index.count }
        + project.dictionaries.reduce(0) { $0 + $1.document.entries.count(where: \.isEffective) }
        + project.stringCatalogs.reduce(0) { $0 + $1.document.localizations.count },
      sourceNotes: notes,
      unreadableFiles: Set(broken + reported).sorted(), shortfalls: shortfalls)
    if options.makesFixes {
      for (path, source) in project.sources
      where source.hasByteOrderMark || source.encoding != .utf8 {
        report.offsetsOfTexts[path] =
          source.encoding == .utf8 ? source.encoding.byteOrderMark.count : .some(nil)
      }
    }
    return report
  }

  /// The locales below their minimum, and the findings about them. How much is translated is no matter
  /// of what changed, so that they are there with a base, too.
  private func checkCoverage(
    of project: Project
  ) async -> (shortfalls: [CoverageShortfall], findings: [Diagnostic]) {
    guard !options.coverageMinimums.isEmpty else { return ([], []) }
    let coverage = await CoverageMeter(options).measure(project)
    let shortfalls = coverage.shortfalls(below: options.coverageMinimums)
    var report = BundleReport(rule: ActiveRule(id: "", standard: .error))
    report.source = options.source.map { LocaleIdentifier($0) }
    for (rule, active) in rules.coverage {
      report.rule = active
      for shortfall in shortfalls { rule.check(shortfall, in: project, coverage, &report) }
    }
    let findings = report.diagnostics
    return (shortfalls, FindingFilter(options)?.apply(to: findings) ?? findings)
  }

  /// Takes out the findings that comments hide, and adds those about the comments.
  private func hide(
    _ diagnostics: inout [[Diagnostic]], _ suppressions: [Suppression], _ sources: ProjectSources
  ) {
    var list = SuppressionList(suppressions, in: sources)
    for index in diagnostics.indices { diagnostics[index] = list.visible(diagnostics[index]) }
    diagnostics.append(list.findings(rules, makesFixes: options.makesFixes))
  }

  /// The source language, unless texts are compared with those that they override.
  private func comparable(
    _ source: Project.Bundle.SourceLocale?
  ) -> Project.Bundle.SourceLocale? {
    options.overrides == nil ? source : nil
  }

  /// The source language of a bundle; where it has only `.stringsdict` files, what they tell.
  func source(
    of bundle: Project.Bundle?, _ dictionaries: [DictionaryView]
  ) -> Project.Bundle.SourceLocale? {
    let wanted = options.source.map { LocaleIdentifier($0) }
    if let bundle, bundle.tableCount > 0 { return bundle.sourceLocale(wanted: wanted) }
    let present = Set(dictionaries.map(\.file.locale))
    let language = wanted ?? LocaleIdentifier("en")
    return [language, .base].first(where: present.contains).map {
      Project.Bundle.SourceLocale(locale: $0, language: language, isGuess: false)
    }
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
    /// The `.stringsdict` file of the table in the same locale.
    var dictionary: DictionaryView?
    /// For each entry of the source table: whether its text is a format in some locale.
    var formats = FormatMarks()
    /// The language of the source table.
    var sourceLanguage = TextLanguage.unknown
    /// All tables that the findings depend on; nil where that is not known.
    var readings: [LocalizedTable.Reading]?
  }

  private func jobs(
    for catalog: TableFamily, source: Project.Bundle.SourceLocale?, _ tables: DictionaryTables
  ) async -> [Job] {
    let origin = source.flatMap { catalog.source($0) }
    guard let source = comparable(source), let sourceTable = origin else {
      return catalog.localizations.map { table in
        let dictionary = tables.contents(of: catalog.table, table.file.locale)?.dictionary
        let isTranslation = origin.map { $0.file.path != table.file.path } ?? false
        return Job(table: table, isTranslation: isTranslation, dictionary: dictionary)
      }
    }
    let dictionary = tables.contents(of: catalog.table, sourceTable.file.locale)?.dictionary
    let isSourceWhole = sourceTable.isIntact && dictionary?.isComplete ?? true
    let comparesTexts = !comparisonRules.isEmpty
    let sourceMarks = comparesTexts ? FormatMarks(source: sourceTable) : FormatMarks()
    let canRemember = memory != nil && tables.contents(of: catalog.table).isEmpty
    let compared = await Parallel.map(catalog.localizations, jobs: options.jobs) {
      [memory] table -> Compared in
      let readings =
        canRemember ? Self.readings(for: table, in: catalog, source: sourceTable) : nil
      if let readings,
        let known = memory?.alignment(
          of: table.file.path, readings, isSourceGuessed: source.isGuess)
      {
        return Compared(table: known, readings: readings)
      }
      var alignment = Self.alignment(
        of: table, in: catalog, source: sourceTable, language: source.language, tables)
      alignment?.isSourceCertain = !source.isGuess && isSourceWhole
      let formats = comparesTexts ? alignment.map(sourceMarks.formats(in:)) ?? [] : []
      let aligned = LintMemory.AlignedTable(
        alignment: alignment, formats: formats, isSourceGuessed: source.isGuess)
      if let readings { memory?.remember(aligned, of: table.file.path, readings) }
      return Compared(table: aligned, readings: readings)
    }
    var formats = sourceMarks
    for compared in compared { formats.mark(compared.table.formats) }
    let marks = formats
    let language = TextLanguage(source.language)
    return zip(catalog.localizations, compared).map { table, compared in
      let isSource = table.file.path == sourceTable.file.path
      return Job(
        table: table, alignment: compared.table.alignment, isSource: isSource,
        isTranslation: !isSource,
        dictionary: tables.contents(of: catalog.table, table.file.locale)?.dictionary,
        formats: marks, sourceLanguage: language, readings: compared.readings)
    }
  }

  /// A table beside the source table, and all tables that were looked at for it.
  private struct Compared: Sendable {
    var table: LintMemory.AlignedTable
    var readings: [LocalizedTable.Reading]?
  }

  /// The tables that what is found about a table depends on, where there is no `.stringsdict` file.
  private static func readings(
    for table: LocalizedTable, in catalog: TableFamily, source: LocalizedTable
  ) -> [LocalizedTable.Reading] {
    let others = (table.file.locale.parents + [.base]).compactMap { catalog.localization($0) }
    return ([table, source] + others).map(\.reading)
  }

  /// The alignment of a table, or nil for one that is not compared: the source itself, `Base` beside
  /// it, and folders whose name is no locale.
  private static func alignment(
    of table: LocalizedTable, in catalog: TableFamily, source: LocalizedTable,
    language: LocaleIdentifier, _ tables: DictionaryTables
  ) -> TableAlignment? {
    let locale = table.file.locale
    guard table.file.path != source.file.path, !locale.isBase, locale.form != .invalid else {
      return nil
    }
    func dictionary(_ locale: LocaleIdentifier) -> DictionaryView? {
      tables.contents(of: catalog.table, locale)?.dictionary
    }
    func contents(_ locale: LocaleIdentifier) -> TableContents? {
      let (strings, dictionary) = (catalog.localization(locale), dictionary(locale))
      guard strings != nil || dictionary != nil else { return nil }
      return TableContents(locale: locale, strings: strings, dictionary: dictionary)
    }
    return TableAlignment(
      source: source, sourceDictionary: dictionary(source.file.locale), target: table,
      targetDictionary: dictionary(locale), parents: locale.parents.compactMap(contents),
      base: source.file.locale.isBase ? nil : contents(.base), language: language)
  }

  private func check(_ job: Job) -> [Diagnostic] {
    guard let memory, let readings = job.readings else { return findings(in: job) }
    let path = job.table.file.path
    if let known = memory.findings(about: path, readings, job.formats) { return known }
    let found = findings(in: job)
    memory.remember(.init(formats: job.formats, diagnostics: found), about: path, readings)
    return found
  }

  private func findings(in job: Job) -> [Diagnostic] {
    var report = FileReport(
      job.table, isTranslation: job.isTranslation, rule: ActiveRule(id: "", standard: .error))
    report.makesFixes = options.makesFixes
    for (rule, active) in rules.file {
      report.rule = active
      rule.check(job.table, &report)
    }
    if let dictionary = job.dictionary {
      let contents = TableContents(
        locale: job.table.file.locale, strings: job.table, dictionary: dictionary)
      for (rule, active) in rules.table {
        report.rule = active
        rule.check(contents, strings: &report)
      }
    }
    if job.isSource, !sourceRules.isEmpty {
      checkSource(job, &report)
    }
    if let alignment = job.alignment {
      // An extra key is one finding: it has to go, whatever else is wrong with it.
      if rules.alignment.contains(where: { $0.rule is ExtraKey }) {
        report.removeFindings(about: alignment.extras)
      }
      for (rule, active) in rules.alignment {
        report.rule = active
        rule.check(alignment, &report)
      }
      if !comparisonRules.isEmpty {
        compare(alignment, job.formats, job.sourceLanguage, &report)
      }
    }
    return report.diagnostics
  }

  /// Asks the rules about texts for each text of the source.
  private func checkSource(_ job: Job, _ report: inout FileReport) {
    let table = job.table
    var pair = TextPair(options)
    pair.sourceLanguage = job.sourceLanguage
    var rules = sourceRules
    for entry in TableAlignment.countingEntries(of: table) where table.isText(entry) {
      var form = TextForm.plain
      form.hasFormsElsewhere = job.dictionary?.hasKey(of: entry, table) ?? false
      pair.setSource(
        table.slice(ofValue: entry), form, key: table.slice(ofKey: entry),
        isFormatSomewhere: job.formats[entry], traits: job.formats.traits(of: entry))
      pair.setTargetToSource()
      rules.ask(about: &pair) { finding, active in
        report.rule = active
        report.add(
          finding.message, atValueOf: entry, severity: finding.severity,
          fix: finding.fix?.fix(table.slice(ofValue: entry), table.spelling(ofValue: entry)))
      }
    }
  }

  /// Asks the rules about texts for each text of a translation beside its source text.
  private func compare(
    _ alignment: TableAlignment, _ formats: FormatMarks, _ sourceLanguage: TextLanguage,
    _ report: inout FileReport
  ) {
    let (source, target) = (alignment.source, alignment.target)
    var pair = TextPair(options)
    pair.isOwnLanguage = alignment.isOwnLanguage
    pair.sourceLanguage = sourceLanguage
    pair.translationLanguage = TextLanguage(target.file.locale)
    var rules = comparisonRules
    for aligned in alignment.pairs {
      guard let entry = aligned.target, source.isText(aligned.source), target.isText(entry) else {
        continue
      }
      pair.goOn(toEntry: aligned.source, of: source, formats, translation: entry, of: target)
      rules.ask(about: &pair) { finding, active in
        report.rule = active
        report.add(finding, about: entry, source: aligned.source, of: source)
      }
    }
  }
}

extension FileReport {
  /// Reports something about a translation.
  fileprivate mutating func add(
    _ finding: TextPair.Finding, about entry: Int, source sourceEntry: Int,
    of source: LocalizedTable
  ) {
    let range = table.valueRange(of: entry)
    var result = diagnostic(
      finding.message, place: place(range), severity: finding.severity, entry: entry)
    result.source = source.value(of: sourceEntry)
    result.fix = finding.fix?.fix(table.slice(ofValue: entry), table.spelling(ofValue: entry))
    add(result)
  }
}
