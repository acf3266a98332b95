import CatalogSyntax
import StringCatalog

/// `stringsdict-no-format-key`
struct StringsDictNoFormatKey: StringsDictProblemRule {
  static let problem = StringsDictProblem.Kind.noFormatKey

  static let description = RuleDescription(
    id: "stringsdict-no-format-key", severity: .error, group: .plurals,
    summary: "Finds `.stringsdict` entries without `NSStringLocalizedFormatKey`.",
    rationale: """
      The system does not know where the variables stand, and ignores the entry: users see the key.
      """,
    remedy: "Give the entry a format that refers to its variables, such as `%#@n@`.",
    examples: [
      .bad(
        stringsdict: """
          ↓<key>apples</key>
          <dict>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
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
}
