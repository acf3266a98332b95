import CatalogSyntax
import StringCatalog

/// `near-duplicate-key`
struct NearDuplicateKey: FileRule {
  static let description = RuleDescription(
    id: "near-duplicate-key", severity: .warning, group: .keys,
    summary: """
      Finds keys that differ from another key only in case, white space, quotes, composition of \
      characters, or characters that look alike.
      """,
    rationale: """
      One of the two is usually a slip: the program looks up the other one, and the text is \
      translated twice. Of keys that are canonically equivalent a Swift dictionary keeps only one.
      """,
    remedy: "Keep one of the keys and use it everywhere, or give the other a name of its own.",
    examples: [
      .bad("\"Cancel\" = \"Cancel\";\n\"cancel\" = ↓\"Cancel\";\n"),
      .bad("\"don't\" = \"Don’t\";\n\"Don’t \" = ↓\"Don’t\";\n"),
      .bad(
        "\"caf\\U00e9\" = \"Café\";\n\"cafe\\U0301\" = ↓\"Café\";\n",
        note: "The same character, composed and decomposed."),
      .bad(
        "\"Cancel\" = \"Cancel\";\n\"\\U0421ancel\" = ↓\"Cancel\";\n",
        note: "The second key starts with a Cyrillic letter."),
      .bad("\"STRASSE\" = \"Straße\";\n\"Straße\" = ↓\"Straße\";\n"),
      .good("\"item1\" = \"One\";\n\"iteml\" = \"L\";\n"),
      .good("\"résumé\" = \"Résumé\";\n\"resume\" = \"Resume\";\n"),
      .good("\"ok\" = \"OK\";\n\"ok\" = \"OK\";\n", note: "This is `duplicate-key`."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"ok\" = \"OK\";\n"),
          .init("fr.lproj/Localizable.strings", "\"ok\" = \"OK\";\n\"OK\" = \"OK\";\n"),
        ], note: "Keys are looked at in the source table only."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation else { return }
    let conflicts = table.document.conflictBlocks
    for match in NearDuplicateSearch.matches(in: table) {
      let starts = [match.earlier, match.entry].map { table.document.entries[$0].range.start }
      if let block = conflicts.index(containing: starts[0]),
        block == conflicts.index(containing: starts[1])
      {
        continue
      }
      let earlier = table.document.key(of: table.document.entries[match.earlier])
      let other =
        table.hasPositions
        ? "the one in line \(report.lines().line(of: table.keyRange(of: match.earlier).start))"
        : "the key '\(earlier)'"
      let message: Diagnostic.Message =
        switch match.resemblance {
        case .differingOnly(in: .form): .equivalent(to: other)
        case .differingOnly(let parts): .differing(from: other, in: parts)
        case .confusable:
          .confusable(
            with: other, table.document.key(of: table.document.entries[match.entry]), earlier)
        }
      report.add(message, atValueOf: match.entry)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func equivalent(to other: String) -> Self {
    Self(
      "key is canonically equivalent to \(other): a Swift dictionary keeps only one of the two")
  }

  fileprivate static func differing(from other: String, in parts: KeyFolding) -> Self {
    var names: [String] = []
    if parts.contains(.letterCase) { names.append("case") }
    if parts.contains(.space) { names.append("white space") }
    if parts.contains(.quotes) { names.append("quotes") }
    if parts.contains(.form) { names.append("the composition of characters") }
    let last = names.popLast() ?? "spelling"
    let list = names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
    return Self("key differs from \(other) only in \(list)")
  }

  fileprivate static func confusable(with other: String, _ key: String, _ earlier: String) -> Self {
    let different = zip(key.unicodeScalars, earlier.unicodeScalars).first { $0 != $1 }
    let detail = different.map { ": \(codePoint($0)) instead of \(codePoint($1))" } ?? ""
    return Self("key looks like \(other) but is made of other characters\(detail)")
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
