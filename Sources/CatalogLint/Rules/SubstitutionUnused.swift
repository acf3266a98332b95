import CatalogSyntax
import StringCatalog

/// `substitution-unused`
struct SubstitutionUnused: StringCatalogRule {
  static let description = RuleDescription(
    id: "substitution-unused", severity: .warning, group: .states,
    summary: "Finds substitutions of a string catalog that no text refers to.",
    rationale: """
      Its forms are translated and never shown. Mostly the reference has a typing error.
      """,
    remedy: "Refer to the substitution in the text, or delete it.",
    examples: [
      .bad(
        strings: """
          "%lld apples" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Äpfel"
                },
                "substitutions" : {
                  ↓"n" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg Äpfel"
                          }
                        }
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
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%#@n@"
                },
                "substitutions" : {
                  "n" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg Äpfel"
                          }
                        }
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
    for message in catalog.messagesWithReferences {
      for (name, range) in message.unused {
        var subject = message.subject
        subject.variation = name
        report.add(.unused(name), at: range, about: subject)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    Self("nothing refers to the substitution '\(name)'; refer to it or delete it")
  }
}
