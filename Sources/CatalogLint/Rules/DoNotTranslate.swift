import CatalogSyntax
import StringCatalog

/// `do-not-translate`
struct DoNotTranslate: ComparisonRule {
  static let description = RuleDescription(
    id: "do-not-translate", severity: .warning, group: .text,
    summary: """
      Finds translations without a term of the source text that is listed under \
      `do-not-translate`. A word that differs from it in one letter is named.
      """,
    rationale: "Names of products and companies are the same everywhere, often by contract.",
    remedy: "Write the term as the source text does.",
    fixSafety: """
      Writing the term for the word that is named is an unsafe fix: it may be another word.
      """,
    examples: [
      .bad(
        en: "\"Sign in with Facebook\"", "fil", "↓\"Mag-sign in gamit ang Fecebook\"",
        note: "With `do-not-translate: [Facebook]`."
      ).with { $0.doNotTranslate = ["Facebook"] },
      .bad(
        en: "\"Open Home Manager\"", "de", "↓\"Heimverwaltung öffnen\"",
        note: "With `do-not-translate: [Home Manager]`."
      ).with { $0.doNotTranslate = ["Home Manager"] },
      .bad(
        en: "\"Sign in with Apple\"", "ru", "↓\"Войти через яблоко\"",
        note: "With `do-not-translate: [Apple]`."
      ).with { $0.doNotTranslate = ["Apple"] },
      .good(
        en: "\"Sign in with Facebook\"", "ja", "\"Facebookでログイン\"",
        note: "With `do-not-translate: [Facebook]`."
      ).with { $0.doNotTranslate = ["Facebook"] },
      .good(
        en: "\"Open Kvitto\"", "fi", "\"Avaa Kvitton asetukset\"",
        note: "With `do-not-translate: [Kvitto]`; the term may be inflected."
      ).with { $0.doNotTranslate = ["Kvitto"] },
      .good(
        en: "\"Pineapples\"", "de", "\"Ananas\"",
        note: "With `do-not-translate: [apple]`, which is no word of the source text."
      ).with { $0.doNotTranslate = ["apple"] },
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !source.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    for term in pair.options.doNotTranslate where !term.isEmpty {
      let isLost = pair.withTexts { source, target in
        Terms.hasWord(term, source) && !Terms.has(term, target)
      }
      guard isLost else { continue }
      let text = pair.target.string
      let words = text.split { !$0.isLetter && !$0.isNumber }
      let close = words.first { Terms.isOneEdit(String($0), from: term) }
      // Where bytes are no characters, the places in the text are others.
      let place =
        text.utf8.count == pair.target.range.count ? close.map { Self.range(of: $0) } : nil
      let range = place.flatMap { place in
        pair.target.withSpan { ProseMask($0)[place.start] } ? nil : place
      }
      pair.report(
        .lost(term, close.map { String($0) }).marking(range.map { [$0] } ?? []),
        fix: range.map { range in
          TextFix(title: .write(term), safety: .unsafe, replacements: [(range, term)])
        })
      return
    }
  }

  /// Where a word stands in its text.
  private static func range(of word: Substring) -> SourceRange {
    let text = word.base.utf8
    let start = text.distance(from: text.startIndex, to: word.startIndex)
    return SourceRange(start, start + word.utf8.count)
  }
}

extension Diagnostic.Message {
  fileprivate static func write(_ term: String) -> Self { Self("Write '\(term)'") }

  fileprivate static func lost(_ term: String, _ close: String?) -> Self {
    guard let close else {
      return Self("the term '\(term)' of the source text is missing; keep it as it is")
    }
    return Self("the term '\(term)' of the source text is missing; is '\(close)' meant to be it?")
  }
}
