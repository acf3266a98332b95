import CatalogSyntax
import StringCatalog

/// `plural-missing-other`
struct PluralMissingOther: FormRule {
  static let description = RuleDescription(
    id: "plural-missing-other", severity: .error, group: .plurals,
    summary: "Finds plurals without a text for `other`.",
    rationale: """
      `other` is the text for every number that no other text is for. Without it the system shows a wrong text or crashes.
      """,
    remedy: "Add a text for `other`.",
    examples: [
      .bad(
        markedPlural: """
          <key>one</key>
          <string>%lld apple</string>
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
    guard choice.selector == .plural, choice.text(of: "other") == nil else { return }
    report.add(.noOther, at: choice.range, about: choice.subject)
  }
}

extension Diagnostic.Message {
  fileprivate static var noOther: Self {
    Self("plural has no text for 'other', which stands for every category that is absent; add it")
  }
}
