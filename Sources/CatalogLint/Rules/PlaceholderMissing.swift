import CatalogSyntax

/// `placeholder-missing`
public struct PlaceholderMissing: PlaceholderBackedRule {
  static let problem = PlaceholderRule.missing

  public static let description = RuleDescription(
    id: "placeholder-missing", severity: .warning, group: .placeholders,
    summary: "Finds translations that leave out an argument of the source text.",
    rationale: "Nothing breaks at run time, but the user does not see a name or number they need.",
    remedy: "Use every argument of the source text, by its position if the order differs.",
    examples: [
      .bad(en: "\"%@ has %@\"", "it", "↓\"Ha %@\""),
      .good(en: "\"%1$@ has %2$@\"", "it", "\"%2$@ di %1$@\""),
    ])

  /// Creates the rule.
  public init() {}
}
