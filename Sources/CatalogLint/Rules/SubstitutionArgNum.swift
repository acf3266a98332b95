import CatalogSyntax
import StringCatalog

/// `substitution-argnum`
struct SubstitutionArgNum: StringCatalogRule {
  static let description = RuleDescription(
    id: "substitution-argnum", severity: .error, group: .states,
    summary: """
      Finds substitutions that claim one argument with different types, and arguments that nothing \
      reads although a substitution reads a later one.
      """,
    rationale: """
      The arguments of a format lie one behind the other: where one is read as another type, or is \
      passed over, all that follow are read wrongly, and the app may crash.
      """,
    remedy: """
      Number the substitutions in the order of the arguments, without gaps. A substitution without \
      `argNum` takes the arguments in the order of appearance.
      """,
    examples: [
      .bad(strings: twoSubstitutions(first: 1, second: 1, mark: "↓", type: "@")),
      .bad(
        strings: twoSubstitutions(first: 1, second: 3, mark: "↓", type: "lld"),
        note: "Nothing reads the second argument."),
      .good(strings: twoSubstitutions(first: 1, second: 2, mark: "", type: "@")),
    ])

  private static func twoSubstitutions(
    first: Int, second: Int, mark: String, type: String
  ) -> String {
    func substitution(_ argument: Int, _ type: String) -> String {
      """
      {
                  "argNum" : \(argument),
                  "formatSpecifier" : "\(type)",
                  "variations" : {
                    "plural" : {
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg"
                        }
                      }
                    }
                  }
                }
      """
    }
    return """
      "%lld of %@" : {
        "localizations" : {
          "ja" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "%#@a@ / %#@b@"
            },
            "substitutions" : {
              "a" : \(substitution(first, "lld")),
              \(mark)"b" : \(substitution(second, type))
            }
          }
        }
      }
      """
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    for message in catalog.messagesWithReferences {
      var subject = message.subject
      for (name, other, range) in message.conflicting {
        subject.variation = name
        report.add(.conflicting(name, other), at: range, about: subject)
      }
      guard let gap = message.gap else { continue }
      subject.variation = gap.name
      report.add(.gap(gap.argument, before: gap.name), at: gap.range, about: subject)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func conflicting(_ name: String, _ other: String) -> Self {
    Self("substitutions '\(other)' and '\(name)' read one argument as different types")
  }

  fileprivate static func gap(_ argument: Int, before name: String) -> Self {
    Self("nothing reads argument \(argument), but the substitution '\(name)' reads a later one")
  }
}
