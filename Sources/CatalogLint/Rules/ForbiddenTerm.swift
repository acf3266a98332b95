import CatalogSyntax
import StringCatalog

/// `forbidden-term`
struct ForbiddenTerm: ComparisonRule {
  static let description = RuleDescription(
    id: "forbidden-term", severity: .warning, isOnByDefault: false, group: .text,
    summary: """
      Finds texts with a term that is listed under `forbidden-terms` for their locale, whether in \
      upper or lower case. It runs where a term is listed.
      """,
    rationale: """
      A word that was given up, or that offends, comes back with every new translator who does not \
      know of it.
      """,
    remedy: "Choose another word.",
    examples: [
      .bad(
        en: "\"Phone number\"", "de", "↓\"Handynummer oder Handy\"",
        note: "With `forbidden-terms: {Handy: [de]}`; only the word by itself counts."
      ).with { $0.forbiddenTerms = ["Handy": ["de"]] },
      .bad(
        "\"a\" = ↓\"Edit the Whitelist\";\n", note: "With `forbidden-terms: {whitelist: []}`."
      ).with { $0.forbiddenTerms = ["whitelist": []] },
      .bad(
        en: "\"Sign in\"", "ja", "↓\"今すぐログインする\"",
        note: "With `forbidden-terms: {ログイン: [ja]}`; Japanese has no spaces between words."
      ).with { $0.forbiddenTerms = ["ログイン": ["ja"]] },
      .bad(
        en: "\"Sign in\"", "fr-CA", "↓\"Se « loguer »\"",
        note: "With `forbidden-terms: {loguer: [fr]}`, which holds in all of French."
      ).with { $0.forbiddenTerms = ["loguer": ["fr"]] },
      .good(
        en: "\"Phone number\"", "de", "\"Handynummer\"",
        note: "With `forbidden-terms: {Handy: [de]}`; this is another word."
      ).with { $0.forbiddenTerms = ["Handy": ["de"]] },
      .good(
        en: "\"Phone number\"", "de-CH", "\"Handy\"",
        note: "With `forbidden-terms: {Handy: [de, \"!de-CH\"]}`."
      ).with { $0.forbiddenTerms = ["Handy": ["de", "!de-CH"]] },
      .good(
        "\"a\" = \"See https://example.com/whitelist\";\n",
        note: "With `forbidden-terms: {whitelist: []}`; an address stays as it is."
      ).with { $0.forbiddenTerms = ["whitelist": []] },
    ])

  private let terms: [Term]

  /// A term with the locales that it is forbidden in.
  private struct Term: Sendable {
    var spelling: String
    var folded: [Unicode.Scalar]
    var locales: [LocaleIdentifier]
    var exceptions: [LocaleIdentifier]

    init?(_ spelling: String, _ locales: [String]) {
      folded = Array(spelling.lowercased().unicodeScalars)
      guard !folded.isEmpty else { return nil }
      self.spelling = spelling
      self.locales = locales.filter { !$0.hasPrefix("!") }.map { LocaleIdentifier($0) }
      exceptions = locales.filter { $0.hasPrefix("!") }
        .map { LocaleIdentifier(String($0.dropFirst())) }
    }

    /// Whether it is forbidden in a locale, given with its parents.
    func concerns(_ locales: [LocaleIdentifier]) -> Bool {
      (self.locales.isEmpty || locales.contains(where: self.locales.contains))
        && !locales.contains(where: exceptions.contains)
    }
  }

  init() {
    terms = []
  }

  init(_ options: LintOptions) {
    terms = options.forbiddenTerms.sorted { $0.key < $1.key }
      .compactMap { Term($0.key, $0.value) }
  }

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !terms.isEmpty && !target.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    let locale = pair.targetLanguage.locale
    let locales = [locale] + locale.parents
    let concerned = terms.filter { $0.concerns(locales) }
    guard !concerned.isEmpty else { return }
    let text = Self.folded(pair.target)
    let found = concerned.filter { Self.has($0.folded, text) }.map(\.spelling)
    if let first = found.first { pair.report(.forbidden(first, others: found.count - 1)) }
  }

  /// The prose of a text in lower case; all else is blank.
  private static func folded(_ text: TextSlice) -> [Unicode.Scalar] {
    let prose = text.withSpan { text in
      var prose = Prose(text)
      prose.removeNonWords()
      return prose.bytes
    }
    return Array(String(decoding: prose, as: UTF8.self).lowercased().unicodeScalars)
  }

  /// Whether a term stands in a text and is no part of a longer word.
  private static func has(_ term: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
    guard term.count <= text.count, let first = term.first, let last = term.last else {
      return false
    }
    for start in 0...(text.count - term.count) where text[start] == first {
      let end = start + term.count
      guard text[start..<end].elementsEqual(term) else { continue }
      let goesOnBefore = start > 0 && isWithinWord(text[start - 1], first)
      let goesOnBehind = end < text.count && isWithinWord(last, text[end])
      if !goesOnBefore, !goesOnBehind { return true }
    }
    return false
  }

  /// Whether two scalars in a row belong to one word, as far as the script has spaces between words.
  private static func isWithinWord(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    isWord(left) && isWord(right) && !isUnspaced(left) && !isUnspaced(right)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// Scripts without spaces between words, and Hangul, whose particles follow a word at once: Thai and
  /// Lao, Burmese, Khmer, kana and Han.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    case _: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func forbidden(_ term: String, others: Int) -> Self {
    let more = others == 0 ? "" : " and \(others) more"
    return Self("the term '\(term)'\(more) is not to be used; choose another word")
  }
}
