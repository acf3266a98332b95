/// One `key = value;` of a ``StringsDocument``, as ranges of its text.
///
/// The record is small and flat because a file may hold hundreds of thousands of them.
public struct StringsEntry: Sendable {
  /// How a key or value is written.
  public enum TokenKind: UInt8, Sendable {
    /// Between `"`.
    case doubleQuoted
    /// Between `'`.
    case singleQuoted
    /// A bare word.
    case unquoted
    /// `{ … }`
    case dictionary
    /// `( … )`
    case array
    /// `< … >`
    case data
    /// Not there: the value of a damaged entry.
    case absent
  }

  var keyStart: UInt32
  var keyEnd: UInt32
  var valueStart: UInt32
  var valueEnd: UInt32
  var end: UInt32
  /// The upper half of the key's hash; see ``KeyIndex``.
  var keyHash: UInt32 = 0
  /// How the key is written.
  public internal(set) var keyKind: TokenKind
  /// How the value is written.
  public internal(set) var valueKind: TokenKind
  var keyTraits: TokenTraits
  var valueTraits: TokenTraits
  /// Whether the closing `;` is there.
  public internal(set) var isTerminated = true
  /// Whether part of the entry could not be understood. Its key is known, its value is not reliable.
  public internal(set) var isDamaged = false

  /// The whole entry, from its key to behind its `;`.
  public var range: SourceRange { SourceRange(Int(keyStart), Int(end)) }
  /// The key as written, quotes included.
  public var keyRange: SourceRange { SourceRange(Int(keyStart), Int(keyEnd)) }
  /// The value as written, quotes included. For the shorthand `key;` this is the key.
  public var valueRange: SourceRange { SourceRange(Int(valueStart), Int(valueEnd)) }
  /// Whether the entry is written `key;`, which means `key = key;`.
  public var isShorthand: Bool { valueStart == keyStart && !isDamaged }

  /// The key without its quotes, escapes not decoded.
  public var keyContentRange: SourceRange { Self.content(keyRange, keyKind) }
  /// The value without its quotes, escapes not decoded.
  public var valueContentRange: SourceRange { Self.content(valueRange, valueKind) }

  /// The hash of the decoded key, the same for equal keys of all documents of a process.
  package var hashOfKey: UInt32 { keyHash }

  /// Whether the key contains a backslash, so that its text differs from its spelling.
  public var keyHasEscapes: Bool { keyTraits.contains(.hasEscape) }
  /// Whether the value contains a backslash, so that its text differs from its spelling.
  public var valueHasEscapes: Bool { valueTraits.contains(.hasEscape) }
  /// Whether the value as written holds a character above U+007F.
  public var valueHasNonASCII: Bool { valueTraits.contains(.hasNonASCII) }
  /// Whether the value as written holds a character below U+0020.
  public var valueHasControlCharacters: Bool { valueTraits.contains(.hasControl) }

  /// Whether the value is a text.
  public var isString: Bool {
    switch valueKind {
    case .doubleQuoted, .singleQuoted, .unquoted: true
    case .dictionary, .array, .data, .absent: false
    }
  }

  private static func content(_ range: SourceRange, _ kind: TokenKind) -> SourceRange {
    switch kind {
    case .doubleQuoted, .singleQuoted: SourceRange(range.start + 1, range.end - 1)
    case .unquoted, .dictionary, .array, .data, .absent: range
    }
  }
}
