import CatalogSyntax

/// Reads a specifier that is spelled with look-alike characters or stray spaces.
///
/// The characters behind the percent sign are brought to ASCII one by one (full-width forms, digits
/// of other scripts, Cyrillic and Greek letters shaped like a conversion letter, spaces around the
/// `$`), and the result is read by the strict grammar.
struct LookAlikeReader {
  /// What was meant, and whether nothing but a specifier can look like this.
  struct Result {
    var placeholder: Placeholder
    var isCertain: Bool
  }

  /// No specifier that people mistype is longer than this many characters.
  private static let longest = 24

  private var meant: [UInt8] = []
  private var offset = 0
  private var isForeign = false
  private var hasSpaces = false
  private var hasDollar = false
  private var hasForeignLetter = false

  /// Reads at a percent sign of any form; nil where no look-alike stands.
  mutating func read(
    _ text: borrowing Span<UInt8>, at start: Int, before: PercentReading.Before
  ) -> Result? {
    guard let sign = text.scalar(at: start), Self.isPercent(sign.value),
      Self.mayContinue(text, at: start + sign.length)
    else { return nil }
    reset(to: start + sign.length)
    isForeign = sign.value != UInt32(ASCII.percent)
    readPosition(text)
    guard readRest(text) else { return nil }

    guard isForeign || hasSpaces else { return nil }
    var reader = SpecifierReader(at: 0, readsArgument: false)
    guard case .specifier(var placeholder) = reader.read(meant.span),
      placeholder.range.end == meant.count,
      case .conversion(let conversion) = placeholder.kind
    else { return nil }

    let isObject = conversion == .object
    if hasSpaces, !hasDollar {
      guard isObject, meant.count == 2 else { return nil }
    }
    if isObject {
      if hasSpaces, let next = text.byte(at: offset), ASCII.isLetter(next) { return nil }
    } else if PercentReading.startsWord(text, at: offset) {
      return nil
    }
    let followsNumber = before == .digit || before == .digitAndSpace
    if followsNumber, !hasDollar { return nil }
    placeholder.range = SourceRange(start, offset)
    let isCertain =
      hasDollar || (!hasSpaces && (isObject || (!hasForeignLetter && sign.length == 1)))
    return Result(placeholder: placeholder, isCertain: isCertain)
  }

  private mutating func reset(to start: Int) {
    meant.removeAll(keepingCapacity: true)
    meant.append(ASCII.percent)
    offset = start
    isForeign = false
    hasSpaces = false
    hasDollar = false
    hasForeignLetter = false
  }

  /// Reads digits and a dollar sign with spaces around either.
  private mutating func readPosition(_ text: borrowing Span<UInt8>) {
    skipSpaces(text)
    let digitStart = offset
    var digits: [UInt8] = []
    var hasForeignDigits = false
    while let scalar = text.scalar(at: offset), let value = DecimalDigit.value(of: scalar.value),
      digits.count < 4
    {
      digits.append(ASCII.zero + value)
      if scalar.length > 1 { hasForeignDigits = true }
      offset += scalar.length
    }
    guard !digits.isEmpty else { return }
    let spacesBefore = hasSpaces
    skipSpaces(text)
    guard let scalar = text.scalar(at: offset), Self.ascii(scalar.value) == ASCII.dollar else {
      offset = digitStart
      hasSpaces = spacesBefore
      return
    }
    offset += scalar.length
    isForeign = isForeign || hasForeignDigits || scalar.length > 1
    hasDollar = true
    meant += digits
    meant.append(ASCII.dollar)
    skipSpaces(text)
  }

  /// Reads flags, width, precision, length and letter; whether a letter was reached.
  private mutating func readRest(_ text: borrowing Span<UInt8>) -> Bool {
    while meant.count < Self.longest, let scalar = text.scalar(at: offset) {
      guard let byte = Self.ascii(scalar.value), byte > ASCII.space, byte != ASCII.percent else {
        return false
      }
      offset += scalar.length
      if scalar.length > 1 {
        isForeign = true
        if ASCII.isLetter(byte) { hasForeignLetter = true }
      }
      if Conversion(rawValue: byte) != nil {
        meant.append(byte)
        return true
      }
      if byte == ASCII.upperL || byte == ASCII.lowerL { return readLongLetters(text) }
      meant.append(byte)
    }
    return false
  }

  /// Reads the rest of `ll` with any letter in capitals, and the conversion letter behind it.
  private mutating func readLongLetters(_ text: borrowing Span<UInt8>) -> Bool {
    let isFirstUpper = text.byte(at: offset - 1) == ASCII.upperL
    meant.append(ASCII.lowerL)
    if let next = text.byte(at: offset), next | 0x20 == ASCII.lowerL {
      meant.append(ASCII.lowerL)
      offset += 1
      isForeign = isForeign || isFirstUpper || next == ASCII.upperL
    } else if isFirstUpper {
      return false
    }
    guard let scalar = text.scalar(at: offset), let byte = Self.ascii(scalar.value) else {
      return false
    }
    offset += scalar.length
    if scalar.length > 1 {
      isForeign = true
      hasForeignLetter = true
    }
    meant.append(byte)
    return Conversion(rawValue: byte) != nil
  }

  private mutating func skipSpaces(_ text: borrowing Span<UInt8>) {
    while let scalar = text.scalar(at: offset), PercentReading.isSpace(scalar.value) {
      offset += scalar.length
      hasSpaces = true
    }
  }

  static func isPercent(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x25, 0x66a, 0xff05: true
    default: false
    }
  }

  /// A cheap look at what follows the sign, to leave ordinary prose at once.
  private static func mayContinue(_ text: borrowing Span<UInt8>, at offset: Int) -> Bool {
    guard let byte = text.byte(at: offset) else { return false }
    return byte >= 0x80 || byte == ASCII.space || byte == ASCII.at || byte == ASCII.dot
      || byte == ASCII.minus || byte == ASCII.plus || ASCII.isDigit(byte) || ASCII.isLetter(byte)
  }

  /// The ASCII character that `scalar` is or looks like.
  private static func ascii(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return UInt8(scalar) }
    if 0xff01...0xff5e ~= scalar { return UInt8(scalar - 0xfee0) }
    if let digit = DecimalDigit.value(of: scalar) { return ASCII.zero + digit }
    switch scalar {
    case 0xfe69: return ASCII.dollar
    case 0xfe6b: return ASCII.at
    case 0x430, 0x3b1: return Conversion.hexadecimalFloat.rawValue
    case 0x410, 0x391: return Conversion.upperHexadecimalFloat.rawValue
    case 0x441: return Conversion.character.rawValue
    case 0x421: return Conversion.wideCharacter.rawValue
    case 0x501, 0x434, 0x3b4: return Conversion.decimal.rawValue
    case 0x435, 0x3b5: return Conversion.scientific.rawValue
    case 0x415, 0x395: return Conversion.upperScientific.rawValue
    case 0x456, 0x3b9: return Conversion.integer.rawValue
    case 0x43e, 0x3bf: return Conversion.octal.rawValue
    case 0x41e, 0x39f: return Conversion.longOctal.rawValue
    case 0x440, 0x3c1: return Conversion.pointer.rawValue
    case 0x455: return Conversion.cString.rawValue
    case 0x405: return Conversion.wideCString.rawValue
    case 0x3c5: return Conversion.unsigned.rawValue
    case 0x445, 0x3c7: return Conversion.hexadecimal.rawValue
    case 0x425, 0x3a7: return Conversion.upperHexadecimal.rawValue
    default: return nil
    }
  }
}
