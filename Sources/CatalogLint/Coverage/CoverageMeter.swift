import CatalogSyntax
public import StringCatalog

/// Measures how much of a project is translated.
///
/// The locales of a bundle are those of its `.lproj` folders that hold a table, the source language
/// and `Base` left out; a locale is measured against every table of the source, also where it lacks
/// the whole table. Damaged entries and empty texts count as missing: a user would not see them.
/// A plural or another message with forms counts as translated if all its forms are.
public struct CoverageMeter: Sendable {
  let options: LintOptions

  /// Creates a meter. Of the options, the source language, the required locales, the words that are not translated and the
  /// number of threads matter.
  public init(_ options: LintOptions) {
    self.options = options
  }

  /// Measures a project.
  public func measure(_ project: Project) async -> CoverageReport {
    var report = CoverageReport(
      source: nil, locales: [], tables: [], missing: [],
      unreadableFiles: project.failures.map(\.path), sourceNotes: [])
    var jobs: [Job] = []
    var sources: [String: Project.Bundle.SourceLocale] = [:]
    for bundle in project.bundles {
      let tables = bundle.families.flatMap(\.localizations)
      report.unreadableFiles += tables.filter { !$0.isIntact }.map(\.file.path)
      guard !tables.isEmpty else { continue }
      let wanted = options.source.map { LocaleIdentifier($0) }
      let source = bundle.sourceLocale(wanted: wanted)
      if source?.isGuess ?? true {
        report.sourceNotes.append(
          LintReport.SourceNote(bundle: bundle.path, guess: source?.locale))
      }
      guard let source else { continue }
      report.source = report.source ?? source.locale
      sources[bundle.path] = source
      jobs += self.jobs(for: bundle, source: source)
    }
    report.unreadableFiles += project.looseTables.filter { !$0.isIntact }.map(\.file.path)
    report.unreadableFiles +=
      project.dictionaries.filter { !$0.document.isIntact }.map(\.file.path)
      + project.stringCatalogs.filter { !$0.document.isIntact }.map(\.file.path)
    report.unreadableFiles.sort()
    var results = await Parallel.map(jobs, jobs: options.jobs) { self.measure($0) }
    for (bundle, files) in project.dictionariesByBundle {
      guard let source = sources[bundle] ?? self.source(of: files) else { continue }
      report.source = report.source ?? source.locale
      results += measure(files, of: bundle, source: source)
    }
    for rows in await Parallel.map(
      project.stringCatalogs, jobs: options.jobs, { self.measure($0) })
    {
      results += rows
    }
    if report.source == nil, let catalog = project.stringCatalogs.first {
      report.source = LocaleIdentifier(catalog.document.sourceLanguage ?? "en")
    }
    var sums: [LocaleIdentifier: CoverageReport.Counts] = [:]
    for (row, missing) in results {
      report.add(row)
      report.missing += missing
      sums[row.locale, default: .init()] += row.counts
    }
    report.locales = sums.sorted { $0.key < $1.key }.map {
      CoverageReport.LocaleRow(locale: $0.key, counts: $0.value)
    }
    return report
  }

  private struct Job: Sendable {
    var bundle: String
    var source: LocalizedTable
    /// The table in the locale, where there is one.
    var target: LocalizedTable?
    var locale: LocaleIdentifier
    /// The table in the locale's parents, nearest first.
    var parents: [LocalizedTable]
    var isSourceLanguage: Bool
  }

  private func jobs(
    for bundle: Project.Bundle, source: Project.Bundle.SourceLocale
  ) -> [Job] {
    let tables = bundle.families.flatMap(\.localizations)
    let locales = self.locales(Set(tables.map(\.file.locale)), source: source)
    return bundle.families.flatMap { catalog -> [Job] in
      guard let sourceTable = catalog.source(source) else { return [] }
      return locales.sorted().map { locale in
        Job(
          bundle: bundle.path, source: sourceTable, target: catalog.localization(locale),
          locale: locale, parents: locale.parents.compactMap { catalog.localization($0) },
          isSourceLanguage: locale.hasSameLanguage(as: source.language))
      }
    }
  }

  /// The locales that are measured: those that there are and those that are required, but for the source.
  func locales(
    _ present: Set<LocaleIdentifier>, source: Project.Bundle.SourceLocale
  ) -> Set<LocaleIdentifier> {
    let required = options.requiredLocales.filter { $0 != source.language }
    return present.union(required).filter {
      $0 != source.locale && !$0.isBase && $0.form != .invalid
    }
  }

  private func measure(_ job: Job) -> MeasuredTable {
    var counts = CoverageReport.Counts()
    var missing: [CoverageReport.MissingKey] = []
    for entry in TableAlignment.countingEntries(of: job.source) {
      counts.total += 1
      let isEmptySource = job.source.withValue(of: entry) { $0.isEmpty }
      if let target = job.target, let match = target.entry(matching: entry, of: job.source),
        isEmptySource || target.withValue(of: match, { !$0.isEmpty })
      {
        counts.translated += 1
        if isUntranslated(job, entry, target, match) { counts.untranslated += 1 }
      } else if job.isSourceLanguage
        || job.parents.contains(where: { $0.entry(matching: entry, of: job.source) != nil })
      {
        counts.fallback += 1
      } else {
        counts.missing += 1
        missing.append(
          CoverageReport.MissingKey(
            bundle: job.bundle, table: job.source.file.table, locale: job.locale.spelling,
            key: job.source.key(of: entry)))
      }
    }
    let row = CoverageReport.TableRow(
      bundle: job.bundle, table: job.source.file.table, locale: job.locale, counts: counts)
    return (row, missing)
  }

  private func isUntranslated(
    _ job: Job, _ entry: Int, _ target: LocalizedTable, _ match: Int
  ) -> Bool {
    guard !job.isSourceLanguage else { return false }
    return job.source.withValue(of: entry) { source in
      target.withValue(of: match) { text in
        job.source.withKey(of: entry) { key in
          TranslationStatus.isUntranslated(
            source: source, target: text, key: key, doNotTranslate: options.doNotTranslate)
        }
      }
    }
  }
}
