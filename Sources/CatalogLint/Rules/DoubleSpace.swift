import CatalogSyntax
import StringCatalog

/// `double-space`
struct DoubleSpace: ComparisonRule {
  static let description = RuleDescription(
    id: "double-space", severity: .info, group: .text,
    summary: "Finds translations with several spaces in a row where the source text has none such.",
    rationale: "It is nearly always a slip, and it shows as a gap in the text.",
    remedy: "Write one space.",
    fixSafety: "Leaving one space of several is a safe fix.",
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
    let runs = pair.target.withSpan { Self.runs($0) }
    guard !runs.isEmpty else { return }
    pair.report(
      .several.marking(runs),
      fix: pair.options.makesFixes
        ? TextFix(
          title: .leaveOne, safety: .safe,
          replacements: runs.map { (SourceRange($0.start + 1, $0.end), "") }) : nil)
  }

  /// Where there are two spaces or more in a row with something else than a line break on both sides.
  private static func runs(_ text: Span<UInt8>) -> [SourceRange] {
    var result: [SourceRange] = []
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
        if isInLine, after < end, text[after] != 0x0A, text[after] != 0x0D {
          result.append(SourceRange(index, after))
        }
        index = after - 1
      case 0x20: break
      case _: isInLine = true
      }
      index += 1
    }
    return result
  }
}

extension Diagnostic.Message {
  fileprivate static var leaveOne: Self { Self("Leave one space of several") }

  fileprivate static var several: Self {
    Self("text has several spaces in a row where the source text has not; write one")
  }
}
