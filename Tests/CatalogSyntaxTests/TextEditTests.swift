import CatalogSyntax
import Testing

@Suite("Edits of a text in another encoding")
struct TextEditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var range: Range<Int>
    var replacement: String
    /// Whether the file needs a byte-order mark afterwards.
    var needsMark: Bool
  }

  static let cases: [Case] = [
    Case(
      testDescription: "in the middle", text: "\"a\" = \"b\";", range: 7..<8, replacement: "漢",
      needsMark: false),
    Case(
      testDescription: "that leave too little to tell the encoding by", text: "\n2", range: 0..<1,
      replacement: "", needsMark: true),
    Case(
      testDescription: "that put other characters at the start", text: "a = b;", range: 0..<1,
      replacement: "漢字", needsMark: true),
    Case(
      testDescription: "that leave nothing", text: "abcd", range: 0..<4, replacement: "",
      needsMark: false),
  ]

  /// A text in a wide encoding, without byte-order mark.
  private static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    let units =
      encoding.unitWidth == 2
      ? text.utf16.map { UInt32($0) } : text.unicodeScalars.map { $0.value }
    let isBig = encoding == .utf16BigEndian || encoding == .utf32BigEndian
    return units.flatMap { unit in
      let bytes = (0..<encoding.unitWidth).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
      return isBig ? bytes.reversed() : bytes
    }
  }

  @Test(
    "a file without byte-order mark is still read in its encoding", arguments: cases,
    [TextEncoding.utf16BigEndian, .utf16LittleEndian])
  func unmarked(_ input: Case, _ encoding: TextEncoding) throws {
    let source = try SourceText(Self.bytes(input.text, encoding))
    #expect(source.encoding == encoding && !source.hasByteOrderMark)
    let edit = TextEdit(
      SourceRange(input.range.lowerBound, input.range.upperBound), with: input.replacement)
    let edited = source.bytes(applying: [edit])
    let utf8 = Array(input.text.utf8)
    let expected =
      utf8[..<input.range.lowerBound] + Array(input.replacement.utf8)
      + utf8[input.range.upperBound...]
    let result = try SourceText(edited)
    #expect(result.utf8 == Array(expected))
    #expect(result.hasByteOrderMark == input.needsMark)
    #expect(edited.isEmpty || result.encoding == encoding)
  }
}
