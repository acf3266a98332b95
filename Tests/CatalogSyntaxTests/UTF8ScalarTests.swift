import CatalogSyntax
import Testing

@Suite("Scalars in UTF-8")
struct UTF8ScalarTests {
  @Test(
    "every scalar value is read back as it was written",
    arguments: [0..<0x80, 0x80..<0x800, 0x800..<0xD800, 0xE000..<0x10000, 0x10000..<0x110000])
  func roundTrip(_ range: Range<UInt32>) {
    var wrong: [UInt32] = []
    var bytes: [UInt8] = []
    for value in range {
      bytes.removeAll(keepingCapacity: true)
      bytes.appendUTF8(value)
      let read = UTF8Validation.scalar(bytes.span, at: 0)
      if read.value != value || read.length != bytes.count { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  @Test(
    "what is not well-formed is the replacement character, one byte long",
    arguments: [
      [0x80], [0xC0, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xC3], [0xE2, 0x80], [0xFF],
    ] as [[UInt8]])
  func illFormed(_ bytes: [UInt8]) {
    let read = UTF8Validation.scalar(bytes.span, at: 0)
    #expect(read.value == 0xFFFD && read.length == 1)
  }
}
