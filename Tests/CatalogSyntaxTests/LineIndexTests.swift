import CatalogSyntax
import TestSupport
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  @Test(
    "are the same however long the lines are",
    arguments: [0, 1, 40, 4_095, 4_096, 4_097, 9_000, 20_000])
  func longLines(_ length: Int) {
    var generator = SeededGenerator(seed: UInt64(length) + 1)
    let words = ["a", "é", "語", "🙂", "e\u{301}", " "]
    var text = ""
    for lineBreak in ["\n", "\r\n", "\r", ""] {
      var line = ""
      while line.utf8.count < length { line += words.randomElement(using: &generator) ?? "" }
      text += line + lineBreak + "short" + lineBreak
    }
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    var expected = LineColumn(line: 1, column: 1)
    for offset in 0...bytes.count {
      #expect(lines.lineColumn(of: offset, in: bytes) == expected)
      guard offset < bytes.count else { return }
      let endsLine =
        bytes[offset] == 0x0A
        || (bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A))
      if endsLine {
        expected = LineColumn(line: expected.line + 1, column: 1)
      } else if bytes[offset] & 0xC0 != 0x80 {
        expected.column += 1
      }
    }
  }
}
