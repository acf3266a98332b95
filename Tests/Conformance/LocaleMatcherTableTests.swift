import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("The locale matcher on its table")
struct LocaleMatcherTableTests {
  /// A row of a file in `Tests/Fixtures/matching`.
  struct Case: CustomTestStringConvertible, Sendable {
    var wanted: [String]
    var available: [String]
    var apple: [String]
    var cldr: String?
    var lookup: String?
    var testDescription: String {
      "\(wanted.joined(separator: ", ")) among \(available.joined(separator: ", "))"
    }

    init(_ row: [String: String]) {
      wanted = list(row["wanted"] ?? "")
      available = list(row["available"] ?? "")
      apple = list(row["apple"] ?? "")
      cldr = row["cldr"].flatMap { $0.isEmpty ? nil : $0 }
      lookup = row["lookup"].flatMap { $0.isEmpty ? nil : $0 }
    }

    static func all(_ file: String) -> [Case] {
      let rows = try? Repository.rows(Repository.fixtures("matching").appending(path: file))
      return (rows ?? []).map { Case($0) }
    }
  }

  static let cases = Case.all("cases/cases.tsv")
  static let probes = Case.all("probes/probes.tsv")

  @Test("has its cases")
  func complete() {
    #expect(Self.cases.count == 46)
    #expect(Self.probes.count == 33)
    print("locale matching: \(Self.cases.count) cases, \(Self.probes.count) probes")
  }

  @Test("finds a chain of relatives", arguments: cases + probes)
  func apple(_ input: Case) {
    let chain = LocaleMatcher(available: input.available).match(input.wanted)
    #expect(chain.locales == input.apple)
    #expect(chain.isMatch == !input.apple.isEmpty)
  }

  @Test("finds the best locale as ICU does", arguments: cases)
  func cldr(_ input: Case) {
    let chain = LocaleMatcher(available: input.available, algorithm: .cldr).match(input.wanted)
    #expect(chain.first?.locale == input.cldr)
  }

  @Test("looks a tag up by cutting it", arguments: cases)
  func lookup(_ input: Case) {
    let chain = LocaleMatcher(available: input.available, algorithm: .lookup).match(input.wanted)
    #expect(chain.locales == [input.lookup].compactMap { $0 })
  }
}
