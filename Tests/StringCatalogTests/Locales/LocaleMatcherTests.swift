import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("The locale matcher")
struct LocaleMatcherTests {
  // MARK: Reasons

  @Test(
    "says why each locale is in the chain",
    arguments: [
      ("en-AU", "en-AU, en-GB, en", "en-AU exact, en-GB parent, en parent"),
      ("en_US.UTF-8", "en-US, en", "en-US exact, en parent"),
      ("EN-us", "en_US", "en_US exact"), ("de-u-co-phonebk", "de", "de exact"),
      ("de-1996", "de-1996, de", "de-1996 exact, de parent"),
      ("ca-valencia", "ca", "ca parent"), ("ca", "ca-valencia", "ca-valencia relative"),
      ("iw", "he, iw", "iw exact, he alias"), ("de", "German", "German alias"),
      ("German", "de", "de alias"), ("zh-HK", "zh-Hant-HK", "zh-Hant-HK alias"),
      ("sh", "sr-Latn", "sr-Latn alias"), ("tl-PH", "fil", "fil parent"),
      ("en-GB", "en-AU, en", "en-AU relative, en parent"), ("de-AT", "de-CH", "de-CH relative"),
      ("he", "iw-IL, he-IL", "iw-IL relative, he-IL relative"),
      ("yue", "zh-Hant, zh-HK", "zh-HK parent, zh-Hant parent"), ("zh-HK", "yue", "yue relative"),
      ("hi-Latn", "hi, en-GB", "en-GB parent"), ("nn", "nn, nb, no", "nn exact, no relative"),
      ("nb", "nn", "nn relative"), ("Base", "en, Base", "Base exact"), ("base", "Base", ""),
      ("en", "Base", ""), ("de", "de, de", "de exact"),
    ])
  func reasons(_ wanted: String, _ available: String, _ expected: String) {
    #expect(summary(LocaleMatcher(available: list(available)).match([wanted])) == expected)
  }

  @Test(
    "says why ICU's choice and its truncations are in the chain",
    arguments: [
      ("en-AU", "en, en-GB", "en-GB parent, en parent"), ("gsw", "de, en", "de relative"),
      ("iw", "he, en", "he alias"), ("iw, de", "fr, de", "de exact"),
      ("zh-HK", "zh-Hant-TW, zh", "zh-Hant-TW parent"),
      ("zh-TW", "zh-TW, zh-Hant, zh", "zh-TW exact, zh-Hant parent"),
      ("sr-Latn-RS", "sr, sr-Latn, sr-Latn-ME", "sr-Latn parent"),
      ("de", "German, en", "German alias"), ("de-DE-1996", "de-DE, de", "de-DE parent, de parent"),
      ("ja", "fr, en", ""), ("Base, en", "en, Base", "Base exact"),
      ("en, Base", "en, Base", "en exact"), ("", "en", ""),
    ])
  func bestMatchReasons(_ wanted: String, _ available: String, _ expected: String) {
    let matcher = LocaleMatcher(available: list(available), algorithm: .cldr)
    #expect(summary(matcher.match(list(wanted))) == expected)
  }

