import CatalogSyntax
import StringCatalog

/// `plural-one-without-number`
struct PluralOneWithoutNumber: FormRule {
  static let description = RuleDescription(
    id: "plural-one-without-number", severity: .warning, group: .plurals,
    summary: """
      Finds texts for `one` that do not show the number, in languages where `one` stands for \
      several numbers.
      """,
    rationale: """
      In Russian `one` is used for 1, 21, 31 and so on, in French for 0 and 1: a user with 21 files \
      reads of a single one.
      """,
    remedy: """
      Show the number in the text for `one`, too; add a text for `zero` where only 0 is meant.
      """,
    examples: [
      .bad(
        plural: """
          <key>one</key>
          <string>↓Одна груша</string>
          <key>few</key>
          <string>%lld груши</string>
          <key>many</key>
          <string>%lld груш</string>
          <key>other</key>
          <string>%lld груши</string>
          """, in: "ru"),
      .bad(
        plural: """
          <key>one</key>
          <string>↓Une poire</string>
          <key>other</key>
          <string>%lld poires</string>
          """, in: "fr"),
      .good(
        plural: """
          <key>zero</key>
          <string>Aucune poire</string>
          <key>one</key>
          <string>Une poire</string>
          <key>other</key>
          <string>%lld poires</string>
          """, in: "fr", note: "With a text for 0, only 1 is left."),
      .good(
        plural: """
          <key>one</key>
          <string>Una pera</string>
          <key>other</key>
          <string>%lld pere</string>
          """, in: "it"),
      .good(
        plural: """
          <key>one</key>
          <string>Supprimer la photo</string>
          <key>other</key>
          <string>Supprimer les photos</string>
          """, in: "fr", note: "The message shows no number at all."),
    ])

  func check(
    _ choice: FormChoice, _ categories: PluralCategories?, _ report: inout SourceReport
  ) {
    guard choice.selector == .plural, let locale = choice.locale, let categories,
      categories.ones.count > 1, let form = choice.forms.first(where: { $0.name == "one" }),
      let text = form.text, !text.slice.isEmpty, !text.showsNumber,
      choice.text(of: "other")?.showsNumber ?? false
    else { return }
    // With a text of its own for 0, `one` is left with 1.
    if categories.ones == [0, 1], choice.text(of: "zero") != nil { return }
    report.add(
      .withoutNumber(categories.ones, in: locale), at: text.range, about: choice.subject(of: form))
  }
}

extension Diagnostic.Message {
  fileprivate static func withoutNumber(_ numbers: [Int], in locale: LocaleIdentifier) -> Self {
    let first = numbers.prefix(3).map(String.init).joined(separator: ", ")
    let rest = numbers.count > 3 ? " and others" : ""
    return Self(
      "text for 'one' does not show the number, but \(locale) uses it for \(first)\(rest); show it")
  }
}
