import Foundation
import ICU
import Testing

@Suite("Locale data")
struct LocaleDataTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var tag: String
    var answer: String

    init(_ tag: String, _ answer: String) {
      self.tag = tag
      self.answer = answer
    }

    var testDescription: String { "\(tag) → \(answer)" }
  }

  @Test(
    "a tag has one canonical spelling",
    arguments: [
      Case("en", "en"), Case("EN-us", "en-US"), Case("ZH-hant-tw", "zh-Hant-TW"),
      Case("es-419", "es-419"), Case("iw", "he"), Case("iw-IL", "he-IL"), Case("in", "id"),
      Case("ji", "yi"), Case("jw", "jv"), Case("mo", "ro"), Case("de-DD", "de-DE"),
      Case("i-klingon", "tlh"), Case("sgn-US", "ase"), Case("zh-yue-HK", "yue-HK"),
      Case("en-GB-oed", "en-GB-oxendict"), Case("de-1996-1901", "de-1901-1996"),
      Case("en-u-co-phonebk-ca-gregory", "en-u-ca-gregory-co-phonebk"),
      Case("EN-x-Private", "en-x-private"), Case("x-foo", "und-x-foo"), Case("und", "und"),
    ])
  func canonicalTag(_ example: Case) {
    #expect(LocaleData.canonicalTag(example.tag) == example.answer)
  }

  @Test(
    "aliases ICU does not replace are kept, and so is a tag of no meaning",
    arguments: ["no", "nb", "nn", "tl", "fil", "sh", "cmn", "prs", "zz", "zz-Zzzz-ZZ"])
  func keptTags(_ tag: String) {
    #expect(LocaleData.canonicalTag(tag) == tag)
  }

  static let illFormed = [
    "", "e", "C", "-", "en-", "-en", "en--US", "en_US", "en-US-US", "en-a-bb-a-cc", "en-US.UTF-8",
    "toolongsubtag", "日本語", "en\0", "\0", "en\0US", "de DE", "en@calendar=gregorian",
    String(repeating: "en-", count: 100) + "US", String(repeating: "x", count: 1_000_000),
  ]

  @Test("an ill-formed tag has no answer", arguments: illFormed)
  func illFormedTags(_ tag: String) {
    #expect(LocaleData.canonicalTag(tag) == nil)
    #expect(LocaleData.maximized(tag) == nil)
    #expect(LocaleData.minimized(tag) == nil)
    #expect(LocaleData.displayName(of: tag, in: "en") == tag)
    #expect(LocaleData.displayName(of: "fr", in: tag) == "fr")
    #expect(!LocaleData.isRightToLeft(tag))
    #expect(!LocaleData.isKnownLanguage(tag))
    #expect(!LocaleData.isKnownRegion(tag))
    #expect(!LocaleData.isKnownScript(tag))
  }

  @Test("a tag may be as long as its limit")
  func longTags() {
    let limit = 255
    let subtags = "en-x" + String(repeating: "-abcdefg", count: (limit - 4) / 8)
    let fitting = subtags + "-" + String(repeating: "z", count: limit - subtags.utf8.count - 1)
    #expect(fitting.utf8.count == limit)
    #expect(LocaleData.canonicalTag(fitting) == fitting)
    #expect(LocaleData.canonicalTag(fitting + "z") == nil)
  }

  @Test(
    "a maximized tag has its likely script and region",
    arguments: [
      Case("en", "en-Latn-US"), Case("zh", "zh-Hans-CN"), Case("zh-TW", "zh-Hant-TW"),
      Case("zh-HK", "zh-Hant-HK"), Case("zh-Hant", "zh-Hant-TW"), Case("sr", "sr-Cyrl-RS"),
      Case("sr-ME", "sr-Latn-ME"), Case("sr-Latn", "sr-Latn-RS"), Case("iw", "he-Hebr-IL"),
      Case("und-Hira", "ja-Hira-JP"), Case("pa-PK", "pa-Arab-PK"), Case("zz", "zz"),
      Case("zh-TW-u-co-stroke", "zh-Hant-TW-u-co-stroke"), Case("en-Latn-GB", "en-Latn-GB"),
    ])
  func maximized(_ example: Case) {
    #expect(LocaleData.maximized(example.tag) == example.answer)
  }

  @Test(
    "a minimized tag says the same in fewer subtags",
    arguments: [
      Case("en-Latn-US", "en"), Case("zh-Hans-CN", "zh"), Case("zh-Hant-TW", "zh-TW"),
      Case("sr-Latn-RS", "sr-Latn"), Case("iw-IL", "he"), Case("en-GB", "en-GB"),
      Case("zz", "zz"),
    ])
  func minimized(_ example: Case) {
    #expect(LocaleData.minimized(example.tag) == example.answer)
  }

  struct MatchCase: Sendable, CustomTestStringConvertible {
    var wanted: [String]
    var available: [String]
    var best: Int?

    init(_ wanted: [String], _ available: [String], _ best: Int?) {
      (self.wanted, self.available, self.best) = (wanted, available, best)
    }

    var testDescription: String { "\(wanted) among \(available)" }
  }

  @Test(
    "the best of several locales is found as CLDR matches languages",
    arguments: [
      MatchCase(["en-AU"], ["en", "en-GB"], 1), MatchCase(["gsw"], ["en", "de"], 1),
      MatchCase(["iw"], ["en", "he"], 1), MatchCase(["he"], ["en", "iw"], 1),
      MatchCase(["ja", "fr"], ["fr", "en"], 0), MatchCase(["ja"], ["fr", "en"], nil),
      MatchCase(["zh-TW"], ["zh-Hans", "zh-Hant"], 1), MatchCase(["nb"], ["da", "no"], 1),
      // Ill-formed tags are passed over, and places are those of the whole list.
      MatchCase(["", "_", "de"], ["x_y", "", "en,de", "de-AT", "de"], 4),
      MatchCase(["de,fr"], ["de", "fr"], nil), MatchCase(["de"], ["de", "de"], 0),
      MatchCase(["de"], [String(repeating: "de-", count: 100) + "DE", "de"], 1),
      MatchCase([], ["de"], nil), MatchCase(["de"], [], nil), MatchCase(["und"], ["de"], nil),
      MatchCase(["de\0"], ["de"], nil),
    ])
  func bestMatch(_ example: MatchCase) {
    #expect(
      LocaleData.bestMatch(for: example.wanted, among: example.available) == example.best)
  }

  struct NameCase: Sendable, CustomTestStringConvertible {
    var tag: String
    var display: String
    var name: String

    init(_ tag: String, in display: String, _ name: String) {
      self.tag = tag
      self.display = display
      self.name = name
    }

    var testDescription: String { "\(tag) in \(display): \(name)" }
  }

  @Test(
    "a locale has a name in each language",
    arguments: [
      NameCase("de", in: "en", "German"), NameCase("de", in: "de", "Deutsch"),
      NameCase("de", in: "ja", "ドイツ語"), NameCase("ja", in: "de", "Japanisch"),
      NameCase("zh-Hant-TW", in: "en", "Chinese (Traditional, Taiwan)"),
      NameCase("pt-BR", in: "en", "Portuguese (Brazil)"),
      NameCase("pt-BR", in: "de", "Portugiesisch (Brasilien)"),
      NameCase("fr", in: "de-AT", "Französisch"), NameCase("iw", in: "en", "Hebrew"),
      NameCase("fr", in: "iw", "צרפתית"),
      NameCase("zz", in: "en", "zz"), NameCase("zz-DE", in: "en", "zz (Germany)"),
      NameCase("fr-CA", in: "zz", "fr (CA)"), NameCase("fr-CA", in: "und", "fr (CA)"),
    ])
  func displayName(_ example: NameCase) {
    #expect(LocaleData.displayName(of: example.tag, in: example.display) == example.name)
  }

  @Test("the names do not depend on the process's own locale")
  func defaultLocale() async {
    await #expect(processExitsWith: .success) {
      for variable in ["LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        unsafe setenv(variable, "de_DE.UTF-8", 1)
      }
      #expect(LocaleData.displayName(of: "fr-CA", in: "zz") == "fr (CA)")
      #expect(LocaleData.displayName(of: "fr-CA", in: "und") == "fr (CA)")
      #expect(LocaleData.displayName(of: "und-CA", in: "fr") == "langue indéterminée (Canada)")
      let order = try Collator(locale: "zz-u-co-phonebk").compare("ad", "ä")
      #expect(order == .descending)
      for locale in ["zz", "und"] {
        let categories = try PluralRules(locale: locale).categories
        #expect(categories == [.other])
      }
      #expect(LocaleData.maximized("und") == "en-Latn-US")
    }
  }

  @Test(
    "scripts of these locales run from right to left",
    arguments: ["ar", "he", "iw", "fa", "ur", "yi", "ps", "dv", "az-Arab", "pa-PK", "und-Hebr"])
  func rightToLeft(_ tag: String) {
    #expect(LocaleData.isRightToLeft(tag))
  }

  @Test(
    "scripts of these do not",
    arguments: ["en", "de", "ja", "zh-Hant", "az", "pa", "ar-Latn", "und", "zz"])
  func leftToRight(_ tag: String) {
    #expect(!LocaleData.isRightToLeft(tag))
  }

  @Test(
    "languages of ISO 639 are known",
    arguments: ["en", "de", "he", "id", "nb", "nn", "no", "fil", "yue", "gsw", "tlh", "und", "mul"])
  func knownLanguages(_ code: String) {
    #expect(LocaleData.isKnownLanguage(code))
  }

  @Test(
    "other words are no languages",
    arguments: ["", "zz", "xyzzy", "EN", "en-US", "iw", "in", "mo", "root", "e", "english", "en\0"])
  func unknownLanguages(_ code: String) {
    #expect(!LocaleData.isKnownLanguage(code))
  }

  @Test(
    "regions of ISO 3166 and UN M.49 are known",
    arguments: ["US", "DE", "TW", "XK", "419", "001", "150", "EU", "UN"])
  func knownRegions(_ code: String) {
    #expect(LocaleData.isKnownRegion(code))
  }

  @Test(
    "aliases, deprecated and made-up codes are no regions",
    arguments: ["", "ZZ", "XA", "us", "UK", "SU", "DD", "840", "999", "USA", "U", "US\0", "\0\0"])
  func unknownRegions(_ code: String) {
    #expect(!LocaleData.isKnownRegion(code))
  }

  @Test(
    "scripts of ISO 15924 are known",
    arguments: ["Latn", "Cyrl", "Arab", "Hans", "Hant", "Jpan", "Kore", "Zyyy", "Zxxx", "Zzzz"])
  func knownScripts(_ code: String) {
    #expect(LocaleData.isKnownScript(code))
  }

  @Test(
    "other words are no scripts",
    arguments: [
      "", "Abcd", "latn", "LATN", "Latin", "Qaaa", "Aran", "Lat", "Lat\0", "La_n", "\0\0\0\0",
    ])
  func unknownScripts(_ code: String) {
    #expect(!LocaleData.isKnownScript(code))
  }

  @Test("the available locales are canonical, distinct tags of known subtags")
  func availableLocales() {
    let locales = LocaleData.availableLocales
    #expect(locales.count > 700)
    #expect(Set(locales).count == locales.count)
    #expect(Set(locales).isSuperset(of: ["en", "de-AT", "zh-Hant-TW", "sr-Latn-RS", "es-419"]))
    #expect(locales.filter { LocaleData.canonicalTag($0) != $0 } == [])
    #expect(
      locales.filter { tag in
        guard let language = tag.split(separator: "-").first else { return true }
        return !LocaleData.isKnownLanguage(String(language))
      } == [])
    #expect(
      locales.flatMap { $0.split(separator: "-").dropFirst().prefix { $0 != "u" } }.filter {
        subtag in
        switch subtag.count {
        case 4: !LocaleData.isKnownScript(String(subtag))
        case 2, 3: !LocaleData.isKnownRegion(String(subtag))
        default: false
        }
      } == [])
  }

  @Test("every available locale survives maximizing and minimizing")
  func likelySubtagsRoundTrip() {
    let differing = LocaleData.availableLocales.filter { tag in
      guard let maximized = LocaleData.maximized(tag),
        let minimized = LocaleData.minimized(tag)
      else { return true }
      return LocaleData.maximized(minimized) != maximized
    }
    #expect(differing == [])
  }
}
