import CatalogSyntax
import StringCatalog

/// `ellipsis`
struct Ellipsis: ComparisonRule {
  static let description = RuleDescription(
    id: "ellipsis", severity: .warning, group: .text,
    summary: "Finds translations with three full stops where the source text has an ellipsis, `…`.",
    rationale: """
      The two look different side by side, a screen reader may say each full stop, and a line can \
      break between them.
      """,
    remedy: "Write the one character `…` (U+2026).",
    fixSafety: "Writing the one character is a safe fix.",
    examples: [
      .bad(en: "\"Wait…\"", "fr", "↓\"Attendez...\""),
      .bad(en: "\"Open…\"", "ru", "↓\"Открыть...\""),
      .bad(en: "\"… and %d more\"", "tr", "↓\"... ve %d tane daha\""),
      .good(en: "\"Wait…\"", "fr", "\"Attendez…\""),
      .good(en: "\"Wait...\"", "de", "\"Warten...\"", note: "As in the source text."),
      .good(en: "\"Wait…\"", "zh-Hans", "\"请稍候……\"", note: "Chinese writes it twice."),
      .good(en: "\"Wait.\"", "de", "\"Warten...\"", note: "This is `end-punctuation`."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.contains(.generalPunctuation) && target.contains(.doubleStop)
  }

  func check(_ pair: inout TextPair) {
    let isFault = pair.withTexts { source, target in
      Self.has(0xE2, 0x80, 0xA6, source) && !Self.has(0x2E, 0x2E, 0x2E, source)
        && Self.has(0x2E, 0x2E, 0x2E, target)
    }
    guard isFault else { return }
    let ranges = pair.target.withSpan { Self.fullStops($0) }
    pair.report(
      .fullStops.marking(ranges),
      fix: pair.options.makesFixes
        ? TextFix(
          title: .writeEllipsis, safety: .safe, replacements: ranges.map { ($0, "…") }) : nil)
  }

  /// The places where three full stops are in a row, apart from each other.
  private static func fullStops(_ text: Span<UInt8>) -> [SourceRange] {
    var result: [SourceRange] = []
    var run = 0
    for index in text.indices {
      run = text[index] == 0x2E ? run + 1 : 0
      guard run == 3 else { continue }
      result.append(SourceRange(index - 2, index + 1))
      run = 0
    }
    return result
  }

  private static func has(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ text: Span<UInt8>) -> Bool {
    var index = 2
    while index < text.count {
      if text[index] == c, text[index - 1] == b, text[index - 2] == a { return true }
      index += 1
    }
    return false
  }
}

extension Diagnostic.Message {
  fileprivate static var writeEllipsis: Self { Self("Write '…'") }

  fileprivate static var fullStops: Self {
    Self("text has '...' where the source text has '…'; write the one character")
  }
}
