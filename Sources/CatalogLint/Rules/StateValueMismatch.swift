import CatalogSyntax
import StringCatalog

/// `state-value-mismatch`
struct StateValueMismatch: StringCatalogRule {
  static let description = RuleDescription(
    id: "state-value-mismatch", severity: .warning, group: .states,
    summary: "Finds texts in the state `new` that are not the source text and not empty.",
    rationale: """
      Somebody has translated the text and left the state as it was: it counts as not translated, and \
      the next export hands it to a translator again.
      """,
    remedy: "Set the state to `translated`, or to `needs_review` if somebody should look at it.",
    fixSafety: """
      Setting the state to `translated` is an unsafe fix: whether the text is good enough is \
      for a person to say.
      """,
    examples: [
      .bad(
        strings: """
          "Draft" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : ↓"Entwurf"
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
                  "state" : "new",
                  "value" : "Draft"
                }
              }
            }
          }
          """, note: "The source text, which Xcode puts there."),
    ])

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    guard catalog.hasNew else { return }
    let document = catalog.document
    for translation in catalog.translations where !translation.isExcluded {
      let source = catalog.sourceLeaves(of: translation)
      for index in catalog.leaves(of: translation) {
        let leaf = document.leaves[index]
        guard catalog.isNew(leaf), !document.isEmpty(leaf) else { continue }
        let counterpart = FormMatching.counterpart(of: leaf, in: source, document)
        guard counterpart != nil || (source.isEmpty && catalog.keysAreTexts) else { continue }
        let text =
          counterpart.map { document.slice(of: document.leaves[$0]) }
          ?? document.slice(ofNode: document.entries[translation.entry].key)
        guard !document.slice(of: leaf).isEqual(to: text) else { continue }
        let subject = catalog.subject(of: leaf, in: translation, source: text.string)
        report.add(
          .hasText, at: catalog.range(of: leaf), about: subject,
          fix: report.fix(.setTranslated, safety: .unsafe) { () throws(XCStringsEditError) in
            try document.edits(
              settingState: .translated, forKey: subject.key ?? "", locale: subject.locale ?? "",
              variation: subject.variation)
          })
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let setTranslated = Self("Set the state to 'translated'")

  fileprivate static let hasText = Self(
    "text has the state 'new' but is not the source text; translate it or set its state")
}
