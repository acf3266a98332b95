import CatalogSyntax

/// The rules of a run, sorted by what they look at.
///
/// Each rule joins once for every protocol that it conforms to. Which those are is settled when it is
/// compiled; asking at run time would take longer than checking a file.
public struct RuleSet: Sendable {
  var file: [(rule: any FileRule, active: ActiveRule)] = []
  var comparison: [(rule: any ComparisonRule, active: ActiveRule)] = []
  var alignment: [(rule: any AlignmentRule, active: ActiveRule)] = []
  var project: [(rule: any ProjectRule, active: ActiveRule)] = []
  var bundle: [(rule: any BundleRule, active: ActiveRule)] = []
  var dictionary: [(rule: any DictionaryRule, active: ActiveRule)] = []
  var dictionaryAlignment: [(rule: any DictionaryAlignmentRule, active: ActiveRule)] = []
  var table: [(rule: any TableRule, active: ActiveRule)] = []
  var catalog: [(rule: any StringCatalogRule, active: ActiveRule)] = []
  var form: [(rule: any FormRule, active: ActiveRule)] = []
  var suppression: [(rule: any SuppressionRule, active: ActiveRule)] = []
  var override: [(rule: any OverrideRule, active: ActiveRule)] = []
  var since: [(rule: any SinceRule, active: ActiveRule)] = []
  var coverage: [(rule: any CoverageRule, active: ActiveRule)] = []
  var code: [(rule: any CodeRule, active: ActiveRule)] = []
  /// The ids of all of them.
  private(set) var ids: Set<String> = []
  /// The ids of those that find nothing in a file which is compared with nothing.
  private(set) var comparingIDs: Set<String> = []
  /// Whether no rule that is on by default was left out.
  let isComplete: Bool

  /// The settings of the rule that joins.
  private var active = ActiveRule(id: "", standard: .error)

  /// Takes the rules that the options choose.
  init(_ rules: [any Rule.Type], _ options: LintOptions) {
    isComplete =
      options.only.isEmpty && options.disabled.isEmpty && options.overrides == nil
      && !options.turnsRulesOff
    for type in rules {
      let description = type.description
      guard options.runs(description) else { continue }
      active = ActiveRule(
        id: description.id, override: options.severity(of: description.id),
        standard: description.severity)
      type.init(options).join(&self)
      ids.insert(description.id)
    }
    if options.overrides == nil {
      for (_, active) in override { ids.remove(active.id) }
      override = []
    }
    if options.since == nil {
      for (_, active) in since { ids.remove(active.id) }
      since = []
    }
    if options.code == nil {
      for (_, active) in code { ids.remove(active.id) }
      code = []
    }
    comparingIDs = Set(
      comparison.map(\.active.id) + alignment.map(\.active.id)
        + dictionaryAlignment.map(\.active.id))
  }

  fileprivate mutating func add(file rule: any FileRule) { file.append((rule, active)) }
  fileprivate mutating func add(dictionary rule: any DictionaryRule) {
    dictionary.append((rule, active))
  }
  fileprivate mutating func add(catalog rule: any StringCatalogRule) {
    catalog.append((rule, active))
  }
  fileprivate mutating func add(form rule: any FormRule) { form.append((rule, active)) }
  fileprivate mutating func add(suppression rule: any SuppressionRule) {
    suppression.append((rule, active))
  }
  fileprivate mutating func add(override rule: any OverrideRule) {
    override.append((rule, active))
  }
  fileprivate mutating func add(since rule: any SinceRule) { since.append((rule, active)) }
  fileprivate mutating func add(coverage rule: any CoverageRule) {
    coverage.append((rule, active))
  }
  fileprivate mutating func add(code rule: any CodeRule) { code.append((rule, active)) }
  fileprivate mutating func add(comparison rule: any ComparisonRule) {
    comparison.append((rule, active))
  }
  fileprivate mutating func add(alignment rule: any AlignmentRule) {
    alignment.append((rule, active))
  }
  fileprivate mutating func add(dictionaryAlignment rule: any DictionaryAlignmentRule) {
    dictionaryAlignment.append((rule, active))
  }
  fileprivate mutating func add(table rule: any TableRule) { table.append((rule, active)) }
  fileprivate mutating func add(bundle rule: any BundleRule) { bundle.append((rule, active)) }
  fileprivate mutating func add(project rule: any ProjectRule) { project.append((rule, active)) }
}

