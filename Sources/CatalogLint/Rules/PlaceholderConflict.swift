import CatalogSyntax

/// `placeholder-conflict`
struct PlaceholderConflict: PlaceholderBackedRule {
  static let problem = PlaceholderRule.conflict

  static let description = RuleDescription(
    id: "placeholder-conflict", severity: .error, group: .placeholders,
    summary: "Finds texts that read one argument as two different types.",
    rationale: """
      One of the two is wrong, and reading a number as an object crashes the app.
      """,
    remedy: "Use one type for each argument.",
    examples: [
      .bad(en: "\"%1$@ and %2$d\"", "fr", "↓\"%1$@ et %1$d, %2$d\""),
      .bad(en: "\"%1$d files\"", "ru", "↓\"%1$d файлов, всего %1$@\""),
      .bad("\"twice\" = ↓\"%1$@ (%1$ld)\";\n"),
      .good(
        en: "\"%1$d files\"", "de", "\"%1$d Dateien, ja, %1$d\"", note: "One type, used twice."),
    ])
}
