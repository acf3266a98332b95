import CatalogSyntax
import Foundation
import StringCatalog
import Testing

@testable import CatalogLint

/// A source and a translation with the rules they break, one line of the fixture file.
struct PlaceholderPair: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var source: String
  var target: String
  var expected: [String]

  var testDescription: String { "\(id): “\(source)” → “\(target)”" }

  static let all: [PlaceholderPair] = {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/placeholders/pairs.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(PlaceholderPair.self, from: Data($0.utf8))
    }
  }()
}

/// Runs the comparison over strings.
func problems(
  source: String, target: String, key: String = "key",
  context: PlaceholderContext = PlaceholderContext()
) -> [PlaceholderProblem] {
  let (source, target, key) = (Array(source.utf8), Array(target.utf8), Array(key.utf8))
  return PlaceholderComparison.problems(
    source: source.span, key: key.span, target: target.span, context: context)
}

/// Runs the checks of a source text alone.
func problems(
  inSource source: String, key: String = "key", context: PlaceholderContext = PlaceholderContext()
) -> [PlaceholderProblem] {
  let (source, key) = (Array(source.utf8), Array(key.utf8))
  var comparison = PlaceholderComparison()
  comparison.setSource(source.span, key: key.span, context: context)
  return comparison.problemsInSource(source.span, context: context)
}

@Suite("Pairs of source and translation")
struct PlaceholderPairTests {
  @Test("The fixture has its rows")
  func fixtureIsComplete() {
    #expect(PlaceholderPair.all.count > 100)
    #expect(Set(PlaceholderPair.all.map(\.id)).count == PlaceholderPair.all.count)
  }

  @Test("A pair breaks exactly the rules it names", arguments: PlaceholderPair.all)
  func breaks(_ pair: PlaceholderPair) {
    let found = problems(source: pair.source, target: pair.target)
    #expect(found.map(\.rule.rawValue) == pair.expected)
    for problem in found {
      #expect(!problem.ranges.isEmpty)
      #expect(problem.ranges.allSatisfy { $0.end <= pair.target.utf8.count })
    }
  }

  @Test("Edits are in order, apart, and inside the text", arguments: PlaceholderPair.all)
  func editsAreApplicable(_ pair: PlaceholderPair) {
    for problem in problems(source: pair.source, target: pair.target) {
      var end = 0
      for edit in problem.edits {
        #expect(edit.range.start >= end)
        end = edit.range.end
      }
      #expect(end <= pair.target.utf8.count)
    }
  }
}
