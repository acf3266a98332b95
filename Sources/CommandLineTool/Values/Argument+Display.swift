extension Argument {
  /// The longest display, in Unicode scalars of the original; the rest becomes an ellipsis.
  static let displayLimit = 120

  /// The word in a form that is safe to show on a terminal.
  ///
  /// Control characters, line separators and the characters that reorder text become `\u{…}` with
  /// their scalar value, the usual three `\n`, `\r` and `\t`; a byte that belongs to no valid UTF-8
  /// sequence becomes `\x{…}`. Long words are cut.
  public var displayText: String {
    var display = ""
    var count = 0
    var rest = bytes[...]
    while let scalar = Self.popScalar(from: &rest) {
      guard count < Self.displayLimit else { return display + "…" }
      display += scalar.isShowable ? String(scalar.value) : scalar.escape
      count += 1
    }
    return display
  }

  /// A decoded scalar, or a byte that decodes to none.
  private enum Piece {
    case scalar(Unicode.Scalar)
    case stray(UInt8)

    var isShowable: Bool {
      switch self {
      case .stray: false
      case .scalar(let scalar): !scalar.disturbsTerminal
      }
    }

    var value: Character {
      switch self {
      case .stray: "\u{FFFD}"
      case .scalar(let scalar): Character(scalar)
      }
    }

    var escape: String {
      switch self {
      case .stray(let byte): "\\x{" + String(byte, radix: 16, uppercase: true) + "}"
      case .scalar("\n"): "\\n"
      case .scalar("\r"): "\\r"
      case .scalar("\t"): "\\t"
      case .scalar(let scalar): "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
  }

  private static func popScalar(from rest: inout ArraySlice<UInt8>) -> Piece? {
    guard let first = rest.first else { return nil }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard let text = String(validating: rest.prefix(length), as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else {
      rest.removeFirst()
      return .stray(first)
    }
    rest.removeFirst(length)
    return .scalar(scalar)
  }
}

extension Unicode.Scalar {
  /// Whether showing the scalar could move the cursor, break the line or reorder the text.
  fileprivate var disturbsTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
