import CatalogSyntax
import StringCatalog

/// `plural-unused-category`
struct PluralUnusedCategory: FormRule {
  static let description = RuleDescription(
    id: "plural-unused-category", severity: .warning, group: .plurals,
    summary: "Finds plural forms for a category that the language never selects.",
    rationale: """
      The text is never shown. Mostly the forms of another language were copied. A text for `zero` is \
      right in every language: it is used for the number 0.
      """,
    remedy: "Delete the form.",
    fixSafety: """
      Deleting the text is an unsafe fix, because it may have been meant for another category.
      """,
    examples: [
      .bad(
        plural: """
          ↓<key>few</key>
          <string>%lld apples</string>
          <key>one</key>
          <string>%lld apple</string>
          <key>other</key>
          <string>%lld apples</string>
          """),
      .good(
        plural: """
          <key>zero</key>
          <string>No apples</string>
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
    for form in choice.forms
    where form.name != "zero" && PluralCategories.names.contains(form.name)
      && !categories.all.contains(form.name)
    {
      report.add(
        .unused(form.name, in: locale), at: form.nameRange, about: choice.subject(of: form),
        fix: report.removal(
          ofVariation: "\(choice.name).\(form.name)", key: choice.key, locale: locale, .remove,
          safety: .unsafe))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let remove = Self("Delete the text")

  fileprivate static func unused(_ category: String, in locale: LocaleIdentifier) -> Self {
    Self("\(locale) never selects '\(category)'; delete the text")
  }
}
