import CatalogSyntax
import StringCatalog
import ICU

/// `quotes-unbalanced`
struct QuotesUnbalanced: ComparisonRule {
  static let description = RuleDescription(
    id: "quotes-unbalanced", severity: .info, group: .text,
    summary: """
      Finds translations in which a quotation mark has no partner, while those of the source text \
      pair up. Which marks a language has is told by CLDR.
      """,
    rationale: "The reader cannot tell where a name or quotation begins or ends.",
    remedy: "Add the mark that is missing, or delete the one that is alone.",
    fixSafety: """
      Adding the mark that is missing is an unsafe fix. It is made where the source text tells its place: \
      around the whole text, or around a placeholder.
      """,
    examples: [
      .bad(en: "\"Open “%@”\"", "de", "↓\"„%@ öffnen\""),
      .bad(en: "\"Open “%@”\"", "ja", "↓\"「%@を開く\""),
      .bad(en: "\"Say \\\"yes\\\"\"", "pl", "↓\"Powiedz \\\"tak\""),
      .bad(en: "\"Open “%@”\"", "ru", "↓\"Открыть «%@\""),
      .good(en: "\"He said \\\"stop\\\"\"", "de", "\"Er sagte „halt“\""),
      .good(en: "\"Open “%@”\"", "sv", "\"Öppna ”%@”\""),
      .good(en: "\"A 5\\\" screen\"", "fr", "\"Un écran 5\\\"\"", note: "The sign for inches."),
      .good(
        en: "\"Email\"", "he", "\"דוא\\\"ל\"",
        note: "Inside of a Hebrew word it marks an abbreviation."),
      .good(en: "\"It’s here\"", "fr", "\"C’est ici\"", note: "Apostrophes are left alone."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !target.isDisjoint(with: [.straightQuote, .generalPunctuation, .latinSign, .bracket])
  }

  func check(_ pair: inout TextPair) {
    let own = pair.targetLanguage
    guard pair.target.withSpan({ !QuotationCount($0, own).isEven }) else { return }
    let language = pair.sourceLanguage
    guard pair.source.withSpan({ QuotationCount($0, language).isEven }) else { return }
    let fix = pair.fix { source, target in
      Self.fix(
        QuotationCount(source, language).marks, in: source, QuotationCount(target, own).marks,
        in: target, own)
    }
    pair.report(.alone, fix: fix)
  }

  /// The fix that gives a mark its partner; nil where its place is not told.
  private static func fix(
    _ wanted: [QuotationCount.Mark], in source: Span<UInt8>, _ marks: [QuotationCount.Mark],
    in target: Span<UInt8>, _ language: TextLanguage
  ) -> TextFix? {
    guard wanted.count == 2, marks.count == 1, let mark = marks.first,
      let place = place(ofPartnerOf: mark, wanted, source, target),
      let partner = partner(of: mark.value, isOpening: place >= mark.range.end, language)
        .flatMap({ Unicode.Scalar($0) })
    else { return nil }
    return TextFix(
      title: .add(String(partner)), safety: .unsafe,
      replacements: [(SourceRange(at: place), String(partner))])
  }

  private static func place(
    ofPartnerOf mark: QuotationCount.Mark, _ wanted: [QuotationCount.Mark],
    _ source: Span<UInt8>, _ target: Span<UInt8>
  ) -> Int? {
    let quoted = SourceRange(wanted[0].range.end, wanted[1].range.start)
    if wanted[0].range.start == 0, wanted[1].range.end == source.count {
      if mark.range.start == 0 { return target.count }
      return mark.range.end == target.count ? 0 : nil
    }
    let argument = FormatString(source).placeholders.first { $0.range == quoted }?.argument
    let places = FormatString(target).placeholders.filter { $0.argument == argument }
    guard argument != nil, places.count == 1, let place = places.first?.range else { return nil }
    if mark.range.end == place.start { return place.end }
    return mark.range.start == place.end ? place.start : nil
  }

  /// The mark that closes, or opens, what another one opens or closes.
  private static func partner(
    of mark: UInt32, isOpening: Bool, _ language: TextLanguage
  ) -> UInt32? {
    if mark == 0x22 { return mark }
    guard let own = language.quotationMarks else { return nil }
    return [own.outer, own.inner].first { (isOpening ? $0.start : $0.end) == mark }
      .map { isOpening ? $0.end : $0.start }
  }
}

private let hebrew = Script("Hebr")

/// How many quotation marks a text has, apostrophes and single marks left out.
private struct QuotationCount {
  /// A quotation mark and where it stands.
  struct Mark {
    var value: UInt32
    var range: SourceRange
  }

  private(set) var marks: [Mark] = []
  var isEven: Bool { marks.count.isMultiple(of: 2) }

  init(_ text: borrowing Span<UInt8>, _ language: TextLanguage) {
    var offset = 0
    var last: UInt32 = 0
    while offset < text.count {
      let (value, length) = UTF8Validation.scalar(text, at: offset)
      offset += length
      let mark = Mark(value: value, range: SourceRange(offset - length, offset))
      switch value {
      case 0x22:
        let next = offset < text.count ? UTF8Validation.scalar(text, at: offset).value : 0
        // The gershayim of Hebrew is often written so.
        let isInWord = Script.of(last) == hebrew && Script.of(next) == hebrew
        if !last.isBasicDigit && !isInWord { marks.append(mark) }
      case 0xAB, 0xBB, 0x201C...0x201F: marks.append(mark)
      case 0x2039, 0x203A, 0x300C...0x300F, 0x301D...0x301F, 0xFF62, 0xFF63:
        if isMark(value, of: language) { marks.append(mark) }
      case _: break
      }
      last = value
    }
  }

  private func isMark(_ value: UInt32, of language: TextLanguage) -> Bool {
    guard let marks = language.quotationMarks else { return false }
    return [marks.outer.start, marks.outer.end, marks.inner.start, marks.inner.end].contains(value)
  }
}

extension Diagnostic.Message {
  fileprivate static func add(_ mark: String) -> Self { Self("Add '\(mark)'") }

  fileprivate static var alone: Self {
    Self("a quotation mark has no partner; add the other, or delete it")
  }
}
