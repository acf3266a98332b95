import CatalogSyntax
import StringCatalog

/// `stringsdict-spec-type`
struct StringsDictSpecType: StringsDictProblemRule {
  static let problem = StringsDictProblem.Kind.ruleType

  static let description = RuleDescription(
    id: "stringsdict-spec-type", severity: .error, group: .plurals,
    summary:
      "Finds variables of a `.stringsdict` whose `NSStringFormatSpecTypeKey` is absent or unknown.",
    rationale: """
      Without it the system does not know by what to choose, and shows none of the texts.
      """,
    remedy: "Write `NSStringPluralRuleType` for plurals.",
    fixSafety: """
      Writing the rule of plurals is an unsafe fix, made where all texts are for plural \
      categories.
      """,
    examples: [
      .bad(
        stringsdict: """
          <key>apples</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@n@</string>
            ↓<key>n</key>
            <dict>
              <key>NSStringFormatValueTypeKey</key>
              <string>lld</string>
              <key>other</key>
              <string>%lld apples</string>
            </dict>
          </dict>
          """),
      .good(
        plural: """
          <key>one</key>
          <string>%lld apple</string>
          <key>other</key>
          <string>%lld apples</string>
          """),
    ])

  func fix(
    _ problem: StringsDictProblem, in document: StringsDictDocument, _ report: SourceReport
  ) -> Diagnostic.FixIt? {
    // A variable may be meant to choose by something else than a number.
    let texts = document.leaves(of: problem)
    guard !texts.isEmpty,
      texts.allSatisfy({ PluralCategories.names.contains($0.caseName ?? "") })
    else { return nil }
    return report.fix(.setRule, safety: .unsafe) { () throws(StringsDictEditError) in
      try document.edits(
        settingRule: .plural, ofVariable: problem.variation ?? "", forKey: problem.key)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let setRule = Self("Write 'NSStringPluralRuleType'")
}
