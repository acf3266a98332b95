import CatalogSyntax
import StringCatalog

/// Which bytes of a text are not prose: placeholders, tags, character references, code spans, addresses.
struct ProseMask {
  private var isMasked: [Bool]

  /// Reads a UTF-8 text.
  init(_ text: borrowing Span<UInt8>) {
    isMasked = [Bool](repeating: false, count: text.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for index in text.indices { bytes.append(text[index]) }
    var prose = Prose(bytes.span)
    prose.removeNonWords()
    for index in bytes.indices where bytes[index] != prose.bytes[index] { isMasked[index] = true }
    maskCodeSpans(bytes)
    maskCharacterData(bytes)
  }

  /// Whether a byte is not prose.
  subscript(_ offset: Int) -> Bool {
    offset >= 0 && offset < isMasked.count && isMasked[offset]
  }

  private mutating func maskCodeSpans(_ bytes: [UInt8]) {
    var start: Int?
    for index in bytes.indices where bytes[index] == 0x60 {
      if let first = start {
        for place in first...index { isMasked[place] = true }
        start = nil
      } else {
        start = index
      }
    }
  }

  /// Masks `<![CDATA[` and `]]>`, not what is between.
  private mutating func maskCharacterData(_ bytes: [UInt8]) {
    for mark in ["<![CDATA[", "]]>"].map({ Array($0.utf8) }) {
      guard bytes.count >= mark.count else { continue }
      for start in 0...(bytes.count - mark.count)
      where bytes[start] == mark[0] && bytes[start..<start + mark.count].elementsEqual(mark) {
        for place in start..<start + mark.count { isMasked[place] = true }
      }
    }
  }
}
