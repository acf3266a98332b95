import CatalogSyntax
import StringCatalog

/// `stringsdict-value-type`
struct StringsDictValueType: StringsDictProblemRule {
  static let problem = StringsDictProblem.Kind.valueType

  static let description = RuleDescription(
    id: "stringsdict-value-type", severity: .error, group: .plurals,
    summary:
      "Finds variables of a `.stringsdict` whose `NSStringFormatValueTypeKey` is absent, written with a percent sign, unknown, or of another class than the specifiers of their texts.",
    rationale: """
      The system reads the argument by this type. With a wrong one it reads something else, and may crash.
      """,
    remedy:
      "Write the specifier without its percent sign, such as `lld`, and use the same one in the texts.",
    examples: [
      .bad(
        stringsdict: """
          <key>apples</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@n@</string>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key>
              <string>↓%lld</string>
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
}
