import CatalogSyntax
import ICU
import StringCatalog

/// `wrong-script`
///
/// Scripts are those of Unicode (UAX #24), those of a locale are CLDR's.
struct WrongScript: ComparisonRule {
  static let description = RuleDescription(
    id: "wrong-script", severity: .warning, group: .text,
    summary: """
      Finds translations most of whose letters are of a script that the language is not written \
      in, and words that mix Latin letters with Cyrillic or Greek ones.
      """,
    rationale: """
      The text is in another language than it should be, or a letter was typed on the wrong \
      keyboard: it looks the same, but searching, sorting and reading aloud fail.
      """,
    remedy: """
      Translate the text, or type the word anew in one script. If the project writes the language \
      in another script, name that in the locale, as in `sr-Latn`.
      """,
    examples: [
      .bad(
        en: "\"Sign in\"", "ru", "↓\"Войти в a\\U043Aкаунт\"", note: "The first letter is Latin."),
      .bad(en: "\"Settings\"", "de", "↓\"Настройки\""),
      .bad(en: "\"Cancel the download\"", "ja", "↓\"Annuler la suppression\""),
      .bad(en: "\"Save changes\"", "sr", "↓\"Sačuvaj izmene\""),
      .bad(en: "\"Close\"", "el", "↓\"Κλείσιμo\"", note: "The last letter is Latin."),
      .good(en: "\"Save changes\"", "sr-Latn", "\"Sačuvaj izmene\""),
      .good(en: "\"Sign in with Google\"", "ru", "\"Войти через Google\""),
      .good(en: "\"Send an SMS\"", "ru", "\"Отправить SMS\\U2011сообщение\""),
      .good(en: "\"Wi-Fi\"", "ja", "\"Wi-Fi\"", note: "As in the source text."),
      .good(en: "\"Download PDF\"", "zh-Hans", "\"下载 PDF\""),
      .good(en: "\"5 micrometers\"", "de", "\"5 μm\"", note: "The sign of a unit."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.otherScript) || target.contains(.basicLetter)
  }

  func check(_ pair: inout TextPair) {
    let traits = pair.targetTraits
    let language = pair.targetLanguage
    let isLatin = language.isLatin
    // Most texts are of one script as a whole.
    guard isLatin ? traits.contains(.otherScript) : traits.contains(.basicLetter),
      pair.target.withSpan({ Self.isSuspect($0, isLatin: isLatin) }),
      !language.scripts.isEmpty, !pair.target.isEqual(to: pair.source)
    else { return }
    let scripts = language.scripts
    let words = pair.target.withSpan { Self.words($0) }
    if let word = words.first(where: \.isMixed), !Self.has(word.letters, pair.source) {
      pair.report(.mixed(word.text))
      return
    }
    let sourceWords = Set(pair.source.withSpan { Self.words($0) }.map { Self.folded($0.letters) })
    var own = 0
    var foreign = 0
    var foreignWords = 0
    for word in words {
      own += word.scripts.count { scripts.contains($0) }
      // What the source text has, too, is a name; words in capitals are acronyms in every script.
      if word.isAcronym || sourceWords.contains(Self.folded(word.letters)) { continue }
      let count = word.scripts.count {
        $0 != .common && $0 != .inherited && !scripts.contains($0)
      }
      foreign += count
      foreignWords += count > 0 ? 1 : 0
    }
    // A character of Chinese or Japanese says as much as several letters.
    let weight = isLatin || !scripts.contains(Self.han) ? 1 : Self.lettersOfIdeograph
    guard foreign > Self.fewLetters, foreign > own * weight else { return }
    // One word beside the language's own is a name.
    guard own == 0 || foreignWords > Self.fewNames else { return }
    pair.report(.foreign(language.locale))
  }

  /// Whether the bytes of a text leave it possible that something is found, at little cost.
  private static func isSuspect(_ text: Span<UInt8>, isLatin: Bool) -> Bool {
    var letters = 0
    var others = 0
    var isMixed = false
    var last: UInt8 = 0x20
    // The first byte of the character before, for one of several bytes.
    var lastLead: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      if UInt32(byte).isBasicLetter {
        letters += 1
        // Cyrillic and Greek begin with the bytes CD to D4.
        if last >= 0x80, lastLead &- 0xCD < 8 { isMixed = true }
      } else if byte >= 0x80 {
        if byte >= 0xC0 {
          lastLead = byte
          if byte &- 0xCD < 8, UInt32(last).isBasicLetter { isMixed = true }
          if isLatin, index + 1 < text.count {
            // Latin has characters from U+1E00 to U+1EFF, too.
            let isLatinExtended = byte == 0xE1 && text[index + 1] &- 0xB8 < 4
            let isOther =
              byte >= 0xCD && byte != 0xE2 && byte != 0xEF && byte < 0xF0 && !isLatinExtended
            if isOther { return true }
          }
        }
        others += 1
      }
      last = byte
    }
    // A letter of another script has at most three bytes.
    return isMixed || (!isLatin && letters > others / 4)
  }

  /// Letters that a name or a unit may have.
  private static let fewLetters = 3

  /// Words that a name beside a translated text may have.
  private static let fewNames = 2
  private static let lettersOfIdeograph = 3
  private static let han = Script("Hani")

  private struct Word {
    var letters: [UInt32] = []
    var scripts: [Script] = []

    var isMixed: Bool {
      let latin = scripts.count { $0 == .latin }
      guard latin > 0 else { return false }
      let greek = scripts.count { $0 == .greek }
      // One Greek letter is the sign of a unit or of a quantity.
      return scripts.contains(.cyrillic) || greek > 1 || (greek == 1 && latin > 3)
    }

    var isAcronym: Bool {
      letters.count < 6
        && letters.allSatisfy { Unicode.Scalar($0)?.properties.isLowercase == false }
        && letters.contains { Unicode.Scalar($0)?.properties.isUppercase == true }
    }

    var text: String {
      String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0) }))
    }
  }

  private static func words(_ text: Span<UInt8>) -> [Word] {
    var prose = Prose(text)
    prose.removeNonWords()
    let bytes = prose.bytes
    let scalars = TextScalars(bytes.span)
    var words: [Word] = []
    var word = Word()
    for value in scalars.values {
      if CharacterClass.isLetter(value) {
        let script = Script.of(value)
        // Words end where the script changes, but for scripts whose letters are easily confused.
        if let last = word.scripts.last, last != script,
          !(alike.contains(last) && alike.contains(script))
        {
          words.append(word)
          word = Word()
        }
        word.letters.append(value)
        word.scripts.append(script)
      } else if !CharacterClass.isMark(value), !word.letters.isEmpty {
        words.append(word)
        word = Word()
      }
    }
    if !word.letters.isEmpty { words.append(word) }
    return words
  }

  private static let alike: Set<Script> = [.latin, .cyrillic, .greek]

  private static func folded(_ letters: [UInt32]) -> [UInt32] {
    letters.map { $0.isBasicLetter ? $0 | 0x20 : $0 }
  }

  private static func has(_ letters: [UInt32], _ source: TextSlice) -> Bool {
    source.withSpan { words($0) }.contains { $0.letters == letters }
  }
}

extension Diagnostic.Message {
  fileprivate static func mixed(_ word: String) -> Self {
    Self("the word '\(word)' mixes letters of two scripts; type it in one")
  }

  fileprivate static func foreign(_ locale: LocaleIdentifier) -> Self {
    Self("most letters are of a script that '\(locale.spelling)' is not written in; translate it")
  }
}
