import CatalogSyntax
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

  struct Marked: CustomTestStringConvertible, Sendable {
    /// The text with what is marked between `[` and `]`.
    var text: String
    /// What is shown, and the line below it; nil where it has none.
    var shown: [String]
    var width = 40
    var testDescription: String { text }

    /// The text without the brackets, and the places that they stood around.
    var parts: (text: String, marks: [SourceRange]) {
      var plain: [UInt8] = []
      var marks: [SourceRange] = []
      var start = 0
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "["): start = plain.count
        case UInt8(ascii: "]"): marks.append(SourceRange(start, plain.count))
        case _: plain.append(byte)
        }
      }
      return (String(decoding: plain, as: UTF8.self), marks)
    }
  }

  @Test(
    "has carets below what is marked",
    arguments: [
      Marked(text: "Hallo [%d]", shown: [#""Hallo %d""#, #"       ^^"#]),
      Marked(text: "[%1$@] und [%d] ", shown: [#""%1$@ und %d ""#, #" ^^^^     ^^"#]),
      Marked(text: "漢字[％]@", shown: [#""漢字％@""#, #"     ^^"#]),
      Marked(text: "a[\u{200B}]b", shown: [#""a\u{200B}b""#, #"  ^^^^^^^^"#]),
      Marked(text: "a\nb[ ]", shown: [#""a\nb ""#, #"     ^"#]),
      Marked(text: "😀 e\u{301}[ ]", shown: ["\"😀 e\u{301} \"", #"     ^"#]),
      Marked(text: "e[\u{301}]x", shown: ["\"e\u{301}x\"", #" ^"#]),
      Marked(text: "[the whole]", shown: [#""the whole""#]),
      Marked(text: "nothing", shown: [#""nothing""#]),
      Marked(text: "0123456789 cut [off]", shown: [#""0123456"…"#], width: 10),
      Marked(text: "012345[6789 cut off]", shown: [#""0123456"…"#, #"       ^"#], width: 10),
      Marked(text: "שלום [%d]", shown: [#""שלום %d""#]),
    ])
  func carets(_ input: Marked) {
    let (text, marks) = input.parts
    let shown = [
      DisplayText.quoted(text, width: input.width),
      DisplayText.carets(text, marks, width: input.width),
    ].compactMap { $0 }
    #expect(shown.map { Array($0.utf8) } == input.shown.map { Array($0.utf8) }, "\(shown)")
  }

  @Test(
    "names what carets cannot point at",
    arguments: [
      Marked(text: "שלום [%d]", shown: [#""%d""#]),
      Marked(text: "[a]b[c]d[e]f[g]", shown: [#""a", "c", "e", …"#]),
      Marked(text: "x[\u{200B}]", shown: [#""\u{200B}""#]),
      Marked(text: "[all]", shown: []),
    ])
  func excerpts(_ input: Marked) {
    let (text, marks) = input.parts
    let shown = DisplayText.excerpts(text, marks, width: input.width, isolated: false)
    #expect([shown].compactMap { $0 } == input.shown)
  }

  @Test("is pointed at in little time where it is a megabyte long")
  func longText() {
    let text = String(repeating: "e\u{301}", count: 400_000) + "%d"
    let end = text.utf8.count
    #expect(DisplayText.carets(text, [SourceRange(end - 2, end)], width: 100) == nil)
    #expect(
      DisplayText.carets(text, [SourceRange(0, end - 2)], width: 20) == " "
        + String(repeating: "^", count: 17))
  }
}
