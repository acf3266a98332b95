import Testing

@testable import CommandLineTool

@Suite("A suggestion")
struct SuggestionTests {
  static let commands = [
    "lint", "coverage", "fmt", "show", "set", "remove", "rename", "render", "rules",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var word: String
    var candidates = SuggestionTests.commands
    var expected: [String]

    init(_ name: String, _ word: String, among candidates: [String]? = nil, _ expected: [String]) {
      testDescription = name
      self.word = word
      self.candidates = candidates ?? SuggestionTests.commands
      self.expected = expected
    }
  }

  @Test(
    "comes for close words only",
    arguments: [
      Case("neighbours swapped", "lnit", ["lint"]),
      Case("a letter missing", "covrage", ["coverage"]),
      Case("a letter too many", "shhow", ["show"]),
      Case("another letter", "sat", ["set"]),
      Case("another case", "LINT", ["lint"]),
      Case("a beginning", "co", ["coverage"]),
      Case("a long beginning", "cover", ["coverage"]),
      Case("a beginning of several, by their bytes", "re", ["remove", "rename", "render"]),
      Case("an edit before a beginning", "set", among: ["settings", "get"], ["get"]),
      Case(
        "a beginning before two edits", "cabbag", among: ["cabbages-all", "cubbeg"],
        ["cabbages-all"]),
      Case("the word itself", "fmt", ["fmt"]),
      Case(
        "equally close ones, by their bytes", "ret", among: ["set", "net", "get"],
        ["get", "net", "set"]),
      Case("a candidate listed twice", "lnit", among: ["lint", "lint"], ["lint"]),
      Case("nothing like it", "harvest", []),
      Case("two edits in a short word", "slow-", among: ["fmt", "flint"], []),
      Case("one letter", "c", []),
      Case("an empty word", "", []),
      Case("no candidates", "lint", among: [], []),
      Case(
        "three edits in a long word", "untranslted-vlaue-", among: ["untranslated-value"],
        ["untranslated-value"]),
      Case("four edits in a long word", "ntrnslted-valu", among: ["untranslated-value"], []),
    ])
  func closest(_ example: Case) {
    #expect(Suggestion.closest(to: example.word, among: example.candidates) == example.expected)
    #expect(
      Suggestion.closest(to: example.word, among: example.candidates.reversed())
        == example.expected)
  }

  @Test("never shows more than fits a sentence")
  func limit() {
    let many = (10..<99).map { "rule-\($0)" }
    #expect(Suggestion.closest(to: "rule", among: many) == ["rule-10", "rule-11", "rule-12"])
  }

  @Test("does not slow down on long words")
  func longWord() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.closest(to: word, among: Self.commands) == [])
  }

  @Test(
    "counts edits as Damerau and Levenshtein do",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("ab", "ba", 1), ("kitten", "sitting", 3),
      ("abcd", "acbd", 1), ("lint", "lint", 0),
    ])
  func distance(source: String, target: String, edits: Int) {
    #expect(
      Suggestion.distance(from: Array(source.unicodeScalars), to: Array(target.unicodeScalars))
        == edits)
    #expect(
      Suggestion.distance(from: Array(target.unicodeScalars), to: Array(source.unicodeScalars))
        == edits)
  }
}
