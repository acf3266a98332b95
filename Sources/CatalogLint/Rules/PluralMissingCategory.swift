import CatalogSyntax
import StringCatalog

/// `plural-missing-category`
struct PluralMissingCategory: FormRule {
  static let description = RuleDescription(
    id: "plural-missing-category", severity: .error, group: .plurals,
    summary: """
      Finds plurals without a text for a category that ordinary numbers reach in their language.
      """,
    rationale: """
      The system falls back to `other`, which is the wrong form: „5 pliku“ instead of „5 plików“ in \
      Polish.
      """,
    remedy: "Add the forms of the language: `one`, `few` and `many` for Polish, for example.",
    examples: [
      .bad(
        markedPlural: """
          <key>other</key>
          <string>%lld apples</string>
          """),
      .good(
        plural: """
          <key>one</key>
          <string>%lld apple</string>
          <key>other</key>
          <string>%lld apples</string>
          """),
    ])

  func check(
    _ choice: FormChoice, _ categories: PluralCategories?, _ report: inout SourceReport
  ) {
    guard choice.selector == .plural, let locale = choice.locale, let categories else { return }
    let present = Set(choice.forms.map(\.name))
    // Without `other` the plural is broken in another way, which is reported by itself.
    guard present.contains("other") else { return }
    let missing = categories.ordinary.subtracting(present).sorted()
    guard !missing.isEmpty else { return }
    report.add(.missing(missing, in: locale), at: choice.range, about: choice.subject)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ categories: [String], in locale: LocaleIdentifier) -> Self {
    let names = categories.map { "'\($0)'" }.joined(separator: ", ")
    return Self("plural has no text for \(names), which \(locale) needs; add it")
  }
}
