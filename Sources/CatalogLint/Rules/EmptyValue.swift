import CatalogSyntax
import StringCatalog

/// `empty-value`
struct EmptyValue: AlignmentRule, DictionaryAlignmentRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "empty-value", severity: .error, group: .coverage,
    summary: "Finds translations that are empty where the source text is not.",
    rationale: """
      An empty text is a text: nothing stands in for it, so that the user sees a button or a line \
      without words.
      """,
    remedy: "Translate the text, or remove the entry so that another language stands in.",
    examples: [
      .bad(en: "\"Sign in\"", "de", "↓\"\""),
      .bad(en: "\"Signed in as %@\"", "ja", "↓\"\""),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"open\" = \"Open\";\n"),
          .init(
            "fr.lproj/Localizable.strings",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \t<key>open</key>
            \t↓<string></string>
            </dict>
            </plist>

            """),
        ], note: "A property list, too."),
      .good(en: "\"\"", "ru", "\"\"", note: "Empty on both sides is wanted."),
      .good(en: "\"Off\"", "ar", "\"لا\""),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let (source, target) = (alignment.source, alignment.target)
    for index in alignment.pairs.indices {
      let sourceEntry = alignment.pairs[index].source
      guard let entry = alignment.pairs[index].target, target.isText(entry),
        source.isText(sourceEntry),
        target.withValue(of: entry, { $0.isEmpty }),
        !source.withValue(of: sourceEntry, { $0.isEmpty })
      else { continue }
      let range = target.valueRange(of: entry)
      var finding = report.diagnostic(
        .empty, place: report.place(range), severity: nil, entry: entry)
      finding.source = source.value(of: sourceEntry)
      report.add(finding)
    }
  }
}

extension EmptyValue {
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    guard let own = alignment.target.dictionary, let source = alignment.source.dictionary else {
      return
    }
    for (index, key) in own.keys {
      guard let origin = source.entry(forKey: key) else { continue }
      let sourceLeaves = source.document.leaves(ofEntry: origin)
      for leaf in own.document.leaves(ofEntry: index) where leaf.text.text.isEmpty {
        let counterpart = leaf.counterpart(in: sourceLeaves)
        guard !(counterpart?.text.text.isEmpty ?? false), !own.isSpoilt(leaf) else { continue }
        report.add(
          .empty, at: leaf.text.range,
          about: SourceReport.Subject(
            key: leaf.key, variation: leaf.variation, source: counterpart?.text.text, value: ""))
      }
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    for translation in catalog.translations
    where !translation.isExcluded && translation.untranslatedForm == nil {
      for index in catalog.leaves(of: translation) {
        let leaf = document.leaves[index]
        guard document.isEmpty(leaf), !catalog.isNew(leaf),
          catalog.sourceText(of: translation) != ""
        else { continue }
        report.add(
          .empty, at: catalog.range(of: leaf), about: catalog.subject(of: leaf, in: translation))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var empty: Self {
    Self("text is empty where the source text is not; translate it or remove the entry")
  }
}
