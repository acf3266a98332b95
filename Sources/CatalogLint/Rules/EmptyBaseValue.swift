import CatalogSyntax
import StringCatalog

/// `empty-base-value`
struct EmptyBaseValue: AlignmentRule {
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

extension Diagnostic.Message {
  fileprivate static var translated: Self {
    Self("the source text is empty and this is not; write the source text, or empty this one")
  }
}
