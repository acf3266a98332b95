public import CatalogSyntax

/// What a rule is, as data: the source of `rules`, `explain`, the documentation and the tests.
public struct RuleDescription: Sendable {
  /// The name in kebab case. It names the problem and never the remedy.
  public var id: String
  /// The severity of its findings unless a finding says otherwise.
  public var severity: Severity
  /// Whether it runs unless it is asked for.
  public var isOnByDefault: Bool
  /// The group it is listed under.
  public var group: Group
  /// What the rule does, in a sentence or two.
  public var summary: String
  /// Why it matters.
  public var rationale: String
  /// What to write instead.
  public var remedy: String
  /// What `--fix` may do about it, in words.
  public var fixSafety: String
  /// Good and bad examples; at least one is bad. They are made when they are asked for: a run that only
  /// looks for findings needs none.
  public var examples: [RuleExample] { makeExamples() }

  private let makeExamples: @Sendable () -> [RuleExample]

  /// The groups rules are listed under.
  public enum Group: String, Sendable, CaseIterable {
    case file = "File, syntax, encoding"
    case keys = "Keys"
    case coverage = "Coverage"
    case states = "String catalogs"
    case placeholders = "Placeholders"
    case plurals = "Plurals"
    case text = "Text"
    case layout = "Layout"
  }

  /// Creates a description.
  public init(
    id: String, severity: Severity, isOnByDefault: Bool = true, group: Group, summary: String,
    rationale: String, remedy: String, fixSafety: String = "There is no automatic fix.",
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.group = group
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.fixSafety = fixSafety
    makeExamples = examples
  }
}
