extension FormatString {
  /// What a text holds, found without parsing it.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A percent sign, plain, full-width or Arabic.
    package static let percent = Traits(rawValue: 1 << 0)
    /// A brace, a backslash or a caret, with which other placeholder styles and markup begin.
    package static let marker = Traits(rawValue: 1 << 1)
  }

  /// Whether `text` has a percent sign of any form; false for nearly all texts, and fast.
  public static func mayContainPlaceholder(_ text: borrowing Span<UInt8>) -> Bool {
    percentSign(in: text, from: 0) != nil
  }

  /// The traits of `text`.
  package static func traits(of text: borrowing Span<UInt8>) -> Traits {
    var traits: Traits = []
    if percentSign(in: text, from: 0) != nil { traits.insert(.percent) }
    if hasMarker(text) { traits.insert(.marker) }
    return traits
  }

  /// The offset of the first percent sign at or behind `start`: `%`, `％` (U+FF05) or `٪` (U+066A).
  static func percentSign(in text: borrowing Span<UInt8>, from start: Int) -> Int? {
    let bytes = unsafe text.bytes
    let count = text.count
    var offset = start
    while offset < count {
      if offset + 8 <= count {
        let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let found =
          Eight.equal(word, to: 0x25) | Eight.equal(word, to: 0xd9) | Eight.equal(word, to: 0xef)
        if found == 0 {
          offset += 8
          continue
        }
        offset += found.littleEndian.trailingZeroBitCount / 8
      }
      switch text[offset] {
      case ASCII.percent: return offset
      case 0xef where text.byte(at: offset + 1) == 0xbc && text.byte(at: offset + 2) == 0x85:
        return offset
      case 0xd9 where text.byte(at: offset + 1) == 0xaa: return offset
      default: offset += 1
      }
    }
    return nil
  }

  private static func hasMarker(_ text: borrowing Span<UInt8>) -> Bool {
    let bytes = unsafe text.bytes
    var offset = 0
    while offset + 8 <= text.count {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let found =
        Eight.equal(word, to: 0x7b) | Eight.equal(word, to: 0x5c) | Eight.equal(word, to: 0x5e)
      if found != 0 { return true }
      offset += 8
    }
    while offset < text.count {
      switch text[offset] {
      case 0x7b, 0x5c, 0x5e: return true
      default: offset += 1
      }
    }
    return false
  }
}

/// Eight bytes of text compared at once.
private enum Eight {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let lows: UInt64 = 0x7f7f_7f7f_7f7f_7f7f

  /// The high bit of each byte of `word` that equals `byte`, and no other bit.
  @inline(__always)
  static func equal(_ word: UInt64, to byte: UInt8) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return ~(((difference & lows) &+ lows) | difference | lows)
  }
}
