/// A part of a language tag, of at most eight ASCII characters, in one machine word.
///
/// Letters are kept in lower case, so that comparing two subtags is comparing two numbers.
struct Subtag: Hashable, Sendable {
  /// The characters, the last one in the lowest byte; zero for no subtag.
  let bits: UInt64

  /// No subtag.
  static let none = Subtag(bits: 0)

  init(bits: UInt64) { self.bits = bits }

  /// Takes a text of ASCII letters and digits; anything else, and what is too long, gives no subtag.
  init(_ text: String) {
    var bits: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      guard let lower = byte.subtagCharacter, count < 8 else {
        self.bits = 0
        return
      }
      bits = bits << 8 | UInt64(lower)
      count += 1
    }
    self.bits = bits
  }

  /// Whether there is no subtag.
  var isNone: Bool { bits == 0 }

  /// The subtag in lower case.
  var text: String {
    var result = ""
    for shift in stride(from: 56, through: 0, by: -8) {
      let byte = UInt8(truncatingIfNeeded: bits >> UInt64(shift))
      if byte != 0 { result.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
    return result
  }
}

extension UInt8 {
  /// An ASCII letter in lower case or a digit as it is; nil for any other byte.
  var subtagCharacter: UInt8? {
    let folded = self | 0x20
    if folded >= 0x61, folded <= 0x7A { return folded }
    return self >= 0x30 && self <= 0x39 ? self : nil
  }
}
