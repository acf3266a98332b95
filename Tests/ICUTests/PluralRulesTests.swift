import ICU
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var locale: String
    var kind = PluralRules.Kind.cardinal
    /// Every category of the locale with some of its numbers.
    var numbers: [PluralCategory: [Int64]]

    var testDescription: String { "\(locale), \(kind)" }
  }

  static let cases = [
    Case(locale: "en", numbers: [.one: [1, -1], .other: [0, 2, 5, 21, 100]]),
    Case(locale: "ja", numbers: [.other: [0, 1, 2, 1_000_000]]),
    Case(
      locale: "ru",
      numbers: [
        .one: [1, 21, 101, -21], .few: [2, 4, 22], .many: [0, 5, 11, 12, 111], .other: [],
      ]),
    Case(
      locale: "pl", numbers: [.one: [1], .few: [2, 22], .many: [0, 5, 12, 21], .other: []]),
    Case(
      locale: "ar",
      numbers: [
        .zero: [0], .one: [1], .two: [2], .few: [3, 5, 10, 103], .many: [11, 21, 99],
        .other: [100, 101, 102],
      ]),
    Case(locale: "fr", numbers: [.one: [0, 1], .many: [1_000_000], .other: [2, 999_999]]),
    Case(locale: "he", numbers: [.one: [1], .two: [2], .other: [0, 5, 20, 21]]),
    Case(
      locale: "cy",
      numbers: [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
    Case(
      locale: "en", kind: .ordinal,
      numbers: [.one: [1, 21], .two: [2, 22], .few: [3, 103], .other: [4, 11, 12, 13]]),
    Case(locale: "sv", kind: .ordinal, numbers: [.one: [1, 2, 21], .other: [3, 11, 12]]),
    Case(locale: "zz", numbers: [.other: [0, 1, 2]]),
    Case(locale: "und", numbers: [.other: [0, 1, 2]]),
    Case(locale: "ru-Latn-DE-u-nu-latn", numbers: [.one: [1], .few: [2], .many: [5], .other: []]),
  ]

  @Test("give the categories of CLDR", arguments: cases)
  func categories(_ example: Case) throws {
    let rules = try PluralRules(locale: example.locale, kind: example.kind)
    #expect(rules.categories == PluralCategory.allCases.filter { example.numbers[$0] != nil })
    for (category, numbers) in example.numbers {
      #expect(numbers.map { rules.category(of: $0) } == numbers.map { _ in category })
    }
  }

  @Test("go by the last digits of numbers beyond those a double holds")
  func largeNumbers() throws {
    let rules = try PluralRules(locale: "ru")
    #expect(rules.category(of: 9_007_199_254_740_993) == .few)
    #expect(rules.category(of: 9_007_199_254_741_001) == .one)
    #expect(rules.category(of: .max) == .many)
    #expect(rules.category(of: .min) == .many)
    #expect(rules.category(of: 9_223_372_036_854_775_801) == .one)
    let french = try PluralRules(locale: "fr")
    #expect(french.category(of: 9_223_372_036_854_000_000) == .many)
    #expect(french.category(of: 9_000_000_000_000_000_001) == .other)
  }

  @Test("every available locale has rules, and its numbers fall into its categories")
  func everyLocale() throws {
    for locale in LocaleData.availableLocales {
      for kind in PluralRules.Kind.allCases {
        let rules = try PluralRules(locale: locale, kind: kind)
        let found = Set((0...200).map { rules.category(of: $0) })
        #expect(found.isSubset(of: rules.categories), "\(locale), \(kind)")
        #expect(rules.categories.last == .other, "\(locale), \(kind)")
      }
    }
  }

  @Test("refuse an ill-formed locale", arguments: ["", "e", "en_US", "en-"])
  func refuseIllFormedLocale(_ locale: String) {
    let error = #expect(throws: ICUError.self) { _ = try PluralRules(locale: locale) }
    #expect(error?.name == "U_ILLEGAL_ARGUMENT_ERROR")
  }

  @Test("may be shared between threads")
  func sharing() async throws {
    final class Shared: Sendable {
      let rules: PluralRules
      init(_ locale: String) throws { rules = try PluralRules(locale: locale) }
    }
    let shared = try Shared("ar")
    let expected = (0..<300).map { shared.rules.category(of: $0) }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<10 {
            #expect((0..<300).map { shared.rules.category(of: $0) } == expected)
          }
        }
      }
    }
  }
}
