public import CatalogSyntax
public import StringCatalog

/// What a run of the linter is asked to do.
public struct LintOptions: Sendable {
  /// The source language, or nil to find it; see ``StringCatalog/Project/Bundle/sourceLocale(wanted:)``.
  public var source: String?
  /// The only rules to run, by id; empty for all that are on by default.
  public var only: Set<String> = []
  /// Rules not to run, by id.
  public var disabled: Set<String> = []
  /// Severities that replace those of rules, by id. A rule named here runs even if it is off by
  /// default.
  public var severities: [String: Severity] = [:]
  /// Words that stay as they are in every language, such as names of products.
  public var doNotTranslate: [String] = []
  /// The translations of terms by locale, by term.
  public var glossary: [String: [String: String]] = [:]
  /// The regular expression that every whole key is to match.
  public var keyPattern: String?
  /// The locales in which a term must not be used, by term; an empty list is every locale, and `!`
  /// before a tag leaves a locale out.
  public var forbiddenTerms: [String: [String]] = [:]
  /// How much has to be translated; of several for one locale the last counts.
  public var coverageMinimums: [CoverageMinimum] = []
  /// What a configuration says about rules, by id. ``only``, ``disabled`` and ``severities`` win over it.
  public var ruleSettings: [String: RuleSettings] = [:]
  /// What is said about rules for some of the files; the last that says something counts.
  public var pathSettings: [Configuration.PathSettings] = []
  /// Where the files of ``pathSettings`` lie.
  public var pathScope = PathScope()
  /// The locales that have to be complete.
  public var requiredLocales: [LocaleIdentifier] = []
  /// The locales that need not be complete.
  public var optionalLocales: [LocaleIdentifier] = []
  /// What the texts override. They are compared with it and not with each other, and are not complete.
  public var overrides: OverrideBase?
  /// What the project was. Only keys and files that changed since are reported.
  public var since: ProjectBase?
  /// Whether findings say what would put them right. Working that out costs time; where nobody asks for it,
  /// findings are the same without.
  public var makesFixes = true
  /// What code does with the texts; nil where none was read.
  public var code: CodeUsage?
  /// How many threads work at once.
  public var jobs = 1

  /// Creates options that run every rule that is on by default.
  public init() {}
}
