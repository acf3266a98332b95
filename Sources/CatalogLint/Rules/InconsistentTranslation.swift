import CatalogSyntax
import StringCatalog

/// `inconsistent-translation`
struct InconsistentTranslation: AlignmentRule {
  static let description = RuleDescription(
    id: "inconsistent-translation", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds texts of the source language that stand under several keys of a table and are \
      translated in different ways.
      """,
    rationale: "Two names for one thing look like two things.",
    remedy: "Translate both alike, unless they mean different things.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n\"b\" = ↓\"Offen\";\n"),
        ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Mail\";\n\"b\" = \"Mail\";\n"),
          .init("ja.lproj/Localizable.strings", "\"a\" = \"メール\";\n\"b\" = ↓\"郵便\";\n"),
        ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n\"b\" = \"Öffnen\";\n"),
        ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Open…\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"Ouvert\";\n\"b\" = \"Ouvrir…\";\n"),
        ], note: "Another source text."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let (source, target) = (alignment.source, alignment.target)
    var first: [[UInt8]: (text: TextSlice, entry: Int)] = [:]
    for pair in alignment.pairs {
      guard let entry = pair.target, target.isText(entry), source.isText(pair.source) else {
        continue
      }
      let slice = source.slice(ofValue: pair.source)
      let text = target.slice(ofValue: entry)
      guard !slice.isEmpty, !text.isEmpty else { continue }
      let key = Array(slice.storage[slice.range])
      guard let earlier = first[key] else {
        first[key] = (text, entry)
        continue
      }
      guard !earlier.text.isEqual(to: text) else { continue }
      report.add(
        .other(earlier.text.string, key: target.key(of: earlier.entry)), atValueOf: entry)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ text: String, key: String) -> Self {
    Self("the same source text is translated as '\(text)' under the key '\(key)'; choose one")
  }
}
