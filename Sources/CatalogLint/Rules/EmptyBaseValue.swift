import CatalogSyntax
import StringCatalog

/// `empty-base-value`
struct EmptyBaseValue: AlignmentRule, DictionaryAlignmentRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "empty-base-value", severity: .info, group: .coverage,
    summary: "Finds translations of a text that is empty in the source language.",
    rationale: """
      Either the source text was forgotten, and users of that language see nothing, or the \
      translation is a remainder.
      """,
    remedy: "Write the source text, or empty the translation.",
    examples: [
      .bad(en: "\"\"", "de", "↓\"Öffnen\""),
      .bad(en: "\"\"", "ja", "↓\"開く\""),
      .bad(en: "\"\"", "ar", "↓\"%@\""),
      .bad(
        enPlural: """
          <key>other</key>
          <string></string>
          """, "de",
        """
        <key>other</key>
        <string>↓%lld Äpfel</string>
        """),
      .bad(
        strings: """
          "hint" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : ""
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : ↓"Touchez ici"
                }
              }
            }
          }
          """),
      .good(
        enPlural: """
          <key>one</key>
          <string></string>
          <key>other</key>
          <string>s</string>
          """, "nl",
        """
        <key>one</key>
        <string>je</string>
        <key>other</key>
        <string>jes</string>
        """, note: "One form may be empty, an ending above all."),
      .good(en: "\"\"", "ru", "\"\""),
      .good(en: "\"Open\"", "ru", "\"Открыть\""),
      .good(en: "\" \"", "fr", "\" \"", note: "A space is a text."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let (source, target) = (alignment.source, alignment.target)
    for pair in alignment.pairs where source.isText(pair.source) {
      guard source.withValue(of: pair.source, { $0.isEmpty }), let entry = pair.target,
        target.isText(entry), !target.withValue(of: entry, { $0.isEmpty })
      else { continue }
      report.add(.translated, atValueOf: entry)
    }
  }
}

extension EmptyBaseValue {
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    guard let own = alignment.target.dictionary, let source = alignment.source.dictionary,
      source.hasEmptyTexts
    else { return }
    for (index, key) in own.keys {
      guard let origin = source.entry(forKey: key) else { continue }
      let sourceLeaves = source.document.leaves(ofEntry: origin)
      guard sourceLeaves.contains(where: { $0.text.text.isEmpty }) else { continue }
      for leaf in own.document.leaves(ofEntry: index)
      where !leaf.text.text.isEmpty && !own.isSpoilt(leaf) {
        guard let counterpart = leaf.counterpart(in: sourceLeaves),
          // Where another form has a text, the empty one is an ending, and meant.
          sourceLeaves.allSatisfy({ $0.variable != counterpart.variable || $0.text.text.isEmpty })
        else { continue }
        report.add(
          .translated, at: leaf.text.range,
          about: SourceReport.Subject(
            key: leaf.key, variation: leaf.variation, source: "", value: leaf.text.text))
      }
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    // The translations of an entry follow each other.
    var last = (entry: -1, isEmpty: false)
    for translation in catalog.translations where !translation.isExcluded {
      if translation.entry != last.entry {
        let source = catalog.sourceLeaves(of: translation)
        // A text in the state `new` is not written yet, which is no finding about its translations.
        let isEmpty = source.allSatisfy {
          document.isEmpty(document.leaves[$0]) && !catalog.isNew(document.leaves[$0])
        }
        last = (translation.entry, isEmpty && !source.isEmpty)
      }
      guard last.isEmpty else { continue }
      for index in catalog.leaves(of: translation) {
        let leaf = document.leaves[index]
        guard catalog.isTranslated(leaf) else { continue }
        report.add(
          .translated, at: catalog.range(of: leaf),
          about: catalog.subject(of: leaf, in: translation, source: ""))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var translated: Self {
    Self("the source text is empty and this is not; write the source text, or empty this one")
  }
}
