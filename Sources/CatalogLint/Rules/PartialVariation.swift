import CatalogSyntax
import StringCatalog

/// `partial-variation`
struct PartialVariation: StringCatalogRule {
  static let description = RuleDescription(
    id: "partial-variation", severity: .error, group: .states,
    summary:
      "Finds messages of which some plural or device forms are translated and others are not.",
    rationale: """
      For some numbers or devices users see the source language in the middle of translated screens.
      """,
    remedy: "Translate every form.",
    examples: [
      .bad(
        strings: """
          "%lld apples" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : ↓""
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld Äpfel"
                      }
                    }
                  }
                }
              }
            }
          }
          """),
      .good(
        strings: """
          "%lld apples" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld Apfel"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld Äpfel"
                      }
                    }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    for translation in catalog.translations where !translation.isExcluded {
      guard let form = translation.untranslatedForm else { continue }
      let leaf = catalog.document.leaves[form]
      report.add(
        .partial, at: catalog.range(of: leaf), about: catalog.subject(of: leaf, in: translation))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var partial: Self {
    Self("form is not translated while others of the message are; translate it")
  }
}
