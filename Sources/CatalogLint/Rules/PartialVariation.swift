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

  func check(_ catalog: XCStringsDocument, _ report: inout SourceReport) {
    for translation in catalog.translations() where catalog.shouldTranslate(translation.entry) {
      guard let form = translation.untranslatedForm else { continue }
      report.add(.partial, at: form.range, about: form.subject(source: translation.source))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var partial: Self {
    Self("form is not translated while others of the message are; translate it")
  }
}
