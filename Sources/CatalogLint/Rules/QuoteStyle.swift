import CatalogSyntax
import ICU
import StringCatalog

/// `quote-style`
///
/// The marks of a language are CLDR's (UTS #35 part 2, delimiters).
struct QuoteStyle: ComparisonRule {
  static let description = RuleDescription(
    id: "quote-style", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds translations with typographic quotation marks that are not those of the language. \
      Straight ones are left alone.
      """,
    rationale: "Quotation marks of another language look like a slip to readers.",
    remedy: "Use the marks that CLDR has for the language.",
    fixSafety: """
      Writing the marks of the language is an unsafe fix, made where the marks of the text pair up \
      without one pair inside of another.
      """,
    examples: [
      .bad(en: "\"Open “%@”\"", "de", "↓\"“%@” öffnen\""),
      .bad(en: "\"Open “%@”\"", "fr", "↓\"Ouvrir “%@”\""),
      .bad(en: "\"Open “%@”\"", "ja", "↓\"“%@”を開く\""),
      .good(en: "\"Open “%@”\"", "de", "\"„%@“ öffnen\""),
      .good(en: "\"Open “%@”\"", "ru", "\"Открыть «%@»\""),
      .good(en: "\"Open “%@”\"", "ja", "\"「%@」を開く\""),
      .good(en: "\"Open “%@”\"", "de", "\"\\\"%@\\\" öffnen\"", note: "Straight marks."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !target.isDisjoint(with: [.generalPunctuation, .latinSign])
  }

  func check(_ pair: inout TextPair) {
    guard !pair.target.isEqual(to: pair.source), let marks = pair.targetLanguage.quotationMarks
    else {
      return
    }
    let own = [marks.outer.start, marks.outer.end, marks.inner.start, marks.inner.end]
    let scalars = pair.target.withSpan { TextScalars($0) }
    let foreign = scalars.indices.filter { index in
      let value = scalars.values[index]
      return Self.isTypographic(value) && !own.contains(value)
    }
    guard let first = foreign.first else { return }
    let language = pair.targetLanguage.language
    let fix = pair.fix { _, _ in
      Self.fix(scalars, Set(foreign), marks.outer, isSpaced: ["fr", "br"].contains(language))
    }
    pair.report(
      .foreign(scalars.values[first], marks).marking(
        foreign.map { SourceRange(scalars.offsets[$0], scalars.offsets[$0 + 1]) }), fix: fix)
  }

  private static func isTypographic(_ value: UInt32) -> Bool {
    switch value {
    case 0xAB, 0xBB, 0x201C...0x201F: true
    case _: false
    }
  }

  /// The pairs that stand around a quotation in some language.
  private static let pairs: [(UInt32, UInt32)] = [
    (0x201C, 0x201D), (0x201D, 0x201D), (0x201E, 0x201C), (0x201E, 0x201D), (0x201F, 0x201D),
    (0xAB, 0xBB), (0xBB, 0xAB), (0xBB, 0xBB),
  ]

  /// The fix that gives each pair with a foreign mark those of the language; nil where it is not plain
  /// which marks are pairs.
  ///
  /// - Parameter isSpaced: Whether no-break spaces stand inside of the marks of the language.
  private static func fix(
    _ scalars: TextScalars, _ foreign: Set<Int>, _ own: LocaleData.QuotationMarks.Pair,
    isSpaced: Bool
  ) -> TextFix? {
    let marks = scalars.indices.filter { index in
      let value = scalars.values[index]
      return isTypographic(value) || value == own.start || value == own.end
    }
    guard marks.count.isMultiple(of: 2) else { return nil }
    var replacements: [(range: SourceRange, text: String)] = []
    for place in stride(from: 0, to: marks.count, by: 2) {
      let (start, end) = (marks[place], marks[place + 1])
      let pair = (scalars.values[start], scalars.values[end])
      guard pair == (own.start, own.end) || pairs.contains(where: { $0 == pair }) else {
        return nil
      }
      guard foreign.contains(start) || foreign.contains(end) else { continue }
      var (insideStart, insideEnd) = (start + 1, end)
      if isNoBreak(scalars[insideStart]), insideStart < insideEnd { insideStart += 1 }
      if isNoBreak(scalars[insideEnd - 1]), insideStart < insideEnd { insideEnd -= 1 }
      let gap = isSpaced ? "\u{A0}" : ""
      replacements.append(
        (
          SourceRange(scalars.offsets[start], scalars.offsets[insideStart]),
          text(own.start) + gap
        ))
      replacements.append(
        (SourceRange(scalars.offsets[insideEnd], scalars.offsets[end + 1]), gap + text(own.end)))
    }
    return replacements.isEmpty
      ? nil : TextFix(title: .writeOwn, safety: .unsafe, replacements: replacements)
  }

  private static func isNoBreak(_ value: UInt32?) -> Bool { value == 0xA0 || value == 0x202F }

  private static func text(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }
}

extension Diagnostic.Message {
  fileprivate static var writeOwn: Self { Self("Write the quotation marks of the language") }

  fileprivate static func foreign(_ mark: UInt32, _ own: LocaleData.QuotationMarks) -> Self {
    func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }
    return Self(
      "'\(text(mark))' is no quotation mark of the language; use \(text(own.outer.start)) and "
        + text(own.outer.end))
  }
}
