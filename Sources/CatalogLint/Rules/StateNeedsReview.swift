import CatalogSyntax
import StringCatalog

/// `state-needs-review`
struct StateNeedsReview: StringCatalogRule {
  static let description = RuleDescription(
    id: "state-needs-review", severity: .warning, group: .states,
    summary: "Finds texts of a string catalog in the state `needs_review`.",
    rationale: """
      Users see the text, but somebody asked for another look at it, mostly because the source changed.
      """,
    remedy: "Review the text and set its state to `translated`.",
    examples: [
      .bad(
        strings: """
          "Draft" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : ↓"Entwurf"
                }
              }
            }
          }
          """),
      .good(
        strings: """
          "Draft" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Entwurf"
                }
              }
            }
          }
          """),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    guard catalog.hasNeedsReview else { return }
    for translation in catalog.translations where !translation.isExcluded {
      for index in catalog.leaves(of: translation) {
        let leaf = catalog.document.leaves[index]
        guard catalog.needsReview(leaf) else { continue }
        report.add(
          .needsReview, at: catalog.range(of: leaf),
          about: catalog.subject(of: leaf, in: translation))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var needsReview: Self {
    Self("text is marked for review; review it")
  }
}
