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
}
