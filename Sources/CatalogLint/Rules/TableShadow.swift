import CatalogSyntax
import StringCatalog

/// `table-shadow`
struct TableShadow: TableRule {
  static let description = RuleDescription(
    id: "table-shadow", severity: .warning, group: .keys,
    summary: "Finds keys of a `.strings` file that the `.stringsdict` file beside it has, too.",
    rationale: """
      The system looks into the `.stringsdict` file first, so that the text in the `.strings` file is \
      never shown: a change of it changes nothing.
      """,
    remedy: "Remove the entry from the `.strings` file.",
    examples: [
      .bad([
        .init(
          "en.lproj/Localizable.strings", "\"apples\" = ↓\"Apples\";\n\"pears\" = \"Pears\";\n"),
        RuleExample.pluralFile("en", oneAndOther),
      ]),
      .good([
        .init("en.lproj/Localizable.strings", "\"pears\" = \"Pears\";\n"),
        RuleExample.pluralFile("en", oneAndOther),
      ]),
      .good(
        [
          .init("en.lproj/Share.strings", "\"apples\" = \"Apples\";\n"),
          RuleExample.pluralFile("en", oneAndOther),
        ], note: "Another table."),
    ])

  private static let oneAndOther = """
    <key>one</key>
    <string>%lld apple</string>
    <key>other</key>
    <string>%lld apples</string>
    """

  func check(_ contents: TableContents, strings report: inout FileReport) {
    guard let strings = contents.strings, let dictionary = contents.dictionary else { return }
    for entry in TableAlignment.countingEntries(of: strings)
    where dictionary.hasKey(of: entry, strings) {
      report.add(.shadowed(by: dictionary.file), atValueOf: entry)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func shadowed(by file: TableFile) -> Self {
    Self("the text of this key in \(file.path) is shown instead; remove the entry here")
  }
}
