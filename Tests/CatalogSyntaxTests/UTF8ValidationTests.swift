import Testing

@testable import CatalogSyntax

@Suite("Scalars of UTF-8")
struct UTF8ValidationTests {
  @Test("every scalar is read as it was written")
  func scalars() {
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let read = UTF8Validation.scalar(bytes.span, at: 0)
      if read.value != value || read.length != bytes.count { wrong.append(value) }
    }
    #expect(wrong == [])
  }
}
