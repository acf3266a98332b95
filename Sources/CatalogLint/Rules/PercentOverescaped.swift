import CatalogSyntax

/// `percent-overescaped`
struct PercentOverescaped: PlaceholderBackedRule {
  static let problem = PlaceholderRule.percentOverescaped

  static let description = RuleDescription(
    id: "percent-overescaped", severity: .info, group: .placeholders,
    summary: "Finds a doubled percent sign in a text that takes no arguments.",
    rationale: """
      A text without arguments is usually shown as it stands, so that the user sees two \
      signs.
      """,
    remedy: """
      Write one percent sign, unless the text is given to a formatter all the same.
      """,
    fixSafety: """
      Writing one sign is an unsafe fix, because code may format the text without arguments.
      """,
    examples: [
      .bad(en: "\"50% off\"", "de", "↓\"50%% Rabatt\""),
      .bad(en: "\"100% free\"", "fr", "↓\"100 %% gratuit\""),
      .bad("\"sale\" = ↓\"Save 20%% today\";\n"),
      .good(en: "\"50% off\"", "sv", "\"50 % rabatt\""),
      .good(en: "\"%d%% done\"", "ru", "\"Готово: %d%%\""),
      .good(
        en: "\"Use '%%u' for the number\"", "de", "\"Nutze '%%u' für die Anzahl\"",
        note: "A single sign would make a placeholder of it."),
    ])
}
