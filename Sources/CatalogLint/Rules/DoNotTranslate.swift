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
      let words = pair.target.string.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let close = words.first { Terms.isOneEdit($0, from: term) }
      pair.report(.lost(term, close))
      return
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lost(_ term: String, _ close: String?) -> Self {
    guard let close else {
      return Self("the term '\(term)' of the source text is missing; keep it as it is")
    }
    return Self("the term '\(term)' of the source text is missing; is '\(close)' meant to be it?")
  }
}
