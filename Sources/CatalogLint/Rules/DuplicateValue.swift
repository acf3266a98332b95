import CatalogSyntax
import StringCatalog

/// `duplicate-value`
struct DuplicateValue: FileRule {
  static let description = RuleDescription(
    id: "duplicate-value", severity: .info, isOnByDefault: false, group: .keys,
    summary: "Finds keys of the source language whose text another key of the table has, too.",
    rationale: """
      The text is translated twice, and often in two ways. Where it means two things, two keys are \
      right.
      """,
    remedy: "Use one key for both, or tell translators in the comments how the two differ.",
    examples: [
      .bad("\"open\" = \"Open\";\n\"open.title\" = ↓\"Open\";\n"),
      .bad(
        "\"a\" = \"Café\";\n\"b\" = ↓\"Caf\\U00e9\";\n", note: "Another spelling of the same text."),
      .bad("\"a\" = \"%@ files\";\n\"b\" = ↓\"%@ files\";\n"),
      .good("\"open\" = \"Open\";\n\"close\" = \"Close\";\n"),
      .good("\"a\" = \"\";\n\"b\" = \"\";\n", note: "There is nothing to translate."),
      .good("\"a\" = \"Open\";\n\"b\" = \"open\";\n"),
      .good("\"a\" = \"Open\";\n\"a\" = \"Open\";\n", note: "This is `duplicate-key`."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation else { return }
    var first: [[UInt8]: Int] = [:]
    for entry in TableAlignment.countingEntries(of: table) where table.isText(entry) {
      let slice = table.slice(ofValue: entry)
      guard !slice.isEmpty else { continue }
      let text = Array(slice.storage[slice.range])
      if let earlier = first[text] {
        report.add(.same(table.key(of: earlier)), atValueOf: entry)
      } else {
        first[text] = entry
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func same(_ key: String) -> Self {
    Self("the key '\(key)' has the same text; use one key, or tell them apart in their comments")
  }
}
