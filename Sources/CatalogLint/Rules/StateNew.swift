import CatalogSyntax
import StringCatalog

/// `state-new`
struct StateNew: StringCatalogRule {
  static let description = RuleDescription(
    id: "state-new", severity: .error, group: .states,
    summary: "Finds texts of a string catalog in the state `new`.",
    rationale: """
      The text was never translated: users see the source language.
      """,
    remedy: "Translate the text and set its state to `translated`.",
    examples: [
      .bad(
        strings: """
          "Draft" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ↓""
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
    guard catalog.hasNew else { return }
    for translation in catalog.translations
    where !translation.isExcluded && translation.untranslatedForm == nil {
      for index in catalog.leaves(of: translation) {
        let leaf = catalog.document.leaves[index]
        guard catalog.isNew(leaf) else { continue }
        report.add(
          .new, at: catalog.range(of: leaf), about: catalog.subject(of: leaf, in: translation))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var new: Self {
    Self("text is not translated yet; translate it")
  }
}
