import CatalogSyntax

/// `placeholder-implicit`
struct PlaceholderImplicit: PlaceholderBackedRule {
  static let problem = PlaceholderRule.implicit

  static let description = RuleDescription(
    id: "placeholder-implicit", severity: .info, isOnByDefault: false, group: .placeholders,
    summary: "Finds translations with several arguments of one type and no positions.",
    rationale: """
      Nobody can tell from the text whether the order was changed, so that a name may stand \
      where another belongs.
      """,
    remedy: "Give each placeholder a position, as in `%1$@`.",
    fixSafety: """
      Adding the positions in their present order is an unsafe fix, because that order may \
      be wrong.
      """,
    examples: [
      .bad(en: "\"%@ follows %@\"", "ja", "↓\"%@は%@をフォローしています\""),
      .bad(en: "\"%d of %d\"", "ru", "↓\"%d из %d\""),
      .good(en: "\"%@ follows %@\"", "ja", "\"%1$@は%2$@をフォローしています\""),
      .good(en: "\"%@ has %d\"", "fr", "\"%@ en a %d\""),
    ])
}
