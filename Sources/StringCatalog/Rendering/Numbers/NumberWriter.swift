internal import ICU

/// Writes a number as a specifier says, in the style of a locale.
///
/// Signs, digits, separators and grouping are the locale's. Filling up with zeros gives digits of the locale
/// and no grouping. Hexadecimal and octal numbers and pointers are the same everywhere.
struct NumberWriter {
  let style: NumberStyle
  let layout: NumberLayout

  /// Whether digits are grouped where the locale does so.
  private var grouped: Bool {
    guard style.groups || layout.flags.contains(.grouping) else { return false }
    return !(layout.flags.contains(.zero) && layout.width > 0)
  }

  // MARK: Whole numbers

  /// Writes a whole number through `%d`.
  @inline(__always)
  func append(_ number: WholeNumber, to buffer: inout [UInt8]) {
    append(number, grouped: grouped && layout.precision == nil, to: &buffer)
  }

  /// Writes a whole number.
  @inline(__always)
  func append(_ number: WholeNumber, grouped: Bool, to buffer: inout [UInt8]) {
    let start = buffer.count
    style.appendPrefix(isNegative: number.isNegative, flags: layout.flags, to: &buffer)
    let digits = buffer.count
    if layout.precision != 0 || number.magnitude != 0 {
      style.appendInteger(number.magnitude, grouped: grouped, to: &buffer)
    }
    if let precision = layout.precision {
      fill(to: precision, from: digits, with: style.zero, at: digits, &buffer)
    }
    style.appendSuffix(isNegative: number.isNegative, to: &buffer)
    guard layout.width > 0 else { return }
    pad(from: start, digits: layout.precision == nil ? digits : nil, zero: style.zero, &buffer)
  }

  /// Writes a whole number through `%u`, `%x` or `%o`.
  func append(_ magnitude: UInt64, _ conversion: Conversion, to buffer: inout [UInt8]) {
    let start = buffer.count
    var digits = start
    var zero = "0"
    switch conversion {
    case .hexadecimal, .upperHexadecimal:
      let isUpper = conversion == .upperHexadecimal
      if layout.flags.contains(.alternate), magnitude != 0 { buffer.append(isUpper ? "0X" : "0x") }
      digits = buffer.count
      if layout.precision != 0 || magnitude != 0 {
        buffer.append(String(magnitude, radix: 16, uppercase: isUpper))
      }
    case .octal, .longOctal:
      if layout.precision != 0 || magnitude != 0 || layout.flags.contains(.alternate) {
        buffer.append(String(magnitude, radix: 8))
      }
      let hasZero = magnitude == 0 || layout.precision ?? 0 > buffer.count - start
      if layout.flags.contains(.alternate), !hasZero { buffer.insert(ASCII.zero, at: start) }
    case .object, .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .fixed, .upperFixed,
      .scientific, .upperScientific, .general, .upperGeneral, .hexadecimalFloat,
      .upperHexadecimalFloat, .character, .wideCharacter, .cString, .wideCString, .pointer:
      zero = style.zero
      style.appendPrefix(isNegative: false, flags: [], to: &buffer)
      digits = buffer.count
      if layout.precision != 0 || magnitude != 0 {
        style.appendInteger(
          magnitude, grouped: grouped && layout.precision == nil, to: &buffer)
      }
    }
    if let precision = layout.precision {
      fill(to: precision, from: digits, with: zero, at: digits, &buffer)
    }
    guard layout.width > 0 else { return }
    pad(from: start, digits: layout.precision == nil ? digits : nil, zero: zero, &buffer)
  }

  /// Writes an address.
  func appendPointer(_ address: UInt64, to buffer: inout [UInt8]) {
    let start = buffer.count
    buffer.append("0x")
    let digits = buffer.count
    buffer.append(String(address, radix: 16))
    pad(from: start, digits: digits, zero: "0", &buffer)
  }

  // MARK: Floating-point numbers

