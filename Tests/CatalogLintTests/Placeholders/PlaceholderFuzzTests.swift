import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

@testable import CatalogLint

@Suite("Comparison of any bytes")
struct PlaceholderFuzzTests {
  private static let pieces: [[UInt8]] =
    [
      "%", "%", "@", "$", "#", "*", ".", "1", "2", "9", "d", "lld", "f", "s", "k", " ", "a", "o",
      "%@", "%d", "%1$@", "%2$d", "%#@n@", "%arg", "％@", "٪", "д", "{", "}", "{n}", "${x}", "\\(x)",
      "%(n)s", "^[", "](inflect: true)", "é", "%%",
    ].map { Array($0.utf8) } + [[0xff], [0xd9], [0xef, 0xbc]]

  private static func text(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...10, using: &generator) {
      bytes += pieces.randomElement(using: &generator) ?? []
    }
    return bytes
  }

  @Test("Random texts never trap; one finding a rule, every range and edit inside the text")
  func randomTexts() {
    var generator = SeededGenerator(seed: 0xbead)
    var comparison = PlaceholderComparison()
    let key: [UInt8] = []
    for round in 0..<20_000 {
      let source = Self.text(using: &generator)
      let target = Self.text(using: &generator)
      let context = PlaceholderContext(
        isFormatElsewhere: round % 3 == 0, selectingArgument: round % 5 == 0 ? 1 : nil,
        options: FormatString.Options(isSubstitutionForm: round % 2 == 0),
        reportsImplicitOrder: true)
      comparison.setSource(source.span, key: key.span, context: context)
      expectSound(comparison.problemsInSource(source.span, context: context), in: source)
      expectSound(comparison.problems(in: target.span, context: context), in: target)
    }
  }

  private func expectSound(_ problems: [PlaceholderProblem], in bytes: [UInt8]) {
    #expect(Set(problems.map(\.rule)).count == problems.count, "\(bytes)")
    for problem in problems {
      #expect(!problem.ranges.isEmpty)
      #expect(problem.ranges.allSatisfy { $0.end <= bytes.count }, "\(bytes)")
      var end = 0
      for edit in problem.edits {
        #expect(edit.range.start >= end && edit.range.end <= bytes.count, "\(bytes)")
        end = edit.range.end
      }
    }
  }

  @Test("A text against itself breaks no rule of comparison")
  func equalTexts() {
    let comparing: Set<PlaceholderRule> = [
      .missing, .extra, .type, .width, .precision, .order, .foreignPlaceholder,
    ]
    var generator = SeededGenerator(seed: 0xfeed)
    for _ in 0..<20_000 {
      let bytes = Self.text(using: &generator)
      let found = PlaceholderComparison.problems(
        source: bytes.span, key: bytes.span, target: bytes.span)
      #expect(comparing.isDisjoint(with: found.map(\.rule)), "\(bytes)")
    }
  }
}
