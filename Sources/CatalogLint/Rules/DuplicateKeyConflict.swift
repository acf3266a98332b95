import CatalogSyntax
import StringCatalog

/// `duplicate-key-conflict`
struct DuplicateKeyConflict: FileRule, DictionaryRule {
  static let description = RuleDescription(
    id: "duplicate-key-conflict", severity: .error, group: .keys,
    summary: "Finds keys that are defined again with another text.",
    rationale: """
      One of the texts never reaches a user, and nothing says which: Foundation takes the last \
      definition without a word.
      """,
    remedy: "Decide for one of the texts, or give the other a key of its own.",
    examples: [
      .bad("\"exit\" = \"Exit\";\n\"exit\" = ↓\"Quit\";\n"),
      .bad("\"größe\" = \"Größe\";\n\"gr\\U00F6\\U00DFe\" = ↓\"Grösse\";\n"),
      .bad("\"é\" = \"e\\U0301\";\n\"é\" = ↓\"\\U00e9\";\n"),
      .bad(
        plural: """
          <key>other</key>
          <string>%lld apples</string>
          ↓<key>other</key>
          <string>%lld fruits</string>
          """),
      .bad(
        stringsdict: """
          <key>exit</key>
          <string>Exit</string>
          ↓<key>exit</key>
          <string>Quit</string>
          """),
      .good("\"exit\" = \"Exit\";\n\"exit\" = \"\\U0045xit\";\n", note: "This is `duplicate-key`."),
      .good("\"exit\" = \"Exit\";\n\"quit\" = \"Quit\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    for duplicate in table.duplicates() where !duplicate.hasSameValue {
      let lines = report.lines()
      let winner = table.entry(matching: duplicate.entry, of: table) ?? duplicate.entry
      report.add(
        .conflict(
          lines.line(of: table.keyRange(of: duplicate.previous).start),
          lines.line(of: table.keyRange(of: duplicate.entry).start),
          winner: lines.line(of: table.keyRange(of: winner).start)),
        atValueOf: duplicate.entry)
    }
  }
}

extension DuplicateKeyConflict {
  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    for repeated in document.redefinitions() where !repeated.hasSameValue {
      let lines = report.lines()
      report.add(
        .conflict(
          lines.line(of: repeated.previous.start), lines.line(of: repeated.keyRange.start),
          winner: lines.line(of: repeated.last.start)),
        at: repeated.keyRange, about: SourceReport.Subject(repeated))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func conflict(_ first: Int, _ second: Int, winner: Int) -> Self {
    let places =
      first == second
      ? "twice in line \(first) with different texts"
      : "in lines \(first) and \(second) with different texts"
    return Self(
      "key is defined \(places); at run time the last definition counts, in line \(winner)")
  }
}
