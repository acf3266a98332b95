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

  func check(_ catalog: XCStringsDocument, _ report: inout SourceReport) {
    for translation in catalog.translations() where catalog.shouldTranslate(translation.entry) {
      for text in translation.texts where text.state == .needsReview {
        report.add(.needsReview, at: text.range, about: text.subject(source: translation.source))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var needsReview: Self {
    Self("text is marked for review; review it")
  }
}
