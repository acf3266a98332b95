import CatalogSyntax
import StringCatalog

/// `trailing-newline`
struct TrailingNewline: FileRule, DictionaryRule {
  static let description = RuleDescription(
    id: "trailing-newline", severity: .info, group: .file,
    summary: "Finds files whose last line has no line break.",
    rationale: """
      What a program appends lands on the last line, behind a comment even inside the comment, and \
      version control shows that line as changed by whoever adds the next.
      """,
    remedy: "End the file with a line break.",
    fixSafety: "Adding the line break is a safe fix.",
    examples: [
      .bad("\"ok\" = \"OK\";\n\"nein\" = \"Nein\";↓"),
      .bad("\"ok\" = \"OK\";\n// Ende↓"),
      .bad([
        .init("de.lproj/Localizable.stringsdict", "<plist version=\"1.0\">\n<dict/>\n</plist>↓")
      ]),
      .good("\"ok\" = \"OK\";\n"),
      .good("\"ok\" = \"OK\";\r\n"),
      .good("{ ok = OK; }", note: "A table in braces on one line has no line ends at all."),
      .good(
        [.init("Localizable.xcstrings", "{\n  \"strings\" : {\n\n  }\n}")],
        note: "Xcode ends a string catalog without one."),
      .good("", note: "An empty file has no last line."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.hasPositions, Self.lacksLineBreak(table.source) else { return }
    if Self.isOneValue(table), report.lines().count == 1 { return }
    report.add(
      .noFinalLineBreak, at: SourceRange(at: table.source.utf8.count), fix: Self.fix(table.source))
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    guard document.hasPositions, Self.lacksLineBreak(report.source), report.lines().count > 1
    else { return }
    report.add(
      .noFinalLineBreak, at: SourceRange(at: report.source.utf8.count),
      fix: Self.fix(report.source))
  }

  /// The line break that most lines of the file end with.
  private static func fix(_ source: SourceText) -> Diagnostic.FixIt {
    let text = source.utf8
    let hasCRLF = text.indices.contains { text[$0] == 0x0A && $0 > 0 && text[$0 - 1] == 0x0D }
    let hasLF = text.contains(0x0A)
    let hasOnlyCR = !hasLF && text.contains(0x0D)
    let lineBreak: [UInt8] = hasCRLF ? [0x0D, 0x0A] : hasOnlyCR ? [0x0D] : [0x0A]
    return Diagnostic.FixIt(
      .addLineBreak, safety: .safe,
      edits: [TextEdit(SourceRange(at: text.count), with: lineBreak)])
  }

  private static func lacksLineBreak(_ source: SourceText) -> Bool {
    source.utf8.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
  }

  /// Whether the table is one value, to which nothing is appended.
  private static func isOneValue(_ table: LocalizedTable) -> Bool {
    guard case .bracedTable = table.document.root else { return table.propertyList != nil }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static let addLineBreak = Self("Add a line break at the end")
  fileprivate static let noFinalLineBreak = Self("file does not end with a line break: add one")
}
