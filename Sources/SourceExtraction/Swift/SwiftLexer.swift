import CatalogSyntax

/// Splits Swift source into tokens, by the rules of the compiler's lexer in Swift 6 mode.
///
/// The lexer is total: it takes any bytes, never reads outside them, and keeps stacks of its own for brackets and
/// interpolations. Its work is linear in the number of bytes.
struct SwiftLexer {
  var output = TokenOutput()
  var position = 0

  /// A string literal whose interpolation is being read.
  struct OpenLiteral {
    var token: Int
    var pounds: Int
    var isMultiline: Bool
    var conditionBase: Int
  }

  var literals: ContiguousArray<OpenLiteral> = []
  /// Whether the innermost interpolation belongs to a literal that ends with its line.
  var lineBreakEndsLiteral = false
  /// A stretch known to hold no `"` followed by so many `#`: it is not searched again.
  var withoutQuote = (pounds: 0, start: 0, end: 0)

  init() {}

  mutating func lex(_ text: Span<UInt8>) {
    output.reserve(forByteCount: text.count)
    if text.count >= 2, text[0] == UInt8(ascii: "#"), text[1] == UInt8(ascii: "!") {
      lineComment(text)
    }
    while position < text.count { next(text) }
    while !literals.isEmpty { abandonLiteral(at: text.count) }
    output.finish()
    output.reportNUL(in: text)
  }

  /// Reads one token, comment, or stretch of white space.
  @inline(__always)
  private mutating func next(_ text: Span<UInt8>) {
    let start = position
    let byte = text[start]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      position = SwiftCharacters.endOfIdentifier(text, from: start &+ 1)
      output.append(.identifier, start, position)
    case 0x20, 0x09, 0x0B, 0x0C:
      position = start &+ 1
      output.gap.insert(.followsSpace)
    case 0x0A, 0x0D:
      lineBreak(text)
    case UInt8(ascii: "("):
      single(.parenthesis, .openParenthesis)
    case UInt8(ascii: ")"):
      closeParenthesis(text)
    case UInt8(ascii: "["):
      single(.square, .openSquare)
    case UInt8(ascii: "]"):
      position = start &+ 1
      output.close(.square, .closeSquare, start)
    case UInt8(ascii: "{"):
      single(.brace, .openBrace)
    case UInt8(ascii: "}"):
      position = start &+ 1
      output.close(.brace, .closeBrace, start)
    case UInt8(ascii: ","):
      single(.comma)
    case UInt8(ascii: ":"):
      single(.colon)
    case UInt8(ascii: ";"):
      single(.semicolon)
    case UInt8(ascii: "\\"):
      single(.backslash)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number(text)
    case UInt8(ascii: "\""):
      beginString(text, start: start, pounds: 0)
    case UInt8(ascii: "/"):
      slash(text)
    case UInt8(ascii: "."):
      dot(text)
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"):
      operatorToken(text)
    case UInt8(ascii: "#"):
      pound(text)
    case UInt8(ascii: "@"):
      attribute(text)
    case UInt8(ascii: "`"):
      backticked(text)
    case 0x80...0xFF:
      nonASCII(text)
    case _:
      unexpected(text)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: SourceToken.Kind) {
    output.append(kind, position, position &+ 1)
    position &+= 1
  }

  @inline(__always)
  private mutating func single(_ frame: TokenOutput.Frame.Kind, _ kind: SourceToken.Kind) {
    output.open(frame, kind, position, position &+ 1)
    position &+= 1
  }

  // MARK: Gaps

  @inline(__always)
  private mutating func lineBreak(_ text: Span<UInt8>) {
    while lineBreakEndsLiteral { abandonLiteral(at: position) }
    output.gap = [.followsSpace, .followsNewline]
    var index = position &+ 1
    // Behind a line break stands the indentation: step over it eight bytes at a time.
    while index &+ 8 <= text.count {
      let difference = text.word(at: index) ^ 0x2020_2020_2020_2020
      guard difference == 0 else {
        index &+= difference.trailingZeroBitCount >> 3
        break
      }
      index &+= 8
    }
    position = index
  }

  private mutating func lineComment(_ text: Span<UInt8>) {
    let start = position
    position = SwiftCharacters.endOfLine(text, from: start &+ 2)
    output.comments.append(
      SourceComment(start, position, isBlock: false, nextToken: output.tokens.count))
    output.gap.insert(.followsSpace)
  }

