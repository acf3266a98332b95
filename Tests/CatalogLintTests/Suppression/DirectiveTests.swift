import CatalogSyntax
import Testing

@testable import CatalogLint

@Suite("What a comment says to hide")
struct DirectiveTests {
  struct Reading: CustomTestStringConvertible, Sendable {
    var comment: String
    var rules: [String] = []
    var locales: [String]?
    var reason = ""
    var isForFile = false
    var testDescription: String { comment }
  }

  static let readings: [Reading] = [
    .init(comment: " stringsctl:ignore "),
    .init(comment: "stringsctl:ignore untranslated", rules: ["untranslated"]),
    .init(
      comment: "A title. stringsctl:ignore empty-value, untranslated -- it is a name ",
      rules: ["empty-value", "untranslated"], reason: "it is a name"),
    .init(
      comment: "stringsctl:ignore untranslated in de, pt-BR -- same word, in both",
      rules: ["untranslated"], locales: ["de", "pt-BR"], reason: "same word, in both"),
    .init(comment: "stringsctl:ignore in de", locales: ["de"]),
    .init(comment: "stringsctl:ignore\tuntranslated", rules: ["untranslated"]),
    .init(comment: "stringsctl:ignore untranslated — why", rules: ["untranslated"], reason: "why"),
    .init(comment: "stringsctl:ignore -- why -- really", reason: "why -- really"),
    .init(comment: "stringsctl:ignore crlf --", rules: ["crlf"]),
    .init(comment: "stringsctl:ignore-file bom,crlf", rules: ["bom", "crlf"], isForFile: true),
    .init(
      comment: "stringsctl:ignore untranslated\nThe next line is not part of it.",
      rules: ["untranslated"]),
  ]

  @Test("is read word by word", arguments: readings)
  func reading(_ expected: Reading) throws {
    let found = Directive.all(in: Array(expected.comment.utf8).span)
    try #require(found.count == 1)
    #expect(found[0].rules == expected.rules)
    #expect(found[0].locales == expected.locales)
    #expect(found[0].reason == expected.reason)
    #expect(found[0].isForFile == expected.isForFile)
  }

  @Test(
    "is nothing where the marker goes on as another word",
    arguments: [
      "stringsctl:ignored", "stringsctl:ignore-files x", "stringsctl:ignore_x", "ignore x",
    ])
  func otherWords(_ comment: String) {
    #expect(Directive.all(in: Array(comment.utf8).span) == [])
  }

  @Test("ends at its line, and a comment may hold several")
  func several() {
    let comment = "stringsctl:ignore a -- x  \r\n stringsctl:ignore b"
    let found = Directive.all(in: Array(comment.utf8).span)
    #expect(found.map(\.rules) == [["a"], ["b"]])
    #expect(found.map(\.range.count) == ["stringsctl:ignore a -- x".utf8.count, 19])
  }
}
