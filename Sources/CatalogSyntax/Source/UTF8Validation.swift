/// Strict UTF-8 validation (Unicode, table 3-7): no overlong form, no surrogate, no code point above
/// U+10FFFF.
package enum UTF8Validation {
  /// The offset of the first byte that does not belong to a well-formed sequence, or nil.
  package static func firstInvalidOffset(in bytes: Span<UInt8>) -> Int? {
    let count = bytes.count
    var index = 0
    while index < count {
      // Most text is ASCII: step over it sixteen bytes at a time.
      while index &+ 16 <= count {
        let low = bytes.word(at: index)
        let high = bytes.word(at: index &+ 8)
        let marks = (low | high) & 0x8080_8080_8080_8080
        guard marks == 0 else {
          let lowMarks = low & 0x8080_8080_8080_8080
          index &+=
            lowMarks != 0
            ? lowMarks.trailingZeroBitCount >> 3
            : 8 &+ (high & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
          break
        }
        index &+= 16
      }
      // Then a run of other text, one scalar at a time, until ASCII comes back for a while.
      while index < count {
        let byte = bytes[index]
        if byte < 0x80 {
          index &+= 1
          if index < count, bytes[index] < 0x80 { break }
          continue
        }
        let length = scalarLength(bytes, at: index)
        guard length > 0 else { return index }
        index &+= length
      }
    }
    return nil
  }

  /// The length in bytes of the well-formed scalar at `index`, or 0.
  @inline(__always)
  package static func scalarLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    if lead < 0xC2 { return 0 }
    guard index &+ 1 < bytes.count else { return 0 }
    let second = bytes[index &+ 1]
    if lead < 0xE0 {
      return second & 0xC0 == 0x80 ? 2 : 0
    }
    guard index &+ 2 < bytes.count, bytes[index &+ 2] & 0xC0 == 0x80 else { return 0 }
    if lead < 0xF0 {
      let lowest: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = lead == 0xED ? 0x9F : 0xBF
      return second >= lowest && second <= highest ? 3 : 0
    }
    guard lead < 0xF5, index &+ 3 < bytes.count, bytes[index &+ 3] & 0xC0 == 0x80 else { return 0 }
    let lowest: UInt8 = lead == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
    return second >= lowest && second <= highest ? 4 : 0
  }

  /// The scalar at `index` and its length; an ill-formed byte is U+FFFD of length 1.
  @inline(__always)
  package static func scalar(_ bytes: Span<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[index])
    switch scalarLength(bytes, at: index) {
    case 1:
      return (lead, 1)
    case 2:
      return ((lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2)
    case 3:
      return (
        (lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
          | UInt32(bytes[index + 2] & 0x3F),
        3
      )
    case 4:
      return (
        (lead & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
          | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F), 4
      )
    case _:
      return (0xFFFD, 1)
    }
  }
}

extension [UInt8] {
  /// Appends the UTF-8 form of a scalar value; a surrogate or a value above U+10FFFF becomes U+FFFD.
  package mutating func appendUTF8(_ value: UInt32) {
    switch value {
    case 0..<0x80:
      append(UInt8(value))
    case 0x80..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(UInt8(0x80 | value & 0x3F))
    case 0xD800..<0xE000:
      append(contentsOf: [0xEF, 0xBF, 0xBD])
    case 0x800..<0x10000:
      append(UInt8(0xE0 | value >> 12))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    case 0x10000..<0x110000:
      append(UInt8(0xF0 | value >> 18))
      append(UInt8(0x80 | value >> 12 & 0x3F))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    case _:
      append(contentsOf: [0xEF, 0xBF, 0xBD])
    }
  }
}
