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

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    for problem in document.json.problems where problem.kind == .duplicateMember {
      report.add(
        Diagnostic.Message(problem.message(in: document.source, lines: report.lines())),
        at: problem.range,
        about: SourceReport.Subject(key: document.key(at: problem.range.start)))
    }
  }
}

extension XCStringsDocument {
  /// The key of the entry that holds an offset.
  func key(at offset: Int) -> String? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if range(of: entries[middle]).start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < range(of: entries[low - 1]).end else { return nil }
    return key(of: entries[low - 1])
  }
}
