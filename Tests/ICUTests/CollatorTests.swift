import ICU
import TestSupport
import Testing

@Suite("Collator")
struct CollatorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var locale: String
    var options = Collator.Options()
    /// In the expected order.
    var sorted: [String]

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "German: ä sorts with a", locale: "de", sorted: ["a", "ä", "az", "b", "z"]),
    Case(name: "Swedish: å, ä, ö follow z", locale: "sv", sorted: ["a", "z", "å", "ä", "ö"]),
    Case(
      name: "German phone book: ä sorts as ae", locale: "de-u-co-phonebk",
      sorted: ["ad", "ä", "af"]),
    Case(name: "Danish: aa sorts as å", locale: "da", sorted: ["ab", "z", "aa"]),
    Case(name: "Czech: ch follows h", locale: "cs", sorted: ["c", "h", "ch", "i"]),
    Case(name: "Spanish: ñ follows n", locale: "es", sorted: ["nz", "ña", "o"]),
    Case(name: "Estonian: z follows s", locale: "et", sorted: ["s", "z", "t"]),
    Case(name: "root: lower case first", locale: "und", sorted: ["a", "A", "b", "B"]),
    Case(name: "digits by character", locale: "en", sorted: ["file10", "file2"]),
    Case(
      name: "digits by number", locale: "en", options: .init(isNumeric: true),
      sorted: ["file2", "file10", "file٣٠"]),
  ]

  @Test("sorts as the locale's readers expect", arguments: cases)
  func sorts(_ example: Case) throws {
    let collator = try Collator(locale: example.locale, options: example.options)
    let shuffled = Array(example.sorted.reversed())
    #expect(shuffled.sorted { collator.areInIncreasingOrder($0, $1) } == example.sorted)
  }

  @Test("makes keys in the order of comparison", arguments: cases)
  func sortKeys(_ example: Case) throws {
    let collator = try Collator(locale: example.locale, options: example.options)
    let keys = try example.sorted.map { text throws in try collator.sortKey(for: text) }
    for (left, right) in zip(keys, keys.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right))
    }
  }

  @Test("a locale without a tailoring, or unknown, has the root order", arguments: ["en", "zz"])
  func fallsBackToRoot(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    let root = try Collator(locale: "und")
    let text = "Zebra äöü 中文 العربية"
    #expect(try collator.sortKey(for: text) == root.sortKey(for: text))
    #expect(collator.compare("ä", "z") == .ascending)
  }

  @Test(
    "refuses an ill-formed locale",
    arguments: [
      "", "e", "en_US", "en-", "en\0", "de--DE", "日本", String(repeating: "a-", count: 200),
    ])
  func refusesIllFormedLocale(_ locale: String) {
    let error = #expect(throws: ICUError.self) { _ = try Collator(locale: locale) }
    #expect(error?.name == "U_ILLEGAL_ARGUMENT_ERROR")
    #expect(error?.isMissingData == false)
    #expect(error?.description.contains("“\(locale)”") == true)
  }

  @Test("canonically equivalent texts are the same")
  func canonicalEquivalence() throws {
    let collator = try Collator(locale: "en")
    #expect(collator.compare("\u{E9}", "e\u{301}") == .same)
    #expect(collator.compare("\u{AC00}", "\u{1100}\u{1161}") == .same)
    #expect(collator.compare("a\u{323}\u{307}", "a\u{307}\u{323}") == .same)
  }

  struct StrengthCase: Sendable, CustomTestStringConvertible {
    var strength: Collator.Strength
    /// The texts it tells from `a`, out of `b`, `á` and `A`.
    var distinguished: [String]

    var testDescription: String { "\(strength)" }
  }

  @Test(
    "looks at differences down to its strength",
    arguments: [
      StrengthCase(strength: .primary, distinguished: ["b"]),
      StrengthCase(strength: .secondary, distinguished: ["b", "á"]),
      StrengthCase(strength: .tertiary, distinguished: ["b", "á", "A"]),
      StrengthCase(strength: .quaternary, distinguished: ["b", "á", "A"]),
      StrengthCase(strength: .identical, distinguished: ["b", "á", "A"]),
    ])
  func strengths(_ example: StrengthCase) throws {
    let collator = try Collator(locale: "en", options: .init(strength: example.strength))
    #expect(
      ["b", "á", "A"].filter { collator.compare("a", $0) != .same } == example.distinguished)
  }

  @Test("the identical strength tells control characters apart")
  func identicalStrength() throws {
    let tertiary = try Collator(locale: "en")
    let identical = try Collator(locale: "en", options: .init(strength: .identical))
    #expect(tertiary.compare("a", "a\u{1}") == .same)
    #expect(identical.compare("a", "a\u{1}") == .ascending)
  }

  @Test("the case level looks at case where accents are not looked at")
  func caseLevel() throws {
    let collator = try Collator(
      locale: "en", options: .init(strength: .primary, hasCaseLevel: true))
    #expect(collator.compare("a", "á") == .same)
    #expect(collator.compare("a", "A") == .ascending)
  }

  @Test("takes empty texts and embedded zeros")
  func emptyTexts() throws {
    let collator = try Collator(locale: "en")
    #expect(collator.compare("", "") == .same)
    #expect(collator.compare("", "a") == .ascending)
    #expect(collator.compare("a\0b", "a\0c") == .ascending)
    #expect(try collator.sortKey(for: "").count <= 2)
    #expect(try collator.sortKey(for: "a\0b") == collator.sortKey(for: "ab"))
  }

  @Test("reads ill-formed UTF-8 as U+FFFD", arguments: Bytes.illFormed)
  func illFormed(_ bytes: Bytes) throws {
    let collator = try Collator(locale: "en", options: .init(strength: .identical))
    let repaired = String(decoding: bytes.bytes, as: UTF8.self)
    #expect(collator.compare(bytes.bytes.span, repaired.utf8.span) == .same)
    #expect(try collator.sortKey(for: bytes.bytes.span) == collator.sortKey(for: repaired))
  }

  @Test("takes texts of a megabyte")
  func longTexts() throws {
    let collator = try Collator(locale: "sv")
    let long = String(repeating: "ångström ", count: 100_000)
    #expect(collator.compare(long, long + "a") == .ascending)
    #expect(collator.compare(long, long) == .same)
    let key = try collator.sortKey(for: long)
    let longer = try collator.sortKey(for: long + "a")
    #expect(key.lexicographicallyPrecedes(longer))
  }

  @Test("long texts compare as their keys do, whatever the order of their marks")
  func longTextsAndKeys() throws {
    let collator = try Collator(locale: "de")
    let filler = String(repeating: "Größe ", count: 1_000)
    let marks = String(repeating: "\u{307}\u{323}", count: 100_000)
    let ordered =
      String(repeating: "\u{323}", count: 100_000) + String(repeating: "\u{307}", count: 100_000)
    let texts = ["", "a", "b", "ä", "a" + marks, "a" + ordered, "A" + marks].map { filler + $0 }
    let keys = try texts.map { text throws in try collator.sortKey(for: text) }
    for left in texts.indices {
      for right in texts.indices {
        let expected: Collator.Order =
          keys[left] == keys[right]
          ? .same
          : keys[left].lexicographicallyPrecedes(keys[right]) ? .ascending : .descending
        #expect(collator.compare(texts[left], texts[right]) == expected, "\(left), \(right)")
      }
    }
    #expect(keys[4] == keys[5])
    #expect(keys[5] != keys[6])
  }

  @Test("may be shared between threads")
  func sharing() async throws {
    final class Shared: Sendable {
      let collator: Collator
      init(_ locale: String) throws { collator = try Collator(locale: locale) }
    }
    let shared = try Shared("sv")
    var random = SeededGenerator(seed: 7)
    let words = (0..<300).map { _ in random.text(length: 6, from: TextSource.collated) }
    let expected = words.sorted { shared.collator.areInIncreasingOrder($0, $1) }
    let expectedKeys = try expected.map { text throws in try shared.collator.sortKey(for: text) }

    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<5 {
            let sorted = words.sorted { shared.collator.areInIncreasingOrder($0, $1) }
            #expect(sorted.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
            let keys = try sorted.map { text throws in try shared.collator.sortKey(for: text) }
            #expect(keys == expectedKeys)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
