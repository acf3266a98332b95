import CatalogSyntax

/// `placeholder-mixed`
struct PlaceholderMixed: PlaceholderBackedRule {
  static let problem = PlaceholderRule.mixed

  static let description = RuleDescription(
    id: "placeholder-mixed", severity: .error, group: .placeholders,
    summary: """
      Finds texts in which some placeholders have a position and others have none.
      """,
    rationale: """
      What the placeholders without a position read is not defined: it differs between \
      systems, and may be the wrong argument or none.
      """,
    remedy: "Give every placeholder a position, or none.",
    fixSafety: """
      Adding the lowest free positions is an unsafe fix, because others may have been meant.
      """,
    examples: [
      .bad(en: "\"%@ and %@\"", "it", "↓\"%1$@ e %@\""),
      .bad(en: "\"%1$@ of %2$d\"", "ru", "↓\"%1$@ из %d\""),
      .bad("\"pair\" = ↓\"%1$@ and %@\";\n"),
      .good(en: "\"%@ and %@\"", "fr", "\"%2$@ et %1$@\""),
      .good(en: "\"%1$@: %2$d%%\"", "ar", "\"%1$@: %2$d%%\"", note: "`%%` needs no position."),
    ])
}