extension LintOptions {
  /// Whether a rule is to run.
  func runs(_ rule: RuleDescription) -> Bool {
    if disabled.contains(rule.id) { return false }
    if overrides != nil, rule.group == .coverage || rule.group == .text { return false }
    if !only.isEmpty { return only.contains(rule.id) }
    return severities[rule.id] != nil || mayRun(rule)
  }
}

// MARK: - Joining

// Of several that fit, the compiler takes the one for most protocols; a combination that is not here
// does not compile.

extension Rule where Self: FileRule {
  /// Joins the rules about `.strings` files.
  public func join(_ rules: inout RuleSet) { rules.add(file: self) }
}

extension Rule where Self: FileRule & DictionaryRule {
  /// Joins the rules about `.strings` and `.stringsdict` files.
  public func join(_ rules: inout RuleSet) {
    rules.add(file: self)
    rules.add(dictionary: self)
  }
}

extension Rule where Self: FileRule & StringCatalogRule {
  /// Joins the rules about `.strings` files and string catalogs.
  public func join(_ rules: inout RuleSet) {
    rules.add(file: self)
    rules.add(catalog: self)
  }
}

extension Rule where Self: FileRule & AlignmentRule & StringCatalogRule {
  /// Joins the rules about `.strings` files, their keys, and string catalogs.
  public func join(_ rules: inout RuleSet) {
    rules.add(file: self)
    rules.add(alignment: self)
    rules.add(catalog: self)
  }
}

extension Rule where Self: FileRule & DictionaryRule & StringCatalogRule {
  /// Joins the rules about files of all formats.
  public func join(_ rules: inout RuleSet) {
    rules.add(file: self)
    rules.add(dictionary: self)
    rules.add(catalog: self)
  }
}

extension Rule where Self: DictionaryRule {
  /// Joins the rules about `.stringsdict` files.
  public func join(_ rules: inout RuleSet) { rules.add(dictionary: self) }
}

extension Rule where Self: StringCatalogRule {
  /// Joins the rules about string catalogs.
  public func join(_ rules: inout RuleSet) { rules.add(catalog: self) }
}

extension Rule where Self: FormRule {
  /// Joins the rules about the forms of messages.
  func join(_ rules: inout RuleSet) { rules.add(form: self) }
}

extension Rule where Self: SuppressionRule {
  /// Joins the rules about comments that hide findings.
  func join(_ rules: inout RuleSet) { rules.add(suppression: self) }
}

extension Rule where Self: OverrideRule {
  /// Joins the rules about texts that override others.
  func join(_ rules: inout RuleSet) { rules.add(override: self) }
}

extension Rule where Self: SinceRule {
  /// Joins the rules about what changed.
  func join(_ rules: inout RuleSet) { rules.add(since: self) }
}

extension Rule where Self: CoverageRule {
  /// Joins the rules about how much is translated.
  func join(_ rules: inout RuleSet) { rules.add(coverage: self) }
}

extension Rule where Self: CodeRule {
  /// Joins the rules about code.
  func join(_ rules: inout RuleSet) { rules.add(code: self) }
}

extension Rule where Self: ComparisonRule {
  /// Joins the rules about texts.
  public func join(_ rules: inout RuleSet) { rules.add(comparison: self) }
}

extension Rule where Self: AlignmentRule {
  /// Joins the rules about the keys of `.strings` files.
  public func join(_ rules: inout RuleSet) { rules.add(alignment: self) }
}

extension Rule where Self: AlignmentRule & DictionaryAlignmentRule {
  /// Joins the rules about the keys of a table.
  public func join(_ rules: inout RuleSet) {
    rules.add(alignment: self)
    rules.add(dictionaryAlignment: self)
  }
}

extension Rule where Self: AlignmentRule & DictionaryAlignmentRule & StringCatalogRule {
  /// Joins the rules about the keys of a table, whatever its format.
  public func join(_ rules: inout RuleSet) {
    rules.add(alignment: self)
    rules.add(dictionaryAlignment: self)
    rules.add(catalog: self)
  }
}

extension Rule where Self: TableRule {
  /// Joins the rules about the two files of a table.
  public func join(_ rules: inout RuleSet) { rules.add(table: self) }
}

extension Rule where Self: BundleRule {
  /// Joins the rules about bundles.
  public func join(_ rules: inout RuleSet) { rules.add(bundle: self) }
}

extension Rule where Self: ProjectRule {
  /// Joins the rules about projects.
  public func join(_ rules: inout RuleSet) { rules.add(project: self) }
}
