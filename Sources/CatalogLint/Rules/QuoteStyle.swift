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
    let other = pair.target.withSpan { text -> UInt32? in
      TextScalars(text).values.first { value in
        switch value {
        case 0xAB, 0xBB, 0x201C...0x201F: !own.contains(value)
        case _: false
        }
      }
    }
    guard let other else { return }
    pair.report(.foreign(other, marks))
  }
}

extension Diagnostic.Message {
  fileprivate static func foreign(_ mark: UInt32, _ own: LocaleData.QuotationMarks) -> Self {
    func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }
    return Self(
      "'\(text(mark))' is no quotation mark of the language; use \(text(own.outer.start)) and "
        + text(own.outer.end))
  }
}
