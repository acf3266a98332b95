import CatalogSyntax
import StringCatalog

/// `accelerator`
///
/// An accelerator is the letter behind `&` or `_` that opens a menu from the keyboard, as in `&File`
/// or `E_xit`. A sign counts where a letter or digit follows. It does not count where it is doubled,
/// where it stands in a placeholder, a tag, a character reference, an address or a code span. An
/// underscore does not count where two of them enclose a word, nor within a word that looks like a name
/// in code, as in `user_name` and `MAX_SIZE`.
struct Accelerator: ComparisonRule {
  static let description = RuleDescription(
    id: "accelerator", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds translations that mark another number of letters for the keyboard, with `&` or `_` before \
      the letter, than the source text.
      """,
    rationale: """
      Without the mark the menu cannot be opened from the keyboard in that language; with one too many \
      the sign may be shown.
      """,
    remedy: "Mark one letter where the source text does; in Japanese it follows in parentheses.",
    examples: [
      .bad(en: "\"&File\"", "de", "↓\"Datei\""),
      .bad(en: "\"E_xit\"", "fr", "↓\"Quitter\""),
      .bad(en: "\"Save && &close\"", "ru", "↓\"Сохранить && закрыть\""),
      .bad(en: "\"Open\"", "es", "↓\"&Abrir\""),
      .good(en: "\"&File\"", "ja", "\"ファイル(&F)\""),
      .good(en: "\"_Open\"", "ru", "\"_Открыть\""),
      .good(en: "\"Tom &amp; Jerry\"", "de", "\"Tom und Jerry\"", note: "A character reference."),
      .good(en: "\"Terms & Conditions\"", "fr", "\"Conditions générales\""),
      .good(en: "\"See https://example.com/?a=1&b=2\"", "pt", "\"Veja a página\""),
      .good(en: "\"The field user_name is empty\"", "pl", "\"Pole jest puste\"", note: "A name."),
      .good(en: "\"No entity ID\"", "ja", "\"エンティティentity_idがない\""),
      .good(en: "\"E_xit\"", "uk", "\"Ви_хід\""),
      .good(en: "\"$(PRODUCT_NAME)\"", "sv", "\"Loop\""),
      .good(en: "\"Not _now_\"", "it", "\"Non adesso\"", note: "Emphasis is another matter."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !target.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    let (source, target) = pair.withTexts { (Self.counts($0), Self.counts($1)) }
    if source.ampersands != target.ampersands {
      pair.report(.other(target.ampersands, "&", source: source.ampersands))
    } else if source.underscores != target.underscores {
      pair.report(.other(target.underscores, "_", source: source.underscores))
    }
  }

  private static func counts(
    _ text: borrowing Span<UInt8>
  ) -> (ampersands: Int, underscores: Int) {
    var hasSign = false
    for index in text.indices where text[index] == 0x26 || text[index] == 0x5F { hasSign = true }
    guard hasSign else { return (0, 0) }
    let mask = ProseMask(text)
    var result = (ampersands: 0, underscores: 0)
    var index = 0
    // Whether an underscore closes a stretch that another opened.
    var enclosing = 0
    while index < text.count {
      let byte = text[index]
      guard byte == 0x26 || byte == 0x5F, !mask[index] else {
        index += 1
        continue
      }
      var end = index + 1
      while end < text.count, text[end] == byte { end += 1 }
      let isMark = end == index + 1 && end < text.count && isWordByte(text[end]) && !mask[end]
      if byte == 0x26 {
        if isMark { result.ampersands += 1 }
      } else {
        if isMark, !isOfName(text, at: index) { result.underscores += 1 }
        if index > 0, isWordByte(text[index - 1]), !isMark { enclosing += 1 }
      }
      index = end
    }
    result.underscores = max(0, result.underscores - enclosing)
    return result
  }

  /// Whether an underscore stands within a word, and that does not begin with a capital and go on in
  /// small letters.
  private static func isOfName(_ text: borrowing Span<UInt8>, at index: Int) -> Bool {
    var start = index
    while start > 0, isWordByte(text[start - 1]) || text[start - 1] == 0x5F {
      var first = start - 1
      while first > 0, text[first] & 0xC0 == 0x80 { first -= 1 }
      // Kana and Han have no spaces to words of other scripts.
      if text[first] >= 0xE2 { break }
      start = first
    }
    guard start < index else { return false }
    let beginsLarge = text[start] >= 0x80 || (0x41...0x5A).contains(text[start])
    let goesOnSmall = text[index + 1] >= 0x80 || (0x61...0x7A).contains(text[index + 1])
    return !beginsLarge || !goesOnSmall
  }

  /// Whether a byte is of a letter or a digit; every character outside ASCII is taken for a letter.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UInt32(byte).isBasicLetter || UInt32(byte).isBasicDigit
  }
}

extension Diagnostic.Message {
  fileprivate static func other(_ count: Int, _ sign: String, source: Int) -> Self {
    Self(
      "\(count) of the letters have the mark '\(sign)', and \(source) of those of the source text do;"
        + " mark as many")
  }
}