  /// Writes a number through `%f`, `%e`, `%g` or `%a`.
  func append(_ value: Double, _ conversion: Conversion, to buffer: inout [UInt8]) {
    guard value.isFinite else {
      return appendNonfinite(value, isUpper: conversion.isUpper, to: &buffer)
    }
    let isNegative = value.sign == .minus
    switch conversion {
    case .hexadecimalFloat, .upperHexadecimalFloat:
      appendHexadecimal(value, isUpper: conversion.isUpper, to: &buffer)
    case .fixed, .upperFixed:
      let precision = layout.precision ?? 6
      guard let scaled = Self.scaled(value.magnitude, precision) else {
        return append(ExactDecimal(value), isNegative: isNegative, conversion, to: &buffer)
      }
      appendFixed(scaled, precision, isNegative: isNegative, to: &buffer)
    case .object, .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .hexadecimal,
      .upperHexadecimal, .octal, .longOctal, .scientific, .upperScientific, .general,
      .upperGeneral, .character, .wideCharacter, .cString, .wideCString, .pointer:
      append(ExactDecimal(value), isNegative: isNegative, conversion, to: &buffer)
    }
  }

  /// Writes an exact number through `%f`, `%e` or `%g`, ties rounded to the even digit.
  func append(
    _ decimal: ExactDecimal, isNegative: Bool, _ conversion: Conversion, to buffer: inout [UInt8]
  ) {
    let start = buffer.count
    style.appendPrefix(isNegative: isNegative, flags: layout.flags, to: &buffer)
    let digits = buffer.count
    var decimal = decimal
    let precision = layout.precision ?? 6
    let showsPoint = layout.flags.contains(.alternate)
    switch conversion {
    case .scientific, .upperScientific:
      decimal.round(toSignificant: precision + 1)
      appendScientific(decimal, isUpper: conversion.isUpper, to: &buffer)
    case .general, .upperGeneral:
      let precision = max(1, precision)
      decimal.round(toSignificant: precision)
      let exponent = decimal.point - 1
      if exponent < -4 || exponent >= precision {
        if !showsPoint { decimal.trimZeros(keeping: 1) }
        appendScientific(decimal, isUpper: conversion.isUpper, to: &buffer)
      } else {
        if !showsPoint { decimal.trimZeros(keeping: max(0, decimal.point)) }
        style.appendFixed(
          decimal.digits.span, point: decimal.point, grouped: grouped, showsPoint: showsPoint,
          to: &buffer)
      }
    case .object, .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .hexadecimal,
      .upperHexadecimal, .octal, .longOctal, .fixed, .upperFixed, .hexadecimalFloat,
      .upperHexadecimalFloat, .character, .wideCharacter, .cString, .wideCString, .pointer:
      decimal.round(toFraction: precision)
      style.appendFixed(
        decimal.digits.span, point: decimal.point, grouped: grouped, showsPoint: showsPoint,
        to: &buffer)
    }
    style.appendSuffix(isNegative: isNegative, to: &buffer)
    pad(from: start, digits: digits, zero: style.zero, &buffer)
  }

  /// Writes a whole number of any size through `%d`.
  func appendWhole(_ decimal: ExactDecimal, isNegative: Bool, to buffer: inout [UInt8]) {
    let start = buffer.count
    style.appendPrefix(isNegative: isNegative, flags: layout.flags, to: &buffer)
    let digits = buffer.count
    var whole = decimal
    whole.round(toFraction: 0)
    style.appendFixed(whole.digits.span, point: whole.point, grouped: grouped, to: &buffer)
    style.appendSuffix(isNegative: isNegative, to: &buffer)
    pad(from: start, digits: digits, zero: style.zero, &buffer)
  }

  /// Writes a number by its shortest text that reads back as the same number: `0.1`, `5`, `1e+20`.
  func appendShortest(_ value: Double, to buffer: inout [UInt8]) {
    guard value.isFinite else { return appendNonfinite(value, isUpper: false, to: &buffer) }
    let text = value.magnitude.description
    let isWhole = text.utf8.suffix(2).elementsEqual(".0".utf8)
    appendPlain(
      isWhole ? text.utf8.dropLast(2) : text.utf8[...], isNegative: value.sign == .minus,
      to: &buffer)
  }

