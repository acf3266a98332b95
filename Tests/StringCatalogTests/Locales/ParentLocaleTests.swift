import StringCatalog
import Testing

@Suite("The parents of a locale")
struct ParentLocaleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var locale: String
    var parents: String
    var testDescription: String { locale }

    init(_ locale: String, _ parents: String) { (self.locale, self.parents) = (locale, parents) }
  }

  static let cases: [Case] = [
    // English: British usage by way of the world's, European and Australian by way of British.
    Case("en", ""), Case("en-001", "en"), Case("en-GB", "en-001 en"), Case("en-US", "en"),
    Case("en-CA", "en"), Case("en-PH", "en"), Case("en-150", "en-GB en-001 en"),
    Case("en-AU", "en-GB en-001 en"), Case("en-NZ", "en-AU en-GB en-001 en"),
    Case("en-IN", "en-GB en-001 en"), Case("en-DE", "en-150 en-GB en-001 en"),
    Case("en-CH", "en-150 en-GB en-001 en"), Case("en-QA", "en-001 en"),
    Case("en-Latn-GB", "en-Latn en"), Case("en_AU", "en-GB en-001 en"),
    // Spanish and Portuguese.
    Case("es", ""), Case("es-419", "es"), Case("es-MX", "es-419 es"), Case("es-AR", "es-419 es"),
    Case("es-US", "es-419 es"), Case("es-ES", "es"), Case("es-GQ", "es"), Case("pt", ""),
    Case("pt-BR", "pt"), Case("pt-PT", "pt"), Case("pt-AO", "pt-PT pt"), Case("pt-MO", "pt-PT pt"),
    // Chinese: the traditional script never falls back to the simplified one.
    Case("zh", ""), Case("zh-Hans", "zh"), Case("zh-CN", "zh"), Case("zh-Hans-CN", "zh-Hans zh"),
    Case("zh-SG", "zh-Hans zh"), Case("zh-MY", "zh-Hans zh"), Case("zh-Hans-HK", "zh-Hans zh"),
    Case("zh-Hant", ""), Case("zh-TW", ""),
    Case("zh-HK", "zh-Hant-TW zh-Hant"), Case("zh-MO", "zh-HK zh-Hant-TW zh-Hant"),
    Case("zh-Hant-TW", "zh-Hant"), Case("zh-Latn-HK", "zh-Latn"), Case("zh-Latn", ""),
    Case("zh-Hant-HK", "zh-Hant-TW zh-Hant"), Case("zh-Hant-MO", "zh-Hant-HK zh-Hant-TW zh-Hant"),
    Case("zh-Hant-US", "zh-Hant"),
    // Cantonese reads the Chinese of Hong Kong.
    Case("yue", "zh-Hant-HK zh-Hant-TW zh-Hant"),
    Case("yue-HK", "yue zh-Hant-HK zh-Hant-TW zh-Hant"),
    Case("yue-Hant", "yue zh-Hant-HK zh-Hant-TW zh-Hant"), Case("yue-Hans", "zh-Hans zh"),
    Case("yue-CN", "yue-Hans zh-Hans zh"),
    // Scripts: only the usual one is dropped.
    Case("sr", ""), Case("sr-ME", "sr"), Case("sr-Cyrl", "sr"), Case("sr-Latn", ""),
    Case("sr-Latn-RS", "sr-Latn"), Case("sr-Cyrl-RS", "sr-Cyrl sr"), Case("sh", ""),
    Case("az-Latn", "az"), Case("az-Arab", ""), Case("uz-Cyrl", ""), Case("pa-Arab-PK", "pa-Arab"),
    Case("pa-Guru", "pa"), Case("mn-Mong", ""), Case("hi-Latn", "en-IN en-GB en-001 en"),
    Case("hi-Latn-IN", "hi-Latn en-IN en-GB en-001 en"), Case("hi-Deva", "hi"),
    Case("de-Latn", "de"), Case("ru-Cyrl-RU", "ru-Cyrl ru"), Case("ja-Jpan", "ja"),
    Case("tr-Arab", ""),
    // All others lose their region.
    Case("fr-CA", "fr"), Case("de-CH", "de"), Case("ar-SA", "ar"), Case("iw_IL", "he"),
    Case("nb", ""), Case("no-NO", "nb"),
    // Variants and extensions go first.
    Case("de-CH-1996", "de-CH de"), Case("de-1996", "de"), Case("ca-valencia", "ca"),
    Case("en-US-POSIX", "en-US en"), Case("en-u-nu-latn", "en"), Case("en-x-twain", "en"),
    // What is no tag has no parents.
    Case("Base", ""), Case("German", ""), Case("English", ""), Case("DK-nb-NO", ""),
    Case("sr@latin", ""), Case("", ""),
  ]

  @Test("are, nearest first", arguments: cases)
  func parents(_ input: Case) {
    let parents = LocaleIdentifier(input.locale).parents
    #expect(parents.map(\.canonical).joined(separator: " ") == input.parents)
    #expect(parents.allSatisfy { $0.form == .canonical })
  }

  @Test("of English follow the table, for every region there is")
  func englishRegions() {
    let expected = [
      "en-AU": "CC CK CX NF NR NU NZ PG WS",
      "en-150": """
      AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME \
      MK NL NO PL PT RO RS RU SE SI SK UA VA
      """,
      "en-GB": """
      150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN \
      KY LC LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG \
      VU ZA ZM ZW
      """,
      "en": """
      001 US AC AE AQ AS BI BT BV CA CL CN CO CP CQ CW DJ EA GS GU GW HM IR JP KP KR MH MP MX PA PH \
      PR PY SA SR TA TR TW UM VI XK
      """,
    ]
    var parents: [String: String] = [:]
    for (parent, regions) in expected {
      for region in regions.split(separator: " ") { parents[String(region)] = parent }
    }
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let regions = letters.flatMap { first in letters.map { first + $0 } } + ["001", "150", "419"]
    for region in regions {
      let parent = LocaleIdentifier("en-\(region)").parents.first?.canonical
      #expect(parent == parents[region] ?? "en-001", "en-\(region)")
    }
  }

  @Test("always end, whatever the region")
  func ends() {
    for language in ["en", "es", "pt", "zh", "zh-Hant", "sr", "hi-Latn"] {
      for region in 0..<1_000 {
        let digits = String(region + 1_000).dropFirst()
        #expect(LocaleIdentifier("\(language)-\(digits)").parents.count < 8)
      }
    }
  }
}
