package import CatalogSyntax

/// One token of a source file, as a range of its text.
///
/// Tokens lie in one array in file order. What stands between them is white space and comments. A string literal is
/// one token that covers all of its spelling; what its interpolations contain follows it as tokens of their own, so
/// that a call inside an interpolation is found like any other. Tokens are small and flat because a project has
/// millions of them.
package struct SourceToken: Sendable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// A name or keyword, back-ticked ones and `$0` among them.
    case identifier
    /// A number.
    case number
    /// A string literal, prefix and delimiters included.
    case string
    /// A character literal of Objective-C, C or C++.
    case character
    /// A regular expression between slashes.
    case regex
    /// A run of operator characters that has no kind of its own.
    case `operator`
    /// `.` alone.
    case dot
    /// `,`
    case comma
    /// `:`
    case colon
    /// `;`
    case semicolon
    /// `=` alone.
    case equal
    /// `->`
    case arrow
    /// `?` alone, of an optional or a conditional expression.
    case question
    /// `\` before a key path.
    case backslash
    /// `@` and a name: an attribute in Swift, a directive in Objective-C (`@interface`). In Objective-C `@` alone
    /// before a bracket or a number, too.
    case attribute
    /// `#` and a name that begins no preprocessor directive: `#Preview`, `#selector`.
    case macro
    /// `#` and the name of a directive: `#if`, `#else`, `#define`.
    case directive
    /// The end of the line of a directive in Objective-C; it has no length.
    case directiveEnd
    /// What a directive holds that is no code: the name of a header, the text of `#error` or `#pragma`.
    case directiveText
    /// `(`
    case openParenthesis
    /// `)`
    case closeParenthesis
    /// `[`
    case openSquare
    /// `]`
    case closeSquare
    /// `{`
    case openBrace
    /// `}`
    case closeBrace
    /// `\(` or `\#(` in a string literal.
    case openInterpolation
    /// The `)` that ends an interpolation.
    case closeInterpolation
    /// Bytes that are no token.
    case unknown
  }

  /// What was noticed while scanning.
  package struct Traits: OptionSet, Sendable {
    /// The bits.
    package var rawValue: UInt16

    /// Creates traits from bits.
    @inlinable
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// White space or a comment stands before the token, or it is the first.
    package static let followsSpace = Traits(rawValue: 1)
    /// A line break stands between the previous token and this one, or it is the first.
    package static let followsNewline = Traits(rawValue: 2)
    /// A string literal with a backslash, raw literals included.
    package static let hasBackslash = Traits(rawValue: 4)
    /// A string literal between `"""`.
    package static let isMultiline = Traits(rawValue: 8)
    /// A string literal with `#` around its quotes, or `R"…"` in C++.
    package static let isRaw = Traits(rawValue: 16)
    /// A string literal with at least one interpolation.
    package static let hasInterpolation = Traits(rawValue: 32)
    /// A literal or bracket without its end.
    package static let isOpen = Traits(rawValue: 64)
    /// A string literal with `@` before it.
    package static let isObject = Traits(rawValue: 128)
    /// A string literal of Objective-C, C or C++ with `u8`, `u`, `U` or `L` before it.
    package static let hasPrefix = Traits(rawValue: 256)
    /// A token of Objective-C, C or C++ that a backslash at the end of a line runs through.
    package static let hasSplice = Traits(rawValue: 512)
  }

  @usableFromInline var startOffset: UInt32
  @usableFromInline var byteCount: UInt32
  /// See ``partner``.
  @usableFromInline var partnerIndex: UInt32
  /// What the token is.
  package internal(set) var kind: Kind
  /// What was noticed while scanning.
  package internal(set) var traits: Traits

  @inline(__always)
  init(_ kind: Kind, _ start: Int, _ end: Int, partner: Int, traits: Traits) {
    startOffset = UInt32(truncatingIfNeeded: start)
    byteCount = UInt32(truncatingIfNeeded: end &- start)
    partnerIndex = UInt32(truncatingIfNeeded: partner)
    self.kind = kind
    self.traits = traits
  }

  /// The offset of the first byte.
  @inlinable package var start: Int { Int(startOffset) }
  /// The offset behind the last byte.
  @inlinable package var end: Int { Int(startOffset) &+ Int(byteCount) }
  /// The number of bytes.
  @inlinable package var count: Int { Int(byteCount) }
  /// The token as written.
  @inlinable package var range: SourceRange { SourceRange(start, end) }

  /// The index of the token that belongs to this one.
  ///
  /// The other bracket of a bracket; the last token inside a string literal, which is the literal itself if it has no
  /// interpolation; the ``Kind/directiveEnd`` of a directive in Objective-C; for any other token and for a bracket
  /// without its counterpart the token itself.
  @inlinable package var partner: Int { Int(partnerIndex) }
}

extension SourceToken.Kind {
  /// Whether this is `(`, `[`, `{` or the start of an interpolation.
  @inlinable package var isOpening: Bool {
    switch self {
    case .openParenthesis, .openSquare, .openBrace, .openInterpolation: true
    case .identifier, .number, .string, .character, .regex, .operator, .dot, .comma, .colon,
      .semicolon, .equal, .arrow, .question, .backslash, .attribute, .macro, .directive,
      .directiveEnd, .directiveText, .closeParenthesis, .closeSquare, .closeBrace,
      .closeInterpolation, .unknown:
      false
    }
  }

  /// Whether this is `)`, `]`, `}` or the end of an interpolation.
  @inlinable package var isClosing: Bool {
    switch self {
    case .closeParenthesis, .closeSquare, .closeBrace, .closeInterpolation: true
    case .identifier, .number, .string, .character, .regex, .operator, .dot, .comma, .colon,
      .semicolon, .equal, .arrow, .question, .backslash, .attribute, .macro, .directive,
      .directiveEnd, .directiveText, .openParenthesis, .openSquare, .openBrace,
      .openInterpolation, .unknown:
      false
    }
  }
}

/// One comment of a source file, as a range of its text.
package struct SourceComment: Sendable {
  @usableFromInline var startOffset: UInt32
  @usableFromInline var endOffset: UInt32
  /// Whether the comment runs from `/*` to `*/`; otherwise it ends with its line.
  package let isBlock: Bool
  @usableFromInline var tokenIndex: UInt32

  init(_ start: Int, _ end: Int, isBlock: Bool, nextToken: Int) {
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
    tokenIndex = UInt32(truncatingIfNeeded: nextToken)
    self.isBlock = isBlock
  }

  /// The comment as written, delimiters included, the line break that ends it excluded.
  @inlinable package var range: SourceRange { SourceRange(Int(startOffset), Int(endOffset)) }
  /// The index of the first token behind the comment; the number of tokens if there is none.
  @inlinable package var nextToken: Int { Int(tokenIndex) }
}
