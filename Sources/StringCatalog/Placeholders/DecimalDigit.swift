/// The decimal digits of the scripts that localized texts are written in.
enum DecimalDigit {
  /// The scalar of each script's digit zero (Unicode general category Nd), in order.
  private static func isZero(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66,
      0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0xff10:
      true
    default: false
    }
  }

  /// The value of a digit scalar; nil for every other scalar.
  static func value(of scalar: UInt32) -> UInt8? {
    if scalar < 0x660 {
      return scalar &- 0x30 < 10 ? UInt8(scalar - 0x30) : nil
    }
    for value in UInt32(0)..<10 where isZero(scalar - value) {
      return UInt8(value)
    }
    return nil
  }
}
