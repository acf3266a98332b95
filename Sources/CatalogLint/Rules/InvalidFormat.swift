import CatalogSyntax
import StringCatalog

/// `invalid-format`
struct InvalidFormat: PlaceholderBackedRule {
  static let problem = PlaceholderRule.invalidFormat

  static let description = RuleDescription(
    id: "invalid-format", severity: .error, group: .placeholders,
    summary: """
      Finds placeholders that no formatter knows, such as `%k`, `%0$@` and a percent sign at \
      the end.
      """,
    rationale: """
      The result is not defined: the placeholder is shown as it stands, the rest of the text \
      is lost, or the wrong argument is read.
      """,
    remedy: "Correct the letter or the position, or write `%%` for a percent sign.",
    examples: [
      .bad(en: "\"%@ items\"", "de", "↓\"%k Dinge\""),
      .bad(en: "\"%d%%\"", "fr", "↓\"%d%\"", note: "The sign at the end must be doubled."),
      .bad(en: "\"%@ items\"", "ja", "↓\"%0$@個\"", note: "Positions are counted from 1."),
      .bad(
        en: "\"%1$@ of %2$@\"", "sv", "↓\"%01$@ av %2$@\"",
        note: "A zero before the position is a flag in some formatters and a digit in others."),
      .bad(en: "\"%1$@ items\"", "ru", "↓\"%1$ элементов\""),
      .bad(
        "\"files\" = ↓\"%1#@files@\";\n",
        note: "A reference to a variable is written `%1$#@files@`."),
      .bad(
        "\"files\" = ↓\"%# @files @\";\n",
        note: "Translation programs like to put spaces there; it is written `%#@files@`."),
      .good(en: "\"%@ files at %x\"", "zh-Hans", "\"%@ 文件位于 %x\""),
      .good(en: "\"100%\"", "ja", "\"100%\"", note: "A percent sign at the end of prose is right."),
    ])
}
