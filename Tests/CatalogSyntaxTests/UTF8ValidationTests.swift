import CatalogSyntax
import TestSupport
import Testing

@Suite("UTF-8")
struct UTF8ValidationTests {
  @Test("every scalar value is encoded and decoded as the standard library does")
  func scalars() {
    var wrong: [UInt32] = []
    for value in UInt32(0)..<0x110000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var bytes: [UInt8] = []
      bytes.appendUTF8(value)
      let decoded = UTF8Validation.scalar(bytes.span, at: 0)
      let isRight =
        bytes == Array(String(Character(scalar)).utf8) && decoded.value == value
        && decoded.length == bytes.count && UTF8Validation.firstInvalidOffset(in: bytes.span) == nil
      if !isRight { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test(
    "ill-formed sequences are found at their first byte",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func illFormed(_ sequence: [UInt8]) {
    let first = UTF8Validation.scalar(sequence.span, at: 0)
    #expect(first.value == 0xFFFD && first.length == 1)
    for prefix in ["", "a", "twelve bytes", "sixteen bytes ab", "é", "日本語 and 😀 before it"] {
      let bytes = Array(prefix.utf8) + sequence + Array("\"; more text behind it".utf8)
      #expect(UTF8Validation.firstInvalidOffset(in: bytes.span) == prefix.utf8.count)
    }
  }

  @Test("random bytes get the standard library's verdict", arguments: 0..<8)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      Array("ascii text that is longer than a word".utf8), Array("é".utf8), Array("語".utf8),
      Array("😀".utf8), [0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F], Array("x".utf8),
    ]
    var wrong = 0
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let bytes = (0..<count).flatMap { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator) * 7 % pieces.count]
      }
      let offset = UTF8Validation.firstInvalidOffset(in: bytes.span)
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if isValid != (offset == nil) { wrong += 1 }
      if let offset, String(validating: bytes[..<offset], as: UTF8.self) == nil { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}
