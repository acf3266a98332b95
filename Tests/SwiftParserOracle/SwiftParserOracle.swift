internal import SwiftParser
internal import SwiftSyntax

/// What the parser of the Swift toolchain finds in a source file, as plain values.
///
/// Nothing of the parser's own types is public here, so that only this target needs to be told where it is. Offsets
/// count bytes of UTF-8.
public struct ParsedSwift: Sendable {
  /// What an element is.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A string literal, delimiters included.
    case string
    /// A regular expression, delimiters included.
    case regex
    /// A comment that ends with its line.
    case lineComment
    /// A comment between `/*` and `*/`.
    case blockComment
    /// From `\(` to `)` in a string literal.
    case interpolation
    /// A name or keyword.
    case name
    /// A number.
    case number
    /// A version, as in `@available`, whose tokens the parser cuts anew.
    case version
    /// `(`, `[` or `{` outside string literals.
    case opening
    /// `)`, `]` or `}` outside string literals.
    case closing
  }

  /// One element of a source file.
  public struct Element: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// The offset of its first byte.
    public var offset: Int
    /// The number of its bytes.
    public var length: Int

    /// Creates an element.
    public init(kind: Kind, offset: Int, length: Int) {
      self.kind = kind
      self.offset = offset
      self.length = length
    }
  }

  /// A call with parentheses.
  public struct Call: Sendable, Hashable {
    /// The offset behind the called expression.
    public var calleeEnd: Int
    /// The offset of `(`.
    public var leftParenthesis: Int
    /// The offset of `)`.
    public var rightParenthesis: Int
    /// The offsets of the first tokens of the arguments, labels included.
    public var arguments: [Int]
  }

  /// The elements, in no particular order.
  public private(set) var elements: [Element] = []
  /// The calls, in no particular order.
  public private(set) var calls: [Call] = []
  /// Whether the file is not correct Swift.
  public private(set) var hasError: Bool

  /// Parses a source file.
  public init(_ source: [UInt8]) {
    let tree = source.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    hasError = tree.hasError
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    elements = visitor.elements
    calls = visitor.calls
  }
}

private final class Visitor: SyntaxVisitor {
  var elements: [ParsedSwift.Element] = []
  var calls: [ParsedSwift.Call] = []

  private func add(_ kind: ParsedSwift.Kind, _ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    elements.append(ParsedSwift.Element(kind: kind, offset: start, length: end - start))
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.string, node)
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.string, node)
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    add(.interpolation, node)
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.regex, node)
    return .visitChildren
  }

  override func visit(_ node: VersionTupleSyntax) -> SyntaxVisitorContinueKind {
    add(.version, node)
    return .visitChildren
  }

  private func isInVersion(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    return parent.is(VersionTupleSyntax.self) || parent.is(VersionComponentSyntax.self)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let left = node.leftParen, let right = node.rightParen {
      calls.append(
        ParsedSwift.Call(
          calleeEnd: node.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset,
          leftParenthesis: left.positionAfterSkippingLeadingTrivia.utf8Offset,
          rightParenthesis: right.positionAfterSkippingLeadingTrivia.utf8Offset,
          arguments: node.arguments.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset }))
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    addComments(token.leadingTrivia, at: token.position.utf8Offset)
    addComments(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    switch token.tokenKind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard, .poundIf, .poundElseif, .poundElse,
      .poundEndif, .poundAvailable, .poundUnavailable, .poundSourceLocation:
      add(.name, token)
    case .integerLiteral, .floatLiteral:
      if !isInVersion(token) { add(.number, token) }
    case .leftParen, .leftSquare, .leftBrace:
      if token.parent?.is(ExpressionSegmentSyntax.self) != true { add(.opening, token) }
    case .rightParen, .rightSquare, .rightBrace:
      if token.parent?.is(ExpressionSegmentSyntax.self) != true { add(.closing, token) }
    default:
      break
    }
    return .visitChildren
  }

  private func addComments(_ trivia: Trivia, at start: Int) {
    var offset = start
    for piece in trivia.pieces {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .docLineComment:
        elements.append(ParsedSwift.Element(kind: .lineComment, offset: offset, length: length))
      case .blockComment, .docBlockComment:
        elements.append(ParsedSwift.Element(kind: .blockComment, offset: offset, length: length))
      default:
        break
      }
      offset += length
    }
  }
}
