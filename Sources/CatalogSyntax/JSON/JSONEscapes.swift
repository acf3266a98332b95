/// The escape sequences of JSON texts: how they read, and how Xcode writes them.
///
/// | source | meaning |
/// |---|---|
/// | `\" \\ \/ \b \f \n \r \t` | the character, or the control character of that name in C |
/// | `\u` and four hexadecimal digits | one UTF-16 code unit |
/// | anything else | a fault; the character behind the backslash stands for itself |
package enum JSONEscapes {
  /// One escape sequence as it stands in a text.
  struct Sequence {
    enum Meaning {
      case scalar(UInt32)
      case codeUnit(UInt16)
      case invalid
    }
    var meaning: Meaning
    /// The offset behind the sequence; for an invalid one, behind the backslash.
    var end: Int
  }

  /// Reads the escape sequence whose backslash stands at `start`.
  static func sequence(_ text: Span<UInt8>, at start: Int, limit: Int) -> Sequence {
    let index = start + 1
    guard index < limit else { return Sequence(meaning: .invalid, end: index) }
    func named(_ value: UInt32) -> Sequence {
      Sequence(meaning: .scalar(value), end: index + 1)
    }
    switch text[index] {
    case UInt8(ascii: "n"): return named(0x0A)
    case UInt8(ascii: "t"): return named(0x09)
    case UInt8(ascii: "r"): return named(0x0D)
    case UInt8(ascii: "b"): return named(0x08)
    case UInt8(ascii: "f"): return named(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return named(UInt32(text[index]))
    case UInt8(ascii: "u"):
      guard index + 5 <= limit else { return Sequence(meaning: .invalid, end: index) }
      var unit: UInt16 = 0
      for digitIndex in index + 1..<index + 5 {
        guard let digit = StringsEscapes.hexValue(text[digitIndex]) else {
          return Sequence(meaning: .invalid, end: index)
        }
        unit = unit << 4 | UInt16(digit)
      }
      return Sequence(meaning: .codeUnit(unit), end: index + 5)
    case _:
      return Sequence(meaning: .invalid, end: index)
    }
  }

  /// The escape of a low surrogate at `start`, if there is one.
  static func lowSurrogate(
    _ text: Span<UInt8>, at start: Int, limit: Int
  ) -> (unit: UInt16, end: Int)? {
    guard start + 1 < limit, text[start] == 0x5C else { return nil }
    let next = sequence(text, at: start, limit: limit)
    guard case .codeUnit(let unit) = next.meaning, unit & 0xFC00 == 0xDC00 else { return nil }
    return (unit, next.end)
  }

  /// Appends the text of a range, escapes decoded, in UTF-8.
  ///
  /// Halves of surrogate pairs that follow each other are joined; a half alone becomes U+FFFD.
  package static func decode(
    _ text: Span<UInt8>, _ range: SourceRange, into result: inout [UInt8]
  ) {
    var index = range.start
    while index < range.end {
      let byte = text[index]
      guard byte == 0x5C else {
        result.append(byte)
        index += 1
        continue
      }
      let sequence = sequence(text, at: index, limit: range.end)
      index = sequence.end
      switch sequence.meaning {
      case .scalar(let value):
        result.appendUTF8(value)
      case .codeUnit(let unit):
        if unit & 0xFC00 == 0xD800, let low = lowSurrogate(text, at: index, limit: range.end) {
          result.appendUTF8(0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low.unit & 0x3FF))
          index = low.end
        } else {
          result.appendUTF8(UInt32(unit))
        }
      case .invalid:
        // Another backslash would begin a sequence of its own, so the character is taken here.
        guard index < range.end else { return }
        result.append(text[index])
        index += 1
      }
    }
  }

  /// Appends the spelling of a text that Xcode gives it, quotes included.
  ///
  /// Quotes, backslashes and control characters are escaped, the latter with their short form or as
  /// `\u00` and two lower-case digits; everything else stands for itself, ill-formed bytes included.
  package static func appendQuoted(_ text: Span<UInt8>, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    for index in text.indices { appendEscaped(text[index], to: &result) }
    result.append(UInt8(ascii: "\""))
  }

  /// Whether the text of a range, without its quotes, is spelled as ``appendQuoted(_:to:)`` spells it.
  package static func isCanonical(_ text: Span<UInt8>, _ range: SourceRange) -> Bool {
    var index = range.start
    while index < range.end {
      guard text[index] == 0x5C else {
        guard text[index] >= 0x20 else { return false }
        index += 1
        continue
      }
      let sequence = sequence(text, at: index, limit: range.end)
      switch sequence.meaning {
      case .scalar:
        if text[index + 1] == UInt8(ascii: "/") { return false }
      case .codeUnit(let unit):
        guard unit < 0x20 else { return false }
        var spelling: [UInt8] = []
        appendEscaped(UInt8(unit), to: &spelling)
        for (offset, byte) in spelling.enumerated() where text[index + offset] != byte {
          return false
        }
      case .invalid: return false
      }
      index = sequence.end
    }
    return true
  }

  /// The spelling of a text that Xcode gives it, quotes included.
  package static func quoted(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    appendQuoted(Array(text.utf8).span, to: &result)
    return result
  }

  private static func appendEscaped(_ byte: UInt8, to result: inout [UInt8]) {
    func append(_ name: UInt8) {
      result.append(0x5C)
      result.append(name)
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0..<0x20:
      append(UInt8(ascii: "u"))
      result += [0x30, 0x30, 0x30 + byte >> 4]
      result.append(byte & 0xF < 10 ? 0x30 + byte & 0xF : 0x57 + byte & 0xF)
    case _: result.append(byte)
    }
  }
}
