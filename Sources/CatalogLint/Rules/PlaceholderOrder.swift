import CatalogSyntax

/// `placeholder-order`
struct PlaceholderOrder: PlaceholderBackedRule {
  static let problem = PlaceholderRule.order

  static let description = RuleDescription(
    id: "placeholder-order", severity: .error, group: .placeholders,
    summary: """
      Finds translations that take arguments of different types in another order and give no \
      positions.
      """,
    rationale: """
      The arguments are passed in the order of the source text, so that each placeholder \
      reads the wrong one: a number is taken for an object, and the app crashes.
      """,
    remedy: """
      Give each placeholder the position of its argument in the source text, as in `%2$@`.
      """,
    fixSafety: """
      Adding the positions is an unsafe fix, because a translator may have meant other ones.
      """,
    examples: [
      .bad(en: "\"%lld%% of the %@ quota is used\"", "zh-Hans", "↓\"%@ 配额已使用 %lld%%\""),
      .bad(en: "\"%@ sent %d photos\"", "ja", "↓\"%d枚の写真が%@から届きました\""),
      .bad(en: "\"%@, %d, %.1f\"", "ar", "↓\"%d، %.1f، %@\""),
      .good(en: "\"%lld%% of the %@ quota is used\"", "zh-Hans", "\"%2$@ 配额已使用 %1$lld%%\""),
      .good(
        en: "\"%@ and %@\"", "hu", "\"%@ és %@\"",
        note: "Equal types cannot be told apart; see `placeholder-implicit`."),
    ])
}
