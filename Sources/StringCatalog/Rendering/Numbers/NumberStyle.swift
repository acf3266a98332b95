package import ICU

/// How a locale writes numbers, prepared for writing them into UTF-8.
package final class NumberStyle: Sendable {
  /// What the locale writes numbers with.
  package let symbols: NumberSymbols
  /// Whether numbers that are not plain text are grouped: not so without a locale.
  let groups: Bool

  /// The digits one behind the other, each of ``digitLength`` bytes.
  private let digits: [UInt8]
  /// The bytes of a digit; 0 if they differ.
  private let digitLength: Int
  /// The bytes of each digit, the first one lowest, where all have ``digitLength``.
  private let packedDigits: InlineArray<10, UInt32>
  private let isASCII: Bool
  private let grouping: [UInt8]
  /// The bytes of the separator of groups, the first one lowest, where there are at most four.
  private let packedGrouping: UInt32
  private let decimal: [UInt8]
  private let negativePrefix: [UInt8]
  private let negativeSuffix: [UInt8]
  private let positivePrefix: [UInt8]
  private let positiveSuffix: [UInt8]
  private let primary: Int
  private let secondary: Int
  /// The greatest whole number that is not grouped.
  private let lastUngrouped: UInt64
  /// How many digits a number has that is grouped.
  private let leastGrouped: Int
  /// Whether every whole number fits into the scratch space with all its separators.
  private let isCompact: Bool

  private static let scratchCapacity = 128

  /// Prepares symbols.
  ///
  /// - Parameters:
  ///   - symbols: What numbers are written with.
  ///   - groups: Whether numbers are grouped where the locale does so.
  package init(_ symbols: NumberSymbols, groups: Bool) {
    self.symbols = symbols
    self.groups = groups
    let lengths = Set(symbols.digits.map(\.utf8.count))
    let length = lengths.count == 1 ? lengths.first ?? 0 : 0
    digitLength = (1...4).contains(length) ? length : 0
    packedDigits = InlineArray { digit in Self.packed(symbols.digits[digit]) }
    digits = symbols.digits.flatMap { Array($0.utf8) }
    isASCII = digits.elementsEqual(UInt8(ascii: "0")...UInt8(ascii: "9"))
    grouping = Array(symbols.grouping.utf8)
    packedGrouping = Self.packed(symbols.grouping)
    decimal = Array(symbols.decimal.utf8)
    negativePrefix = Array(symbols.negativePrefix.utf8)
    negativeSuffix = Array(symbols.negativeSuffix.utf8)
    positivePrefix = Array(symbols.positivePrefix.utf8)
    positiveSuffix = Array(symbols.positiveSuffix.utf8)
    primary = symbols.primaryGroup
    secondary = max(1, symbols.secondaryGroup)
    let isGrouping = primary > 0 && !grouping.isEmpty
    let leastGrouped = isGrouping ? primary + symbols.minimumGrouping : .max
    self.leastGrouped = leastGrouped
    let isReached = leastGrouped <= 20
    lastUngrouped = isReached ? (1..<leastGrouped).reduce(1) { power, _ in power * 10 } - 1 : .max
    isCompact =
      digitLength > 0 && grouping.count <= 4
      && 20 * digitLength + 20 / secondary * grouping.count <= Self.scratchCapacity
  }

  /// The first four bytes of a text, the first one lowest.
  private static func packed(_ text: String) -> UInt32 {
    text.utf8.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Numbers of no language: ASCII and without grouping.
  package static let plain = NumberStyle(.ascii, groups: false)

  // MARK: Signs

  /// Appends what stands in front of the digits.
  @inline(__always)
  func appendPrefix(isNegative: Bool, flags: Placeholder.Flags, to buffer: inout [UInt8]) {
    if isNegative {
      buffer += negativePrefix
    } else if flags.isDisjoint(with: [.sign, .space]) {
      if !positivePrefix.isEmpty { buffer += positivePrefix }
    } else {
      if flags.contains(.sign) {
        buffer.append(symbols.plus)
      } else {
        buffer.append(ASCII.space)
      }
      buffer += positivePrefix
    }
  }

  /// Appends what stands behind the digits.
  @inline(__always)
  func appendSuffix(isNegative: Bool, to buffer: inout [UInt8]) {
    if isNegative {
      if !negativeSuffix.isEmpty { buffer += negativeSuffix }
    } else if !positiveSuffix.isEmpty {
      buffer += positiveSuffix
    }
  }

  // MARK: Digits

  /// Appends a whole number as `%d` prints it without flags, width and precision.
  @inline(never)
  func append(_ number: WholeNumber, grouped: Bool, to buffer: inout [UInt8]) {
    appendPrefix(isNegative: number.isNegative, flags: [], to: &buffer)
    appendInteger(number.magnitude, grouped: grouped, to: &buffer)
    appendSuffix(isNegative: number.isNegative, to: &buffer)
  }

  /// Appends a whole number without sign.
  @inline(__always)
  package func appendInteger(_ magnitude: UInt64, grouped: Bool, to buffer: inout [UInt8]) {
    guard isCompact else { return appendLong(magnitude, grouped: grouped, to: &buffer) }
    if magnitude < 10, isASCII {
      buffer.append(ASCII.zero + UInt8(truncatingIfNeeded: magnitude))
    } else {
      appendCompact(magnitude, grouped: grouped, to: &buffer)
    }
  }

  private func appendCompact(_ magnitude: UInt64, grouped: Bool, to buffer: inout [UInt8]) {
    var scratch = InlineArray<128, UInt8>(repeating: 0)
    // How many digits may follow before a separator must stand; none does below the least number.
    let room = grouped && magnitude > lastUngrouped ? primary : .max
    let start =
      isASCII && grouping.count <= 1
      ? fillASCII(&scratch, magnitude, room: room) : fill(&scratch, magnitude, room: room)
    buffer.append(scratch.span.extracting(start..<Self.scratchCapacity))
  }

  /// Writes ASCII digits with separators of one byte to the end of the scratch space.
  @inline(__always)
  private func fillASCII(
    _ scratch: inout InlineArray<128, UInt8>, _ magnitude: UInt64, room: Int
  ) -> Int {
    let separator = grouping.first ?? 0
    var start = Self.scratchCapacity
    var rest = magnitude
    var room = room
    repeat {
      if room == 0 {
        start &-= 1
        scratch[start] = separator
        room = secondary
      }
      let quotient = rest / 10
      start &-= 1
      scratch[start] = ASCII.zero &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      rest = quotient
      room &-= 1
    } while rest > 0
    return start
  }

  /// Writes digits and separators of any length to the end of the scratch space.
  @inline(__always)
  private func fill(
    _ scratch: inout InlineArray<128, UInt8>, _ magnitude: UInt64, room: Int
  ) -> Int {
    let groupingLength = grouping.count
    let length = digitLength
    var start = Self.scratchCapacity
    var rest = magnitude
    var room = room
    repeat {
      if room == 0 {
        start &-= groupingLength
        Self.write(packedGrouping, groupingLength, to: &scratch, at: start)
        room = secondary
      }
      let quotient = rest / 10
      let digit = packedDigits[Int(truncatingIfNeeded: rest &- quotient &* 10)]
      start &-= length
      Self.write(digit, length, to: &scratch, at: start)
      rest = quotient
      room &-= 1
    } while rest > 0
    return start
  }

  /// Writes one to four bytes.
  @inline(__always)
  private static func write(
    _ packed: UInt32, _ length: Int, to scratch: inout InlineArray<128, UInt8>, at start: Int
  ) {
    scratch[start] = UInt8(truncatingIfNeeded: packed)
    if length > 1 { scratch[start &+ 1] = UInt8(truncatingIfNeeded: packed &>> 8) }
    if length > 2 { scratch[start &+ 2] = UInt8(truncatingIfNeeded: packed &>> 16) }
    if length > 3 { scratch[start &+ 3] = UInt8(truncatingIfNeeded: packed &>> 24) }
  }

  @inline(never)
  private func appendLong(_ magnitude: UInt64, grouped: Bool, to buffer: inout [UInt8]) {
    let values = Array("\(magnitude)".utf8.map { $0 - ASCII.zero })
    appendFixed(values.span, point: values.count, grouped: grouped, to: &buffer)
  }

  /// Appends a number without sign.
  ///
  /// - Parameters:
  ///   - values: Its digits, as numbers from 0 to 9.
  ///   - point: How many of them stand before the decimal separator; zeros are added where there are fewer,
  ///     and, if it is below zero, behind the separator.
  ///   - grouped: Whether the digits are grouped if the locale groups so many.
  ///   - showsPoint: Whether the decimal separator stands also where nothing follows it.
  func appendFixed(
    _ values: Span<UInt8>, point: Int, grouped: Bool, showsPoint: Bool = false,
    to buffer: inout [UInt8]
  ) {
    let count = values.count
    if point <= 0 {
      append(digit: 0, to: &buffer)
    } else {
      let isGrouped = grouped && point >= leastGrouped
      for index in 0..<point {
        let left = point - index
        if isGrouped, index > 0, left >= primary, (left - primary) % secondary == 0 {
          buffer += grouping
        }
        append(digit: index < count ? values[index] : 0, to: &buffer)
      }
    }
    guard count > point else {
      if showsPoint { buffer += decimal }
      return
    }
    buffer += decimal
    for _ in 0..<max(0, -point) { append(digit: 0, to: &buffer) }
    for index in max(0, point)..<count { append(digit: values[index], to: &buffer) }
  }

  /// Appends a digit.
  @inline(__always)
  func append(digit: UInt8, to buffer: inout [UInt8]) {
    if isASCII {
      buffer.append(ASCII.zero &+ digit)
    } else if digitLength > 0 {
      let start = Int(digit) * digitLength
      buffer.append(digits, start..<start + digitLength)
    } else {
      buffer.append(symbols.digits[Int(digit)])
    }
  }

  /// The digit zero as text.
  var zero: String { symbols.digits[0] }

  /// Appends an exponent with its sign and at least two digits, as C writes it.
  func appendExponent(_ exponent: Int, isUpper: Bool, to buffer: inout [UInt8]) {
    if symbols.exponent.utf8.count == 1, !groups {
      buffer.append(isUpper ? 0x45 : 0x65)
    } else {
      buffer.append(symbols.exponent)
    }
    buffer.append(exponent < 0 ? symbols.minus : symbols.plus)
    if exponent.magnitude < 10 { append(digit: 0, to: &buffer) }
    appendInteger(UInt64(exponent.magnitude), grouped: false, to: &buffer)
  }

  /// Appends a number that is written in ASCII without sign, such as `12.50` or `1e-05`.
  func appendPlain(_ text: Substring.UTF8View, to buffer: inout [UInt8]) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      text.formIndex(after: &index)
      switch byte {
      case ASCII.dot: buffer += decimal
      case 0x45, 0x65:
        let exponent = Int(Substring(text[index...])) ?? 0
        return appendExponent(exponent, isUpper: false, to: &buffer)
      case _ where ASCII.isDigit(byte): append(digit: byte - ASCII.zero, to: &buffer)
      case _: buffer.append(byte)
      }
    }
  }
}
