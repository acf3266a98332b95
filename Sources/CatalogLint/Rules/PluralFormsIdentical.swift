import CatalogSyntax
import StringCatalog

/// `plural-forms-identical`
struct PluralFormsIdentical: FormRule {
  static let description = RuleDescription(
    id: "plural-forms-identical", severity: .info, group: .plurals,
    summary: "Notes plurals with one text for all numbers in a language that tells numbers apart.",
    rationale: "Mostly one form was copied to the others and never changed.",
    remedy: """
      Write each form as the language has it. Leave it if the words are the same for all numbers.
      """,
    examples: [
      .bad(
        markedPlural: """
          <key>one</key>
          <string>%lld apples</string>
          <key>other</key>
          <string>%lld apples</string>
          """),
      .good(
        plural: """
          <key>one</key>
          <string>%lld</string>
          <key>other</key>
          <string>%lld</string>
          """, note: "Nothing but the number."),
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
    guard choice.selector == .plural, choice.forms.count > 1, let categories,
      categories.ordinary.count > 1, let first = choice.forms[0].text?.slice,
      choice.forms.allSatisfy({ $0.text.map { $0.slice.isEqual(to: first) } ?? false })
    else { return }
    let key = Array(choice.key.utf8)
    let hasWords = first.withSpan { text in
      TranslationStatus.needsTranslation(text, key: key.span, doNotTranslate: [])
    }
    if hasWords { report.add(.identical, at: choice.range, about: choice.subject) }
  }
}

extension Diagnostic.Message {
  fileprivate static let identical = Self(
    "all forms of the plural are one text; check that the language has no other form")
}
