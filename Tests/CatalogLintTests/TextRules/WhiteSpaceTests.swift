import CatalogSyntax
import Testing

@testable import CatalogLint

/// Two texts with what they have at an edge, in words.
struct EdgeCase: CustomTestStringConvertible, Sendable {
  var edge: EdgeSpace.Edge
  var source: String
  var target: String
  /// Source and target, or nil if there is nothing to say.
  var expected: [String]?
  var testDescription: String { "\(edge) “\(source)” → “\(target)”" }
}

@Suite("White space at the edges")
struct WhiteSpaceTests {
  static let cases: [EdgeCase] = [
    .init(edge: .leading, source: "a", target: "b", expected: nil),
    .init(edge: .leading, source: " a", target: " b", expected: nil),
    .init(edge: .leading, source: "", target: "", expected: nil),
    .init(edge: .leading, source: "a", target: " b", expected: ["no white space", "a space"]),
    .init(edge: .leading, source: "  a", target: "b", expected: ["2 spaces", "no white space"]),
    .init(edge: .leading, source: " a", target: "\tb", expected: ["a space", "a tab"]),
    .init(
      edge: .leading, source: " a", target: "\u{3000}b",
      expected: ["a space", "an ideographic space"]),
    .init(
      edge: .trailing, source: "a ", target: "b\u{A0}", expected: ["a space", "a no-break space"]),
    .init(
      edge: .trailing, source: "a \t\t", target: "b\u{202F}\u{2003}",
      expected: ["a space and 2 tabs", "a narrow no-break space and a U+2003 space"]),
    .init(edge: .trailing, source: "a", target: "ب ", expected: ["no white space", "a space"]),
    .init(edge: .trailing, source: "Email: ", target: "メール：", expected: nil),
    .init(edge: .trailing, source: "Email:  ", target: "メール：", expected: nil),
    .init(
      edge: .trailing, source: "Email: ", target: "メール", expected: ["a space", "no white space"]),
    .init(edge: .leading, source: " (%@)", target: "（%@）", expected: nil),
    .init(edge: .leading, source: "\na", target: "b", expected: nil),
    .init(edge: .leading, source: "\n  a", target: "b", expected: nil),
    .init(edge: .leading, source: "a", target: "\r\n b", expected: nil),
    .init(
      edge: .leading, source: "\n  a", target: "\nb", expected: ["2 spaces", "no white space"]),
    .init(edge: .trailing, source: "a\n", target: "b ", expected: ["no white space", "a space"]),
    .init(edge: .leading, source: " ", target: "  ", expected: ["a space", "2 spaces"]),
    .init(edge: .trailing, source: " ", target: "  ", expected: nil),
    .init(
      edge: .trailing, source: "a ", target: "b\u{200B}", expected: ["a space", "no white space"]),
  ]

  @Test("kind and amount count", arguments: cases)
  func difference(_ input: EdgeCase) {
    let (source, target) = (Array(input.source.utf8), Array(input.target.utf8))
    let found = EdgeSpace.difference(input.edge, source: source.span, target: target.span)
    #expect(found.map { [$0.source, $0.target] } == input.expected)
  }

  @Test("a run of many kinds is cut short")
  func manyKinds() {
    #expect(
      WhiteSpace.names([0x20, 0x09, 0x20, 0x09, 0x20])
        == "a space, a tab, a space, a tab and more")
  }

  @Test(
    "every edge is found in bytes that are no UTF-8",
    arguments: [
      [0x20, 0x80], [0xE3, 0x80], [0x80, 0x80, 0x80, 0x80, 0x20], [0xC2], [0xC2, 0xA0],
    ])
  func malformed(_ bytes: [UInt8]) {
    for edge in [EdgeSpace.Edge.leading, .trailing] {
      let range = EdgeSpace(edge, of: bytes.span).range
      #expect(range.start >= 0 && range.end <= bytes.count && range.start <= range.end)
    }
  }

  @Test(
    "line breaks are counted as a reader would",
    arguments: [
      ("", 0, false, false), ("a\nb", 1, false, false), ("a\r\nb", 1, false, false),
      ("a\n\rb", 2, false, false), ("\r\ra", 2, true, false), ("a \n ", 1, false, true),
      ("\n", 1, true, true),
    ])
  func lineBreaks(_ text: String, _ count: Int, _ isAtStart: Bool, _ isAtEnd: Bool) {
    let bytes = Array(text.utf8)
    let found = LineBreaks(bytes.span)
    #expect(found.count == count)
    #expect(found.isAtStart == isAtStart)
    #expect(found.isAtEnd == isAtEnd)
  }
}

@Suite("Traits of texts")
struct TextTraitsTests {
  static let cases: [(text: String, traits: TextTraits)] = [
    ("", .empty), ("plain", []), ("plain text of some length", []),
    ("100%", .percent), ("％", [.percent, .nonASCII]), ("خصم ٪", [.percent, .nonASCII]),
    ("مرحبا بالعالم يا أصدقاء", .nonASCII), ("（，！）", .nonASCII), ("ﬁn", .nonASCII),
    ("{a}", .marker), ("a\\b", .marker), ("a^b which is long enough", .marker),
    ("a\nb", .lineBreak), ("a\rb and some more text", .lineBreak),
    ("\n", [.lineBreak, .edgeSpace]),
    (" a", .edgeSpace), ("a\t", .edgeSpace), ("\u{A0}a", [.edgeSpace, .nonASCII]),
    ("a\u{A0}", [.edgeSpace, .nonASCII]), ("a\u{3000}", [.edgeSpace, .nonASCII]),
    ("a\u{202F}", [.edgeSpace, .nonASCII]), ("\u{1680}a", [.edgeSpace, .nonASCII]),
    ("Привет", .nonASCII), ("日本語", .nonASCII), ("ひらがな", .nonASCII), ("é", .nonASCII),
  ]

  private static let looked: TextTraits = [
    .empty, .percent, .marker, .edgeSpace, .lineBreak, .nonASCII,
  ]

  private static func traits(of text: String) -> TextTraits {
    TextTraits(Array(text.utf8).span).intersection(looked)
  }

  @Test("what is there is seen, at any offset", arguments: cases.indices)
  func traits(_ index: Int) {
    let input = Self.cases[index]
    #expect(Self.traits(of: input.text) == input.traits)
    guard !input.text.isEmpty, !input.traits.contains(.edgeSpace) else { return }
    for padding in 1...9 {
      let text = String(repeating: "a", count: padding) + input.text + "a"
      #expect(Self.traits(of: text) == input.traits)
    }
  }
}
