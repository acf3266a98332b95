import CatalogSyntax
import StringCatalog

/// `missing-semicolon`
struct MissingSemicolon: FileRule {
  static let description = RuleDescription(
    id: "missing-semicolon", severity: .error, group: .file,
    summary: "Finds values that are not followed by a semicolon.",
    rationale: """
      Foundation refuses the whole file, so that users see keys instead of texts, and names the \
      line of the next entry instead of the one that lacks its semicolon.
      """,
    remedy: """
      End every entry with a semicolon, the last one too. Where a quote inside the value ended it \
      too early, escape that quote as `\\"`.
      """,
    fixSafety: "Adding the semicolon is a safe fix where the value ends without doubt.",
    examples: [
      .bad("\"ok\" = \"OK\"↓\n\"cancel\" = \"Cancel\";\n"),
      .bad("\"last\" = \"The last entry needs one too\"↓\n"),
      .bad(
        "\"quote\" = \"Press \"↓Start\" now\";\n",
        note: "The quote before the word ends the value."),
      .bad("{\n  \"ok\" = \"OK\"↓\n}\n"),
      .bad("// Äpfel\n\"äpfel\" = \"Äpfel\"↓ \"birnen\" = \"Birnen\";\n"),
      .good("\"quote\" = \"Press \\\"Start\\\" now\";\n\"ok\" = \"OK\" /* short */ ;\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    let document = table.document
    for problem in document.problems
    where problem.kind == .missingSemicolon && !document.isDueToEncoding(problem) {
      let lines = report.lines()
      report.add(
        Diagnostic.Message(problem.message(in: document.source, lines: lines)),
        at: problem.range, entry: document.entry(around: problem.range.start),
        fix: problem.isRepairable ? .addSemicolon(at: problem.range.start) : nil)
    }
  }
}

extension Diagnostic.FixIt {
  fileprivate static func addSemicolon(at offset: Int) -> Self {
    Self(
      Diagnostic.Message("Add the semicolon"), safety: .safe,
      edits: [TextEdit(SourceRange(at: offset), with: ";")])
  }
}
