extension Span<UInt8> {
  /// Whether a formatter that takes flags, width and length in any order finds a conversion letter
  /// behind the percent sign at `sign`, and so takes an argument.
  func hasLenientConversion(behind sign: Int) -> Bool {
    var offset = sign + 1
    let limit = Swift.min(count, sign + 32)
    while offset < limit {
      let byte = self[offset]
      if Conversion(rawValue: byte) != nil { return true }
      guard byte.isModifier else { return false }
      offset += 1
    }
    return false
  }

  /// Whether the sign at `sign` and the letter that ends at `end`, which converts nothing, look like
  /// an attempt at a specifier: no space behind the sign, and no number without a `$`.
  func isAttemptedConversion(at sign: Int, end: Int) -> Bool {
    guard let first = byte(at: sign + 1), first != ASCII.space else { return false }
    guard ASCII.isDigit(first) else { return true }
    for offset in sign..<Swift.min(end, count) where self[offset] == ASCII.dollar {
      return true
    }
    return false
  }

  /// Whether a name between percent signs starts at `sign`, as templates write it: `%count%`.
  func isTemplateName(at sign: Int) -> Bool {
    var offset = sign + 1
    var isSpecifier = true
    let limit = Swift.min(count, sign + 40)
    while offset < limit, self[offset].isNameCharacter {
      if offset > sign + 1, !self[offset - 1].isLengthLetter { isSpecifier = false }
      offset += 1
    }
    guard offset - sign > 3, !isSpecifier, byte(at: offset) == ASCII.percent else { return false }
    guard let first = byte(at: sign + 1), ASCII.isLetter(first) else { return false }
    guard let after = byte(at: offset + 1) else { return true }
    return after < 0x80 && !after.isNameCharacter && after != ASCII.at && after != ASCII.percent
  }
}

extension UInt8 {
  /// A flag, a digit, or another byte that may stand between a percent sign and its letter.
  fileprivate var isModifier: Bool {
    switch self {
    case ASCII.space, ASCII.hash, ASCII.dollar, ASCII.apostrophe, ASCII.asterisk, ASCII.plus,
      ASCII.minus, ASCII.dot:
      true
    default: ASCII.isDigit(self) || isLengthLetter
    }
  }

  fileprivate var isLengthLetter: Bool {
    switch self {
    case 0x68, 0x6c, 0x71, 0x4c, 0x7a, 0x74, 0x6a: true
    default: false
    }
  }

  fileprivate var isNameCharacter: Bool {
    ASCII.isLetter(self) || ASCII.isDigit(self) || self == 0x5f
  }

  /// A byte that occurs beside the `@` of a mail address or a user name.
  var isAddressCharacter: Bool {
    isNameCharacter || self == ASCII.dot || self == ASCII.minus
  }
}
