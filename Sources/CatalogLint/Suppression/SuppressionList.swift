import CatalogSyntax
import StringCatalog

/// The directives of a project, which take findings out of a report.
struct SuppressionList {
  private var suppressions: [Suppression]
  /// The directives about an entry, by file and key.
  private var byEntry: [Entry: [Int]] = [:]
  /// The directives about a file, by its path.
  private var byFile: [String: [Int]] = [:]
  private let sources: ProjectSources

  private struct Entry: Hashable {
    var path: String
    var key: [UInt8]
  }

  init(_ suppressions: [Suppression], in sources: ProjectSources) {
    self.suppressions = suppressions
    self.sources = sources
    for index in suppressions.indices where suppressions[index].fault == nil { add(index) }
  }

  /// Enters a directive wherever it holds.
  ///
  /// That is its own file. In the source language, one that names locales holds in their files, too. In a
  /// translation, one that names other locales is a copy of the comment of the source and holds nowhere.
  private mutating func add(_ index: Int) {
    let suppression = suppressions[index]
    let file = suppression.file
    let isCatalog = TableFormat(path: file.path) == .xcstrings
    suppressions[index].isCompared = isCatalog || sources.hasSource(of: file)
    guard let key = suppression.key else {
      return byFile[file.path, default: []].append(index)
    }
    var paths = [file.path]
    if suppression.directive.locales != nil, !isCatalog {
      let isOfSource = sources.isSource(file)
      let targets = isOfSource ? sources.files(ofTable: file) : [file]
      paths = targets.filter { suppression.concerns($0.locale) }.map(\.path)
      // Files that were not given to the linter may be what it is there for.
      suppressions[index].reachesFile = !paths.isEmpty
    }
    for path in paths {
      byEntry[Entry(path: path, key: Array(key.utf8)), default: []].append(index)
    }
  }

  /// The findings that no directive hides.
  mutating func visible(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { !hides($0) }
  }

  private mutating func hides(_ diagnostic: Diagnostic) -> Bool {
    guard !RuleIDs.unhidable.contains(diagnostic.rule) else { return false }
    var candidates = byFile[diagnostic.file] ?? []
    if let key = diagnostic.key {
      candidates += byEntry[Entry(path: diagnostic.file, key: Array(key.utf8))] ?? []
    }
    guard !candidates.isEmpty else { return false }
    let locale = diagnostic.locale.map { LocaleIdentifier($0) }
    var isHidden = false
    for index in candidates where suppressions[index].concerns(locale) {
      // All that would hide it are of use.
      if suppressions[index].hides(diagnostic.rule) { isHidden = true }
    }
    return isHidden
  }

  /// Asks the rules about directives, after all findings were seen.
  ///
  /// - Parameter makesFixes: Whether findings say what would put them right.
  func findings(_ rules: RuleSet, makesFixes: Bool) -> [Diagnostic] {
    var report = SuppressionReport(rule: ActiveRule(id: "", standard: .error))
    report.makesFixes = makesFixes
    for (rule, active) in rules.suppression {
      report.rule = active
      for suppression in suppressions { rule.check(suppression, rules, &report) }
    }
    return report.diagnostics
  }
}

/// Takes the findings about directives.
struct SuppressionReport {
  private(set) var diagnostics: [Diagnostic] = []
  var rule: ActiveRule
  /// Whether findings say what would put them right.
  var makesFixes = true

  mutating func add(
    _ message: Diagnostic.Message, about suppression: Suppression,
    fix: @autoclosure () -> Diagnostic.FixIt? = nil
  ) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message,
      file: suppression.file.path, place: suppression.place)
    diagnostic.table = suppression.file.table
    diagnostic.key = suppression.key
    if suppression.file.locale.spelling != "und" {
      diagnostic.locale = suppression.file.locale.spelling
    }
    if makesFixes { diagnostic.fix = fix() }
    diagnostics.append(diagnostic)
  }
}

/// Which files of a project are translations of which.
struct ProjectSources {
  private let sources: [String: Project.Bundle.SourceLocale]
  private let comparesAll: Bool
  private var files: [Table: [TableFile]] = [:]

  private struct Table: Hashable {
    var bundle: String
    var name: String
  }

  /// Sorts the files of a project.
  ///
  /// - Parameters:
  ///   - sources: The source language of each bundle where it is known and no guess, by path.
  ///   - comparesAll: Whether all files are compared with something outside the project.
  init(
    _ project: Project, _ sources: [String: Project.Bundle.SourceLocale], comparesAll: Bool
  ) {
    self.sources = sources
    self.comparesAll = comparesAll
    let tables = project.bundles.flatMap { $0.families.flatMap(\.localizations) }.map(\.file)
    for file in tables + project.dictionaries.map(\.file) {
      guard let table = Self.table(of: file) else { continue }
      files[table, default: []].append(file)
    }
  }

  private static func table(of file: TableFile) -> Table? {
    file.bundle.map { Table(bundle: $0, name: file.table) }
  }

  /// The files of a table in all locales.
  func files(ofTable file: TableFile) -> [TableFile] {
    Self.table(of: file).flatMap { files[$0] } ?? []
  }

  /// Whether a file is in the source language of its bundle.
  func isSource(_ file: TableFile) -> Bool {
    guard let source = file.bundle.flatMap({ sources[$0] }) else { return false }
    return file.locale == source.locale || file.locale == source.language || file.locale.isBase
  }

  /// Whether a file is compared with its source, or is the source.
  func hasSource(of file: TableFile) -> Bool {
    comparesAll || files(ofTable: file).contains { isSource($0) }
  }
}
