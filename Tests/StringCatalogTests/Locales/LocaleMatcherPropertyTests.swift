import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("The locale matcher, whatever it is given,")
struct LocaleMatcherPropertyTests {
  private static let languages = [
    "en", "es", "pt", "zh", "yue", "sr", "sh", "no", "nb", "nn", "hi", "fa", "prs", "az", "uz",
    "pa",
    "bs", "de", "fr", "he", "iw", "id", "in", "fil", "tl", "ro", "mo", "zz", "und", "German",
    "Base",
    "", "x", "i", "klingon", "toolonglanguage", "é",
  ]
  private static let scripts = ["", "", "", "Latn", "Cyrl", "Hans", "Hant", "Arab", "Deva", "Zzzz"]
  private static let regions = [
    "", "", "US", "GB", "AU", "NZ", "IN", "MX", "AR", "419", "001", "150", "BR", "PT", "AO", "TW",
    "HK", "MO", "CN", "SG", "RS", "ME", "AF", "NO", "CH", "DE", "ZZ", "12",
  ]
  private static let rests = [
    "", "", "", "", "1996", "u-nu-latn", "x-twain", "POSIX", "-", "@latin", ".UTF-8", "\u{0}", "*",
  ]

  private static func tag(
    _ generator: inout SeededGenerator, _ languages: [String] = languages
  ) -> String {
    let parts = [languages, scripts, regions, rests].compactMap {
      $0.randomElement(using: &generator)
    }
    var tag = parts.filter { !$0.isEmpty }.joined(
      separator: Bool.random(using: &generator) ? "-" : "_")
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: tag = tag.lowercased()
    case 1: tag = tag.uppercased()
    case 2:
      let scalars = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt8.random(in: 0...127, using: &generator))
      }
      tag = String(String.UnicodeScalarView(scalars))
    case _: break
    }
    return tag
  }

  private static func tags(
    _ count: ClosedRange<Int>, _ generator: inout SeededGenerator, _ languages: [String]
  ) -> [String] {
    (0..<Int.random(in: count, using: &generator)).map { _ in tag(&generator, languages) }
  }

  /// A few languages that stand beside each other in the list of all, as relatives do.
  private static func neighbours(_ generator: inout SeededGenerator) -> [String] {
    let start = Int.random(in: 0...languages.count - 4, using: &generator)
    return Array(languages[start..<start + 4])
  }

  @Test(
    "chooses from the list, nothing twice, and always the same", arguments: MatchAlgorithm.allCases)
  func chain(_ algorithm: MatchAlgorithm) {
    var generator = SeededGenerator(seed: 4_647)
    var matches = 0
    for _ in 0..<2_000 {
      let languages = Self.neighbours(&generator)
      let available = Self.tags(0...9, &generator, languages)
      let wanted = Self.tags(0...3, &generator, languages)
      let matcher = LocaleMatcher(available: available, algorithm: algorithm)
      let match = matcher.match(wanted)
      var options = LocaleMatcher.Options(source: Self.tag(&generator))
      let search = matcher.searchOrder(for: wanted, options: options)
      options.stopsAtSource = true
      let short = matcher.searchOrder(for: wanted, options: options)
      for chain in [match, matcher.matchAll(wanted), search, short] {
        #expect(Set(chain.steps.map(\.index)).count == chain.steps.count)
        #expect(chain.steps.allSatisfy { available[$0.index].utf8.elementsEqual($0.locale.utf8) })
      }
      #expect(match.steps.allSatisfy { $0.reason.isMatch })
      #expect(search.steps.starts(with: match.steps))
      #expect(search.steps.starts(with: short.steps))
      #expect(LocaleMatcher(available: available, algorithm: algorithm).match(wanted) == match)
      if match.isMatch { matches += 1 }
    }
    #expect(matches > 20)
  }

  @Test("never takes another language or script than it may")
  func language() {
    var generator = SeededGenerator(seed: 639)
    var steps = 0
    for _ in 0..<6_000 {
      let languages = Self.neighbours(&generator)
      let wish = Self.tag(&generator, languages)
      let chain = LocaleMatcher(available: Self.tags(1...9, &generator, languages)).match([wish])
      let wanted = Self.kinds(of: wish)
      for step in chain.steps {
        steps += 1
        let isAllowed = Self.kinds(of: step.locale).first.map { wanted.contains($0) } ?? false
        #expect(isAllowed, "\(wish): \(step.locale)")
      }
    }
    #expect(steps > 1_000)
  }

  /// Language and script of the texts of a locale, then of those that may stand in for them.
  private static func kinds(of spelling: String) -> [String] {
    let plain = spelling.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }
    ).map(String.init)
    guard let first = parts.first else { return [] }
    // Only language, script and region count, so that the rest may be anything.
    var head = [first]
    for part in parts.dropFirst() {
      let isScript = part.count == 4 && part.allSatisfy(\.isLetter) && head.count == 1
      let isRegion =
        (part.count == 2 && part.allSatisfy(\.isLetter))
        || (part.count == 3 && part.allSatisfy(\.isNumber))
      guard isScript || isRegion else { break }
      head.append(part)
      if isRegion { break }
    }
    let locale = LocaleIdentifier(
      first.count > 3
        ? first.prefix(1).uppercased() + first.dropFirst().lowercased()
        : head.joined(separator: "-"))
    guard !locale.isBase else { return ["Base"] }
    guard locale.form != .invalid else { return [first.lowercased()] }
    let isChinese = locale.language == "zh" || locale.language == "yue"
    var script = locale.script
    if script == nil, isChinese {
      let isTraditional = ["TW", "HK", "MO"].contains(locale.region ?? "")
      let isCantonese = locale.language == "yue" && locale.region != "CN"
      script = isTraditional || isCantonese ? "Hant" : "Hans"
    }
    let language = isChinese ? "zh" : locale.language == "nn" ? "nb" : locale.language
    let usual = Locale.Language(identifier: locale.language).script?.identifier ?? ""
    let own = "\(language)-\(script ?? usual)"
    return own == "hi-Latn" ? [own, "en-Latn"] : [own]
  }

  @Test("ends soon with long and many tags")
  func hostile() {
    let parts = String(repeating: "-a", count: 500_000)
    let many = (0..<20_000).map { "q\(UnicodeScalar(UInt8(97 + $0 % 26)))-x-\($0)" }
    let cases = (0..<256).map { mask in
      String(
        "Serbian".enumerated().map { place, letter in
          mask >> place & 1 == 0 ? letter : Character(letter.uppercased())
        }) + (mask < 128 ? "" : "_rs")
    }
    for algorithm in MatchAlgorithm.allCases {
      for available in [["en\(parts)", "en"], many, cases, ["en", "en", "en"]] {
        let matcher = LocaleMatcher(available: available, algorithm: algorithm)
        let wanted = ["de\(parts)", parts, String(repeating: "é", count: 100_000), "qa", "serbian"]
        let chain = matcher.searchOrder(for: wanted)
        #expect(Set(chain.steps.map(\.index)).count == chain.steps.count)
        #expect(!chain.steps.isEmpty)
        #expect(matcher.match(["en\(parts)"]).steps.isEmpty)
      }
    }
  }
}
