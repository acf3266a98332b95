/// The escape sequences of quoted strings: how they read, and how new text is written.
///
/// | source | meaning |
/// |---|---|
/// | `\n \t \r \a \b \f \v` | the control character of that name in C |
/// | `\` and one to three octal digits | one byte, read as a NextStep character |
/// | `\U` and up to four hexadecimal digits | one UTF-16 code unit |
/// | `\` and any other character | that character |
package enum StringsEscapes {
  /// The characters of the NextStep encoding from 0x80 on; 0xFE and 0xFF are not assigned and read as
  /// U+0000 (observed with Foundation).
  static let nextStep: [UInt16] = [
    0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF,
    0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7,
    0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5, 0x192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A,
    0xFB01, 0xFB02, 0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6, 0xB6, 0x2022, 0x201A, 0x201E, 0x201D,
    0xBB, 0x2026, 0x2030, 0xAC, 0xBF, 0xB9, 0x2CB, 0xB4, 0x2C6, 0x2DC, 0xAF, 0x2D8, 0x2D9, 0xA8,
    0xB2, 0x2DA, 0xB8, 0xB3, 0x2DD, 0x2DB, 0x2C7, 0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2,
    0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1,
    0x141, 0xD8, 0x152, 0xBA, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x131, 0xFC,
    0xFD, 0x142, 0xF8, 0x153, 0xDF, 0xFE, 0xFF, 0, 0,
  ]

  /// One escape sequence as it stands in a text.
  struct Sequence {
    enum Meaning {
      case scalar(UInt32)
      case codeUnit(UInt16)
      /// The bytes behind the backslash, as they are.
      case literal
    }
    var meaning: Meaning
    /// The offset behind the sequence. For a literal: behind the backslash.
    var end: Int
  }

  /// Reads the escape sequence whose backslash stands at `start`.
  static func sequence(_ text: Span<UInt8>, at start: Int, limit: Int) -> Sequence {
    let index = start + 1
    guard index < limit else { return Sequence(meaning: .literal, end: index) }
    func named(_ value: UInt32) -> Sequence {
      Sequence(meaning: .scalar(value), end: index + 1)
    }
    switch text[index] {
    case UInt8(ascii: "n"): return named(0x0A)
    case UInt8(ascii: "t"): return named(0x09)
    case UInt8(ascii: "r"): return named(0x0D)
    case UInt8(ascii: "a"): return named(0x07)
    case UInt8(ascii: "b"): return named(0x08)
    case UInt8(ascii: "f"): return named(0x0C)
    case UInt8(ascii: "v"): return named(0x0B)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return named(UInt32(text[index]))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value: UInt32 = 0
      var end = index
      while end < min(limit, index + 3), text[end] & 0xF8 == 0x30 {
        value = value << 3 | UInt32(text[end] & 7)
        end += 1
      }
      value &= 0xFF
      let scalar = value < 0x80 ? value : UInt32(nextStep[Int(value) - 0x80])
      return Sequence(meaning: .scalar(scalar), end: end)
    case UInt8(ascii: "U"):
      var unit: UInt16 = 0
      var end = index + 1
      while end < min(limit, index + 5), let digit = hexValue(text[end]) {
        unit = unit << 4 | UInt16(digit)
        end += 1
      }
      return Sequence(meaning: .codeUnit(unit), end: end)
    case _:
      return Sequence(meaning: .literal, end: index)
    }
  }

  /// Appends the text of a range, escapes decoded, in UTF-8.
  ///
  /// Halves of surrogate pairs that follow each other are joined; a half alone becomes U+FFFD.
  package static func decode(
    _ text: Span<UInt8>, _ range: SourceRange, into result: inout [UInt8]
  ) {
    var index = range.start
    var copied = range.start
    while index < range.end {
      guard text[index] == 0x5C else {
        index += 1
        continue
      }
      for position in copied..<index { result.append(text[position]) }
      let sequence = sequence(text, at: index, limit: range.end)
      switch sequence.meaning {
      case .scalar(let value):
        result.appendUTF8(value)
        index = sequence.end
      case .codeUnit(let unit):
        index = sequence.end
        if unit & 0xFC00 == 0xD800, let low = lowSurrogate(text, at: index, limit: range.end) {
          result.appendUTF8(0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low.unit & 0x3FF))
          index = low.end
        } else {
          result.appendUTF8(UInt32(unit))
        }
      case .literal:
        // The character behind the backslash stands for itself, even another backslash of an
        // ill-formed end; copying resumes with it.
        copied = sequence.end
        index = min(sequence.end + 1, range.end)
        continue
      }
      copied = index
    }
    for position in copied..<index { result.append(text[position]) }
  }

  /// The low surrogate escape at `start`, if there is one.
  static func lowSurrogate(
    _ text: Span<UInt8>, at start: Int, limit: Int
  ) -> (unit: UInt16, end: Int)? {
    guard start + 1 < limit, text[start] == 0x5C, text[start + 1] == UInt8(ascii: "U") else {
      return nil
    }
    let next = sequence(text, at: start, limit: limit)
    guard case .codeUnit(let unit) = next.meaning, unit & 0xFC00 == 0xDC00 else { return nil }
    return (unit, next.end)
  }

  /// The value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case _: nil
    }
  }

  /// The spelling of a text between double quotes, quotes included.
  ///
  /// Quotes, backslashes, line breaks and tabs get their short escapes, other control characters
  /// `\UXXXX`; everything else stands for itself. Both Foundation parsers read the result back as the
  /// same text, which is why no octal escape and no surrogate pair is ever written.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array((byte < 16 ? "\\U000" : "\\U00").utf8) + Array(digits.utf8)
      case _: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
