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
  /// A percent sign or one of its look-alikes, `％` and `٪`.
  public static let percent = TextTraits(rawValue: 2)
  /// A brace, a backslash or a caret, with which other placeholders and markup begin.
  public static let marker = TextTraits(rawValue: 4)
  /// White space or a line break at the start or the end, or bytes that may belong to such.
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
    var foreignPercent: UInt64 = 0
    var lineBreak: UInt64 = 0
    while index &+ 8 <= count {
      let word = text.word(at: index)
      seen |= word
      percent |= word.bytesEqual(to: 0x25)
      foreignPercent |= word.bytesEqual(to: 0xEF) | word.bytesEqual(to: 0xD9)
      marks |=
        word.bytesEqual(to: 0x7B) | word.bytesEqual(to: 0x5C) | word.bytesEqual(to: 0x5E)
      lineBreak |= word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D)
      index &+= 8
    }
    while index < count {
      let byte = text[index]
      seen |= UInt64(byte)
      switch byte {
      case 0x25: percent = 1
      case 0xEF, 0xD9: foreignPercent = 1
      case 0x7B, 0x5C, 0x5E: marks = 1
      case 0x0A, 0x0D: lineBreak = 1
      case _: break
      }
      index &+= 1
    }
    var bits: UInt8 = 0
    if percent != 0 || (foreignPercent != 0 && Self.hasForeignPercent(text)) {
      bits |= Self.percent.rawValue
    }
    if marks != 0 { bits |= Self.marker.rawValue }
    if lineBreak != 0 { bits |= Self.lineBreak.rawValue }
    if seen & 0x8080_8080_8080_8080 != 0 { bits |= Self.nonASCII.rawValue }
    if Self.mayStartWithSpace(text) || Self.mayEndWithSpace(text) {
      bits |= Self.edgeSpace.rawValue
    }
    rawValue = bits
  }

  /// Whether a text has a full-width (U+FF05) or Arabic (U+066A) percent sign.
  private static func hasForeignPercent(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index &+ 1 < text.count {
      switch text[index] {
      case 0xD9 where text[index &+ 1] == 0xAA: return true
      case 0xEF where text[index &+ 1] == 0xBC && index &+ 2 < text.count:
        if text[index &+ 2] == 0x85 { return true }
      case _: break
      }
      index &+= 1
    }
    return false
  }

  /// White space outside ASCII is U+0085, U+00A0, U+1680, U+2000 to U+205F, and U+3000.
  @inline(__always)
  private static func mayStartWithSpace(_ text: Span<UInt8>) -> Bool {
    let first = text[0]
    guard first >= 0x80 else { return first <= 0x20 }
    return text.count > 1 && mayBeSpace(first, text[1])
  }

  @inline(__always)
  private static func mayEndWithSpace(_ text: Span<UInt8>) -> Bool {
    let count = text.count
    let last = text[count &- 1]
    guard last >= 0x80 else { return last <= 0x20 }
    return (count > 1 && text[count &- 2] == 0xC2)
      || (count > 2 && mayBeSpace(text[count &- 3], text[count &- 2]))
  }

  /// Whether white space outside ASCII may begin with two bytes.
  @inline(__always)
  private static func mayBeSpace(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC2: second == 0x85 || second == 0xA0
    case 0xE1: second == 0x9A
    case 0xE2: second == 0x80 || second == 0x81
    case 0xE3: second == 0x80
    case _: false
    }
  }
}