  private mutating func blockComment(_ text: Span<UInt8>) {
    let start = position
    var index = start + 2
    var depth = 1
    while index < text.count {
      if index &+ 8 <= text.count {
        let word = text.word(at: index)
        let hits = word.bytesEqual(to: UInt8(ascii: "*")) | word.bytesEqual(to: UInt8(ascii: "/"))
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      let byte = text[index]
      index &+= 1
      guard index < text.count else { break }
      if byte == UInt8(ascii: "*"), text[index] == UInt8(ascii: "/") {
        index &+= 1
        depth -= 1
        if depth == 0 { break }
      } else if byte == UInt8(ascii: "/"), text[index] == UInt8(ascii: "*") {
        index &+= 1
        depth += 1
      }
    }
    position = index
    if depth > 0 { output.report(.unterminatedComment, start, start + 2) }
    output.comments.append(
      SourceComment(start, position, isBlock: true, nextToken: output.tokens.count))
    output.gap.insert(.followsSpace)
    if SwiftCharacters.hasLineBreak(text, start, position) {
      output.gap.insert(.followsNewline)
    }
  }

  // MARK: Names and numbers

  private mutating func attribute(_ text: Span<UInt8>) {
    let start = position
    position = start + 1
    guard position < text.count, SwiftCharacters.identifierLength(text, at: position) > 0 else {
      output.append(.unknown, start, position)
      output.report(.unexpectedCharacter, start, position)
      return
    }
    position = SwiftCharacters.endOfIdentifier(text, from: position)
    output.append(.attribute, start, position)
  }

  private mutating func backticked(_ text: Span<UInt8>) {
    let start = position
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "`"), text[index] != 0x0A,
      text[index] != 0x0D
    {
      index += 1
    }
    guard index < text.count, text[index] == UInt8(ascii: "`"), index > start + 1 else {
      position = start + 1
      output.append(.unknown, start, position)
      output.report(.unterminatedIdentifier, start, position)
      // The rest of the line is not searched again for every back-tick: it has none.
      return
    }
    position = index + 1
    output.append(.identifier, start, position)
  }

  private mutating func nonASCII(_ text: Span<UInt8>) {
    let start = position
    if SwiftCharacters.identifierLength(text, at: start) > 0 {
      position = SwiftCharacters.endOfIdentifier(text, from: start)
      output.append(.identifier, start, position)
    } else if SwiftCharacters.operatorLength(text, at: start, isFirst: true) > 0 {
      operatorToken(text)
    } else {
      unexpected(text)
    }
  }

  private mutating func unexpected(_ text: Span<UInt8>) {
    let start = position
    while position < text.count {
      let byte = text[position]
      if byte >= 0x80 {
        guard SwiftCharacters.identifierLength(text, at: position) == 0,
          SwiftCharacters.operatorLength(text, at: position, isFirst: true) == 0
        else { break }
        position += UTF8Validation.scalar(text, at: position).length
      } else if byte == 0x7F || (byte < 0x20 && !(0x09...0x0D).contains(byte)) {
        position += 1
      } else {
        break
      }
    }
    // Every byte that gets here is one of those above, but a loop must not rest on that.
    if position == start { position += 1 }
    output.append(.unknown, start, position)
    output.report(.unexpectedCharacter, start, position)
  }

  private mutating func number(_ text: Span<UInt8>) {
    let start = position
    var index = start &+ 1
    let count = text.count
    let isHexadecimal =
      text[start] == UInt8(ascii: "0") && index < count && text[index] == UInt8(ascii: "x")
    // `tuple.0.1` is not a fraction.
    let isMember =
      start > 0 && text[start &- 1] == UInt8(ascii: ".") && output.tokens.last?.kind == .dot
    index = SwiftCharacters.endOfIdentifier(text, from: index)
    if !isMember, index &+ 1 < count, text[index] == UInt8(ascii: "."),
      isHexadecimal
        ? SwiftCharacters.isHexadecimal(text[index &+ 1]) : text[index &+ 1] &- 0x30 < 10,
      !isHexadecimal || hasExponent(text, from: index &+ 1)
    {
      index = SwiftCharacters.endOfIdentifier(text, from: index &+ 1)
    }
    // The sign of an exponent.
    let last = text[index &- 1] | 0x20
    if last == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")), index &+ 1 < count,
      text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-"),
      text[index &+ 1] &- 0x30 < 10
    {
      index = SwiftCharacters.endOfIdentifier(text, from: index &+ 1)
    }
    position = index
    output.append(.number, start, index)
  }

  /// Whether the digits behind the point of a hexadecimal number are followed by `p`: if not, the point is that of a
  /// member.
  private func hasExponent(_ text: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < text.count, SwiftCharacters.isHexadecimal(text[index]) || text[index] == 0x5F {
      index += 1
    }
    return index < text.count && text[index] | 0x20 == UInt8(ascii: "p")
  }

  // MARK: Operators

  /// Whether what begins at `position` is attached to what stands before it.
  @inline(__always)
  private var isLeftBound: Bool {
    guard !output.gap.contains(.followsSpace), let last = output.tokens.last else { return false }
    switch last.kind {
    case .openParenthesis, .openSquare, .openBrace, .openInterpolation, .comma, .semicolon, .colon:
      return false
    case .identifier, .number, .string, .character, .regex, .operator, .dot, .equal, .arrow,
      .question, .backslash, .attribute, .macro, .directive, .directiveEnd,
      .directiveText, .closeParenthesis, .closeSquare, .closeBrace, .closeInterpolation, .unknown:
      return true
    }
  }

