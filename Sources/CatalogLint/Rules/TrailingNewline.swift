import CatalogSyntax
import StringCatalog

/// `trailing-newline`
struct TrailingNewline: FileRule {
  static let description = RuleDescription(
    id: "trailing-newline", severity: .info, group: .file,
    summary: "Finds files whose last line has no line break.",
    rationale: """
      What a program appends lands on the last line, behind a comment even inside the comment, and \
      version control shows that line as changed by whoever adds the next.
      """,
    remedy: "End the file with a line break.",
    examples: [
      .bad("\"ok\" = \"OK\";\n\"nein\" = \"Nein\";↓"),
      .bad("\"ok\" = \"OK\";\n// Ende↓"),
      .good("\"ok\" = \"OK\";\n"),
      .good("\"ok\" = \"OK\";\r\n"),
      .good("{ ok = OK; }", note: "A table in braces on one line has no line ends at all."),
      .good("", note: "An empty file has no last line."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    let text = table.document.source.utf8
    guard table.hasPositions, let last = text.last, last != 0x0A, last != 0x0D else { return }
    if case .bracedTable = table.document.root, report.lines().count == 1 { return }
    report.add(.noFinalLineBreak, at: SourceRange(at: text.count))
  }
}

extension Diagnostic.Message {
  fileprivate static let noFinalLineBreak = Self("file does not end with a line break: add one")
}
