public import CatalogSyntax
public import StringCatalog

/// The findings that a project lives with: they are known, and are not reported.
///
/// The file that holds them names neither files nor lines, so that moving either changes nothing. It may
/// only shrink: an entry that hides nothing is reported, and a new finding never becomes an entry of a
/// baseline that exists.
public struct Baseline: Sendable {
  /// The version of the file format.
  public static let version = 1

  /// One finding to live with.
  struct Entry: Sendable {
    var identity: FindingIdentity
    /// Where the file has it; nil for one that was not read from a file.
    var place: Diagnostic.Place?
  }

  /// The entries, in the order of the file.
  private(set) var entries: [Entry]
  /// The path of the file.
  public let path: String

  init(_ entries: [Entry], path: String) {
    self.entries = entries
    self.path = path
  }

  /// The number of findings that it names.
  public var count: Int { entries.count }

  /// The baseline of all that was found. What keeps a file from being read, and what is said of comments
  /// that hide findings, cannot be lived with.
  public init(of report: LintReport, path: String) {
    let identities = Set(report.diagnostics.filter(Self.canHide).map { FindingIdentity($0) })
    self.init(identities.sorted().map { Entry(identity: $0, place: nil) }, path: path)
  }

  private static func canHide(_ diagnostic: Diagnostic) -> Bool {
    !RuleIDs.unhidable.contains(diagnostic.rule)
  }

  // MARK: Use

  /// Takes the findings that are entries out of a report, and adds findings about entries that hide
  /// nothing although the linter looked where they are about.
  public func apply(to report: inout LintReport, of project: Project, by linter: Linter) {
    let known = Set(entries.map(\.identity))
    var used: Set<FindingIdentity> = []
    report.diagnostics.removeAll { diagnostic in
      guard Self.canHide(diagnostic) else { return false }
      let identity = FindingIdentity(diagnostic)
      guard known.contains(identity) else { return false }
      used.insert(identity)
      return true
    }
    guard let rule = linter.unusedSuppressionRule else { return }
    let scope = BaselineScope(project, linter)
    let stale = entries.filter { !used.contains($0.identity) && scope.covers($0.identity) }
    guard !stale.isEmpty else { return }
    let findings = stale.map { entry in
      var diagnostic = Diagnostic(
        rule: rule.id, severity: rule.severity(of: nil), message: .stale(entry.identity.rule),
        file: path, place: entry.place)
      diagnostic.table = entry.identity.table
      diagnostic.key = entry.identity.key
      diagnostic.locale = entry.identity.locale
      diagnostic.variation = entry.identity.variation
      return diagnostic
    }
    report.diagnostics = Diagnostic.sorted([report.diagnostics, findings])
  }

  /// What becomes of the baseline after a run.
  ///
  /// - Returns: The entries that still hide something, and those about what this run did not look at.
  /// - Throws: ``BaselineGrowth`` if something was found that is no entry.
  public func shrunk(
    to report: LintReport, of project: Project, by linter: Linter
  ) throws(BaselineGrowth) -> Baseline {
    let found = Set(report.diagnostics.filter(Self.canHide).map { FindingIdentity($0) })
    let known = Set(entries.map(\.identity))
    guard found.isSubset(of: known) else {
      throw BaselineGrowth(
        findings: report.diagnostics.filter {
          Self.canHide($0) && !known.contains(FindingIdentity($0))
        })
    }
    let scope = BaselineScope(project, linter)
    let kept = known.filter { found.contains($0) || !scope.covers($0) }
    return Baseline(kept.sorted().map { Entry(identity: $0, place: nil) }, path: path)
  }
}

/// Findings that a baseline which may only shrink does not have.
public struct BaselineGrowth: Error, Sendable {
  /// The findings, in the order of every report.
  public let findings: [Diagnostic]
}

/// What a run looked at: of anything else it cannot say that it is not there any more.
private struct BaselineScope {
  private let rules: Set<String>
  private let tables: Set<String>
  private let locales: Set<LocaleIdentifier>

  init(_ project: Project, _ linter: Linter) {
    rules = linter.ruleIDs
    let files =
      project.bundles.flatMap { $0.families.flatMap(\.localizations) }.map(\.file)
      + project.looseTables.map(\.file) + project.dictionaries.map(\.file)
      + project.stringCatalogs.map(\.file)
    tables = Set(files.map(\.table))
    locales = Set(
      files.map(\.locale) + project.bundles.flatMap { $0.directories.map(\.locale) }
        + project.stringCatalogs.flatMap { catalog in
          (catalog.document.locales + [catalog.document.sourceLanguage ?? "en"])
            .map { LocaleIdentifier($0) }
        })
  }

  func covers(_ identity: FindingIdentity) -> Bool {
    rules.contains(identity.rule) && identity.table.map(tables.contains) ?? true
      && identity.locale.map { locales.contains(LocaleIdentifier($0)) } ?? true
  }
}

extension Linter {
  /// The ids of the rules that run.
  var ruleIDs: Set<String> { rules.ids }

  /// The settings of the rule about what hides nothing; nil if it does not run.
  var unusedSuppressionRule: ActiveRule? {
    rules.suppression.first { $0.rule is SuppressionUnused }?.active
  }
}

extension Diagnostic.Message {
  fileprivate static func stale(_ rule: String) -> Self {
    Self("entry of the baseline hides nothing: “\(rule)” finds nothing any more; remove it")
  }
}
