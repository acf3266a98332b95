import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite(
  "The locale matcher beside the ICU of Foundation",
  .enabled(if: LocaleOracle.shared != nil, "the toolchain has no ualoc_localizationsToUse"))
struct LocaleMatcherOracleTests {
  private static let folder = Repository.fixtures("matching").appending(path: "grid")

  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// Where we differ on purpose or for want of a rule: a locale of private use does not pass for its
  /// language; English that names its script keeps the relatives of its region; of several relatives at
  /// one distance the first of the list wins; of Bokmål's names the one that was written first wins for
  /// the English name of the language.
  @Test("agrees on a grid, but for the pairs that are listed")
  func grid() throws {
    let oracle = try #require(LocaleOracle.shared)
    var pairs = 0
    var sameFirst = 0
    var differences: [String] = []
    let wanted = try Self.lines("wanted.txt")
    for row in try Self.lines("available.txt") {
      let available = list(row)
      let matcher = LocaleMatcher(available: available)
      for wish in wanted {
        let expected = try oracle.match([wish], available).map { available[$0] }
        let found = matcher.match([wish]).locales
        pairs += 1
        if found.first == expected.first { sameFirst += 1 }
        guard found != expected else { continue }
        differences.append(
          [wish, row, expected.joined(separator: ", "), found.joined(separator: ", ")]
            .joined(separator: "\t"))
      }
    }
    print(
      "locale matching: \(pairs) pairs, \(pairs - differences.count) equal chains,",
      "\(sameFirst) equal first locales, \(differences.count) known differences")
    #expect(pairs >= 3_000)
    try expectSnapshot(
      "wanted\tavailable\tFoundation\tours\n" + differences.map { $0 + "\n" }.joined(),
      named: "known-differences.tsv", in: "Fixtures/matching/grid")
  }

  @Test(
    "has the parents of regional locales that Foundation has",
    arguments: [
      ("en", "en, en-001, en-150, en-GB, en-AU"), ("es", "es, es-419"), ("pt", "pt, pt-PT"),
    ])
  func regions(_ language: String, _ parents: String) throws {
    let oracle = try #require(LocaleOracle.shared)
    let available = list(parents)
    // Of the groups of countries only the world and Europe have texts of their own.
    let groups: Set = ["EU", "EZ", "QO", "UN"]
    let countries = Locale.Region.isoRegions.map(\.identifier).filter {
      $0.utf8.count == 2 && !groups.contains($0)
    }
    #expect(countries.count > 240)
    var rows: [String: [String]] = [:]
    var own: [String: [String]] = [:]
    for region in countries.sorted() + ["001", "150"] {
      let locale = "\(language)-\(region)"
      let chain = try oracle.match([locale], available).map { available[$0] }
      rows[row(chain, without: locale), default: []].append(region)
      let parents = LocaleIdentifier(locale).parents.map(\.canonical)
      own[row(parents.filter(available.contains), without: locale), default: []].append(region)
    }
    for key in Set(rows.keys).union(own.keys).sorted() {
      #expect(own[key] == rows[key], "\(language) by way of \(key)")
    }
  }

  /// The chain of a locale behind the locale itself.
  private func row(_ chain: [String], without locale: String) -> String {
    chain.filter { $0 != locale }.joined(separator: ", ")
  }
}
