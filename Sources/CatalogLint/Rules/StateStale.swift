import CatalogSyntax
import StringCatalog

/// `state-stale`
struct StateStale: StringCatalogRule {
  static let description = RuleDescription(
    id: "state-stale", severity: .warning, group: .states,
    summary: "Finds entries of a string catalog that the code no longer uses.",
    rationale: """
      Xcode marks an entry `stale` when it does not find its key in the code. Translators work for nothing.
      """,
    remedy: "Delete the entry, or mark it `manual` if something else uses it.",
    fixSafety: "Deleting the entry is an unsafe fix.",
    examples: [
      .bad(
        strings: """
          ↓"Draft" : {
            "extractionState" : "stale"
          }
          """),
      .good(
        strings: """
          "Draft" : {
            "extractionState" : "manual"
          }
          """),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    for entry in document.entries
    where !entry.isShadowed && document.extractionState(of: entry) == "stale" {
      report.add(
        .stale, at: document.json.range(of: entry.key),
        about: SourceReport.Subject(key: document.key(of: entry)),
        fix: report.fix(.remove, safety: .unsafe) { () throws(XCStringsEditError) in
          try document.edits(removingKey: document.key(of: entry))
        })
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var remove: Self { Self("Delete the entry") }

  fileprivate static var stale: Self {
    Self("entry is marked stale: the code no longer uses its key; delete it or mark it manual")
  }
}
