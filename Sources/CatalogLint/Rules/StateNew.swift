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

  func check(_ catalog: XCStringsDocument, _ report: inout SourceReport) {
    for translation in catalog.translations()
    where catalog.shouldTranslate(translation.entry) && translation.untranslatedForm == nil {
      for text in translation.texts where text.state == .new {
        report.add(.new, at: text.range, about: text.subject(source: translation.source))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var new: Self {
    Self("text is not translated yet; translate it")
  }
}
