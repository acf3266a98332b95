import CatalogSyntax

/// `inflection-markup`
struct InflectionMarkup: PlaceholderBackedRule {
  static let problem = PlaceholderRule.inflectionMarkup

  static let description = RuleDescription(
    id: "inflection-markup", severity: .warning, group: .placeholders,
    summary: """
      Finds `^[…](inflect: true)` markup of the source text that is lost, not closed, or no \
      longer around its argument.
      """,
    rationale: """
      Without the markup the words do not agree in number and gender; markup that is not \
      closed is shown to the user.
      """,
    remedy: """
      Keep the markup around the words that must agree, with the same arguments inside.
      """,
    examples: [
      .bad(en: "\"^[%lld file](inflect: true)\"", "de", "↓\"%lld Datei\""),
      .bad(en: "\"^[%lld file](inflect: true)\"", "fr", "↓\"^[%lld fichier(inflect: true)\""),
      .bad(
        en: "\"^[%lld file](inflect: true)\"", "es", "↓\"%lld ^[archivo](inflect: true)\"",
        note: "The number must be inside."),
      .bad("\"files\" = ↓\"^[%lld file(inflect: true)\";\n"),
      .good(en: "\"^[%lld file](inflect: true)\"", "es", "\"^[%lld archivo](inflect: true)\""),
      .good(
        en: "\"Press ^[ to leave\"", "de", "\"Drücke ^[ zum Verlassen\"",
        note: "A caret before a bracket is no markup by itself."),
    ])
}
