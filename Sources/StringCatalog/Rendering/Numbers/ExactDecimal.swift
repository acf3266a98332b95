/// A number above or equal to zero as exact decimal digits.
///
/// The value is `0.d₁d₂d₃… × 10^point`; no digits mean zero. There are no leading zeros, and trailing ones
/// only where a decimal text had them.
struct ExactDecimal {
  /// The digits as numbers from 0 to 9.
  var digits: [UInt8]
  /// Where the decimal separator stands, counted from the first digit.
  var point: Int

  /// The exact value of a finite double, its sign left out.
  init(_ value: Double) {
    let magnitude = value.magnitude
    digits = []
    point = 0
    guard magnitude > 0, magnitude.isFinite else { return }
    // Subnormal numbers have no hidden bit, and the least exponent.
    let isNormal = magnitude.exponentBitPattern > 0
    let mantissa = magnitude.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = Int(max(1, magnitude.exponentBitPattern)) - 1_075
    var limbs = BigDecimalInteger(mantissa)
    if exponent >= 0 {
      limbs.multiply(by: 2, times: exponent)
      digits = limbs.digits
      point = digits.count
    } else {
      // m / 2^k is m × 5^k / 10^k.
      limbs.multiply(by: 5, times: -exponent)
      digits = limbs.digits
      point = digits.count + exponent
    }
  }

  /// The digits of a decimal text, its sign left out; nil if it is no number, or its exponent is beyond
  /// 5,000.
  init?(_ text: String) {
    var utf8 = text.utf8[...]
    if utf8.first == ASCII.minus || utf8.first == ASCII.plus { utf8.removeFirst() }
    digits = []
    point = 0
    var hasDot = false
    var hasDigits = false
    while let byte = utf8.first {
      utf8.removeFirst()
      if ASCII.isDigit(byte) {
        hasDigits = true
        if !hasDot { point += 1 }
        digits.append(byte - ASCII.zero)
      } else if byte == ASCII.dot, !hasDot {
        hasDot = true
      } else if byte | 0x20 == 0x65 {
        guard let exponent = Int(Substring(utf8)), abs(exponent) <= 5_000 else { return nil }
        point += exponent
        break
      } else {
        return nil
      }
    }
    guard hasDigits else { return nil }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
  }

  /// A whole number.
  init(whole: UInt64) {
    digits = whole == 0 ? [] : "\(whole)".utf8.map { $0 - ASCII.zero }
    point = digits.count
  }

  /// The number in ASCII with all its digits, without exponent.
  var text: String {
    var bytes: [UInt8] = []
    NumberStyle.plain.appendFixed(digits.span, point: point, grouped: false, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether all digits are zeros.
  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// How many digits stand behind the decimal separator.
  var fractionCount: Int { max(0, digits.count - point) }

  /// Whether nothing but zeros stands behind the decimal separator.
  var isWhole: Bool { digits.dropFirst(max(0, point)).allSatisfy { $0 == 0 } }

  /// The whole number; nil if there is a fraction, or it is beyond 64 bits.
  var whole: UInt64? {
    guard isWhole else { return nil }
    var result: UInt64 = 0
    guard !isZero, point > 0 else { return isZero ? 0 : nil }
    guard point <= 20 else { return nil }
    for index in 0..<point {
      let digit = index < digits.count ? UInt64(digits[index]) : 0
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      result = sum
    }
    return result
  }

  /// Rounds to a number of fraction digits, a tie to the even digit. Exactly that many follow.
  mutating func round(toFraction count: Int) {
    round(keeping: point + count)
    let missing = count - (digits.count - point)
    if missing > 0 { digits += repeatElement(0, count: missing) }
  }

  /// Rounds to a number of digits, a tie to the even digit. Exactly that many are there.
  mutating func round(toSignificant count: Int) {
    round(keeping: count)
    if digits.isEmpty { point = 1 }
    if digits.count > count { digits.removeLast() }
    digits += repeatElement(0, count: max(0, count - digits.count))
  }

  /// Removes zeros behind the last other digit of the fraction.
  mutating func trimFraction() {
    while digits.count > max(0, point), digits.last == 0 { digits.removeLast() }
  }

  /// Cuts behind the first digits and rounds. A carry into a new first digit adds one digit.
  private mutating func round(keeping count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      (digits, point) = ([], 0)
      return
    }
    let isUp: Bool
    switch digits[count] {
    case 0..<5: isUp = false
    case 5 where digits[(count + 1)...].allSatisfy { $0 == 0 }:
      isUp = count > 0 && digits[count - 1] % 2 == 1
    case _: isUp = true
    }
    digits.removeSubrange(count...)
    guard isUp else {
      if digits.isEmpty { point = 0 }
      return
    }
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }
}

/// A whole number in limbs of nine decimal digits, the least first.
private struct BigDecimalInteger {
  private static let base: UInt64 = 1_000_000_000
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(rest % Self.base)
      rest /= Self.base
    }
  }

  /// Multiplies by a power of a factor below 10.
  mutating func multiply(by factor: UInt64, times: Int) {
    var left = times
    while left > 0 {
      var product: UInt64 = 1
      while left > 0, product < Self.base {
        product *= factor
        left -= 1
      }
      var carry: UInt64 = 0
      for index in limbs.indices {
        // Both factors are below 10^10, so the product fits.
        let value = limbs[index] * product + carry
        limbs[index] = value % Self.base
        carry = value / Self.base
      }
      while carry > 0 {
        limbs.append(carry % Self.base)
        carry /= Self.base
      }
    }
  }

  /// The digits, the first one not zero.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for (number, limb) in limbs.reversed().enumerated() {
      var divisor = Self.base / 10
      while divisor > 0 {
        let digit = UInt8(limb / divisor % 10)
        if number > 0 || digit > 0 || !digits.isEmpty { digits.append(digit) }
        divisor /= 10
      }
    }
    return digits
  }
}
