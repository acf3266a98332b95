import CatalogSyntax
import StringCatalog

/// `catalog-duplicate-json-key`
struct CatalogDuplicateJSONKey: StringCatalogRule {
  static let description = RuleDescription(
    id: "catalog-duplicate-json-key", severity: .error, group: .file,
    summary: "Finds string catalogs in which an object has the same member twice.",
    rationale: """
      Programs keep one of the two, and not the same one: Xcode, this tool and others may show different texts.
      """,
    remedy: "Merge the two into one.",
    examples: [
      .bad(
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
          },
          ↓"Draft" : {
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
    for problem in catalog.json.problems where problem.kind == .duplicateMember {
      report.add(
        Diagnostic.Message(problem.message(in: catalog.source, lines: report.lines())),
        at: problem.range,
        about: SourceReport.Subject(key: catalog.key(at: problem.range.start)))
    }
  }
}

extension XCStringsDocument {
  /// The key of the entry that holds an offset.
  func key(at offset: Int) -> String? {
    entries.first { entry in
      let range = range(of: entry)
      return range.start <= offset && offset < range.end
    }
    .map { key(of: $0) }
  }
}
