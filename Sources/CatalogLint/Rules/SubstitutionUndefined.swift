import CatalogSyntax
import StringCatalog

/// `substitution-undefined`
struct SubstitutionUndefined: StringCatalogRule {
  static let description = RuleDescription(
    id: "substitution-undefined", severity: .error, group: .states,
    summary: "Finds texts of a string catalog that refer to a substitution which is not there.",
    rationale: """
      The reference is shown as it stands, or crashes the program.
      """,
    remedy: "Define the substitution, or correct the name in the text.",
    examples: [
      .bad(
        strings: """
          "%lld apples" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : ↓"%#@n@"
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
      for (name, leaf) in message.undefined {
        var subject = message.subject
        subject.variation = name
        subject.value = catalog.document.text(of: leaf)
        report.add(.undefined(name), at: catalog.range(of: leaf), about: subject)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undefined(_ name: String) -> Self {
    Self("refers to the substitution '\(name)', which is not there; define it or correct the name")
  }
}
