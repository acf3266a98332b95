import CatalogSyntax

/// Literals whose type the code names: declarations, default arguments, casts and results.
extension SourceMatcher {
  /// The most brackets around a type.
  private static let deepestType = 16
  /// The most tokens between a function's result and its brace.
  private static let longestClause = 64

  /// Reads what has the type at a token.
  mutating func readType(_ index: Int, _ rule: KeyRule) {
    switch file.kind(index + 1) {
    case .openParenthesis, .dot: return
    case _: break
    }
    var first = index
    // `String.LocalizationValue`, `Foundation.LocalizedStringResource`
    while file.kind(first - 1) == .dot, file.kind(first - 2) == .identifier,
      index - first < Self.deepestType
    {
      first -= 2
    }
    let request = Request(rule, trigger: index)
    if file.isWord(first - 1, "as") {
      readCast(first - 1, request)
      return
    }
    guard let (start, end) = outerType(first, index + 1) else { return }
    switch file.kind(start - 1) {
    case .colon: readAnnotated(end, request)
    case .arrow: readResult(end, request, arrow: start - 1)
    case _: return
    }
  }

  /// The brackets, optional signs and generic types around the type between two tokens.
  private func outerType(_ first: Int, _ next: Int) -> (start: Int, end: Int)? {
    var (start, end) = (first, next)
    for _ in 0..<Self.deepestType {
      if file.kind(end) == .question
        || (file.kind(end) == .operator && file.isSpelled(end, "!"))
      {
        end += 1
      } else if file.kind(start - 1) == .openSquare, file.kind(end) == .closeSquare {
        start -= 1
        end += 1
      } else if file.kind(start - 1) == .openParenthesis, file.kind(end) == .closeParenthesis,
        file.kind(start - 2) == .colon || file.kind(start - 2) == .arrow
      {
        start -= 1
        end += 1
      } else if file.kind(start - 1) == .operator, file.isSpelled(start - 1, "<"),
        file.kind(end) == .operator, file.isSpelled(end, ">"),
        file.kind(start - 2) == .identifier
      {
        start -= 2
        end += 1
      } else if file.kind(end) == .closeSquare, let key = keyOfDictionary(start, end) {
        start = key
        end += 1
      } else if file.isWord(start - 1, "any") || file.isWord(start - 1, "inout") {
        start -= 1
      } else {
        return (start, end)
      }
    }
    return nil
  }

  /// The bracket of a dictionary type whose value begins at `start` and ends before the bracket at `end`.
  private func keyOfDictionary(_ start: Int, _ end: Int) -> Int? {
    let opening = file.tokens[end].partner
    guard file.kind(start - 1) == .colon, opening < start, start - opening < Self.longestClause
    else { return nil }
    return opening
  }

  /// Reads the literal before `as`.
  private mutating func readCast(_ cast: Int, _ request: Request) {
    let last = cast - 1
    if let literal = file.literal(endingAt: last) {
      readFormat(literal..<cast, request)
    } else if file.kind(last) == .closeParenthesis || file.kind(last) == .closeSquare,
      file.tokens[last].partner < last
    {
      let opening = file.tokens[last].partner
      guard file.kind(opening - 1) != .identifier || file.isWord(opening - 1, "return") else {
        return
      }
      read(opening..<cast, request)
    }
  }

  /// Reads what follows `name: Type`.
  private mutating func readAnnotated(_ end: Int, _ request: Request) {
    switch file.kind(end) {
    case .equal:
      let last = file.endOfExpression(end + 1, before: file.tokens.count)
      if last > end + 1 { read(end + 1..<last, request) }
    case .openBrace:
      readBody(end, request)
    case _:
      return
    }
  }

  /// Reads what gives a result of the type.
  private mutating func readResult(_ end: Int, _ request: Request, arrow: Int) {
    var index = end
    // A closure.
    if file.isWord(index, "in") {
      guard let brace = braceOfClosure(before: arrow) else { return }
      readResults(index + 1..<max(file.tokens[brace].partner, index + 1), request)
      return
    }
    if file.kind(index) == .closeParenthesis { index += 1 }
    if file.kind(index) == .equal {
      // The closure that is the value of a function's type.
      let brace = index + 1
      guard file.kind(brace) == .openBrace, file.tokens[brace].partner > brace else { return }
      readResults(closureBody(brace..<file.tokens[brace].partner + 1), request)
      return
    }
    let limit = min(file.tokens.count, index + Self.longestClause)
    if file.isWord(index, "where") {
      while index < limit, file.tokens[index].kind != .openBrace {
        index = file.index(after: index)
      }
    }
    if file.kind(index) == .openBrace { readBody(index, request) }
  }

  private mutating func readBody(_ brace: Int, _ request: Request) {
    let partner = file.tokens[brace].partner
    guard partner > brace else { return }
    readResults(brace + 1..<partner, request)
  }

  private mutating func readResults(_ block: Range<Int>, _ request: Request) {
    for result in file.results(inBlock: block) { read(result, request) }
  }

  /// The brace of a closure whose parameters stand between it and `->`.
  private func braceOfClosure(before arrow: Int) -> Int? {
    var index = arrow - 1
    for _ in 0..<Self.deepestType where index >= 0 {
      let token = file.tokens[index]
      if token.kind == .openBrace { return token.partner > index ? index : nil }
      index = token.kind.isClosing && token.partner < index ? token.partner - 1 : index - 1
    }
    return nil
  }
}
