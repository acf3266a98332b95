/// The numbers and dates of a property list, read as strictly as Foundation reads them.
package enum XMLScalar {
  /// An integer between -2^63 and 2^64 - 1: white space, a sign, white space, then decimal digits,
  /// or hexadecimal ones behind `0x`.
  static func integer(_ text: some Sequence<UInt8>) -> Int128? {
    var digits = text.drop { $0.isXMLSpace }.makeIterator()
    var next = digits.next()
    var isNegative = false
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      isNegative = next == UInt8(ascii: "-")
      next = digits.next()
      while let byte = next, byte.isXMLSpace { next = digits.next() }
    }
    var radix: Int128 = 10
    var count = 0
    var value: Int128 = 0
    while let byte = next {
      next = digits.next()
      if count == 1, value == 0, radix == 10, byte | 0x20 == UInt8(ascii: "x") {
        (radix, count) = (16, 0)
        continue
      }
      guard let digit = StringsEscapes.hexValue(byte), Int128(digit) < radix else { return nil }
      value = value * radix + Int128(digit)
      count += 1
      guard value <= Int128(UInt64.max) else { return nil }
    }
    guard count > 0, !isNegative || value <= 1 << 63 else { return nil }
    return isNegative ? -value : value
  }

  /// A real number in decimal notation, `nan` or infinity.
  static func real(_ text: some Sequence<UInt8>) -> Double? {
    let number = String(decoding: Array(text.drop { $0.isXMLSpace }), as: UTF8.self)
    switch number.lowercased() {
    case "nan": return .nan
    case "inf", "infinity", "+inf", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    case _: break
    }
    let isDecimal = number.utf8.allSatisfy { byte in
      byte &- 0x30 < 10 || "+-.eE".utf8.contains(byte)
    }
    return isDecimal ? Double(number) : nil
  }

  /// Whether a text has the form `2001-01-01T00:00:00Z`, with a `-` before it for years before 0.
  /// The year may have any number of digits and the numbers may be out of range, as in Foundation.
  static func isDate(_ text: some Collection<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? Array(text.dropFirst()) : Array(text)
    let year = digits.prefix { $0 &- 0x30 < 10 }
    let rest = digits.dropFirst(year.count)
    let pattern = Array("-00-00T00:00:00Z".utf8)
    return !year.isEmpty && rest.count == pattern.count
      && zip(rest, pattern).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "0") ? byte &- 0x30 < 10 : byte == wanted
      }
  }

  /// Bytes from base 64; what is no digit is passed over, and `=` ends a group.
  package static func data(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var digits = 0
    var padding = 0
    for character in text {
      if character == UInt8(ascii: "=") {
        padding += 1
      } else if !character.isXMLSpace {
        padding = 0
      }
      guard let digit = character == UInt8(ascii: "=") ? 0 : value(character) else { continue }
      bits = bits << 6 | UInt32(digit)
      digits += 1
      guard digits % 4 == 0 else { continue }
      result.append(UInt8(truncatingIfNeeded: bits >> 16))
      if padding < 2 { result.append(UInt8(truncatingIfNeeded: bits >> 8)) }
      if padding < 1 { result.append(UInt8(truncatingIfNeeded: bits)) }
    }
    return result
  }

  /// Base 64 of bytes.
  static func base64(_ data: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var index = 0
    while index < data.count {
      let group = data[index..<min(index + 3, data.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        result.append(
          place <= group.count
            ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
      index += 3
    }
    return result
  }

  private static func value(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    case _: nil
    }
  }
}
