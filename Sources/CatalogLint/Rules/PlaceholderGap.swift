import CatalogSyntax

/// `placeholder-gap`
struct PlaceholderGap: PlaceholderBackedRule {
  static let problem = PlaceholderRule.gap

  static let description = RuleDescription(
    id: "placeholder-gap", severity: .error, group: .placeholders,
    summary: """
      Finds texts that use an argument by its position and leave out one before it.
      """,
    rationale: """
      The formatter must know the type of every argument up to the highest; where one is not \
      named it guesses, and reads the others from the wrong place.
      """,
    remedy: "Use every argument up to the highest one that is used.",
    examples: [
      .bad(en: "\"%@ and %@\"", "it", "↓\"%2$@\""),
      .bad(en: "\"%@ and %@ and %@\"", "de", "↓\"%1$@ und %3$@\""),
      .bad(en: "\"%1$d of %2$@\"", "zh-Hans", "↓\"%2$@\""),
      .bad("\"only the second\" = ↓\"%2$@\";\n"),
      .good(en: "\"%1$@ of %2$d\"", "ja", "\"%2$d個中の%1$@\""),
      .good(
        en: "\"%1$@ and %2$@\"", "fr", "\"%1$@\"",
        note: "Leaving out the last one is `placeholder-missing`."),
    ])
}
