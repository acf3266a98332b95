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

  /// The traits of `text`, in one pass.
  package static func traits(of text: borrowing Span<UInt8>) -> Traits {
    var traits: Traits = []
    if percentSign(in: text, from: 0) != nil { traits.insert(.percent) }
    if hasMarker(text) { traits.insert(.marker) }
    return traits
  }

  /// The offset of the first percent sign at or behind `start`: `%`, `％` (U+FF05) or `٪` (U+066A).
  static func percentSign(in text: borrowing Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    let bytes = unsafe text.bytes
    while offset + 18 <= text.count {
      let block = unsafe bytes.unsafeLoadUnaligned(
        fromByteOffset: offset, as: SIMD16<UInt8>.self)
      var found = block .== ASCII.percent
      let isFullWidth = block .== 0xef
      let isArabic = block .== 0xd9
      if any(isFullWidth .| isArabic) {
        let second = unsafe bytes.unsafeLoadUnaligned(
          fromByteOffset: offset + 1, as: SIMD16<UInt8>.self)
        let third = unsafe bytes.unsafeLoadUnaligned(
          fromByteOffset: offset + 2, as: SIMD16<UInt8>.self)
        found .|= isFullWidth .& (second .== 0xbc) .& (third .== 0x85)
        found .|= isArabic .& (second .== 0xaa)
      }
      if any(found) {
        for index in 0..<16 where found[index] { return offset + index }
      }
      offset += 16
    }
    while offset < text.count {
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
    var offset = 0
    let bytes = unsafe text.bytes
    while offset + 16 <= text.count {
      let block = unsafe bytes.unsafeLoadUnaligned(
        fromByteOffset: offset, as: SIMD16<UInt8>.self)
      if any((block .== 0x7b) .| (block .== 0x5c) .| (block .== 0x5e)) { return true }
      offset += 16
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
