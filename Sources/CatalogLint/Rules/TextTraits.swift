import CatalogSyntax

/// What the characters of a text are like, found in one pass, so that rules are asked only where they
/// could find something.
public struct TextTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No character at all.
  public static let empty = TextTraits(rawValue: 1)
  /// A percent sign, or the first byte of one of its look-alikes.
  public static let percent = TextTraits(rawValue: 2)
  /// A brace, a backslash or a caret, with which other placeholders and markup begin.
  public static let marker = TextTraits(rawValue: 4)
  /// White space at the start or the end, or a byte that may belong to such.
  public static let edgeSpace = TextTraits(rawValue: 8)
  /// A line feed or carriage return.
  public static let lineBreak = TextTraits(rawValue: 16)
  /// A byte above 0x7F.
  public static let nonASCII = TextTraits(rawValue: 32)

  /// The traits of a UTF-8 text.
  init(_ text: Span<UInt8>) {
    let count = text.count
    guard count > 0 else {
      self = .empty
      return
    }
    var marks: UInt64 = 0
    var seen: UInt64 = 0
    var index = 0
    // Of the eight bytes looked at together only "is there one" matters, so that marks above the
    // lowest, which may be false, do no harm: they stand only where a true one stands below.
    var percent: UInt64 = 0
    var lineBreak: UInt64 = 0
    while index &+ 8 <= count {
      let word = text.word(at: index)
      seen |= word
      percent |=
        word.bytesEqual(to: 0x25) | word.bytesEqual(to: 0xEF) | word.bytesEqual(to: 0xD9)
      marks |=
        word.bytesEqual(to: 0x7B) | word.bytesEqual(to: 0x5C) | word.bytesEqual(to: 0x5E)
      lineBreak |= word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D)
      index &+= 8
    }
    while index < count {
      let byte = text[index]
      seen |= UInt64(byte)
      switch byte {
      case 0x25, 0xEF, 0xD9: percent = 1
      case 0x7B, 0x5C, 0x5E: marks = 1
      case 0x0A, 0x0D: lineBreak = 1
      case _: break
      }
      index &+= 1
    }
    var bits: UInt8 = 0
    if percent != 0 { bits |= Self.percent.rawValue }
    if marks != 0 { bits |= Self.marker.rawValue }
    if lineBreak != 0 { bits |= Self.lineBreak.rawValue }
    if seen & 0x8080_8080_8080_8080 != 0 { bits |= Self.nonASCII.rawValue }
    if Self.mayBeSpace(text[0]) || Self.mayBeSpace(text[count &- 1]) {
      bits |= Self.edgeSpace.rawValue
    }
    rawValue = bits
  }

  /// ASCII white space, or any byte of a character outside ASCII.
  @inline(__always)
  private static func mayBeSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x80
  }
}
