/// A whole number of 64 bits and a sign: every signed and unsigned argument is one.
struct WholeNumber: Hashable {
  var magnitude: UInt64
  var isNegative: Bool

  init(magnitude: UInt64, isNegative: Bool = false) {
    self.magnitude = magnitude
    self.isNegative = isNegative
  }

  init(_ value: Int64) {
    self.init(magnitude: value.magnitude, isNegative: value < 0)
  }

  /// The whole number that a double is; nil if it has a fraction or is out of range.
  init?(_ value: Double) {
    guard let magnitude = UInt64(exactly: value.magnitude) else { return nil }
    let isNegative = value < 0
    guard !isNegative || magnitude <= Int64.min.magnitude else { return nil }
    self.init(magnitude: magnitude, isNegative: isNegative)
  }

  /// The number in two's complement.
  var bitPattern: UInt64 { isNegative ? 0 &- magnitude : magnitude }

  /// Whether a signed type of so many bits holds the number.
  func fits(signed bits: Int) -> Bool {
    guard bits < 64 else { return true }
    let limit: UInt64 = 1 << UInt64(bits - 1)
    return isNegative ? magnitude <= limit : magnitude < limit
  }

  /// What is left of the number in a signed type of so many bits.
  func truncated(signed bits: Int) -> WholeNumber {
    let shift = UInt64(64 - bits)
    return WholeNumber(Int64(bitPattern: bitPattern << shift) >> Int64(shift))
  }

  /// The number as C prints it through an unsigned specifier of so many bits, and whether it is one that
  /// fits there. A negative number that does not fit is taken with 64 bits.
  func unsigned(bits: Int) -> (magnitude: UInt64, fits: Bool) {
    let mask = Self.mask(bits)
    if isNegative {
      let fits = fits(signed: bits)
      return (fits ? bitPattern & mask : bitPattern, fits)
    }
    return (magnitude, magnitude <= mask)
  }

  /// The lowest bits set, so many of them.
  static func mask(_ bits: Int) -> UInt64 { bits < 64 ? 1 << UInt64(bits) - 1 : .max }
}
