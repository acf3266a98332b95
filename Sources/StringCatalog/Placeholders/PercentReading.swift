import CatalogSyntax

/// Decides whether what parses as a conversion is prose all the same.
///
/// Languages write the percent sign with a space (`10 % de`), in front of the number (`%50si`), and
/// tie endings to it (`100%ige`, `50%-os`); a format string can look exactly like that. The rules
/// here ask what stands on both sides. A specifier with a position or an `@` is never prose.
struct PercentReading {
  /// What stands in front of a percent sign.
  enum Before {
    case nothing
    /// A digit, directly.
    case digit
    /// A digit and one space.
    case digitAndSpace
    /// A specifier, directly.
    case specifier
    /// A specifier and one space.
    case specifierAndSpace
  }

  let before: Before

  init(_ text: borrowing Span<UInt8>, percentAt offset: Int, specifierEnd: Int) {
    if offset == specifierEnd, offset > 0 {
      before = .specifier
    } else if Self.hasDigit(text, before: offset) {
      before = .digit
    } else if let space = Self.spaceStart(text, before: offset) {
      if space == specifierEnd, space > 0 {
        before = .specifierAndSpace
      } else {
        before = Self.hasDigit(text, before: space) ? .digitAndSpace : .nothing
      }
    } else {
      before = .nothing
    }
  }

  /// Whether `placeholder`, read strictly, is more likely a percent sign and a word.
  func isProse(_ placeholder: Placeholder, in text: borrowing Span<UInt8>) -> Bool {
    guard case .conversion(let conversion) = placeholder.kind, placeholder.position == nil else {
      return false
    }
    let end = placeholder.range.end
    if Self.isAddressEscape(text, at: placeholder.range.start) { return true }
    guard conversion != .object else { return false }
    let continues = Self.startsWord(text, at: end)

    if placeholder.flags.contains(.space) {
      if continues || Self.isAttached(text, at: placeholder.range.start) { return true }
      return isProseAfterSpace(placeholder, conversion)
    }
    if before == .digit {
      if continues || placeholder.flags.contains(.grouping) { return true }
      guard placeholder.precision == .absent, placeholder.length == .none else { return false }
      return !conversion.isCommonAfterDigits
    }
    if before != .nothing, placeholder.flags == .left, placeholder.width == .absent {
      return continues || (before == .specifier && !conversion.isCommonAfterDigits)
    }
    return isLeadingPercentage(placeholder, conversion, continues: continues)
  }

  private func isProseAfterSpace(
    _ placeholder: Placeholder, _ conversion: Conversion
  ) -> Bool {
    switch before {
    case .digit, .digitAndSpace, .specifier: return true
    case .nothing, .specifierAndSpace: break
    }
    if placeholder.precision != .absent || placeholder.length != .none { return false }
    return !conversion.isCommonAfterDigits
  }

  /// Whether this is a percentage with the sign in front, as Turkish and Basque write it.
  private func isLeadingPercentage(
    _ placeholder: Placeholder, _ conversion: Conversion, continues: Bool
  ) -> Bool {
    guard case .number(let width) = placeholder.width, placeholder.flags.isEmpty,
      placeholder.precision == .absent, placeholder.length == .none
    else { return false }
    if continues { return width >= 10 || !conversion.isCommonAfterDigits }
    if conversion == .integer { return width >= 10 }
    return conversion == .hexadecimalFloat || conversion == .scientific || conversion == .octal
  }

  /// Whether a word goes on (or begins) at `offset`: a Latin, Greek or Cyrillic letter, or an
  /// apostrophe in front of one.
  static func startsWord(_ text: borrowing Span<UInt8>, at offset: Int) -> Bool {
    guard let (scalar, length) = text.scalar(at: offset) else { return false }
    if scalar == 0x27 || scalar == 0x2019 {
      return text.scalar(at: offset + length).map { isAlphabetLetter($0.value) } ?? false
    }
    return isAlphabetLetter(scalar)
  }

  static func isAlphabetLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5a, 0x61...0x7a: true
    case 0xc0...0x24f, 0x370...0x3ff, 0x400...0x52f, 0x1e00...0x1fff:
      scalar != 0xd7 && scalar != 0xf7
    default: false
    }
  }

  /// Whether the percent sign at `offset` touches a name or bracket in front: `n% d`, `(5)% d`.
  private static func isAttached(_ text: borrowing Span<UInt8>, at offset: Int) -> Bool {
    guard let byte = text.byte(at: offset - 1) else { return false }
    return byte.isAddressCharacter || byte == 0x29 || byte == 0x5d || byte == ASCII.at
  }

  /// Whether `%` and two hexadecimal digits at `offset` are part of a web or mail address.
  ///
  /// The address is the run without white space around the sign; control codes (`%02`) never occur
  /// in one, so that `%02d` stays a specifier.
  static func isAddressEscape(_ text: borrowing Span<UInt8>, at offset: Int) -> Bool {
    guard let high = text.byte(at: offset + 1), let low = text.byte(at: offset + 2),
      ASCII.isHexDigit(high), ASCII.isHexDigit(low), high >= 0x32
    else { return false }
    var start = offset
    let limit = max(0, offset - 512)
    while start > limit, let byte = text.byte(at: start - 1), byte > ASCII.space { start -= 1 }
    for index in start..<offset where text.isAddressMark(at: index, runStart: start) {
      return true
    }
    return false
  }

  private static func hasDigit(_ text: borrowing Span<UInt8>, before offset: Int) -> Bool {
    guard let byte = text.byte(at: offset - 1) else { return false }
    if byte < 0x80 { return ASCII.isDigit(byte) }
    guard let start = text.scalarStart(before: offset), let scalar = text.scalar(at: start) else {
      return false
    }
    return DecimalDigit.value(of: scalar.value) != nil
  }

  /// The start of a single space (also a no-break or thin one) in front of `offset`.
  private static func spaceStart(_ text: borrowing Span<UInt8>, before offset: Int) -> Int? {
    guard let byte = text.byte(at: offset - 1) else { return nil }
    if byte < 0x80 { return byte == ASCII.space ? offset - 1 : nil }
    guard let start = text.scalarStart(before: offset), let scalar = text.scalar(at: start) else {
      return nil
    }
    return isSpace(scalar.value) ? start : nil
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xa0, 0x2000...0x200a, 0x202f, 0x3000: true
    default: false
    }
  }
}

extension Conversion {
  /// Whether the letter is usual behind a literal digit and no word of its own: `0%d`, `1%f`.
  fileprivate var isCommonAfterDigits: Bool {
    switch self {
    case .decimal, .unsigned, .hexadecimal, .upperHexadecimal, .fixed, .upperFixed, .object,
      .longDecimal, .longUnsigned:
      true
    case .integer, .octal, .longOctal, .scientific, .upperScientific, .general, .upperGeneral,
      .hexadecimalFloat, .upperHexadecimalFloat, .character, .wideCharacter, .cString,
      .wideCString, .pointer:
      false
    }
  }
}

extension Span<UInt8> {
  fileprivate func isAddressMark(at offset: Int, runStart: Int) -> Bool {
    hasBytes("://", at: offset) || hasBytes("mailto:", at: offset)
      || (offset == runStart && hasBytes("www.", at: offset))
  }
}
