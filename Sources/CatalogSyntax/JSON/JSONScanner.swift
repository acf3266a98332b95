/// The tokens of JSON (RFC 8259), scanned over UTF-8 bytes.
///
/// Every function is total: it takes any bytes and never reads outside them.
enum JSONScanner {
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Skips spaces, tabs, line feeds and carriage returns.
  @inline(__always)
  static func skipWhiteSpace(_ text: Span<UInt8>, from start: Int) -> Int {
    let count = text.count
    var index = start
    while index < count {
      let byte = text[index]
      guard byte <= 0x20 else { return index }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return index }
      index &+= 1
      // Behind a line break stands the indentation: step over it eight bytes at a time.
      while index &+ 8 <= count {
        let difference = text.word(at: index) ^ spaces
        guard difference == 0 else {
          index &+= difference.trailingZeroBitCount >> 3
          break
        }
        index &+= 8
      }
    }
    return index
  }

  /// The offset of the first quote, backslash or control character, or the end of the text.
  @inline(__always)
  static func endOfPlainText(_ text: Span<UInt8>, from start: Int) -> Int {
    let count = text.count
    var index = start
    while index &+ 8 <= count {
      let word = text.word(at: index)
      let hits =
        word.bytesEqual(to: 0x22) | word.bytesEqual(to: 0x5C) | word.bytesLess(than: 0x20)
      guard hits == 0 else { return index &+ hits.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count {
      let byte = text[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return index }
      index &+= 1
    }
    return count
  }

  /// The offset of the next quote that no backslash escapes, or nil.
  static func nextQuote(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < text.count {
      index = endOfPlainText(text, from: index)
      guard index < text.count else { return nil }
      if text[index] == 0x22 { return index }
      index += text[index] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// The offset behind a run of letters, digits and marks that numbers and bare words are made of.
  static func endOfWord(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, isWord(text[index]) { index += 1 }
    return index
  }

  /// Whether a byte may stand in a number or a bare word.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    case _:
      byte >= 0x80
    }
  }

  /// Whether a range is a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  static func isNumber(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var index = start
    func skipDigits() -> Bool {
      let first = index
      while index < end, text[index] &- 0x30 < 10 { index += 1 }
      return index > first
    }
    if index < end, text[index] == UInt8(ascii: "-") { index += 1 }
    if index < end, text[index] == UInt8(ascii: "0") {
      index += 1
    } else if !skipDigits() {
      return false
    }
    if index < end, text[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { return false }
    }
    if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") {
        index += 1
      }
      guard skipDigits() else { return false }
    }
    return index == end
  }

  /// The offset of the first line break, or the end of the text.
  static func endOfLine(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    return index
  }

  /// Whether two texts, given by their content and whether they hold escapes, are equal after escapes
  /// are decoded.
  static func areEqual(
    _ text: Span<UInt8>, _ left: JSONNode, _ right: JSONNode
  ) -> Bool {
    let first = left.contentRange
    let second = right.contentRange
    guard left.hasEscapes || right.hasEscapes else {
      return text.extracting(first.start..<first.end)
        .isEqual(to: text.extracting(second.start..<second.end))
    }
    var texts: ([UInt8], [UInt8]) = ([], [])
    JSONEscapes.decode(text, first, into: &texts.0)
    JSONEscapes.decode(text, second, into: &texts.1)
    return texts.0 == texts.1
  }
}
