import CatalogSyntax
import StringCatalog

/// `stringsdict-variable-undefined`
struct StringsDictVariableUndefined: StringsDictProblemRule {
  static let problem = StringsDictProblem.Kind.variableUndefined

  static let description = RuleDescription(
    id: "stringsdict-variable-undefined", severity: .error, group: .plurals,
    summary: "Finds references of a `.stringsdict` entry to variables that it does not have.",
    rationale: """
      The reference is shown as it stands, or crashes the program.
      """,
    remedy: "Define the variable, or correct the name in the reference.",
    examples: [
      .bad(
        stringsdict: """
          <key>apples</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>↓%#@m@</string>
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
