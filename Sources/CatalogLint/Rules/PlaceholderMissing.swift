import CatalogSyntax

/// `placeholder-missing`
struct PlaceholderMissing: PlaceholderBackedRule {
  static let problem = PlaceholderRule.missing

  static let description = RuleDescription(
    id: "placeholder-missing", severity: .warning, group: .placeholders,
    summary: "Finds translations that leave out an argument of the source text.",
    rationale: """
      Nothing breaks at run time, but the user does not see a name or a number they need.
      """,
    remedy: """
      Use every argument of the source text, by its position if the order differs.
      """,
    examples: [
      .bad(en: "\"%@ has %@\"", "it", "↓\"Ha %@\""),
      .bad(
        en: "\"Newest version of %@.\"", "cs", "↓\"Nejnovější verze aplikace @.\"",
        note: "The percent sign was lost."),
      .bad(en: "\"%*d px\"", "de", "↓\"%d px\"", note: "The width is an argument too."),
      .good(en: "\"%1$@ has %2$@\"", "it", "\"%2$@ di %1$@\""),
      .good(en: "\"%@ and %@\"", "ja", "\"%1$@と%2$@\""),
      .good(en: "\"%@ items in %@\"", "ar", "\"%1$@ من العناصر في %2$@\""),
    ])
}
