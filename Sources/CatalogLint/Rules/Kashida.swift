import CatalogSyntax
import StringCatalog

/// `kashida`
struct Kashida: ComparisonRule {
  static let description = RuleDescription(
    id: "kashida", severity: .info, isOnByDefault: false, group: .text,
    summary: "Finds the tatweel U+0640 that stretches a word of Arabic script.",
    rationale: """
      It is decoration for one font and width. Searching for the word fails, and justified text \
      stretches words by itself.
      """,
    remedy: "Delete it.",
    examples: [
      .bad(en: "\"Hello\"", "ar", "↓\"مرحـبا\""),
      .bad(en: "\"Settings\"", "fa", "↓\"تنظیـــمات\""),
      .bad(en: "\"Book\"", "ur", "↓\"کتـاب\""),
      .good(en: "\"Hello\"", "ar", "\"مرحبا\""),
      .good(en: "\"%@ files\"", "ar", "\"لـ %@\"", note: "Behind a prefix before a placeholder."),
      .good(en: "\"A prefix\"", "ar", "\"بـ\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.otherScript)
  }

  func check(_ pair: inout TextPair) {
    let isStretched = pair.target.withSpan { text -> Bool in
      var index = 2
      while index < text.count - 1 {
        // Between two letters of Arabic script.
        if text[index] == 0xD9, text[index + 1] == 0x80, Self.isLead(text[index - 2]),
          index + 2 < text.count, Self.isLead(text[index + 2])
        {
          return true
        }
        index += 1
      }
      return false
    }
    if isStretched { pair.report(.stretched) }
  }

  private static func isLead(_ byte: UInt8) -> Bool { (0xD8...0xDB).contains(byte) }
}

extension Diagnostic.Message {
  fileprivate static var stretched: Self {
    Self("a word is stretched with the tatweel U+0640; delete it")
  }
}
