import CatalogSyntax

/// The code points of a text with their places, for rules that look at each with its neighbours.
struct TextScalars {
  /// The code points; an ill-formed byte is U+FFFD.
  private(set) var values: [UInt32] = []
  /// Where each begins, as an offset of bytes, and at the end the length of the text.
  private(set) var offsets: [Int] = []

  /// Reads a UTF-8 text.
  init(_ text: borrowing Span<UInt8>) {
    values.reserveCapacity(text.count)
    offsets.reserveCapacity(text.count + 1)
    var offset = 0
    while offset < text.count {
      let (value, length) = UTF8Validation.scalar(text, at: offset)
      values.append(value)
      offsets.append(offset)
      offset += length
    }
    offsets.append(offset)
  }

  var indices: Range<Int> { values.indices }

  /// The code point at an index, or nil outside the text.
  subscript(_ index: Int) -> UInt32? {
    index >= 0 && index < values.count ? values[index] : nil
  }

  /// A code point the way Unicode writes it: `U+200B`.
  static func name(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension UInt32 {
  /// Whether it is a digit of ASCII.
  var isBasicDigit: Bool { self &- 0x30 < 10 }
  /// Whether it is a letter of ASCII.
  var isBasicLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
