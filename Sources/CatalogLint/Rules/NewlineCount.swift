import CatalogSyntax

/// `newline-count`
struct NewlineCount: ComparisonRule {
  static let description = RuleDescription(
    id: "newline-count", severity: .warning, group: .text,
    summary: """
      Finds translations with more or fewer line breaks than the source text, or with a line break \
      at the start or the end that the source text does not have there.
      """,
    rationale: """
      Line breaks part paragraphs and lines of a list: where one is lost, two of them run \
      together, and where one is added, the text may not fit.
      """,
    remedy: "Break the text into lines where the source text does.",
    examples: [
      .bad(en: "\"First.\\nSecond.\"", "de", "↓\"Erstens. Zweitens.\""),
      .bad(en: "\"Ready\"", "ja", "↓\"準備\\n完了\""),
      .bad(
        en: "\"Head\\nBody\"", "ru", "↓\"\\nЗаголовок и текст\"",
        note: "As many line breaks, but one stands at the start."),
      .bad(en: "\"Note:\\n\"", "ar", "↓\"ملاحظة:\""),
      .good(
        en: "\"First.\\r\\nSecond.\"", "fr", "\"Un.\\nDeux.\"",
        note: "Carriage return and line feed are one line break."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"First line\nsecond line\";\n"),
          .init("zh-Hans.lproj/Localizable.strings", "\"a\" = \"第一行\\n第二行\";\n"),
        ], note: "A line break in the file is one like another."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.lineBreak)
  }

  func check(_ pair: inout TextPair) {
    let (source, target) = pair.withTexts { (LineBreaks($0), LineBreaks($1)) }
    if source.count != target.count {
      pair.report(.count(target.count, source: source.count))
    } else if source.isAtStart != target.isAtStart {
      pair.report(.edge("starts", target.isAtStart))
    } else if source.isAtEnd != target.isAtEnd {
      pair.report(.edge("ends", target.isAtEnd))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func count(_ target: Int, source: Int) -> Self {
    let breaks = target == 1 ? "1 line break" : "\(target == 0 ? "no" : "\(target)") line breaks"
    let wanted = source == 0 ? "none" : "\(source)"
    return Self(
      "text has \(breaks) where the source text has \(wanted); break it in the same places")
  }

  fileprivate static func edge(_ verb: String, _ isInTarget: Bool) -> Self {
    isInTarget
      ? Self("text \(verb) with a line break where the source text does not; remove it")
      : Self("text \(verb) without the line break of the source text; add it")
  }
}
