import CatalogSyntax
import StringCatalog

/// `device-variation-fallback`
struct DeviceVariationFallback: FormRule {
  static let description = RuleDescription(
    id: "device-variation-fallback", severity: .warning, group: .plurals,
    summary: "Finds texts for some devices without one for all others.",
    rationale: "On any other device, a new one for example, there is no text: the key is shown.",
    remedy: "Add a text for `other`.",
    examples: [
      .bad(
        strings: """
          "Tap to go on" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  ↓"device" : {
                    "mac" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Click to go on"
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
          "Tap to go on" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "device" : {
                    "mac" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Click to go on"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Tap to go on"
                      }
                    }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(
    _ choice: FormChoice, _ categories: PluralCategories?, _ report: inout SourceReport
  ) {
    guard choice.selector == .device, !choice.forms.contains(where: { $0.name == "other" }) else {
      return
    }
    report.add(.noOther, at: choice.range, about: choice.subject)
  }
}

extension Diagnostic.Message {
  fileprivate static let noOther = Self(
    "there is no text for devices other than those that are named; add one for 'other'")
}
