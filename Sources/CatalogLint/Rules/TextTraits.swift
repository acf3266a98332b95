import CatalogSyntax

/// What the characters of a text are like, found in one pass, so that rules are asked only where they
/// could find something.
public struct TextTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
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

  /// Two spaces in a row.
  public static let doubleSpace = TextTraits(rawValue: 1 << 6)
  /// A tab.
  public static let tab = TextTraits(rawValue: 1 << 7)
  /// Two full stops in a row.
  public static let doubleStop = TextTraits(rawValue: 1 << 8)
  /// A digit of ASCII.
  public static let digit = TextTraits(rawValue: 1 << 9)
  /// A straight quotation mark.
  public static let straightQuote = TextTraits(rawValue: 1 << 10)
  /// A parenthesis, bracket or brace, or a byte with which such of other scripts begin.
  public static let bracket = TextTraits(rawValue: 1 << 11)
  /// A less-than sign, with which tags begin.
  public static let lessThan = TextTraits(rawValue: 1 << 12)
  /// A colon, semicolon, question or exclamation mark, or the first byte of a guillemet.
  public static let spacedMark = TextTraits(rawValue: 1 << 13)
  /// An at sign.
  public static let atSign = TextTraits(rawValue: 1 << 14)
  /// An asterisk, grave accent, underscore, tilde or opening bracket, with which markup begins.
  public static let markdown = TextTraits(rawValue: 1 << 15)
  /// Two slashes in a row.
  public static let doubleSlash = TextTraits(rawValue: 1 << 16)
  /// A letter of ASCII.
  public static let basicLetter = TextTraits(rawValue: 1 << 17)
  /// The first byte of a character from U+0340 to U+1FFF or from U+3000 to U+DFFF.
  public static let otherScript = TextTraits(rawValue: 1 << 18)
  /// The first byte of a character from U+0080 to U+00BF.
  public static let latinSign = TextTraits(rawValue: 1 << 19)
  /// The first byte of a character from U+2000 to U+2FFF.
  public static let generalPunctuation = TextTraits(rawValue: 1 << 20)
  /// The first byte of a character from U+F000 to U+FFFF.
  public static let compatibility = TextTraits(rawValue: 1 << 21)
  /// The first byte of a character outside the basic plane.
  public static let supplementary = TextTraits(rawValue: 1 << 22)
  /// The first byte of a character from U+0300 on.
  public static let beyondLatin = TextTraits(rawValue: 1 << 23)
  /// The first byte of a character from U+00C0 to U+00FF.
  public static let latinLetter = TextTraits(rawValue: 1 << 24)
  /// The text ends with a character that is no letter or digit of ASCII.
  public static let signAtEnd = TextTraits(rawValue: 1 << 25)

  private static let foreignPercent = TextTraits(rawValue: 1 << 28)
  private static let space = TextTraits(rawValue: 1 << 29)
  private static let stop = TextTraits(rawValue: 1 << 30)
  private static let slash = TextTraits(rawValue: 1 << 31)

  /// What each byte tells of the text that it stands in.
  private static let traitsOfBytes: [UInt32] = (0...255).map { byte in
    traits(of: UInt8(truncatingIfNeeded: byte)).rawValue
  }

  private static func traits(of byte: UInt8) -> TextTraits {
    switch byte {
    case 0x25: .percent
    case 0x7B: [.marker, .bracket]
    case 0x5C, 0x5E: .marker
    case 0x7D, 0x28, 0x29, 0x5D: .bracket
    case 0x5B: [.bracket, .markdown]
    case 0x0A, 0x0D: .lineBreak
    case 0x20: .space
    case 0x09: .tab
    case 0x2E: .stop
    case 0x2F: .slash
    case 0x30...0x39: .digit
    case 0x22: .straightQuote
    case 0x3C: .lessThan
    case 0x21, 0x3A, 0x3B, 0x3F: .spacedMark
    case 0x40: .atSign
    case 0x2A, 0x5F, 0x60, 0x7E: .markdown
    case 0x41...0x5A, 0x61...0x7A: .basicLetter
    case 0..<0x80: []
    case 0x80..<0xC2: .nonASCII
    case 0xC2: [.nonASCII, .latinSign, .spacedMark]
    case 0xC3: [.nonASCII, .latinLetter]
    case 0xC4...0xCB: .nonASCII
    case 0xCC: [.nonASCII, .beyondLatin]
    case 0xD9: [.nonASCII, .beyondLatin, .otherScript, .foreignPercent]
    case 0xCD...0xE1: [.nonASCII, .beyondLatin, .otherScript]
    case 0xE2: [.nonASCII, .beyondLatin, .generalPunctuation]
    case 0xE3: [.nonASCII, .beyondLatin, .otherScript, .bracket]
    case 0xE4...0xED: [.nonASCII, .beyondLatin, .otherScript]
    case 0xEE: [.nonASCII, .beyondLatin]
    case 0xEF: [.nonASCII, .beyondLatin, .compatibility, .bracket, .foreignPercent]
    case _: [.nonASCII, .beyondLatin, .supplementary]
    }
  }

  /// The traits of a UTF-8 text.
  init(_ text: Span<UInt8>) {
    let count = text.count
    guard count > 0 else {
      self = .empty
      return
    }
    let classes = Self.traitsOfBytes.span
    var seen: UInt32 = 0
    var repeated: UInt32 = 0
    var previous: UInt32 = 0
    var index = 0
    while index < count {
      let traits = classes[Int(text[index])]
      seen |= traits
      repeated |= traits & previous
      previous = traits
      index &+= 1
    }
    if repeated & Self.space.rawValue != 0 { seen |= Self.doubleSpace.rawValue }
    if repeated & Self.stop.rawValue != 0 { seen |= Self.doubleStop.rawValue }
    if repeated & Self.slash.rawValue != 0 { seen |= Self.doubleSlash.rawValue }
    if seen & Self.foreignPercent.rawValue != 0, Self.hasForeignPercent(text) {
      seen |= Self.percent.rawValue
    }
    if previous & (Self.basicLetter.rawValue | Self.digit.rawValue) == 0 {
      seen |= Self.signAtEnd.rawValue
    }
    if Self.mayStartWithSpace(text) || Self.mayEndWithSpace(text) {
      seen |= Self.edgeSpace.rawValue
    }
    rawValue = seen & 0x0FFF_FFFF
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
