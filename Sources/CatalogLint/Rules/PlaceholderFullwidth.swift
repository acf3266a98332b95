import CatalogSyntax

/// `placeholder-fullwidth`
struct PlaceholderFullwidth: PlaceholderBackedRule {
  static let problem = PlaceholderRule.fullWidth

  static let description = RuleDescription(
    id: "placeholder-fullwidth", severity: .error, group: .placeholders,
    summary: """
      Finds placeholders that were typed with look-alike characters or with spaces inside, \
      such as `％@` and `% @`.
      """,
    rationale: """
      Formatters do not know them: the user sees what was typed instead of the value. Where only \
      spaces are too many, some formatters know them and others do not.
      """,
    remedy: """
      Write the placeholder in plain ASCII characters without spaces, as the source text \
      does.
      """,
    fixSafety: "Writing what was probably meant is an unsafe fix.",
    examples: [
      .bad(en: "\"Remove the topic %@?\"", "zh-Hans", "↓\"要移除主题％@吗？\""),
      .bad(en: "\"%@ items\"", "zh-Hant", "↓\"%＠ 個項目\""),
      .bad(en: "\"Remove %@?\"", "de", "↓\"% @ entfernen?\""),
      .bad(
        en: "\"%1$@ of %2$@\"", "it", "↓\"%1 $@ di %2$ @\"",
        note: "All places of a text are one finding."),
      .bad(
        en: "\"Remove %@?\"", "ar", "↓\"حذف @%؟\"",
        note: "The two characters were swapped in right-to-left text."),
      .bad(
        en: "\"%1$@ of %2$@\"", "fa", "↓\"%١$@ از %2$@\"", note: "The position has an Arabic digit."
      ),
      .bad(en: "\"%d items\"", "ru", "↓\"%д шт.\"", note: "The letter is Cyrillic."),
      .good(
        en: "\"50% off\"", "ja", "\"50％オフ\"", note: "A full-width percent sign in prose is right."),
      .good(en: "\"Write to us\"", "es", "\"Escribe a soporte@example.org, 100 % gratis\""),
    ])
}
