/// A conversion letter of a format specifier.
public enum Conversion: UInt8, Hashable, Sendable, CaseIterable {
  case object = 0x40  // @
  case decimal = 0x64  // d
  case integer = 0x69  // i
  case longDecimal = 0x44  // D
  case unsigned = 0x75  // u
  case longUnsigned = 0x55  // U
  case hexadecimal = 0x78  // x
  case upperHexadecimal = 0x58  // X
  case octal = 0x6f  // o
  case longOctal = 0x4f  // O
  case fixed = 0x66  // f
  case upperFixed = 0x46  // F
  case scientific = 0x65  // e
  case upperScientific = 0x45  // E
  case general = 0x67  // g
  case upperGeneral = 0x47  // G
  case hexadecimalFloat = 0x61  // a
  case upperHexadecimalFloat = 0x41  // A
  case character = 0x63  // c
  case wideCharacter = 0x43  // C
  case cString = 0x73  // s
  case wideCString = 0x53  // S
  case pointer = 0x70  // p

  /// The letter as written.
  public var spelling: String { String(UnicodeScalar(rawValue)) }

  /// The class of the argument the conversion takes.
  public var argumentClass: ArgumentClass {
    switch self {
    case .object: .object
    case .decimal, .integer, .longDecimal: .signed
    case .unsigned, .longUnsigned, .hexadecimal, .upperHexadecimal, .octal, .longOctal: .unsigned
    case .fixed, .upperFixed, .scientific, .upperScientific, .general, .upperGeneral,
      .hexadecimalFloat, .upperHexadecimalFloat:
      .float
    case .character, .wideCharacter: .character
    case .cString, .wideCString: .cString
    case .pointer: .pointer
    }
  }
}
