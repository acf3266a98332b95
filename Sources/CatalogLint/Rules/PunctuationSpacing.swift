import CatalogSyntax
import StringCatalog

/// `punctuation-spacing`
///
/// The spaces are those of the Imprimerie nationale, which CLDR has in its French data, too.
struct PunctuationSpacing: ComparisonRule {
  static let description = RuleDescription(
    id: "punctuation-spacing", severity: .warning, group: .text,
    summary: """
      Finds French and Breton texts without the no-break space that stands before `:`, `;`, `?` \
      and `!` and inside of « and ».
      """,
    rationale: """
      Without a space the mark looks like a slip to readers of French; with an ordinary one it may \
      stand alone at the start of the next line.
      """,
    remedy: """
      Write a no-break space (U+00A0) before a colon and inside of quotation marks, and a narrow \
      one (U+202F) or a no-break space before the other marks. The French of Canada sets no space \
      there and is not looked at.
      """,
    examples: [
      .bad(en: "\"Ready?\"", "fr", "↓\"Prêt?\""),
      .bad(en: "\"Name: %@\"", "fr", "↓\"Nom : %@\"", note: "An ordinary space may break."),
      .bad(
        en: "\"Size:\"", "fr", "↓\"Taille\\U202F:\"",
        note: "The narrow no-break space is for the other marks."),
      .bad(en: "\"Size:\"", "fr", "↓\"Taille:\""),
      .bad(en: "\"Read: more\"", "br", "↓\"Lenn: muioc'h\""),
      .bad(en: "\"Open “%@”\"", "fr-CH", "↓\"Ouvrir «%@»\""),
      .good(en: "\"Ready?\"", "fr", "\"Prêt\\U202F?\""),
      .good(en: "\"Name: %@\"", "fr", "\"Nom\\U00A0: %@\""),
      .good(en: "\"Open “%@”\"", "fr", "\"Ouvrir «\\U00A0%@\\U00A0»\""),
      .good(en: "\"Ready?\"", "fr-CA", "\"Prêt?\""),
      .good(en: "\"Opens at 10:30\"", "fr", "\"Ouvre à 10:30\""),
      .good(en: "\"See https://example.org/?q=1\"", "fr", "\"Voir https://example.org/?q=1\""),
      .good(en: "\"A smile :smile: for you\"", "fr", "\"Un sourire :smile: pour vous\""),
      .good(en: "\"Wait!!\"", "fr", "\"Attendez\\U202F!!\""),
      .good(en: "\"Tom &amp; Zoé\"", "fr", "\"Tom &amp; Zoé\""),
      .good(en: "\"Ready?\"", "de", "\"Fertig?\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.spacedMark)
  }

  func check(_ pair: inout TextPair) {
    let language = pair.targetLanguage
    guard
      language.language == "br" || (language.language == "fr" && language.locale.region != "CA"),
      !pair.target.isEqual(to: pair.source),
      let mark = pair.target.withSpan({ Self.firstFault($0) })
    else { return }
    pair.report(.spacing(mark))
  }

  /// The first mark without its space.
  private static func firstFault(_ text: Span<UInt8>) -> UInt32? {
    let scalars = TextScalars(text)
    guard let first = scalars.indices.first(where: { isSuspect(scalars, $0) }) else { return nil }
    let mask = ProseMask(text)
    for index in first..<scalars.indices.upperBound where !mask[scalars.offsets[index]] {
      let value = scalars.values[index]
      switch value {
      case 0x3A, 0x3B, 0x3F, 0x21:
        if isFaulty(value, scalars, index, mask) { return value }
      case 0xAB:
        if let next = scalars[index + 1], !isNoBreak(next) { return value }
      case 0xBB:
        if let last = scalars[index - 1], !isNoBreak(last), last != 0xAB { return value }
      case _: break
      }
    }
    return nil
  }

  /// Whether a mark has no no-break space beside it, whatever else may excuse that.
  private static func isSuspect(_ scalars: TextScalars, _ index: Int) -> Bool {
    switch scalars.values[index] {
    case 0x3A, 0x3B, 0x3F, 0x21, 0xBB: scalars[index - 1] != 0xA0
    case 0xAB: scalars[index + 1] != 0xA0
    case _: false
    }
  }

  private static func isFaulty(
    _ mark: UInt32, _ scalars: TextScalars, _ index: Int, _ mask: ProseMask
  ) -> Bool {
    guard let last = scalars[index - 1] else { return false }
    let next = scalars[index + 1]
    switch last {
    case 0x3A, 0x3B, 0x3F, 0x21, 0x2026, 0x28, 0x5B, 0x2F, 0xAB, 0x22, 0x201C: return false
    case 0xA0: return false
    case 0x202F: return mark == 0x3A
    case 0x0A, 0x0D, 0x09: return false
    case _: break
    }
    // `&nbsp;` and the like.
    if last == 0x3B, mask[scalars.offsets[index - 1]] { return false }
    guard let next else { return true }
    if mark == 0x3A {
      if next == 0x3A || isShortcode(scalars, index) { return false }
      if last.isBasicDigit, next.isBasicDigit { return false }
      // Smileys.
      if last == 0x20, [0x28, 0x29, 0x2D, 0x44, 0x50].contains(next) { return false }
    }
    // Inside of a word it is no punctuation: `a:b`, `x?y`.
    return
      !(next.isBasicLetter || next.isBasicDigit || next == 0x2F || next == 0x5F || next == 0x3D)
  }

  /// Whether the colon is one of the two of `:name:`.
  private static func isShortcode(_ scalars: TextScalars, _ index: Int) -> Bool {
    func isName(_ value: UInt32) -> Bool {
      value.isBasicLetter || value.isBasicDigit || [0x2B, 0x2D, 0x5F].contains(value)
    }
    func leads(_ step: Int) -> Bool {
      var place = index + step
      while let value = scalars[place], isName(value) { place += step }
      return abs(place - index) > 1 && scalars[place] == 0x3A
    }
    return leads(1) || leads(-1)
  }

  private static func isNoBreak(_ value: UInt32) -> Bool { value == 0xA0 || value == 0x202F }
}

extension Diagnostic.Message {
  fileprivate static func spacing(_ mark: UInt32) -> Self {
    switch mark {
    case 0x3A: Self("no U+00A0 before ':'; write that no-break space there")
    case 0x3B: Self("no no-break space before ';'; write U+202F or U+00A0 there")
    case 0x3F: Self("no no-break space before '?'; write U+202F or U+00A0 there")
    case 0x21: Self("no no-break space before '!'; write U+202F or U+00A0 there")
    case 0xAB: Self("no no-break space behind '«'; write U+00A0 there")
    case _: Self("no no-break space before '»'; write U+00A0 there")
    }
  }
}
