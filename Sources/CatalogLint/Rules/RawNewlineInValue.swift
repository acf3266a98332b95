import CatalogSyntax
import StringCatalog

/// `raw-newline-in-value`
struct RawNewlineInValue: FileRule {
  static let description = RuleDescription(
    id: "raw-newline-in-value", severity: .info, group: .file,
    summary: "Finds texts that hold a line break as such instead of `\\n`.",
    rationale: """
      It is legal, but tools that read line by line lose the entry, and the line break changes \
      with the line ends of the file. A backslash before it does not join the lines.
      """,
    remedy: "Write the line break as `\\n`.",
    fixSafety: "Writing escapes is a safe fix.",
    examples: [
      .bad("\"terms\" = ↓\"First line\nsecond line\";\n"),
      .bad("\"begriffe\" = ↓\"Erste Zeile\\\nzweite Zeile\";\n"),
      .bad("\"mac\" = ↓'one\rtwo';\n"),
      .good("\"terms\" = \"First line\\nsecond line\";\n\"tab\" = \"a\tb\";\n"),
      .good("\"a\"\n=\n\"x\"\n;\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.kind == .oldStyle else { return }
    let text = table.document.source.utf8.span
    for (index, entry) in table.document.entries.enumerated()
    where entry.valueHasControlCharacters && entry.isString && !entry.isDamaged {
      let range = entry.valueContentRange
      let breaks = Self.lineBreaks(text.extracting(range.start..<range.end))
      if breaks > 0 {
        report.add(
          .rawLineBreaks(breaks).marking(
            table.spelling(ofValue: index)?.marks(where: \.hasLineBreak) ?? []),
          atValueOf: index, fix: .escapingLineBreaks(table, of: index))
      }
    }
  }

  /// The number of line breaks; CRLF is one.
  private static func lineBreaks(_ text: Span<UInt8>) -> Int {
    var count = 0
    for index in text.indices {
      let isSecondHalf = text[index] == 0x0A && index > 0 && text[index - 1] == 0x0D
      if (text[index] == 0x0A || text[index] == 0x0D) && !isSecondHalf { count += 1 }
    }
    return count
  }
}

extension Diagnostic.FixIt {
  fileprivate static func escapingLineBreaks(_ table: LocalizedTable, of entry: Int) -> Self? {
    guard let spelling = table.spelling(ofValue: entry) else { return nil }
    let edits = spelling.editsEscapingLineBreaks()
    return edits.isEmpty ? nil : Self(.escapeLineBreaks, safety: .safe, edits: edits)
  }
}

extension Diagnostic.Message {
  fileprivate static let escapeLineBreaks = Self("Write the line breaks as escapes")

  fileprivate static func rawLineBreaks(_ count: Int) -> Self {
    Self(
      count == 1
        ? "text holds a line break: write '\\n'"
        : "text holds \(count) line breaks: write '\\n' for each")
  }
}
