/// One element of a ``PropertyListDocument``, as ranges of its text.
///
/// The nodes of a document lie in one array in the order of their opening tags, so that the
/// descendants of a node are the nodes from the one behind it up to ``next``.
public struct PropertyListNode: Sendable {
  /// The elements of a property list.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// `<plist>`, around the one value of a file.
    case plist
    /// `<dict>`
    case dictionary
    /// `<array>`
    case array
    /// `<key>`
    case key
    /// `<string>`
    case string
    /// `<integer>`
    case integer
    /// `<real>`
    case real
    /// `<true/>`
    case `true`
    /// `<false/>`
    case `false`
    /// `<date>`
    case date
    /// `<data>`, bytes in base 64.
    case data

    /// The name of the element.
    public var elementName: String {
      switch self {
      case .plist: "plist"
      case .dictionary: "dict"
      case .array: "array"
      case .key: "key"
      case .string: "string"
      case .integer: "integer"
      case .real: "real"
      case .true: "true"
      case .false: "false"
      case .date: "date"
      case .data: "data"
      }
    }

    /// Whether the element holds other elements and no text.
    public var isContainer: Bool {
      switch self {
      case .plist, .dictionary, .array: true
      case .key, .string, .integer, .real, .true, .false, .date, .data: false
      }
    }
  }

  /// What else is known of an element.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// Written `<x/>`.
    static let selfClosing = Traits(rawValue: 1 << 0)
    /// Its closing tag is missing.
    static let unclosed = Traits(rawValue: 1 << 1)
    /// It cannot be relied on.
    static let damaged = Traits(rawValue: 1 << 2)
    /// Its text holds references or CDATA sections.
    static let markup = Traits(rawValue: 1 << 3)
    /// A key that stands where a value is due, and is one.
    static let valueKey = Traits(rawValue: 1 << 4)
    /// A key without value or a value without key.
    static let unpaired = Traits(rawValue: 1 << 5)
  }

  var start: UInt32
  var end: UInt32
  var contentStart: UInt32
  var contentEnd: UInt32
  var nextIndex: UInt32
  /// Which element it is.
  public let kind: Kind
  var traits: Traits

  /// The whole element, tags included.
  public var range: SourceRange { SourceRange(Int(start), Int(end)) }
  /// What stands between the tags; empty at the end of the element if it is written `<x/>`.
  public var contentRange: SourceRange { SourceRange(Int(contentStart), Int(contentEnd)) }
  /// The index of the first node behind this one that is not inside it.
  public var next: Int { Int(nextIndex) }
  /// Whether the element is one tag, `<x/>`.
  public var isSelfClosing: Bool { traits.contains(.selfClosing) }
  /// Whether the closing tag is there, or none is needed.
  public var isClosed: Bool { !traits.contains(.unclosed) }
  /// Whether part of the element could not be understood; what was understood of it is in the tree.
  public var isDamaged: Bool { traits.contains(.damaged) }
  /// Whether the text holds references such as `&amp;` or CDATA sections, so that it differs from
  /// its spelling.
  public var hasMarkup: Bool { traits.contains(.markup) }
  /// Whether the node is the key of a member. Foundation takes a `<key>` where a value is due for a
  /// text; such a node is none.
  public var isMemberKey: Bool { kind == .key && !traits.contains(.valueKey) }
}
