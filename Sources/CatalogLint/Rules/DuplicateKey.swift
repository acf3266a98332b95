import CatalogSyntax
import StringCatalog

/// `duplicate-key`
struct DuplicateKey: FileRule, DictionaryRule {
  static let description = RuleDescription(
    id: "duplicate-key", severity: .warning, group: .keys,
    summary: "Finds keys that are defined again with the same text.",
    rationale: """
      Only the last definition counts. Whoever changes the first one sees no effect, and the next \
      change makes the two differ.
      """,
    remedy: "Delete all definitions but one.",
    fixSafety: "Deleting the repeated entry with its comment is a safe fix.",
    examples: [
      .bad("\"ok\" = \"OK\";\n\"ok\" = ↓\"OK\";\n"),
      .bad(
        "\"A\" = \"Ärger\";\n'\\U0041' = ↓'\\U00C4rger';\n",
        note: "It is the same key and the same text however they are spelled."),
      .bad(
        [
          .init(
            "en.lproj/Localizable.strings",
            "<dict><key>ok</key><string>OK</string>\n<key>ok</key>↓<string>OK</string></dict>\n")
        ], note: "A property list, too."),
      .bad(
        plural: """
          <key>other</key>
          <string>%lld apples</string>
          ↓<key>other</key>
          <string>%lld apples</string>
          """, note: "In a `.stringsdict` file every dictionary is looked at."),
      .good("\"ok\" = \"OK\";\n\"Ok\" = \"OK\";\n"),
      .good("\"ok\" = \"OK\";\n\"ok\" = \"Ok\";\n", note: "This is `duplicate-key-conflict`."),
      .good([
        .init("en.lproj/Localizable.strings", "\"title\" = \"Home\";\n"),
        .init("en.lproj/Share.strings", "\"title\" = \"Home\";\n"),
      ]),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    for duplicate in table.duplicates() where duplicate.hasSameValue {
      let first = table.keyRange(of: duplicate.previous).start
      report.add(
        .again(line: report.lines().line(of: first)), atValueOf: duplicate.entry,
        fix: .removal(
          ofEntry: duplicate.entry, of: table, .removeRepeated, safety: .safe))
    }
  }
}

extension DuplicateKey {
  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    for repeated in document.redefinitions() where repeated.hasSameValue {
      report.add(
        .again(line: report.lines().line(of: repeated.previous.start)), at: repeated.keyRange,
        about: SourceReport.Subject(repeated),
        fix: document.edits(removingMemberAt: repeated.keyRange).map {
          Diagnostic.FixIt(.removeRepeated, safety: .safe, edits: $0)
        })
    }
  }
}

extension SourceReport.Subject {
  /// A key that is there again.
  init(_ repeated: StringsDictRedefinition) {
    self.init(key: repeated.key, variation: repeated.variation, value: repeated.value)
  }
}

extension Diagnostic.Message {
  fileprivate static let removeRepeated = Self("Delete the repeated entry")

  fileprivate static func again(line: Int) -> Self {
    Self("key is already defined with the same text in line \(line): delete one of the two")
  }
}
