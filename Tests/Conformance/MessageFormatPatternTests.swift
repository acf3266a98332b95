import CatalogSyntax
import Foundation
import MessageOracle
import StringCatalog
import TestSupport
import Testing

@Suite("Patterns of MessageFormat")
struct MessageFormatPatternTests {
  @Test("a pattern has its tree", arguments: try PatternCase.valid)
  func tree(_ example: PatternCase) throws {
    let pattern = MessageFormatPattern(example.pattern)
    #expect(TreeText.text(pattern.elements) == example.expected)
    #expect(pattern.isIntact)
    #expect(PatternCase.isAcceptedByICU(example.pattern))
    try check(pattern.elements, in: SourceRange(0, example.pattern.utf8.count), example.pattern)
  }

  /// Elements follow each other without a gap, and names and keys stand where they say.
  private func check(
    _ elements: [MessageFormatPattern.Element], in range: SourceRange, _ text: String
  ) throws {
    let bytes = Array(text.utf8)
    var end = range.start
    for element in elements {
      #expect(element.range.start == end)
      end = element.range.end
      guard case .argument(let argument) = element else { continue }
      #expect(bytes[element.range.start] == UInt8(ascii: "{"))
      #expect(bytes[element.range.end - 1] == UInt8(ascii: "}"))
      let name = bytes[argument.nameRange.start..<argument.nameRange.end]
      #expect(name.elementsEqual(argument.name.utf8))
      switch argument.kind {
      case .plain, .number, .unsupported: continue
      case .plural(_, let variants), .select(let variants):
        for variant in variants {
          let key = bytes[variant.keyRange.start..<variant.keyRange.end]
          #expect(key.elementsEqual(variant.key.utf8))
          guard let first = variant.elements.first, let last = variant.elements.last else {
            continue
          }
          try check(variant.elements, in: SourceRange(first.range.start, last.range.end), text)
        }
      }
    }
    #expect(end == range.end)
  }

  @Test("an invalid pattern has its problem at its place", arguments: try PatternCase.errors)
  func problem(_ example: PatternCase) throws {
    let pattern = MessageFormatPattern(example.pattern)
    let problem = try #require(pattern.problems.last)
    #expect(problem.kind.rawValue == example.expected)
    #expect(problem.range == example.range)
    #expect(problem.isError)
    #expect(!problem.message.isEmpty && !problem.message.contains("''"))
    #expect(pattern.message == nil)
    #expect(!PatternCase.isAcceptedByICU(example.pattern))
    #expect(pattern.elements.last?.range.end == example.pattern.utf8.count)
  }

  @Test("every kind of problem has a case or a test of its own")
  func allKinds() throws {
    let errors = Set(try PatternCase.errors.map(\.expected))
    let valid = try PatternCase.valid.flatMap { MessageFormatPattern($0.pattern).problems }
    let warnings = Set(valid.map(\.kind.rawValue))
    let own = Set([MessageFormatProblem.Kind.nestingTooDeep.rawValue])
    #expect(
      errors.union(warnings).union(own)
        == Set(MessageFormatProblem.Kind.allCases.map(\.rawValue)))
    let counts = (try PatternCase.valid.count, try PatternCase.errors.count)
    #expect(counts.0 + counts.1 >= 116)
    print("patterns of MessageFormat: \(counts.0) valid, \(counts.1) invalid")
  }

  @Test(
    "what is legal but never works is said",
    arguments: [
      ("{n, plural, one {a} «one» {b} other {c}}", "duplicate-key"),
      ("{n, plural, «several» {a} other {c}}", "unknown-category"),
      ("{d, «date», short}", "unsupported"), ("{n, number, «#,##0»}", "unsupported"),
    ])
  func warnings(_ marked: String, _ kind: String) throws {
    let parts = marked.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "«" || $0 == "»" })
    let pattern = MessageFormatPattern(parts.joined())
    let problem = try #require(pattern.problems.first)
    let start = parts[0].utf8.count
    #expect(problem.kind.rawValue == kind && !problem.isError)
    #expect(problem.range == SourceRange(start, start + parts[1].utf8.count))
    #expect(pattern.message != nil)
  }

  @Test("thousands of random patterns are accepted and refused as ICU does")
  func randomPatterns() throws {
    var random = SeededGenerator(seed: 20_240_611)
    let words = [
      "{", "}", "'", "''", "#", "|", ",", " ", "0", "1", "01", "name", "a b", "{0}", "{n}", "{0,",
      "number", "plural", "select", "selectordinal", ", number}", "{n, plural, ", "{g, select, ",
      "other {", "one {", "=1 {", "offset:1 ", "=", "::.00", "}}", "x", "-", "é", "date",
    ]
    var counts = [0, 0]
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...9, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      let isAccepted = PatternCase.isAcceptedByICU(text)
      let pattern = MessageFormatPattern(text)
      #expect(pattern.isIntact == isAccepted, "\(text): \(pattern.problems)")
      counts[isAccepted ? 1 : 0] += 1
    }
    print("random patterns: \(counts[1]) accepted, \(counts[0]) refused by ICU and by us")
    #expect(counts.allSatisfy { $0 > 1_000 })
  }
}