  /// Writes a number that is spelled in ASCII without sign, with all its digits.
  func appendPlain(
    _ text: Substring.UTF8View, isNegative: Bool, to buffer: inout [UInt8]
  ) {
    let start = buffer.count
    style.appendPrefix(isNegative: isNegative, flags: layout.flags, to: &buffer)
    style.appendPlain(text, to: &buffer)
    style.appendSuffix(isNegative: isNegative, to: &buffer)
    if layout.width > 0 { pad(from: start, digits: nil, zero: style.zero, &buffer) }
  }

  private func appendNonfinite(_ value: Double, isUpper: Bool, to buffer: inout [UInt8]) {
    let start = buffer.count
    let isNegative = value == -.infinity
    style.appendPrefix(isNegative: isNegative, flags: layout.flags, to: &buffer)
    let word = value.isNaN ? style.symbols.nan : style.symbols.infinity
    buffer.append(isUpper && !style.groups ? word.uppercased() : word)
    style.appendSuffix(isNegative: isNegative, to: &buffer)
    pad(from: start, digits: nil, zero: style.zero, &buffer)
  }

  /// The number times a power of ten, rounded; nil if that is beyond 64 bits.
  private static func scaled(_ magnitude: Double, _ precision: Int) -> UInt64? {
    guard precision < powers.count, magnitude < 0x1p63 else { return nil }
    if magnitude == 0 { return 0 }
    let isNormal = magnitude.exponentBitPattern > 0
    let mantissa = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = Int(max(1, magnitude.exponentBitPattern)) - 1_075
    if exponent >= 0 {
      // Below 2^63 times below 2^64.
      return UInt64(exactly: UInt128(mantissa << UInt64(exponent)) * UInt128(powers[precision]))
    }
    guard exponent >= -120 else { return nil }
    let product = UInt128(mantissa) * UInt128(powers[precision])
    let shift = UInt128(-exponent)
    let quotient = product >> shift
    let rest = product - quotient << shift
    let half: UInt128 = 1 << (shift - 1)
    let isUp = rest > half || (rest == half && quotient & 1 == 1)
    return UInt64(exactly: quotient + (isUp ? 1 : 0))
  }

  private static let powers: [UInt64] = (0..<20).map { exponent in
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }

