import CatalogSyntax
import StringCatalog

/// `plural-unused-category`
struct PluralUnusedCategory: DictionaryRule {
  static let description = RuleDescription(
    id: "plural-unused-category", severity: .warning, group: .plurals,
    summary: "Finds plural forms for a category that the language never selects.",
    rationale: """
      The text is never shown. Mostly the forms of another language were copied. A text for `zero` is \
      right in every language: it is used for the number 0.
      """,
    remedy: "Delete the form.",
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

  func check(_ document: StringsDictDocument, _ report: inout SourceReport) {
    guard let locale = report.locale, let categories = PluralCategories(locale) else { return }
    for plural in document.pluralForms() {
      for form in plural.forms
      where form.category != "zero" && !categories.all.contains(form.category) {
        var subject = plural.subject
        subject.variation = plural.variation(form.category)
        report.add(.unused(form.category, in: locale), at: form.range, about: subject)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ category: String, in locale: LocaleIdentifier) -> Self {
    Self("\(locale) never selects '\(category)'; delete the text")
  }
}