  @Test("answers the same again, however many were asked for between, on many threads")
  func sharing() async {
    let matcher = LocaleMatcher(available: ["en", "en-GB", "de"], algorithm: .cldr)
    // More than a matcher remembers, and one that is longer than what it remembers.
    let wishes =
      (0..<600).map { ["x\($0)", "en-AU"] } + [["en-AU"] + Array(repeating: "fr", count: 200)]
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (wishes + wishes.reversed()).count { matcher.match($0).locales != ["en-GB", "en"] }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test("takes no other spelling for one that it has answered")
  func spelling() {
    let matcher = LocaleMatcher(available: ["en", "ko"], algorithm: .cldr)
    #expect(matcher.match(["KO"]).first?.locale == "ko")
    // The Kelvin sign, which Swift takes for a K.
    #expect(matcher.match(["\u{212A}O"]).first == nil)
  }

  @Test(
    "cuts a tag from its end",
    arguments: [
      ("zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x-private1", "zh-Hant-CN-x-private1 parent"),
      // A single letter goes with what it introduced.
      ("zh-Hant-CN-x-private1", "zh-Hant-CN-x, zh-Hant-CN", "zh-Hant-CN parent"),
      ("de_ch", "de-CH", "de-CH exact"), ("de-CH", "DE, de", "DE parent"),
      ("de_DE.UTF-8", "de_DE, de", "de_DE exact"), ("x-pseudo", "x-pseudo", "x-pseudo exact"),
      ("*, de", "en, de", "de exact"), ("iw", "he", ""), ("-", "de", ""),
      ("de-", "de", "de parent"),
      ("Base", "en, Base", "Base exact"), ("base", "en, Base", ""),
    ])
  func cutting(_ wanted: String, _ available: String, _ expected: String) {
    let matcher = LocaleMatcher(available: list(available), algorithm: .lookup)
    #expect(summary(matcher.match(list(wanted))) == expected)
  }

  @Test(
    "goes on with the other wishes if asked to",
    arguments: [
      ("fr, de", "de, fr", "fr exact, de exact"), ("ja, fr", "fr, en", "fr exact"),
      ("en-AU, en-GB", "en, en-GB", "en-GB parent, en parent"), ("", "de", ""),
      ("de, de-AT, en", "en, de", "de exact, en exact"),
    ])
  func all(_ wanted: String, _ available: String, _ expected: String) {
    let matcher = LocaleMatcher(available: list(available))
    #expect(summary(matcher.matchAll(list(wanted))) == expected)
  }

  // MARK: The whole search

  struct Search: CustomTestStringConvertible, Sendable {
    var wanted: String
    var available: String
    var options: LocaleMatcher.Options
    var expected: String
    var testDescription: String { "\(wanted) among \(available): \(expected)" }

    init(
      _ wanted: String, _ available: String, source: String? = nil, isStrict: Bool = false,
      stopsAtSource: Bool = false, matchesAll: Bool = false, _ expected: String
    ) {
      (self.wanted, self.available, self.expected) = (wanted, available, expected)
      options = LocaleMatcher.Options(source: source)
      options.isStrict = isStrict
      options.stopsAtSource = stopsAtSource
      options.matchesAll = matchesAll
    }
  }

  static let searches = [
    Search("fr-CA", "en, fr", "fr parent, en last-resort"),
    Search(
      "fr", "ja, Base, de, en, fr", source: "de",
      "fr exact, Base base, de source, en last-resort, ja last-resort"),
    Search("ja", "fr, de", "fr last-resort"), Search("ja", "fr, de", isStrict: true, ""),
    Search("ja", "fr, en-GB, de", "en-GB last-resort, fr last-resort"),
    Search("ja", "fr, en, de", source: "de", stopsAtSource: true, "de source"),
    Search("ja", "fr, Base, en", stopsAtSource: true, "Base base"),
    Search("fr", "fr, Base, en", source: "en", isStrict: true, "fr exact"),
    // A locale that suits the reader is not repeated.
    Search("en", "en, Base", source: "en", "en exact, Base base"),
    Search("Base", "en, Base", "Base exact, en last-resort"),
    // The source language is found as a wanted one would be.
    Search("ja", "pt, en-AU, en-001", source: "en-GB", "en-001 source, pt last-resort"),
    Search("ja, fr, de", "de, fr", matchesAll: true, "fr exact, de exact"),
    Search("ja, fr, de", "de, fr", "fr exact, de last-resort"),
    // What is no locale is not the last resort either.
    Search("ja", "../etc, fr", "fr last-resort"), Search("ja", "", ""),
    Search("", "de", "de last-resort"),
  ]

  @Test(
    "ends with Base, the source language, English and the first of the list", arguments: searches)
  func search(_ input: Search) {
    let matcher = LocaleMatcher(available: list(input.available))
    let chain = matcher.searchOrder(for: list(input.wanted), options: input.options)
    #expect(summary(chain) == input.expected)
    #expect(chain.isMatch == (chain.first?.reason.isMatch ?? false))
  }

  @Test("has a text and a JSON form that show nothing unescaped")
  func forms() {
    let chain = LocaleMatcher(available: ["fr_CA\u{1B}[2J", "fr-CA"]).match(["fr-CA"])
    #expect(chain.text == "fr-CA  exact\n")
    let hostile = LocaleMatcher(available: ["fr@\u{1B}[2J"]).match(["fr"])
    #expect(hostile.text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(
      String(decoding: hostile.json(), as: UTF8.self)
        == "{\"version\":1,\"chain\":[\n{\"locale\":\"fr@\\u001B[2J\",\"reason\":\"exact\"}\n]}\n")
  }

  private func summary(_ chain: FallbackChain) -> String {
    chain.steps.map { "\($0.locale) \($0.reason.rawValue)" }.joined(separator: ", ")
  }
}
