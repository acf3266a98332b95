import CatalogSyntax

/// `percent-unescaped`
struct PercentUnescaped: PlaceholderBackedRule {
  static let problem = PlaceholderRule.percentUnescaped

  static let description = RuleDescription(
    id: "percent-unescaped", severity: .error, group: .placeholders,
    summary: "Finds a single percent sign in a text that is used as a format.",
    rationale: """
      The formatter takes the sign and what follows for a placeholder. Where a letter \
      follows, it reads an argument that is not there.
      """,
    remedy: "Write `%%` for a percent sign in a text with placeholders.",
    fixSafety: """
      Doubling the sign is an unsafe fix, because a placeholder may have been meant.
      """,
    examples: [
      .bad(en: "\"%lld%% done\"", "de", "↓\"%lld% fertig\""),
      .bad(en: "\"%@ is 20%% off\"", "fr", "↓\"%@ : 20 % de réduction\""),
      .bad(en: "\"%@ (50%%)\"", "pl", "↓\"%@ (50%)\""),
      .bad("\"quota\" = ↓\"%@ has used 80% of it\";\n"),
      .good(
        en: "\"80% of your trips\"", "pt", "\"80% das viagens\"",
        note: "Neither text takes arguments, so a percent sign is a percent sign."),
      .good(en: "\"0% instalments\"", "pt-BR", "\"Parcelas com 0% de juros\""),
      .good(en: "\"%@ is 50%% off\"", "de", "\"%@ ist um 50 %% billiger\""),
    ])
}