  /// Whether a slash in the operator at `position` may begin a regular expression.
  private func canBeginRegex(_ text: Span<UInt8>) -> Bool {
    guard !isLeftBound else { return false }
    guard let last = output.tokens.last, last.kind == .identifier else { return true }
    // Here an operator is declared.
    return !text.isWord("operator", from: last.start, to: last.end)
      && !text.isWord("func", from: last.start, to: last.end)
  }

  /// Whether the last token may end an operand, so that an operator may follow.
  private var isBehindOperand: Bool {
    guard let last = output.tokens.last else { return false }
    switch last.kind {
    case .identifier, .number, .string, .character, .regex, .attribute, .macro, .closeParenthesis,
      .closeSquare, .closeBrace, .closeInterpolation:
      return true
    case .operator, .dot, .comma, .colon, .semicolon, .equal, .arrow, .question, .backslash,
      .directive, .directiveEnd, .directiveText, .openParenthesis, .openSquare, .openBrace,
      .openInterpolation, .unknown:
      return false
    }
  }

  /// Whether an operand follows the operator characters from `start` on without a blank.
  private func isPrefixOperator(_ text: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < text.count, SwiftCharacters.isASCIIOperator(text[index]) { index += 1 }
    guard index < text.count else { return false }
    switch text[index] {
    case 0...0x20, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case _:
      return true
    }
  }

  private mutating func slash(_ text: Span<UInt8>) {
    let next = position &+ 1 < text.count ? text[position &+ 1] : 0
    if next == UInt8(ascii: "/") {
      lineComment(text)
    } else if next == UInt8(ascii: "*") {
      blockComment(text)
    } else if canBeginRegex(text), isPrefixOperator(text, from: position) || !isBehindOperand,
      let end = endOfBareRegex(text, from: position)
    {
      output.append(.regex, position, end)
      position = end
    } else {
      operatorToken(text)
    }
  }

  @inline(__always)
  private mutating func dot(_ text: Span<UInt8>) {
    let next = position &+ 1
    if next < text.count,
      SwiftCharacters.isASCIIOperator(text[next]) || text[next] == UInt8(ascii: ".")
        || text[next] >= 0x80
    {
      operatorToken(text)
    } else {
      single(.dot)
    }
  }

  private mutating func operatorToken(_ text: Span<UInt8>) {
    let start = position
    let first = text[start]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound {
      single(first == UInt8(ascii: "?") ? .question : .operator)
      return
    }
    if first == UInt8(ascii: "<"), start + 1 < text.count, text[start + 1] == UInt8(ascii: "#"),
      let end = endOfPlaceholder(text, from: start + 2)
    {
      output.append(.identifier, start, end)
      position = end
      return
    }
    let allowsDots = first == UInt8(ascii: ".")
    var index = start
    var regexEnd: Int?
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "/") {
        let next = index &+ 1 < text.count ? text[index &+ 1] : 0
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
        // A regular expression behind a prefix operator.
        if index > start, canBeginRegex(text), isPrefixOperator(text, from: index),
          let end = endOfBareRegex(text, from: index)
        {
          regexEnd = end
          break
        }
      }
      if SwiftCharacters.isASCIIOperator(byte) || (byte == UInt8(ascii: ".") && allowsDots) {
        index &+= 1
      } else if byte >= 0x80 {
        let length = SwiftCharacters.operatorLength(text, at: index, isFirst: index == start)
        guard length > 0 else { break }
        index &+= length
      } else {
        break
      }
    }
    position = index
    var kind = SourceToken.Kind.operator
    if index &- start == 1 {
      switch first {
      case UInt8(ascii: "="): kind = .equal
      case UInt8(ascii: "?"): kind = .question
      case UInt8(ascii: "."): kind = .dot
      case _: break
      }
    } else if index &- start == 2, first == UInt8(ascii: "-"),
      text[start &+ 1] == UInt8(ascii: ">")
    {
      kind = .arrow
    }
    output.append(kind, start, index)
    if let regexEnd {
      output.append(.regex, index, regexEnd)
      position = regexEnd
    }
  }

  /// The offset behind the `#>` of an editor's placeholder, which ends on its line.
  private func endOfPlaceholder(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + 1 < text.count, text[index] != 0x0A, text[index] != 0x0D {
      if text[index] == UInt8(ascii: "#"), text[index + 1] == UInt8(ascii: ">") { return index + 2 }
      // Another placeholder begins: this one was not meant as one.
      if text[index] == UInt8(ascii: "<"), text[index + 1] == UInt8(ascii: "#") { return nil }
      index += 1
    }
    return nil
  }
}
