import CatalogSyntax

/// `placeholder-extra`
struct PlaceholderExtra: PlaceholderBackedRule {
  static let problem = PlaceholderRule.extra

  static let description = RuleDescription(
    id: "placeholder-extra", severity: .error, group: .placeholders,
    summary: "Finds translations that use an argument the source text does not have.",
    rationale: """
      The formatter reads memory that holds no argument: the text shows garbage, or the app \
      crashes.
      """,
    remedy: """
      Remove the placeholder, or repeat an argument by its position, as in `%1$@`.
      """,
    examples: [
      .bad(en: "\"%@ quit\"", "fr", "↓\"%@ a quitté (%@)\""),
      .bad(en: "\"Welcome\"", "de", "↓\"Willkommen, %@\""),
      .bad(en: "\"%1$@ of %2$@\"", "ru", "↓\"%1$@ из %2$@ (%3$@)\""),
      .good(
        en: "\"%@ quit; tell its makers?\"", "fr",
        "\"%1$@ a quitté ; prévenir les auteurs de %1$@ ?\"",
        note: "Repeating an argument by its position is legal."),
      .good(
        en: "\"80% of your trips\"", "pt", "\"80% das viagens\"",
        note: "A percent sign in prose is no placeholder."),
      .good(en: "\"Download\"", "ar", "\"تنزيل 100٪\""),
    ])
}
