import CatalogSyntax
import StringCatalog

/// `stringsdict-key-missing-in-strings`
struct StringsDictKeyMissingInStrings: TableRule {
  static let description = RuleDescription(
    id: "stringsdict-key-missing-in-strings", severity: .info, isOnByDefault: false,
    group: .plurals,
    summary: """
      Finds keys of a `.stringsdict` file that the `.strings` file of the table does not have.
      """,
    rationale: """
      Some teams keep every key in the `.strings` file, because tools that do not read `.stringsdict` \
      files see no others.
      """,
    remedy: "Add the key to the `.strings` file.",
    examples: [
      .bad([
        .init("en.lproj/Localizable.strings", "\"pears\" = \"Pears\";\n"),
        RuleExample.pluralFile("en", oneAndOther, mark: "↓"),
      ]),
      .good([
        .init("en.lproj/Localizable.strings", "\"apples\" = \"Apples\";\n"),
        RuleExample.pluralFile("en", oneAndOther),
      ]),
    ])

  private static let oneAndOther = """
    <key>one</key>
    <string>%lld apple</string>
    <key>other</key>
    <string>%lld apples</string>
    """

  func check(_ contents: TableContents, dictionary report: inout SourceReport) {
    guard let dictionary = contents.dictionary,
      !(contents.strings?.isReportedAsWhole ?? false)
    else { return }
    for (index, key) in dictionary.keys {
      let isThere = contents.strings.map {
        $0.index.entry(forKey: key.span, in: $0.document) != nil
      }
      guard !(isThere ?? false) else { continue }
      let entry = dictionary.document.entries[index]
      report.add(.missing, at: entry.keyRange, about: SourceReport.Subject(key: entry.key))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let missing = Self("key is not in the '.strings' file of the table")
}
