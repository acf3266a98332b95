import CatalogSyntax

/// `placeholder-precision`
struct PlaceholderPrecision: PlaceholderBackedRule {
  static let problem = PlaceholderRule.precision

  static let description = RuleDescription(
    id: "placeholder-precision", severity: .info, group: .placeholders,
    summary: """
      Finds translations that format a number with other flags, another width or another \
      precision than the source text.
      """,
    rationale: """
      The same number is shown differently in one language, for example with a digit less or \
      without its leading zero.
      """,
    remedy: """
      Use the flags, width and precision of the source text, or leave the difference if it \
      is wanted.
      """,
    examples: [
      .bad(en: "\"%.2f km\"", "fr", "↓\"%.1f km\""),
      .bad(en: "\"%02d:%02d\"", "ja", "↓\"%d:%02d\"", note: "The leading zero is lost."),
      .bad(en: "\"%.0f%% done\"", "ru", "↓\"Готово: %.1f%%\""),
      .good(
        en: "\"%1$.1f (%1$.2f)\"", "de", "\"%1$.2f (%1$.1f)\"",
        note: "Each use has its like in the source."),
      .good(en: "\"%.1f MB of %.1f MB\"", "zh-Hans", "\"%2$.1f MB 中的 %1$.1f MB\""),
    ])
}
