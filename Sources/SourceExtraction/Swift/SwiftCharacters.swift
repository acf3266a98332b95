import CatalogSyntax

/// The characters of Swift's lexical grammar, over UTF-8 bytes.
enum SwiftCharacters {
  /// Whether a byte is a letter, digit, `_` or `$`.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    // Bits 36 and 48 to 57: `$` and the digits; bits 1 to 26 of the other half: letters; bit 31: `_`.
    let low: UInt64 = 0x03FF_0010_0000_0000
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    guard byte < 0x80 else { return false }
    return ((byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F)) & 1 != 0
  }

  /// Whether a byte may stand anywhere in an operator.
  @inline(__always)
  static func isASCIIOperator(_ byte: UInt8) -> Bool {
    // `!` `%` `&` `*` `+` `-` `/` `<` `=` `>` `?`, and `^` `|` `~` in the other half.
    let low: UInt64 = 0xF000_AC62_0000_0000
    let high: UInt64 = 0x5000_0000_4000_0000
    guard byte < 0x80 else { return false }
    return ((byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F)) & 1 != 0
  }

  /// The offset behind the letters, digits and other characters of a name from `start` on.
  @inline(__always)
  static func endOfIdentifier(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      let byte = text[index]
      if isWord(byte) {
        index &+= 1
      } else if byte >= 0x80 {
        let length = continuationLength(text, at: index)
        guard length > 0 else { break }
        index &+= length
      } else {
        break
      }
    }
    return index
  }

  /// The length of the character at `index` if a name can begin with it, else 0.
  static func identifierLength(_ text: Span<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 { return isWord(byte) && byte &- 0x30 >= 10 ? 1 : 0 }
    let length = continuationLength(text, at: index)
    guard length > 0 else { return 0 }
    // Combining characters only continue a name.
    switch UTF8Validation.scalar(text, at: index).value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return 0
    case _: return length
    }
  }

  /// The length of the character at `index` if it is not ASCII and may stand in a name, else 0.
  private static func continuationLength(_ text: Span<UInt8>, at index: Int) -> Int {
    guard UTF8Validation.scalarLength(text, at: index) > 0 else { return 0 }
    let (value, length) = UTF8Validation.scalar(text, at: index)
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
      return value == 0xFEFF ? 0 : length
    case 0x10000...0xEFFFD:
      return value & 0xFFFE == 0xFFFE ? 0 : length
    case _:
      return 0
    }
  }

  /// The length of the character at `index` if it is not ASCII and may stand in an operator, else 0.
  static func operatorLength(_ text: Span<UInt8>, at index: Int, isFirst: Bool) -> Int {
    guard UTF8Validation.scalarLength(text, at: index) > 0 else { return 0 }
    let (value, length) = UTF8Validation.scalar(text, at: index)
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      return length
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      return isFirst ? 0 : length
    case _:
      return 0
    }
  }

  /// Whether a byte is a hexadecimal digit.
  @inline(__always)
  static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// The offset of the first line break, or the end of the text.
  static func endOfLine(_ text: Span<UInt8>, from start: Int) -> Int {
    let count = text.count
    var index = start
    while index &+ 8 <= count {
      let word = text.word(at: index)
      let hits = word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D)
      guard hits == 0 else { return index &+ hits.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count, text[index] != 0x0A, text[index] != 0x0D { index &+= 1 }
    return min(index, count)
  }

  /// Whether a line break stands in a range.
  static func hasLineBreak(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    endOfLine(text.extracting(start..<end), from: 0) < end - start
  }

  /// What the condition behind `#if` or `#elseif` is, as far as it is written as a constant.
  static func condition(_ text: Span<UInt8>, from start: Int) -> ConditionalClause.Activity {
    var first = start
    while first < text.count, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
    var end = first
    while end < text.count, isWord(text[end]) { end += 1 }
    var rest = end
    while rest < text.count, text[rest] == 0x20 || text[rest] == 0x09 { rest += 1 }
    let next = rest < text.count ? text[rest] : 0x0A
    let isAlone = next == 0x0A || next == 0x0D || next == UInt8(ascii: "/")
    if text.isWord("false", from: first, to: end) || text.isWord("0", from: first, to: end) {
      return isAlone || next == UInt8(ascii: "&") ? .inactive : .unknown
    }
    if text.isWord("true", from: first, to: end) || text.isWord("1", from: first, to: end) {
      return isAlone || next == UInt8(ascii: "|") ? .active : .unknown
    }
    return .unknown
  }
}
