import Testing

@testable import CatalogLint

@Suite("The word that was meant")
struct CloseSpellingTests {
  @Test(
    "is the closest one, if it is close",
    arguments: [
      ("untranslated", "untranslated"), ("Untranslatd", "untranslated"),
      ("untransalted", "untranslated"), (" empty-key", "empty-key"), ("empty", nil),
      ("empty-kye", "empty-key"), ("", nil), ("nothing-alike", nil),
    ])
  func closest(word: String, expected: String?) {
    var spelling = CloseSpelling(["untranslated", "empty-key", "empty-value"])
    #expect(spelling.closest(to: word) == expected)
  }

  @Test("of two that are equally close it is the first")
  func order() {
    var spelling = CloseSpelling(["abcdef", "abcdeg"])
    #expect(spelling.closest(to: "abcdeh") == "abcdef")
  }

  @Test("is no longer looked for when that would be too much work")
  func budget() {
    var spelling = CloseSpelling(["abcdef", "bcdefg"], budget: 3)
    #expect(spelling.closest(to: "abcdeh") == "abcdef")
    #expect(spelling.closest(to: "abcdeh") == nil)
    #expect(spelling.closest(to: String(repeating: "x", count: 1_000)) == nil)
  }
}