  private func appendFixed(
    _ scaled: UInt64, _ precision: Int, isNegative: Bool, to buffer: inout [UInt8]
  ) {
    let start = buffer.count
    style.appendPrefix(isNegative: isNegative, flags: layout.flags, to: &buffer)
    let digits = buffer.count
    var values = InlineArray<20, UInt8>(repeating: 0)
    var first = 20
    var rest = scaled
    repeat {
      first -= 1
      values[first] = UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    style.appendFixed(
      values.span.extracting(first..<20), point: 20 - first - precision, grouped: grouped,
      showsPoint: layout.flags.contains(.alternate), to: &buffer)
    style.appendSuffix(isNegative: isNegative, to: &buffer)
    if layout.width > 0 { pad(from: start, digits: digits, zero: style.zero, &buffer) }
  }

  private func appendScientific(
    _ decimal: ExactDecimal, isUpper: Bool, to buffer: inout [UInt8]
  ) {
    style.appendFixed(
      decimal.digits.span, point: 1, grouped: false,
      showsPoint: layout.flags.contains(.alternate), to: &buffer)
    style.appendExponent(decimal.point - 1, isUpper: isUpper, to: &buffer)
  }

  private func appendHexadecimal(_ value: Double, isUpper: Bool, to buffer: inout [UInt8]) {
    let start = buffer.count
    NumberStyle.plain.appendPrefix(
      isNegative: value.sign == .minus, flags: layout.flags, to: &buffer)
    buffer.append(isUpper ? "0X" : "0x")
    let digits = buffer.count
    let isNormal = value.exponentBitPattern > 0
    var significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = value == 0 ? 0 : Int(max(1, value.exponentBitPattern)) - 1_023
    var count = 13
    if let precision = layout.precision, precision < 13 {
      let shift = UInt64(52 - 4 * precision)
      let rest = significand & (1 << shift - 1)
      let half: UInt64 = 1 << (shift - 1)
      significand >>= shift
      if rest > half || (rest == half && significand & 1 == 1) { significand += 1 }
      count = precision
    } else if layout.precision == nil {
      while count > 0, significand & 0xf == 0 {
        significand >>= 4
        count -= 1
      }
    }
    buffer.append(String(significand >> UInt64(4 * count), radix: 16, uppercase: isUpper))
    let zeros = max(0, (layout.precision ?? 0) - 13)
    if count + zeros > 0 || layout.flags.contains(.alternate) { buffer.append(ASCII.dot) }
    for index in (0..<count).reversed() {
      let digit = significand >> UInt64(4 * index) & 0xf
      buffer.append(String(digit, radix: 16, uppercase: isUpper))
    }
    buffer.append(contentsOf: repeatElement(ASCII.zero, count: zeros))
    buffer.append(isUpper ? "P" : "p")
    buffer.append((exponent < 0 ? "-" : "+") + "\(exponent.magnitude)")
    pad(from: start, digits: digits, zero: "0", &buffer)
  }

  // MARK: Width

  /// Fills up to the width: with zeros in front of the digits, or with spaces.
  ///
  /// - Parameters:
  ///   - start: Where the number begins in the buffer.
  ///   - digits: Where zeros may stand; nil if they may not.
  ///   - zero: The digit zero.
  ///   - buffer: Ends with the number.
  private func pad(from start: Int, digits: Int?, zero: String, _ buffer: inout [UInt8]) {
    if let digits, layout.flags.contains(.zero) {
      fill(to: layout.width, from: start, with: zero, at: digits, &buffer)
    } else {
      let isLeft = layout.flags.contains(.left)
      fill(to: layout.width, from: start, with: " ", at: isLeft ? buffer.count : start, &buffer)
    }
  }

  private func fill(
    to width: Int, from start: Int, with text: String, at place: Int, _ buffer: inout [UInt8]
  ) {
    let missing = width - Self.characterCount(buffer.span.extracting(start..<buffer.count))
    guard missing > 0 else { return }
    var filling: [UInt8] = []
    filling.reserveCapacity(missing * text.utf8.count)
    for _ in 0..<missing { filling.append(text) }
    buffer.insert(contentsOf: filling, at: place)
  }

  /// The characters of a number; marks of direction take no room.
  private static func characterCount(_ bytes: Span<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices {
      switch bytes[index] {
      case 0x80..<0xc0: continue
      case 0xe2
      where bytes.hasBytes("\u{200e}", at: index) || bytes.hasBytes("\u{200f}", at: index):
        continue
      case 0xd8 where bytes.hasBytes("\u{61c}", at: index): continue
      case _: count += 1
      }
    }
    return count
  }
}

extension Conversion {
  /// Whether letters of the number are capitals.
  fileprivate var isUpper: Bool {
    switch self {
    case .upperHexadecimal, .upperFixed, .upperScientific, .upperGeneral, .upperHexadecimalFloat:
      true
    case .object, .decimal, .integer, .longDecimal, .unsigned, .longUnsigned, .hexadecimal, .octal,
      .longOctal, .fixed, .scientific, .general, .hexadecimalFloat, .character, .wideCharacter,
      .cString, .wideCString, .pointer:
      false
    }
  }
}

extension ExactDecimal {
  /// Removes zeros at the end, but none of the first digits.
  fileprivate mutating func trimZeros(keeping count: Int) {
    while digits.count > count, digits.last == 0 { digits.removeLast() }
  }
}
