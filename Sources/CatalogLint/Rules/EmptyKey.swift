import CatalogSyntax
import StringCatalog

/// `empty-key`
struct EmptyKey: FileRule {
  static let description = RuleDescription(
    id: "empty-key", severity: .warning, group: .keys,
    summary: "Finds keys that are empty or hold nothing but white space.",
    rationale: """
      A look-up with such a key is almost always a mistake in the program, and translators cannot \
      tell what the text is for.
      """,
    remedy: "Delete the entry, or give it a key that says what it is.",
    examples: [
      .bad("\"\" = ↓\"Nothing\";\n"),
      .bad("\" \" = ↓\"Leer\";\n"),
      .bad("\"\\n\\t\" = ↓\"Leer\";\n"),
      .bad("\"\u{3000}\" = ↓\"空\";\n", note: "An ideographic space."),
      .good("\"-\" = \"\";\n\" a\" = \"x\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation else { return }
    for (index, entry) in table.document.entries.enumerated() where !entry.isDamaged {
      guard let isEmpty = table.withKey(of: index, Self.blankness) else { continue }
      report.add(isEmpty ? .empty : .blank, atValueOf: index)
    }
  }

  /// Whether a blank key is empty; nil for a key with visible characters.
  @inline(__always)
  private static func blankness(_ key: Span<UInt8>) -> Bool? {
    guard key.count > 0 else { return true }
    if key[0] > 0x20, key[0] < 0x80 { return nil }
    var index = 0
    while index < key.count {
      let (value, length) = UTF8Validation.scalar(key, at: index)
      let isSpace = Unicode.Scalar(value)?.properties.isWhitespace ?? false
      guard isSpace else { return nil }
      index += length
    }
    return false
  }
}

extension Diagnostic.Message {
  fileprivate static let empty = Self("key is empty")
  fileprivate static let blank = Self("key holds nothing but white space")
}
