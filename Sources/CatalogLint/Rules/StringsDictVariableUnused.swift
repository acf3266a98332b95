import CatalogSyntax
import StringCatalog

/// `stringsdict-variable-unused`
struct StringsDictVariableUnused: StringsDictProblemRule {
  static let problem = StringsDictProblem.Kind.variableUnused

  static let description = RuleDescription(
    id: "stringsdict-variable-unused", severity: .warning, group: .plurals,
    summary: "Finds variables of a `.stringsdict` entry that nothing refers to.",
    rationale: """
      Its texts are translated and never shown. Mostly the reference has a typing error.
      """,
    remedy: "Refer to the variable in the format, or delete it.",
    examples: [
      .bad(
        stringsdict: """
          <key>apples</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>Apples</string>
            ↓<key>n</key>
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
      .good(
        stringsdict: """
          <key>apples</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%01$#@n@</string>
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
          """,
        note: "A reference that is written wrong is a finding of `invalid-format` alone."),
    ])
}
