import CatalogSyntax
import StringCatalog

/// `merge-conflict-marker`
struct MergeConflictMarker: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "merge-conflict-marker", severity: .error, group: .file,
    summary: "Finds merge conflicts that were committed with their markers.",
    rationale: """
      Foundation stops reading at the first marker without a word, and every entry behind it is \
      lost at run time.
      """,
    remedy: "Choose one side of the conflict and remove the three marker lines.",
    examples: [
      .bad(
        """
        "title" = "Title";
        ↓<<<<<<< HEAD
        "a" = "One";
        =======
        "a" = "Uno";
        >>>>>>> topic

        """),
      .bad(
        """
        ↓<<<<<<< ours
        "a" = "Eins";
        ||||||| base
        "a" = "One";
        =======
        "a" = "Ein";
        >>>>>>> theirs

        """, note: "A conflict in the three-way style is still one finding."),
      .bad("\"a\" = \"x\";\n↓=======\n", note: "A marker that was forgotten counts too."),
      .good("\"a\" = \"Above\n=======\nbelow\";\n", note: "Inside a text it is a text."),
      .good("/*\n======= Titles =======\n*/\n\"a\" = \"x\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    if let tree = table.propertyList {
      for problem in tree.problems where problem.kind == .mergeConflictMarker {
        let message = problem.message(in: tree.source, lines: report.lines())
        report.add(Diagnostic.Message(message), at: problem.range)
      }
    }
    for problem in table.document.problems where problem.kind == .mergeConflictMarker {
      let lines = report.lines()
      report.add(
        Diagnostic.Message(problem.message(in: table.document.source, lines: lines)),
        at: problem.range)
    }
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    for problem in dictionary.document.syntax.problems where problem.kind == .mergeConflictMarker {
      report.add(
        Diagnostic.Message(problem.message(in: report.source, lines: report.lines())),
        at: problem.range)
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    for problem in catalog.document.json.problems where problem.kind == .mergeConflictMarker {
      report.add(
        Diagnostic.Message(problem.message(in: report.source, lines: report.lines())),
        at: problem.range)
    }
  }
}
