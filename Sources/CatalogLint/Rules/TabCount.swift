import CatalogSyntax
import StringCatalog

/// `tab-count`
struct TabCount: ComparisonRule {
  static let description = RuleDescription(
    id: "tab-count", severity: .info, group: .text,
    summary: "Finds translations with more or fewer tabs than the source text.",
    rationale: "Tabs align columns: where one is lost or added, what follows is out of line.",
    remedy: "Set the tabs of the source text.",
    examples: [
      .bad(en: "\"Name\\tSize\"", "de", "↓\"Name Größe\""),
      .bad(en: "\"Name\"", "ja", "↓\"名前\\t\\t:\""),
      .bad(en: "\"a\\tb\\tc\"", "ar", "↓\"أ\\tب ج\""),
      .good(en: "\"Name\\tSize\"", "fr", "\"Nom\\tTaille\""),
      .good(
        en: "\"Name\"", "fr", "\"Nom\\t\"",
        note: "At the edges this is `leading-whitespace` and `trailing-whitespace`."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.tab)
  }

  func check(_ pair: inout TextPair) {
    let (source, target) = pair.withTexts { (Self.count($0), Self.count($1)) }
    if source != target { pair.report(.count(target, source: source)) }
  }

  /// The tabs that are not at an edge of the text.
  private static func count(_ text: Span<UInt8>) -> Int {
    let start = EdgeSpace(.leading, of: text).range.end
    let end = EdgeSpace(.trailing, of: text).range.start
    var count = 0
    var index = start
    while index < end {
      if text[index] == 0x09 { count += 1 }
      index += 1
    }
    return count
  }
}

extension Diagnostic.Message {
  fileprivate static func count(_ target: Int, source: Int) -> Self {
    let tabs = target == 1 ? "1 tab" : "\(target == 0 ? "no" : "\(target)") tabs"
    return Self(
      "text has \(tabs) where the source text has \(source == 0 ? "none" : "\(source)"); set as many"
    )
  }
}
