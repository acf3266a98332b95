import CatalogSyntax

extension TokenizedSource {
  /// The most tokens that are looked at to tell generic arguments from comparisons.
  private static let longestGenericList = 256

  /// The arguments between two brackets, labels included, as ranges of token indices.
  ///
  /// The commas of inner groups and of generic arguments (`Result<A, B>`) separate nothing. An empty argument, behind
  /// the last comma or between two, is left out.
  ///
  /// - Parameter opening: The index of the opening bracket.
  /// - Returns: The arguments; none if the bracket has no counterpart.
  package func arguments(at opening: Int) -> [Range<Int>] {
    let closing = tokens[opening].partner
    guard closing > opening else { return [] }
    var result: [Range<Int>] = []
    var start = opening + 1
    var index = start
    while index < closing {
      switch tokens[index].kind {
      case .comma:
        if start < index { result.append(start..<index) }
        index += 1
        start = index
      case .operator:
        index = endOfGenericArguments(at: index, before: closing) ?? index + 1
      case .identifier, .number, .string, .character, .regex, .dot, .colon, .semicolon, .equal,
        .arrow, .question, .backslash, .attribute, .macro, .directive, .directiveEnd,
        .directiveText, .openParenthesis, .closeParenthesis, .openSquare, .closeSquare, .openBrace,
        .closeBrace, .openInterpolation, .closeInterpolation, .unknown:
        index = self.index(after: index)
      }
    }
    if start < closing { result.append(start..<closing) }
    return result
  }

  /// The index behind the generic arguments whose `<` stands at `index`, or nil if it is an operator.
  ///
  /// As for the compiler, what stands between must look like types, and what follows must not begin an operand.
  package func endOfGenericArguments(at index: Int, before limit: Int) -> Int? {
    guard isSpelled(index, "<"), index > 0, index + 1 < limit,
      tokens[index - 1].kind == .identifier
    else { return nil }
    let last = min(limit, index + Self.longestGenericList)
    var depth = 1
    var position = index + 1
    while position < last {
      switch tokens[position].kind {
      case .identifier, .comma, .dot, .colon, .arrow, .question, .attribute, .openSquare,
        .openParenthesis:
        position = self.index(after: position)
      case .operator:
        if isSpelled(position, "<") {
          depth += 1
        } else if let closed = closingAngles(at: position) {
          depth -= closed
          if depth <= 0 { return endsGenericList(before: position + 1, limit) ? position + 1 : nil }
        } else if !isSpelled(position, "&"), !isSpelled(position, "!"),
          !isSpelled(position, "...")
        {
          return nil
        }
        position += 1
      case .number, .string, .character, .regex, .semicolon, .equal, .backslash, .macro,
        .directive, .directiveEnd, .directiveText, .closeParenthesis, .closeSquare, .openBrace,
        .closeBrace, .openInterpolation, .closeInterpolation, .unknown:
        return nil
      }
    }
    return nil
  }

  /// The number of `>` of an operator made of them, with `?` or `!` behind them; nil for any other.
  private func closingAngles(at index: Int) -> Int? {
    var count = 0
    for byte in source.utf8[tokens[index].start..<tokens[index].end] {
      switch byte {
      case UInt8(ascii: ">"): count += 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      case _: return nil
      }
    }
    return count > 0 ? count : nil
  }

  /// Whether the token behind a `>` shows that it ended generic arguments.
  private func endsGenericList(before index: Int, _ limit: Int) -> Bool {
    guard index < tokens.count, index <= limit else { return true }
    let token = tokens[index]
    switch token.kind {
    case .closeParenthesis, .closeSquare, .openBrace, .closeBrace, .dot, .comma, .semicolon,
      .colon, .equal, .question, .closeInterpolation, .openInterpolation, .directiveEnd:
      return true
    case .openParenthesis, .openSquare:
      return !token.traits.contains(.followsNewline)
    case .operator:
      return isSpelled(index, "&") || isSpelled(index, "!")
    case .identifier, .number, .string, .character, .regex, .arrow, .backslash, .attribute,
      .macro, .directive, .directiveText, .unknown:
      return false
    }
  }
}
