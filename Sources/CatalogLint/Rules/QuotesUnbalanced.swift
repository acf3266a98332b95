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
    pair.report(.alone)
  }
}

private let hebrew = Script("Hebr")

/// How many quotation marks a text has, apostrophes and single marks left out.
private struct QuotationCount {
  private var count = 0
  var isEven: Bool { count.isMultiple(of: 2) }

  init(_ text: borrowing Span<UInt8>, _ language: TextLanguage) {
    var offset = 0
    var last: UInt32 = 0
    while offset < text.count {
      let (value, length) = UTF8Validation.scalar(text, at: offset)
      offset += length
      switch value {
      case 0x22:
        let next = offset < text.count ? UTF8Validation.scalar(text, at: offset).value : 0
        // The gershayim of Hebrew is often written so.
        let isInWord = Script.of(last) == hebrew && Script.of(next) == hebrew
        if !last.isBasicDigit && !isInWord { count += 1 }
      case 0xAB, 0xBB, 0x201C...0x201F: count += 1
      case 0x2039, 0x203A, 0x300C...0x300F, 0x301D...0x301F, 0xFF62, 0xFF63:
        if isMark(value, of: language) { count += 1 }
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
  fileprivate static var alone: Self {
    Self("a quotation mark has no partner; add the other, or delete it")
  }
}
