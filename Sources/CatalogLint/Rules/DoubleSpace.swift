import CatalogSyntax
import StringCatalog

/// `double-space`
struct DoubleSpace: ComparisonRule {
  static let description = RuleDescription(
    id: "double-space", severity: .info, group: .text,
    summary: "Finds translations with several spaces in a row where the source text has none such.",
    rationale: "It is nearly always a slip, and it shows as a gap in the text.",
    remedy: "Write one space.",
    examples: [
      .bad(en: "\"One more thing\"", "de", "↓\"Noch  etwas\""),
      .bad(en: "\"Sign in\"", "ar", "↓\"تسجيل  الدخول\""),
      .bad(en: "\"Sign in with %@\"", "ko", "↓\"%@   계정으로 로그인\""),
      .good(en: "\"Name:  %@\"", "de", "\"Name:  %@\"", note: "As in the source text."),
      .good(
        en: "\"Name\"", "fr", "\"  Nom\"",
        note: "At the edges this is `leading-whitespace` and `trailing-whitespace`."),
      .good(
        en: "\"a\\nb\"", "fr", "\"a\\n  b\"",
        note: "Lines may be indented."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.doubleSpace) && !source.contains(.doubleSpace)
  }

  func check(_ pair: inout TextPair) {
    if pair.target.withSpan({ Self.hasRun($0) }) { pair.report(.several) }
  }

  /// Whether there are two spaces in a row with something else than a line break on both sides.
  private static func hasRun(_ text: Span<UInt8>) -> Bool {
    let start = EdgeSpace(.leading, of: text).range.end
    let end = EdgeSpace(.trailing, of: text).range.start
    var index = start
    var isInLine = true
    while index + 1 < end {
      switch text[index] {
      case 0x0A, 0x0D: isInLine = false
      case 0x20 where text[index + 1] == 0x20:
        var after = index
        while after < end, text[after] == 0x20 { after += 1 }
        if isInLine, after < end, text[after] != 0x0A, text[after] != 0x0D { return true }
        index = after - 1
      case 0x20: break
      case _: isInLine = true
      }
      index += 1
    }
    return false
  }
}

extension Diagnostic.Message {
  fileprivate static var several: Self {
    Self("text has several spaces in a row where the source text has not; write one")
  }
}
