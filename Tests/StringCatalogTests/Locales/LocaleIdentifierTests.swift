import StringCatalog
import Testing

@Suite("A locale identifier")
struct LocaleIdentifierTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var spelling: String
    var form: LocaleIdentifier.Form
    var canonical: String
    var testDescription: String { "\(form): \(spelling)" }

    init(_ spelling: String, _ form: LocaleIdentifier.Form, _ canonical: String? = nil) {
      (self.spelling, self.form, self.canonical) = (spelling, form, canonical ?? spelling)
    }
  }

  static let canonical: [Case] = [
    "en", "de", "fil", "yue", "nb", "he", "mul", "und", "qaa", "en-US", "pt-BR", "es-419", "en-001",
    "sr-Latn", "sr-Latn-RS", "zh-Hans", "zh-Hant", "zh-Hant-TW", "zh-Hans-CN", "zh-HK", "uz-Cyrl",
    "hi-Latn", "de-1996", "de-CH-1996", "ca-valencia", "ca-ES-valencia", "sl-rozaj-biske-1994",
    "en-u-nu-latn", "de-DE-u-co-phonebk", "ar-EG-u-nu-latn-ca-islamic", "en-t-jp", "en-x-twain",
    "de-a-foo-b-bar-x-y",
  ].map { Case($0, .canonical) }

  static let aliases: [Case] = [
    Case("en_US", .alias, "en-US"), Case("pt-br", .alias, "pt-BR"), Case("EN", .alias, "en"),
    Case("de_de", .alias, "de-DE"), Case("es_419", .alias, "es-419"),
    Case("EN-latn-us", .alias, "en-Latn-US"), Case("sr_Latn", .alias, "sr-Latn"),
    Case("az-arab", .alias, "az-Arab"), Case("ca_ES_VALENCIA", .alias, "ca-ES-valencia"),
    Case("en-US-POSIX", .alias, "en-US-posix"), Case("zh_CN", .alias, "zh-Hans"),
    Case("zh-CN", .alias, "zh-Hans"), Case("zh-TW", .alias, "zh-Hant"),
    Case("zh_TW", .alias, "zh-Hant"), Case("zh-SG", .canonical, "zh-SG"),
    Case("zh_Hant_HK", .alias, "zh-Hant-HK"), Case("iw", .alias, "he"),
    Case("iw_IL", .alias, "he-IL"), Case("in", .alias, "id"), Case("in-ID", .alias, "id-ID"),
    Case("ji", .alias, "yi"), Case("jw", .alias, "jv"), Case("mo", .alias, "ro"),
    Case("tl", .alias, "fil"), Case("tl-PH", .alias, "fil-PH"), Case("no", .alias, "nb"),
    Case("no-NO", .alias, "nb-NO"), Case("cmn", .alias, "zh"), Case("cmn-TW", .alias, "zh-Hant"),
    Case("wuu", .alias, "zh"), Case("sh", .alias, "sr-Latn"), Case("sh-RS", .alias, "sr-Latn-RS"),
    Case("sh-Cyrl", .alias, "sr-Cyrl"), Case("prs", .alias, "fa-AF"),
    Case("zh-yue", .alias, "yue"), Case("i-klingon", .alias, "tlh"),
    Case("I-Klingon", .alias, "tlh"), Case("sgn-US", .alias, "ase"),
  ]

  static let legacyNames: [Case] = [
    ("Arabic", "ar"), ("Chinese", "zh"), ("Danish", "da"), ("Dutch", "nl"), ("English", "en"),
    ("Finnish", "fi"), ("French", "fr"), ("German", "de"), ("Italian", "it"), ("Japanese", "ja"),
    ("Korean", "ko"), ("Norwegian", "nb"), ("Polish", "pl"), ("Portuguese", "pt"),
    ("Russian", "ru"), ("Spanish", "es"), ("Swedish", "sv"), ("Thai", "th"), ("Turkish", "tr"),
  ].map { Case($0.0, .legacyName, $0.1) }

  static let invalid: [Case] = [
    "", "DK-nb-NO", "sr@latin", "test-translation", "x-klingon", "x", "C", "d", "Greek", "Hebrew",
    "Czech", "Simplified Chinese", "english", "base", "BASE", "en_US.UTF-8", "en US", " en", "en ",
    "de--CH", "-de", "de-", "_", "12", "e1", "en-12", "en-US-GB", "en-Latn-Cyrl", "en-u", "en-a-b",
    "en-x", "de-toolongsubtag", "dé", "ｅｎ", "en\u{0}", "../en", "en-x-",
  ].map { Case($0, .invalid) }

  static let base = [Case("Base", .base)]

  @Test("is read as", arguments: canonical + aliases + legacyNames + invalid + base)
  func form(_ input: Case) {
    let locale = LocaleIdentifier(input.spelling)
    #expect(locale.form == input.form)
    #expect(locale.canonical == input.canonical)
    #expect(locale.spelling == input.spelling)
    #expect("\(locale)" == input.spelling)
    #expect(locale.isBase == (input.form == .base))
  }

  @Test("has a canonical tag that is canonical", arguments: canonical + aliases + legacyNames)
  func idempotence(_ input: Case) {
    let again = LocaleIdentifier(input.canonical)
    #expect(again.form == .canonical)
    #expect(again.canonical == input.canonical)
    #expect(again == LocaleIdentifier(input.spelling))
    #expect(again.hashValue == LocaleIdentifier(input.spelling).hashValue)
  }

  @Test(
    "is made of subtags",
    arguments: [
      ("sr_latn_rs", "sr", "Latn", "RS"), ("en", "en", nil, nil), ("es-419", "es", nil, "419"),
      ("zh-CN", "zh", "Hans", nil), ("zh-HK", "zh", nil, "HK"), ("de-CH-1996", "de", nil, "CH"),
      ("German", "de", nil, nil), ("Base", "", nil, nil), ("sh", "sr", "Latn", nil),
      ("en-u-nu-latn", "en", nil, nil),
    ] as [(String, String, String?, String?)])
  func subtags(_ spelling: String, _ language: String, _ script: String?, _ region: String?) {
    let locale = LocaleIdentifier(spelling)
    #expect(locale.language == language)
    #expect(locale.script == script)
    #expect(locale.region == region)
  }

  @Test(
    "is another than",
    arguments: [
      ("zh-Hans", "zh-Hant"), ("zh-Hans", "zh"), ("en", "en-US"), ("sr", "sr-Latn"),
      ("Base", "base"), ("de", "de-1996"), ("Greek", "el"), ("pt-BR", "pt-PT"),
    ])
  func difference(_ left: String, _ right: String) {
    #expect(LocaleIdentifier(left) != LocaleIdentifier(right))
  }

  @Test("is ordered by meaning, then by spelling")
  func order() {
    let sorted = ["zh-TW", "de", "iw", "he", "German", "zh-Hans", "Base"].map {
      LocaleIdentifier($0)
    }
    .sorted()
    #expect(
      sorted.map(\.spelling) == ["Base", "German", "de", "he", "iw", "zh-Hans", "zh-TW"])
  }
}
