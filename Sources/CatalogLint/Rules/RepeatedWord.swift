import CatalogSyntax
import StringCatalog

/// `repeated-word`
struct RepeatedWord: ComparisonRule {
  static let description = RuleDescription(
    id: "repeated-word", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds translations in which a word stands twice in a row, unless one does in the source text.
      """,
    rationale: "It is mostly a slip that is hard to see, at the end of a line above all.",
    remedy: "Delete one of the two.",
    examples: [
      .bad(en: "\"Open the file\"", "de", "↓\"Öffne die Datei Datei\""),
      .bad(en: "\"Open the file\"", "fr", "↓\"Ouvrir le le fichier\""),
      .bad(en: "\"The file is in use\"", "ru", "↓\"Файл уже уже занят\""),
      .good(en: "\"Open the file\"", "de", "\"Öffne die Datei\""),
      .good(en: "\"Bye bye\"", "de", "\"Tschau tschau\"", note: "As in the source text."),
      .good(en: "\"%@ %@\"", "de", "\"%@ %@\""),
      .good(en: "\"Children\"", "id", "\"Anak-anak\"", note: "A plural of Indonesian."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !target.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    // Words of Vietnamese are syllables, of which some stand twice.
    guard pair.targetLanguage.language != "vi",
      let word = pair.target.withSpan({ Self.repeated($0) }),
      pair.source.withSpan({ Self.repeated($0) }) == nil
    else { return }
    pair.report(.twice(word))
  }

  /// Pronouns that stand twice in good sentences: `vous vous connectez`, `eine App, die die Musik …`.
  private static let doubled: Set<String> = ["vous", "nous", "die", "der", "das", "that", "had"]

  private static func repeated(_ text: Span<UInt8>) -> String? {
    guard text.count > 3 else { return nil }
    var prose = Prose(text)
    prose.removeNonWords()
    let words = String(decoding: prose.bytes, as: UTF8.self).split(separator: " ")
    for (last, word) in zip(words, words.dropFirst())
    where last == word && last.allSatisfy(\.isLetter) && !doubled.contains(word.lowercased()) {
      // What was removed between two words is no space.
      if text.has("\(last) \(word)") { return String(word) }
    }
    return nil
  }
}

extension Span<UInt8> {
  fileprivate borrowing func has(_ text: String) -> Bool { Terms.has(text, self) }
}

extension Diagnostic.Message {
  fileprivate static func twice(_ word: String) -> Self {
    Self("the word '\(word)' stands twice in a row; delete one")
  }
}
