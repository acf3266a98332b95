/// One value or member name of a ``JSONDocument``, as a range of its text.
///
/// Records lie in one array in file order, a container before what it contains, the name of a member
/// before its value. They are small and flat because a catalog may hold millions of them.
public struct JSONNode: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// `{ … }`
    case object
    /// `[ … ]`
    case array
    /// A text between double quotes, as a value.
    case string
    /// A number.
    case number
    /// `true`
    case `true`
    /// `false`
    case `false`
    /// `null`
    case null
    /// The name of a member.
    case key
    /// A value or name that could not be understood.
    case unreadable
    /// A value or name that is not there although its member is.
    case missing
  }

  /// What was noticed while scanning, so that later steps can skip what cannot concern them.
  struct Traits: OptionSet {
    var rawValue: UInt8
    /// At least one backslash.
    static let hasEscape = Traits(rawValue: 1)
    /// A text that ends with another quote than the first that could close it.
    static let hasInnerQuote = Traits(rawValue: 2)
    /// The name of a member that a later member of the same name overrides.
    static let isShadowed = Traits(rawValue: 4)
    /// The closing quote or bracket is missing.
    static let isOpen = Traits(rawValue: 8)
  }

  @usableFromInline var startOffset: UInt32
  @usableFromInline var endOffset: UInt32
  /// The index of the first node behind the subtree.
  @usableFromInline var nextIndex: UInt32
  /// What the node is.
  public internal(set) var kind: Kind
  var traits: Traits

  init(_ kind: Kind, _ start: Int, _ end: Int, next: Int, traits: Traits = []) {
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
    nextIndex = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.traits = traits
  }

  /// The node as written, quotes or brackets included.
  @inlinable public var range: SourceRange { SourceRange(Int(startOffset), Int(endOffset)) }
  /// The index of the first node behind this one and what it contains.
  @inlinable public var next: Int { Int(nextIndex) }

  /// Whether the text contains a backslash, so that it differs from its spelling.
  public var hasEscapes: Bool { traits.contains(.hasEscape) }
  /// Whether the closing quote or bracket is missing, or stands where it cannot be meant.
  public var isDamaged: Bool { !traits.isDisjoint(with: [.isOpen, .hasInnerQuote]) }
  /// Whether this is the name of a member that a later member of the same object overrides.
  public var isShadowed: Bool { traits.contains(.isShadowed) }

  /// A text without its quotes, escapes not decoded; the whole range of any other node.
  public var contentRange: SourceRange {
    guard kind == .string || kind == .key else { return range }
    return SourceRange(Int(startOffset) + 1, Int(endOffset) - (traits.contains(.isOpen) ? 0 : 1))
  }
}
