import CatalogSyntax

/// `placeholder-type`
struct PlaceholderType: PlaceholderBackedRule {
  static let problem = PlaceholderRule.type

  static let description = RuleDescription(
    id: "placeholder-type", severity: .error, group: .placeholders,
    summary: """
      Finds translations that read an argument as another type than the source text does.
      """,
    rationale: """
      A number read as an object is taken for an address: the app crashes. A whole number \
      read as a fraction shows a wrong value.
      """,
    remedy: "Use the placeholder of the source text for each argument.",
    examples: [
      .bad(en: "\"%lld files\"", "it", "↓\"%@ file\""),
      .bad(
        en: "\"%ld files\"", "de", "↓\"%lu Dateien\"", note: "Signed and unsigned are two types."),
      .bad(en: "\"%d of %d\"", "it", "↓\"%d su %@\""),
      .bad(en: "\"%@ items\"", "zh-Hans", "↓\"%d 个项目\""),
      .bad(en: "\"%1$@: %2$.1f km\"", "ja", "↓\"%1$@：%2$d km\""),
      .good(en: "\"%d pages\"", "de", "\"%i Seiten\"", note: "Both letters read the same type."),
      .good(en: "\"%1$@ of %2$ld\"", "ko", "\"%2$ld개 중 %1$@\""),
      .good(en: "\"%f km\"", "fr", "\"%g km\"", note: "Another notation of the same type."),
    ])
}
