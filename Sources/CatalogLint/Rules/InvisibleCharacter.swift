import CatalogSyntax
import StringCatalog
import ICU

/// `invisible-character`
///
/// Where joiners belong is told by UAX #31, section 2.3, and by the orthographies of the languages.
struct InvisibleCharacter: ComparisonRule {
  static let description = RuleDescription(
    id: "invisible-character", severity: .warning, group: .text,
    summary: """
      Finds characters that nobody sees where they mean nothing: zero-width spaces, soft hyphens, \
      word joiners, byte-order marks inside of a text, tag characters, and joiners outside of the \
      scripts and emoji that need them.
      """,
    rationale: """
      They come along when text is copied. Searching, comparing and selecting such a text fails, \
      and a screen reader may stumble over it.
      """,
    remedy: "Delete the character.",
    fixSafety: """
      Deleting the character is a safe fix. It is an unsafe one where it changes which placeholders \
      the text has, and there is none where nothing would be left to see.
      """,
    examples: [
      .bad(en: "\"The programs\"", "de", "↓\"Die Pro\\U200Bgramme\""),
      .bad(en: "\"Settings\"", "fr", "↓\"\\UFEFFRéglages\""),
      .bad(en: "\"Account settings\"", "de", "↓\"Konto\\U00ADeinstellungen\""),
      .bad(en: "\"Done\"", "ar", "↓\"تم\\U200D\"", note: "Nothing is joined at the end."),
      .bad("\"key\" = ↓\"Sign\\U2060 in\";\n"),
      .good(en: "\"The programs\"", "fa", "\"برنامه\\U200Cها\"", note: "Persian orthography."),
      .good(en: "\"Family\"", "fr", "\"Famille 👨\\U200D👩\\U200D👧\""),
      .good(en: "\"Hello\"", "th", "\"สวัสดี\\U200Bครับ\"", note: "Where a Thai line may break."),
      .good(en: "\"Sri Lanka\"", "si", "\"ශ්\\U200Dරී ලංකාව\""),
      .good(en: "\"England\"", "de", "\"England 🏴󠁧󠁢󠁥󠁮󠁧󠁿\"", note: "The tags of a flag."),
    ])

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !target.isDisjoint(with: [.latinSign, .generalPunctuation, .compatibility, .supplementary])
  }

  func check(_ pair: inout TextPair) {
    let language = pair.targetLanguage.language
    let found = pair.target.withSpan { text -> (first: UInt32, ranges: [SourceRange])? in
      guard Self.mayHaveAny(text) else { return nil }
      let scalars = TextScalars(text)
      let places = scalars.indices.filter { Self.isFault(scalars, $0, language) }
      guard let first = places.first else { return nil }
      return (
        scalars.values[first],
        places.map { SourceRange(scalars.offsets[$0], scalars.offsets[$0 + 1]) }
      )
    }
    guard let found else { return }
    let fix = pair.fix { _, target in Self.deletion(of: found.ranges, in: target) }
    pair.report(.invisible(found.first).marking(found.ranges), fix: fix)
  }

  /// The fix that deletes characters; nil where only white space would be left.
  private static func deletion(of ranges: [SourceRange], in text: Span<UInt8>) -> TextFix? {
    var rest: [UInt8] = []
    var offset = 0
    for range in ranges + [SourceRange(at: text.count)] {
      for index in offset..<range.start { rest.append(text[index]) }
      offset = range.end
    }
    guard EdgeSpace(.leading, of: rest.span).range.end < rest.count else { return nil }
    let isFormat = FormatString.mayContainPlaceholder(rest.span)
    // Between a percent sign and its letter it kept them apart.
    let isSafe =
      !isFormat
      || FormatString(text).placeholders.count == FormatString(rest.span).placeholders.count
    return TextFix(
      title: .delete, safety: isSafe ? .safe : .unsafe, replacements: ranges.map { ($0, "") })
  }

  private static func mayHaveAny(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index &+ 1 < text.count {
      let second = text[index &+ 1]
      switch text[index] {
      case 0xC2 where second == 0xAD: return true
      case 0xE2 where index &+ 2 < text.count:
        let third = text[index &+ 2]
        // U+200B to U+200D, and U+2060.
        if second == 0x80, third &- 0x8B < 3 { return true }
        if second == 0x81, third == 0xA0 { return true }
      case 0xEF where second == 0xBB: return true
      case 0xF3 where second == 0xA0: return true
      case _: break
      }
      index &+= 1
    }
    return false
  }

  private static func isFault(_ scalars: TextScalars, _ index: Int, _ language: String) -> Bool {
    let value = scalars.values[index]
    switch value {
    case 0x200B: return !["km", "lo", "my", "th"].contains(language)
    case 0xAD, 0xFEFF, 0x2060: return true
    case 0xE0000...0xE007F: return !isInFlag(scalars, index)
    case 0x200C, 0x200D:
      return !isOrthography(scalars, index) && !(value == 0x200D && isInEmoji(scalars, index))
    case _: return false
    }
  }

  /// Whether a tag belongs to the flag of a part of a country: a black flag comes before the tags.
  private static func isInFlag(_ scalars: TextScalars, _ index: Int) -> Bool {
    var place = index - 1
    while let value = scalars[place], (0xE0020...0xE007E).contains(value) { place -= 1 }
    return scalars[place] == 0x1F3F4
  }

  /// Whether a joiner stands between letters of a script whose letters join.
  private static func isOrthography(_ scalars: TextScalars, _ index: Int) -> Bool {
    guard let last = scalars[index - 1] else { return false }
    let script = script(of: last, before: index - 1, scalars)
    if indic.contains(script) { return true }
    guard script == arabic, let next = scalars[index + 1] else { return false }
    return CharacterClass.isLetter(next) || CharacterClass.isMark(next)
  }

  /// The script of a character; of a mark that is used with several, that of its letter.
  private static func script(
    of value: UInt32, before index: Int, _ scalars: TextScalars
  ) -> Script {
    var script = Script.of(value)
    var place = index - 1
    while script == .inherited || (script == .common && CharacterClass.isMark(value)),
      let letter = scalars[place]
    {
      script = Script.of(letter)
      place -= 1
    }
    return script
  }

  private static let arabic = Script("Arab")
  private static let indic: Set<Script> = [
    Script("Deva"), Script("Beng"), Script("Guru"), Script("Gujr"), Script("Orya"), Script("Taml"),
    Script("Telu"), Script("Knda"), Script("Mlym"), Script("Sinh"), Script("Khmr"),
  ]

  /// Whether a joiner stands between two emoji.
  private static func isInEmoji(_ scalars: TextScalars, _ index: Int) -> Bool {
    guard let last = scalars[index - 1], let next = scalars[index + 1] else { return false }
    return isEmoji(last) && isEmoji(next)
  }

  private static func isEmoji(_ value: UInt32) -> Bool {
    if value == 0xFE0F || (0x1F3FB...0x1F3FF).contains(value) { return true }
    guard let scalar = Unicode.Scalar(value), value > 0x2000 else { return false }
    return scalar.properties.isEmoji
  }
}

extension Diagnostic.Message {
  fileprivate static var delete: Self { Self("Delete what is invisible") }

  fileprivate static func invisible(_ value: UInt32) -> Self {
    let name =
      switch value {
      case 0x200B: "zero-width space"
      case 0xAD: "soft hyphen"
      case 0x2060: "word joiner"
      case 0xFEFF: "byte-order mark"
      case 0x200C: "zero-width non-joiner"
      case 0x200D: "zero-width joiner"
      case _: "tag character"
      }
    return Self("text has an invisible \(name), \(TextScalars.name(value)); delete it")
  }
}
