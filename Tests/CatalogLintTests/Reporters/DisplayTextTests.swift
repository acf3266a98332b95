import Testing

@testable import CatalogLint

@Suite("A text in quotes")
struct DisplayTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var shown: String
    var width = 13
    var isIsolated = false
    var testDescription: String { text }
  }

  @Test(
    "is cut between grapheme clusters, by columns",
    arguments: [
      Case(text: "", shown: "\"\""),
      Case(text: "0123456789", shown: "\"0123456789\""),
      Case(text: "0123456789a", shown: "\"0123456789\"…"),
      Case(text: "e\u{301}e\u{301}e\u{301}", shown: "\"e\u{301}e\u{301}\"…", width: 5),
      Case(text: "漢字漢字", shown: "\"漢字\"…", width: 8),
      Case(text: "👩🏽👩🏽👩🏽", shown: "\"👩🏽👩🏽\"…", width: 8),
      Case(text: "🇩🇪🇫🇷", shown: "\"🇩🇪\"…", width: 6),
      Case(text: "two\nlines", shown: "\"two\\nlines\""),
      Case(text: "שלום", shown: "\"שלום\""),
      Case(text: "שלום", shown: "\"\u{2068}שלום\u{2069}\"", isIsolated: true),
      Case(text: "plain", shown: "\"plain\"", isIsolated: true),
    ])
  func cut(_ input: Case) {
    let shown = DisplayText.quoted(input.text, width: input.width, isolated: input.isIsolated)
    #expect(shown.utf8.elementsEqual(input.shown.utf8), "\(shown)")
  }

  @Test(
    "holds no order to a build server",
    arguments: [
      Case(text: "##[error]x", shown: "#\\u{23}[error]x"),
      Case(text: "###[error]x", shown: "##\\u{23}[error]x"),
      Case(text: "##vso[x]", shown: "#\\u{23}vso[x]"),
      Case(text: "## Heading [1]", shown: "## Heading [1]"),
      Case(text: "#1 and ##2", shown: "#1 and ##2"),
      Case(text: "##", shown: "##"),
    ])
  func orders(_ input: Case) {
    #expect(DisplayText.safe(input.text) == input.shown)
  }
}
