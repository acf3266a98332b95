import ICU
import Testing

@Suite("Number symbols")
struct NumberSymbolsTests {
  @Test("are those of the locale")
  func symbols() throws {
    let german = try NumberSymbols(locale: "de")
    #expect((german.decimal, german.grouping, german.minus) == (",", ".", "-"))
    #expect((german.primaryGroup, german.secondaryGroup, german.minimumGrouping) == (3, 3, 1))
    let arabic = try NumberSymbols(locale: "ar-EG")
    #expect(arabic.digits == ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"])
    #expect(arabic.negativePrefix == "\u{61c}-")
    #expect(arabic.plus == "\u{61c}+")
    #expect(try NumberSymbols(locale: "hi").secondaryGroup == 2)
    #expect(try NumberSymbols(locale: "sv").minus == "\u{2212}")
    #expect(try NumberSymbols(locale: "sv").exponent == "×10^")
    #expect(try NumberSymbols(locale: "th-u-nu-thai").digits[1] == "๑")
    #expect(try NumberSymbols(locale: "en").infinity == "∞")
    #expect(try NumberSymbols(locale: "en").percent == "%")
  }

  @Test("of a locale nobody knows are the root locale's, of letters Latin digits")
  func fallback() throws {
    #expect(try NumberSymbols(locale: "zz") == NumberSymbols(locale: "und"))
    #expect(try NumberSymbols(locale: "zz-u-nu-thai").digits[1] == "๑")
    #expect(try NumberSymbols(locale: "en-u-nu-hebr").digits[1] == "1")
    #expect(throws: ICUError.self) { _ = try NumberSymbols(locale: "en_US") }
  }
}

@Suite("Number formatters")
struct NumberFormatterTests {
  @Test("write decimals by skeletons")
  func formats() throws {
    #expect(try NumberFormatter(locale: "de").format("-1234567.5") == "-1.234.567,5")
    #expect(try NumberFormatter(locale: "en", skeleton: ".00").format("1") == "1.00")
    #expect(try NumberFormatter(locale: "en").format("1E3") == "1,000")
    let long = String(repeating: "9", count: 400)
    #expect(try NumberFormatter(locale: "en").format(long).utf8.count == 533)
    #expect(throws: ICUError.self) { _ = try NumberFormatter(locale: "en").format("one") }
    #expect(throws: ICUError.self) { _ = try NumberFormatter(locale: "en", skeleton: "nonsense") }
  }
}

@Suite("Lists")
struct ListFormatterTests {
  @Test(
    "are joined as the language joins words",
    arguments: [("en", "a, b, and c"), ("de", "a, b und c"), ("ja", "a、b、c"), ("zz", "a, b, c")])
  func joins(_ locale: String, _ expected: String) throws {
    let words = ["a", "b", "c"].map { Array($0.utf8) }
    #expect(try ListFormatter(locale: locale).join(words) == Array(expected.utf8))
  }

  @Test("may be short, long and of any text")
  func sizes() throws {
    let english = try ListFormatter(locale: "en")
    #expect(try english.join([]) == [])
    #expect(try english.join([[]]) == [])
    #expect(
      try english.join([Array("{0}".utf8), Array("{1}\0".utf8)]) == Array("{0} and {1}\0".utf8))
    let many = try english.join(Array(repeating: Array("אבג".utf8), count: 2_000))
    #expect(many.count == 2_000 * 6 + 1_999 * 2 + 4)
    #expect(try english.join([[0xff]]) == Array("\u{fffd}".utf8))
  }
}

@Suite("Rules of CLDR")
struct PluralSourceTests {
  @Test("are given in CLDR's words, for the locale or its nearest parent")
  func source() throws {
    let english = try PluralRules.source(locale: "en")
    #expect(english.contains("one: i = 1 and v = 0"))
    #expect(try PluralRules.source(locale: "en-Latn-GB") == english)
    #expect(try PluralRules.source(locale: "pt-PT") != PluralRules.source(locale: "pt"))
    #expect(try PluralRules.source(locale: "zz") == "")
    #expect(try PluralRules.source(locale: "en", kind: .ordinal).contains("two: n % 10 = 2"))
    #expect(throws: ICUError.self) { try PluralRules.source(locale: "e") }
  }
}

@Suite("Right-to-left characters")
struct RightToLeftTests {
  @Test(
    "are those of strong direction",
    arguments: [
      ("", false), ("abc é Ж 漢 😀", false), ("שלום", true), ("abc ع", true), ("\u{200f}", true),
      ("\u{200e}", false), ("٣", false), ("\u{10800}", true), ("\u{1e900}", true), ("߀", true),
    ])
  func detects(_ text: String, _ expected: Bool) {
    let found = LocaleData.hasRightToLeft(text.utf8.span)
    #expect(found == expected)
  }

  @Test("are looked for in ill-formed text without harm", arguments: Bytes.illFormed)
  func illFormed(_ input: Bytes) {
    let alone = LocaleData.hasRightToLeft(input.bytes.span)
    #expect(!alone)
    let bytes = input.bytes + [0x20] + Array("ש".utf8)
    let behind = LocaleData.hasRightToLeft(bytes.span)
    #expect(behind)
  }
}
