import CatalogSyntax

/// `foreign-placeholder`
struct ForeignPlaceholder: PlaceholderBackedRule {
  static let problem = PlaceholderRule.foreignPlaceholder

  static let description = RuleDescription(
    id: "foreign-placeholder", severity: .warning, group: .placeholders,
    summary: """
      Finds placeholders of other conventions, such as `{name}`, `${name}` and `%(name)s`, \
      that stand in only one of two texts.
      """,
    rationale: """
      Such a placeholder is replaced by name: where the name is lost or altered the user \
      does not see the value, or sees the placeholder.
      """,
    remedy: "Keep the placeholder exactly as it stands in the source text.",
    examples: [
      .bad(en: "\"Hello {name}\"", "de", "↓\"Hallo\""),
      .bad(en: "\"Hello {name}\"", "fr", "↓\"Bonjour {nom}\"", note: "The name was translated."),
      .bad(en: "\"Press {pinKey} to unpin.\"", "th", "↓\"กด {pinKy}\""),
      .bad(en: "\"Open ${applicationName}\"", "ru", "↓\"Открыть приложение\""),
      .bad(en: "\"%(count)s files\"", "ja", "↓\"ファイル\""),
      .good(
        en: "\"Hi {{ user }}\"", "es", "\"Hola {{user}}\"",
        note: "Spaces inside double braces do not matter."),
      .good(en: "\"{a} and {b}\"", "ar", "\"{b} و {a}\"", note: "Names may change their order."),
      .good(en: "\"Use { and } or {…}\"", "de", "\"Nutze { und } oder { … }\""),
    ])
}
