import CatalogSyntax
import StringCatalog

/// `plural-missing-rare-category`
struct PluralMissingRareCategory: FormRule {
  static let description = RuleDescription(
    id: "plural-missing-rare-category", severity: .info, isOnByDefault: false, group: .plurals,
    summary: """
      Finds plurals without a text for a category that only millions or fractions reach, such as \
      `many` in French and Czech.
      """,
    rationale: """
      “1 000 000 fichiers” wants “de” between number and noun in French, and “1,5 souboru” is a form \
      of its own in Czech.
      """,
    remedy: "Add the form if the number can be a million or a fraction.",
    examples: [
      .bad(
        markedPlural: """
          <key>one</key>
          <string>%lld pomme</string>
          <key>other</key>
          <string>%lld pommes</string>
          """, in: "fr"),
      .good(
        plural: """
          <key>one</key>
          <string>%lld pomme</string>
          <key>many</key>
          <string>%lld de pommes</string>
          <key>other</key>
          <string>%lld pommes</string>
          """, in: "fr"),
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
    let missing = categories.all.subtracting(categories.ordinary).subtracting(present).sorted()
    guard !missing.isEmpty else { return }
    report.add(.missing(missing, in: locale), at: choice.range, about: choice.subject)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ categories: [String], in locale: LocaleIdentifier) -> Self {
    let names = categories.map { "'\($0)'" }.joined(separator: ", ")
    return Self("plural has no text for \(names), which \(locale) uses for millions or fractions")
  }
}
