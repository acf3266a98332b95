/// The bytes the format grammar is made of.
enum ASCII {
  static let space: UInt8 = 0x20
  static let hash: UInt8 = 0x23
  static let dollar: UInt8 = 0x24
  static let percent: UInt8 = 0x25
  static let apostrophe: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2a
  static let plus: UInt8 = 0x2b
  static let minus: UInt8 = 0x2d
  static let dot: UInt8 = 0x2e
  static let zero: UInt8 = 0x30
  static let at: UInt8 = 0x40
  static let upperL: UInt8 = 0x4c
  static let lowerL: UInt8 = 0x6c

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  /// Whether the byte may stand in the name of a reference: `[A-Za-z0-9_.-]`.
  static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x5f || byte == dot || byte == minus
  }

  /// The number at `offset`, which moves behind its digits; kept at the largest number beyond.
  static func number(_ text: borrowing Span<UInt8>, from offset: inout Int) -> Int {
    var number = 0
    while let byte = text.byte(at: offset), isDigit(byte) {
      number = min(number * 10 + Int(byte - zero), Placeholder.largestNumber)
      offset += 1
    }
    return number
  }
}

extension Span<UInt8> {
  /// The byte at `offset`; nil outside the text.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? self[offset] : nil
  }

  /// Whether the bytes of `literal` stand at `offset`.
  func hasBytes(_ literal: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, literal.utf8CodeUnitCount <= count - offset else { return false }
    for index in 0..<literal.utf8CodeUnitCount {
      let expected = unsafe literal.utf8Start[index]
      guard self[offset + index] == expected else { return false }
    }
    return true
  }

  /// The scalar that starts at `offset` and its length in bytes; nil for malformed UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
    guard let lead = byte(at: offset) else { return nil }
    let length: Int
    var value: UInt32
    switch lead {
    case 0..<0x80: return (UInt32(lead), 1)
    case 0xc2..<0xe0: (length, value) = (2, UInt32(lead & 0x1f))
    case 0xe0..<0xf0: (length, value) = (3, UInt32(lead & 0x0f))
    case 0xf0..<0xf5: (length, value) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    for index in 1..<length {
      guard let byte = byte(at: offset + index), byte & 0xc0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    return (value, length)
  }

  /// The offset of the scalar that ends in front of `offset`; nil at the start or for stray bytes.
  func scalarStart(before offset: Int) -> Int? {
    var start = offset - 1
    while start >= 0, offset - start <= 4 {
      guard let byte = byte(at: start) else { return nil }
      if byte & 0xc0 != 0x80 { return start }
      start -= 1
    }
    return nil
  }
}
