import CatalogSyntax
import StringCatalog

/// `catalog-unknown-field`
struct CatalogUnknownField: StringCatalogRule {
  static let description = RuleDescription(
    id: "catalog-unknown-field", severity: .info, group: .file,
    summary:
      "Finds members, states and versions of a string catalog that the format is not known to have.",
    rationale: """
      They are kept, but they may be typing errors, which Xcode ignores without a word.
      """,
    remedy: "Correct the name, or leave it if a newer version of Xcode wrote it.",
    examples: [
      .bad(
        strings: """
          "Draft" : {
            ↓"coment" : "A typing error."
          }
          """),
      .good(
        strings: """
          "Draft" : {
            "comment" : "A comment."
          }
          """),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    for problem in document.problems where problem.severity != .error {
      report.add(
        Diagnostic.Message(problem.message(in: document.source)), at: problem.range,
        about: SourceReport.Subject(key: document.key(at: problem.range.start)),
        severity: problem.severity)
    }
  }
}
