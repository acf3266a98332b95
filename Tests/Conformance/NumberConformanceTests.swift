import ICU
import Testing

@testable import StringCatalog

/// Numbers as our writer and ICU write them.
@Suite("Numbers of all locales")
struct NumberConformanceTests {
  static let whole: [Int64] = [
    0, 1, -1, 7, 12, 999, 1_000, -1_234, 9_999, 10_000, 12_345, 100_000, -999_999, 1_234_567,
    10_000_000, -123_456_789, 1_000_000_000_000, .max, .min, .min + 1,
  ]
  static let decimals = ["0.5", "-0.25", "1.50", "1234.5", "-98765.432", "1000000.00", "0.001"]

  /// The locales of ICU, and some with digits that are not their own.
  static var locales: [String] {
    LocaleData.availableLocales
      + [
        "und", "zz", "th-u-nu-thai", "en-u-nu-adlm", "zh-u-nu-hanidec", "ar-u-nu-latn",
        "de-u-nu-fullwide",
      ]
  }

  @Test("are written as ICU writes them")
  func numbers() throws {
    var count = 0
    var differences: [String] = []
    for locale in Self.locales {
      let style = RenderingLocale.named(locale).numbers
      let formatter = try NumberFormatter(locale: locale, skeleton: "precision-unlimited")
      let writer = NumberWriter(style: style, layout: NumberLayout())
      for number in Self.whole {
        var bytes: [UInt8] = []
        writer.append(WholeNumber(number), to: &bytes)
        let expected = try formatter.format("\(number)")
        count += 1
        if !bytes.elementsEqual(expected.utf8) {
          differences.append(
            "\(locale) \(number): \(String(decoding: bytes, as: UTF8.self)) \(expected)")
        }
      }
      for decimal in Self.decimals {
        let digits = decimal.split(separator: ".")[1].count
        let shown = try NumberFormatter(
          locale: locale, skeleton: "." + String(repeating: "0", count: digits)
        ).format(decimal)
        let value = try #require(Double(decimal))
        var bytes: [UInt8] = []
        let layout = NumberLayout(precision: digits)
        NumberWriter(style: style, layout: layout).append(value, .fixed, to: &bytes)
        count += 1
        if !bytes.elementsEqual(shown.utf8) {
          differences.append(
            "\(locale) \(decimal): \(String(decoding: bytes, as: UTF8.self)) \(shown)")
        }
      }
    }
    #expect(differences == [])
    print("numbers: \(count) in \(Self.locales.count) locales, ICU \(ICUVersion.icu)")
  }

  @Test("have symbols for all that a number may need")
  func symbols() throws {
    for locale in Self.locales {
      let symbols = try NumberSymbols(locale: locale)
      #expect(symbols.digits.count == 10)
      #expect(Set(symbols.digits).count == 10, "\(locale)")
      #expect(
        ![
          symbols.decimal, symbols.minus, symbols.plus, symbols.exponent, symbols.infinity,
          symbols.nan, symbols.percent,
        ].contains(""), "\(locale)")
    }
  }

  @Test("are grouped from the number of digits on that the locale asks for")
  func minimumGrouping() throws {
    #expect(try NumberSymbols(locale: "en").minimumGrouping == 1)
    for locale in ["es", "pl", "pt-PT", "bg"] {
      #expect(try NumberSymbols(locale: locale).minimumGrouping == 2, "\(locale)")
    }
    let hindi = try NumberSymbols(locale: "hi")
    #expect((hindi.primaryGroup, hindi.secondaryGroup) == (3, 2))
    #expect(try NumberSymbols(locale: "en-US-POSIX").primaryGroup == 0)
  }

  @Test("refuse tags that are ill-formed")
  func illFormed() {
    #expect(throws: ICUError.self) { _ = try NumberSymbols(locale: "not a tag") }
    #expect(throws: ICUError.self) { _ = try NumberFormatter(locale: "", skeleton: "") }
    #expect(throws: ICUError.self) { _ = try NumberFormatter(locale: "en", skeleton: "nonsense") }
    #expect(throws: ICUError.self) { _ = try ListFormatter(locale: "a b") }
  }
}
