import CatalogSyntax
import StringCatalog

/// `translated-but-excluded`
struct TranslatedButExcluded: StringCatalogRule {
  static let description = RuleDescription(
    id: "translated-but-excluded", severity: .warning, group: .states,
    summary: "Finds translations of entries that are marked as not to be translated.",
    rationale: """
      Xcode leaves them out of the app, so that the work is lost, or the mark is a mistake.
      """,
    remedy: "Delete the translations, or take the mark away.",
    fixSafety: "Deleting the translation is an unsafe fix, because the mark may be the mistake.",
    examples: [
      .bad(
        strings: """
          "Draft" : {
            "localizations" : {
              ↓"de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Entwurf"
                }
              }
            },
            "shouldTranslate" : false
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
      .good(
        strings: """
          "Draft" : {
            "shouldTranslate" : false
          }
          """),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    for translation in catalog.translations where translation.isExcluded {
      let localization = catalog.document.localizations[translation.localization]
      report.add(
        .excluded, at: catalog.document.json.range(of: localization.key),
        about: catalog.subject(of: translation),
        fix: report.fix(.remove, safety: .unsafe) { () throws(XCStringsEditError) in
          try catalog.document.edits(
            removingKey: catalog.document.key(of: catalog.document.entries[translation.entry]),
            locale: catalog.document.locales[localization.locale])
        })
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var remove: Self { Self("Delete the translation") }

  fileprivate static var excluded: Self {
    Self("entry is marked as not to be translated, but is; delete the translation or the mark")
  }
}
