import CatalogSyntax

/// `unsupported-specifier`
struct UnsupportedSpecifier: PlaceholderBackedRule {
  static let problem = PlaceholderRule.unsupportedSpecifier

  static let description = RuleDescription(
    id: "unsupported-specifier", severity: .warning, group: .placeholders,
    summary: """
      Finds placeholders for C strings, characters and pointers, and the old `%D`, `%U` and \
      `%O`.
      """,
    rationale: """
      Swift has no such values to pass: a `String` given for `%s` is read as an address, and \
      the app shows garbage or crashes.
      """,
    remedy: "Use `%@` for a text, `%ld` and `%lu` for whole numbers.",
    examples: [
      .bad("\"hello\" = ↓\"Hello, %s\";\n"),
      .bad("\"grade\" = ↓\"Grade: %c\";\n"),
      .bad(en: "\"%ld pages\"", "de", "↓\"%D Seiten\""),
      .good("\"hello\" = \"Hello, %@\";\n"),
      .good("\"count\" = \"%ld files, %lu bytes\";\n"),
    ])
}
