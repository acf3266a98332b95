public import CatalogSyntax

/// One specifier of a format text: where it stands, what it asks for and which argument it takes.
///
/// The grammar is that of Apple's format strings (String Format Specifiers, and the reference form
/// of `.stringsdict` files): `%2$-08.3lld`, `%*d`, `%#@count@`, `%arg`, `%%`.
public struct Placeholder: Hashable, Sendable {
  /// The bytes of the specifier, half-open, in the UTF-8 text it was read from.
  public var range: SourceRange
  private var statedPosition: UInt16
  private var resolvedArgument: UInt32 = 0
  /// What the specifier stands for.
  public var kind: Kind
  /// The flags between position and width.
  public var flags: Flags
  /// The minimum width.
  public var width: Extent
  /// The precision behind the dot; a bare dot is a precision of 0.
  public var precision: Extent
  /// The length modifier in front of the conversion letter.
  public var length: Length
  /// Whether the argument is the one stated with the variable that a reference names.
  var hasVariableArgument = false

  /// Creates a placeholder that has no argument resolved yet.
  public init(
    range: SourceRange, position: Int? = nil, kind: Kind, flags: Flags = [],
    width: Extent = .absent, precision: Extent = .absent, length: Length = .none
  ) {
    self.range = range
    statedPosition = UInt16(clamping: position ?? 0)
    self.kind = kind
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
  }

  /// The position the text states (`2` for `%2$@`), counted from 1.
  public var position: Int? {
    get { statedPosition == 0 ? nil : Int(statedPosition) }
    set { statedPosition = UInt16(clamping: newValue ?? 0) }
  }

  /// The argument the specifier takes, counted from 1; absent for `%%`, which takes none.
  public internal(set) var argument: Int? {
    get { resolvedArgument == 0 ? nil : Int(resolvedArgument) }
    set { resolvedArgument = UInt32(clamping: newValue ?? 0) }
  }

  /// The class of the value the specifier prints; absent for `%%`.
  public var argumentClass: ArgumentClass? {
    switch kind {
    case .conversion(let conversion): conversion.argumentClass
    case .reference(let reference):
      reference.conversion?.argumentClass ?? .variable(name: reference.name)
    case .formattedArgument: .variable(name: SourceRange(range.start + 1, range.end))
    case .percentSign: nil
    }
  }

  /// Whether no prose can look like this: it has a position, or an `@` with no space before it.
  var isBeyondDoubt: Bool {
    switch kind {
    case .conversion(.object): position != nil || !flags.contains(.space)
    case .conversion: position != nil
    case .reference, .formattedArgument, .percentSign: true
    }
  }

  /// Whether a position is followed by a space and a word: `%1$ files`.
  func isUnfinished(in text: borrowing Span<UInt8>) -> Bool {
    guard position != nil, flags.contains(.space), kind != .conversion(.object) else {
      return false
    }
    return PercentReading.startsWord(text, at: range.end)
  }

  /// The offset behind the `$` of the position, or behind the percent sign.
  func positionEnd(in text: borrowing Span<UInt8>) -> Int {
    for offset in range.start..<range.end where text[offset] == ASCII.dollar {
      return offset + 1
    }
    return range.start + 1
  }
}
