import ICU
import TestSupport
import Testing

@testable import StringCatalog

/// Categories as our tables, ICU's rules and the samples of CLDR give them.
@Suite("Plural categories of all locales")
struct PluralConformanceTests {
  /// Numbers near which rules change, and some anywhere.
  static let numbers: [UInt64] = {
    var numbers = Array(0...2_200 as ClosedRange<UInt64>)
    for power in [10_000, 20_000, 100_000, 1_000_000, 2_000_000, 10_000_000, 1_000_000_000]
      as [UInt64]
    {
      numbers += (power - 25)...(power + 25)
      numbers += (1...25).map { power + $0 * 1_000 }
    }
    numbers += [
      UInt64(Int64.max), 1 << 53, 1 << 53 + 1, 9_007_199_254_740_993, 1_000_000_000_000_000_000,
    ]
    var generator = SeededGenerator(seed: 7)
    numbers += (0..<500).map { _ in UInt64.random(in: 0...UInt64(Int64.max), using: &generator) }
    return numbers
  }()

  @Test("are compiled exactly", arguments: PluralRules.Kind.allCases)
  func integers(_ kind: PluralRules.Kind) throws {
    var count = 0
    var seen: Set<String> = []
    var differences: [String] = []
    for locale in LocaleData.availableLocales + ["und", "zz", "pt-PT", "kw", "sc", "scn", "lij"] {
      let table = PluralTable(locale: locale, kind: kind)
      #expect(table.isCompiled, "\(locale)")
      // Locales of equal rules need not all be asked about every number.
      let source = try PluralRules.source(locale: locale, kind: kind)
      let numbers = seen.insert(source).inserted ? Self.numbers : Array(Self.numbers.prefix(40))
      let rules = try PluralRules(locale: locale, kind: kind)
      for number in numbers {
        let expected = rules.category(of: Int64(number))
        count += 1
        if table.category(of: number) != expected {
          differences.append("\(locale) \(number): \(table.category(of: number)) \(expected)")
        }
      }
    }
    #expect(differences == [])
    print("plural categories, \(kind): \(count) numbers, \(seen.count) sets of rules")
  }

  @Test("are those of the samples beside CLDR's rules", arguments: PluralRules.Kind.allCases)
  func samples(_ kind: PluralRules.Kind) throws {
    var count = 0
    var compact = 0
    var differences: [String] = []
    for locale in LocaleData.availableLocales + ["und"] {
      let rules = try PluralRules(locale: locale, kind: kind)
      let table = PluralTable(locale: locale, kind: kind)
      for sample in try PluralSample.all(PluralRules.source(locale: locale, kind: kind)) {
        // Numbers such as 1c6 are written in compact form, which no specifier prints.
        guard !sample.number.contains("c"), !sample.number.contains("e") else {
          compact += 1
          continue
        }
        count += 1
        let category = rules.category(ofDecimal: sample.number)
        if category != sample.category {
          differences.append("\(locale) \(sample.number): \(category) \(sample.category)")
        }
        if let whole = UInt64(sample.number), table.category(of: whole) != sample.category {
          differences.append("\(locale) \(whole): \(table.category(of: whole)) \(sample.category)")
        }
      }
    }
    #expect(differences == [])
    #expect(count > 1_000)
    print(
      "plural samples, \(kind): \(count), and \(compact) in compact form passed over; CLDR \(try ICUVersion.cldr())"
    )
  }

  @Test("count visible digits of decimals and plain values of doubles")
  func fractions() throws {
    let english = try PluralRules(locale: "en")
    #expect(english.category(ofDecimal: "1") == .one)
    #expect(english.category(ofDecimal: "1.0") == .other)
    #expect(english.category(ofDecimal: "-1") == .one)
    #expect(english.category(ofDecimal: "one") == .other)
    #expect(english.category(ofDecimal: "") == .other)
    #expect(english.category(ofDecimal: "1.2.3") == .other)
    #expect(english.category(ofValue: 1.0) == .one)
    #expect(english.category(ofValue: .nan) == .other)
    #expect(english.category(ofValue: 1e300) == .other)
    let french = try PluralRules(locale: "fr")
    #expect(french.category(ofValue: 1.5) == .one)
    #expect(french.category(ofValue: 1.5e-7) == .one)
    let latvian = try PluralRules(locale: "lv")
    #expect(latvian.category(ofDecimal: "0.11") == .zero)
    #expect(latvian.category(ofDecimal: "0.1") == .one)
    #expect(latvian.category(ofDecimal: "0." + String(repeating: "1", count: 5_000)) == .other)
  }

  @Test("rules that are not understood are left to ICU")
  func syntax() {
    #expect(PluralRule.rules("one: n = 1 and v = 0 @integer 1\nother: @integer 0")?.count == 1)
    for source in [
      "one: n is 1", "one: n = 1 and", "one: x = 1", "one: n = 1..", "one: n % 0 = 1", "any: n = 1",
      "one", "one: n = 1 or or n = 2", "one: n = 5..3", "one: n % = 1", "one:",
    ] {
      #expect(PluralRule.rules(source) == nil, "\(source)")
    }
  }

  @Test("one table answers on many threads")
  func threads() async {
    let table = RenderingLocale.named("ru").cardinals
    await withTaskGroup(of: [PluralCategory].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200 as Range<UInt64>).map { RenderingLocale.named("ru").cardinals.category(of: $0) }
        }
      }
      for await answers in group {
        #expect(answers == (0..<200 as Range<UInt64>).map { table.category(of: $0) })
      }
    }
  }
}

/// A number that CLDR lists as an example of a category.
struct PluralSample {
  var category: PluralCategory
  var number: String

  /// The samples of rules in CLDR's words; of a range both ends and what is between them.
  static func all(_ source: String) -> [PluralSample] {
    source.split(separator: "\n").flatMap { line -> [PluralSample] in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard let category = PluralCategory(rawValue: String(parts[0])) else { return [] }
      return parts[1].split(separator: "@").dropFirst(parts[1].hasPrefix("@") ? 0 : 1).flatMap {
        $0.split(whereSeparator: { $0 == "," || $0 == " " }).dropFirst().filter { $0 != "…" }
          .flatMap { expanded($0) }
      }.map { PluralSample(category: category, number: $0) }
    }
  }

  private static func expanded(_ sample: Substring) -> [String] {
    let ends = sample.split(separator: "~").map(String.init)
    guard ends.count == 2 else { return ends }
    let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let plain = ends.map { $0.filter { $0 != "." } }
    guard let first = Int(plain[0]), let last = Int(plain[1]), last - first < 1_000 else {
      return ends
    }
    return (first...last).map { number in
      guard digits > 0 else { return "\(number)" }
      let text = String(number)
      let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
      return padded.dropLast(digits) + "." + padded.suffix(digits)
    }
  }
}
