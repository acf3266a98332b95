import CatalogSyntax
import StringCatalog

/// `unsorted`
struct Unsorted: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "unsorted", severity: .info, isOnByDefault: false, group: .keys,
    summary: """
      Finds files whose keys are not in order. The option `order` says which order: `key`, that of \
      `fmt --sort`, which counts `item2` before `item10`; `case-insensitive`; or `code-units`. Entries \
      stay below the heading that they stand under, which is a comment by itself.
      """,
    rationale: """
      In a sorted file a key is found at once, and two people who add one each rarely touch the same \
      lines.
      """,
    remedy:
      "Put the keys in order, as `--fix` does; for the order `key`, `fmt --sort` does it, too.",
    fixSafety: "Moving the entries with their comments is a safe fix.",
    examples: [
      .bad("\"apple\" = \"Apple\";\n\"cherry\" = \"Cherry\";\n\"banana\" = ↓\"Banana\";\n"),
      .bad("\"item10\" = \"Zehn\";\n\"item2\" = ↓\"Zwei\";\n"),
      .bad(
        "\"Zoo\" = \"Zoo\";\n\"apple\" = \"りんご\";\n\"Ant\" = ↓\"あり\";\n",
        note: "With the option `order: code-units`, where capitals come first."
      ).with { $0.ruleSettings["unsorted"] = settings("code-units") },
      .bad(
        stringsdict: """
          <key>b</key>
          <string>Deux</string>
          ↓<key>a</key>
          <string>Un</string>
          """),
      .bad(strings: "\"b\" : {\n\n},\n↓\"a\" : {\n\n}"),
      .good("\"apple\" = \"Apple\";\n\"Banana\" = \"Banana\";\n\"cherry\" = \"Cherry\";\n"),
      .good(
        "\"a1\" = \"Uno\";\n\"A2\" = \"Dos\";\n\"a3\" = \"Tres\";\n",
        note: "With the option `order: case-insensitive`."
      ).with { $0.ruleSettings["unsorted"] = settings("case-insensitive") },
      .good(
        "\"z\" = \"Z\";\n\n/* Menu */\n\n\"a\" = \"A\";\n", note: "Below another heading."),
      .good(strings: "\"a\" : {\n\n},\n\"b\" : {\n\n}"),
    ])

  private static func settings(_ order: String) -> RuleSettings {
    var settings = RuleSettings()
    settings.options = ["order": .text(order)]
    return settings
  }

  private let isOrdered: @Sendable (String, String) -> Bool

  init() {
    isOrdered = KeyOrder.isOrdered
  }

  init(_ options: LintOptions) {
    isOrdered = Self.order(options.options(of: "unsorted")["order"])
  }

  /// The order of a name, else that of the keys.
  private static func order(
    _ name: ConfigurationValue?
  ) -> @Sendable (_ left: String, _ right: String) -> Bool {
    switch name {
    case .text("case-insensitive"):
      { left, right in
        let (low, high) = (left.lowercased(), right.lowercased())
        guard low.utf8.elementsEqual(high.utf8) else {
          return low.utf8.lexicographicallyPrecedes(high.utf8)
        }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
      }
    case .text("code-units"): { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    case _: KeyOrder.isOrdered
    }
  }

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.isIntact, table.hasPositions else { return }
    let edits =
      table.propertyList.map { $0.edits(orderingMembersBy: isOrdered) }
      ?? StringsFormatter.edits(ordering: table.document, by: isOrdered)
    let keys = (0..<table.count).map { (range: table.keyRange(of: $0), key: table.key(of: $0)) }
    guard let entry = firstMisplaced(keys, edits) else { return }
    report.add(
      .misplaced(behind: keys[entry - 1].key), atValueOf: entry,
      fix: Diagnostic.FixIt(.sorting, safety: .safe, edits: edits))
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    guard document.isIntact, document.hasPositions else { return }
    let edits = document.syntax.edits(orderingMembersBy: isOrdered)
    let keys = document.entries.map { (range: $0.keyRange, key: $0.key) }
    guard let entry = firstMisplaced(keys, edits) else { return }
    report.add(
      .misplaced(behind: keys[entry - 1].key), at: keys[entry].range,
      about: SourceReport.Subject(key: keys[entry].key),
      fix: Diagnostic.FixIt(.sorting, safety: .safe, edits: edits))
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    guard document.isIntact else { return }
    let json = document.json
    let entries = document.entries.map { entry in
      (
        range: json.range(of: entry.key), key: document.key(of: entry),
        end: json.range(of: entry.node).end
      )
    }
    let wanted = entries.indices.sorted { left, right in
      if isOrdered(entries[left].key, entries[right].key) { return true }
      return !isOrdered(entries[right].key, entries[left].key) && left < right
    }
    // Members of an object hold nothing but white space and commas between them.
    let edits = wanted.enumerated().compactMap { place, origin -> TextEdit? in
      guard place != origin else { return nil }
      let (start, end) = (entries[origin].range.start, entries[origin].end)
      return TextEdit(
        SourceRange(entries[place].range.start, entries[place].end),
        with: Array(document.source.utf8[start..<end]))
    }
    let keys = entries.map { (range: $0.range, key: $0.key) }
    guard let entry = firstMisplaced(keys, edits) else { return }
    report.add(
      .misplaced(behind: keys[entry - 1].key), at: keys[entry].range,
      about: SourceReport.Subject(key: keys[entry].key),
      fix: Diagnostic.FixIt(.sorting, safety: .safe, edits: edits))
  }

  /// The first key that belongs before the one in front of it, of those that would move.
  private func firstMisplaced(
    _ keys: [(range: SourceRange, key: String)], _ edits: [TextEdit]
  ) -> Int? {
    guard let start = edits.map(\.range.start).min() else { return nil }
    return keys.indices.dropFirst().first { index in
      keys[index - 1].range.start >= start && isOrdered(keys[index].key, keys[index - 1].key)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let sorting = Self("Sort the entries")

  fileprivate static func misplaced(behind key: String) -> Self {
    Self("keys are not in order: this one belongs before '\(key)'; sort the file")
  }
}
