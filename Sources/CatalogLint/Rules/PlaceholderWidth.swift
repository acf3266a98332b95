import CatalogSyntax

/// `placeholder-width`
struct PlaceholderWidth: PlaceholderBackedRule {
  static let problem = PlaceholderRule.width

  static let description = RuleDescription(
    id: "placeholder-width", severity: .warning, group: .placeholders,
    summary: """
      Finds translations that read a number in another size than the source text does.
      """,
    rationale: """
      The formatter reads four bytes of an argument of eight, or eight where only four were \
      passed: large numbers come out wrong, and on some processors every number behind it \
      does.
      """,
    remedy: "Use the length modifier of the source text, for example `%lld` in both.",
    fixSafety: """
      Writing the length of the source text is an unsafe fix, because the source may be the \
      wrong one.
      """,
    examples: [
      .bad(en: "\"%lld files\"", "it", "↓\"%d file\""),
      .bad(en: "\"%d files\"", "ru", "↓\"Файлов: %lld\""),
      .bad(en: "\"%1$@: %2$lu\"", "ja", "↓\"%1$@：%2$u\""),
      .good(en: "\"%lld pages\"", "de", "\"%qd Seiten\"", note: "`q` and `ll` are one length."),
      .good(en: "\"%lld of %lld\"", "ar", "\"%1$lld من %2$lld\""),
    ])
}
