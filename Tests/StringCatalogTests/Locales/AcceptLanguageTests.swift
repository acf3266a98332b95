import StringCatalog
import TestSupport
import Testing

@Suite("An Accept-Language header")
struct AcceptLanguageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var header: String
    var wanted: String
    var testDescription: String { header }

    init(_ header: String, _ wanted: String) { (self.header, self.wanted) = (header, wanted) }
  }

  static let cases: [Case] = [
    Case("", ""), Case("de", "de"), Case("da, en-gb;q=0.8, en;q=0.7", "da en-gb en"),
    Case("en;q=0.7,da,en-GB;q=0.8", "da en-GB en"),
    // Ties keep their order; no weight is the weight 1.
    Case("fr,de;q=1,it;q=1.000", "fr de it"), Case("fr;q=0.5,de;q=0.50,it;q=0.500", "fr de it"),
    Case("a;q=0.001,b;q=0.002,c;q=0.01", "c b a"), Case("en;q=1.,de;q=0.", "en"),
    // The weight 0 removes, wherever it stands.
    Case("de;q=0, en", "en"), Case("en, de, EN;q=0", "de"), Case("de;q=0.000", ""),
    // Any language is none.
    Case("*", ""), Case("de, *;q=0.5", "de"), Case("*;q=0, de", "de"),
    // White space is allowed around separators, empty elements too.
    Case(" de ,\ten ; q=0.5 ", "de en"), Case(",, de,,en,", "de en"), Case("de; Q=0.1", "de"),
    // A repetition counts once, with its best weight.
    Case("de;q=0.1, en;q=0.5, DE", "DE en"),
    // What the grammar does not allow is passed over.
    Case("de;q=2, en", "en"), Case("de;q=1.001, en", "en"), Case("de;q=0.1234, en", "en"),
    Case("de;q=-1, en", "en"), Case("de;q=, en", "en"), Case("de;level=1, en", "en"),
    Case("de;q=.5, en", "en"), Case("de;q=0,5;q=1", ""), Case("de;q = 0.5, en", "en"),
    Case("de_DE, en", "en"), Case("de-, en", "en"), Case("-de, en", "en"), Case("d e, en", "en"),
    Case("toolonglanguage, en", "en"), Case("4u, en", "en"), Case("de\u{0}, en", "en"),
    Case("dé, en", "en"), Case("de-*, en", "en"), Case("\"de\", en", "en"), Case("de\r\nX: y", ""),
    // Ranges may be more than languages.
    Case(
      "zh-Hant-TW-u-co-stroke, sr-Latn;q=0.9, de-1996;q=0.8",
      "zh-Hant-TW-u-co-stroke sr-Latn de-1996"),
  ]

  @Test("names the wanted languages, the dearest first", arguments: cases)
  func wanted(_ input: Case) {
    #expect(AcceptLanguage(input.header).wanted.joined(separator: " ") == input.wanted)
  }

  @Test("is read up to its limits only")
  func limits() {
    let many = (0..<100_000).map { "de-\(String($0 + 100_000).dropFirst())" }
    let wanted = AcceptLanguage(many.joined(separator: ",")).wanted
    #expect(wanted == Array(many.prefix(64)))
    #expect(AcceptLanguage(String(repeating: ",", count: 1_000_000) + "de").wanted == [])
    #expect(AcceptLanguage("en," + String(repeating: "a", count: 1_000_000)).wanted == ["en"])
    // A range that the limit cuts is none.
    let padding = String(repeating: " ", count: 8_188)
    #expect(AcceptLanguage("en,\(padding)de").wanted == ["en"])
    #expect(AcceptLanguage("en,\(padding.dropFirst(2))de").wanted == ["en", "de"])
  }

  @Test("of random characters gives a few distinct ranges")
  func random() {
    var generator = SeededGenerator(seed: 9_110)
    let characters = Array("abzDE-_*;=q0159., \t\u{0}é\"").map(String.init)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...60, using: &generator)
      let header = (0..<count).map { _ in
        characters[Int.random(in: 0..<characters.count, using: &generator)]
      }.joined()
      let wanted = AcceptLanguage(header).wanted
      #expect(Set(wanted.map { $0.lowercased() }).count == wanted.count)
      #expect(wanted.allSatisfy { header.contains($0) && !$0.isEmpty && $0 != "*" })
      // What was read is a header again, and asks for the same.
      #expect(AcceptLanguage(wanted.joined(separator: ", ")).wanted == wanted)
    }
  }
}
