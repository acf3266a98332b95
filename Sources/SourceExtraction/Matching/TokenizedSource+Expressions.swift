import CatalogSyntax

/// Where expressions end and what they can give, as far as tokens tell.
extension TokenizedSource {
  var isSwift: Bool {
    switch language {
    case .swift: true
    case .objectiveC: false
    }
  }

  /// Whether a token is spelled as a text.
  func spells(_ index: Int, _ text: String) -> Bool {
    let token = tokens[index]
    return token.count == text.utf8.count
      && source.utf8[token.start..<token.end].elementsEqual(text.utf8)
  }

  /// The name at a token, without backticks.
  func name(_ index: Int) -> String {
    let token = tokens[index]
    let bytes = source.utf8[token.start..<token.end]
    guard bytes.first == UInt8(ascii: "`"), bytes.count > 2, bytes.last == UInt8(ascii: "`") else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Whether a token is an identifier spelled as an ASCII text.
  func isWord(_ index: Int, _ text: StaticString) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .identifier
      && isSpelled(index, text)
  }

  func kind(_ index: Int) -> SourceToken.Kind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  /// The most bytes of an expression that are shown as it is written.
  private static let longestSpelling = 160

  /// The bytes of some tokens.
  func range(of range: Range<Int>) -> SourceRange {
    guard let last = range.last else { return SourceRange(at: tokens[range.lowerBound].start) }
    // A literal's last token is one of its interpolation.
    let start = tokens[range.lowerBound]
    var end = max(start.end, tokens[last].end)
    if tokens[last].kind == .closeInterpolation, let literal = literal(endingAt: last) {
      end = max(end, tokens[literal].end)
    }
    return SourceRange(start.start, end)
  }

  /// An expression as written; a long one is cut.
  func spelling(_ range: Range<Int>) -> String {
    let whole = self.range(of: range)
    guard whole.count > Self.longestSpelling else { return source.text(in: whole) }
    var end = whole.start + Self.longestSpelling
    while end > whole.start, source.utf8[end] & 0xC0 == 0x80 { end -= 1 }
    return source.text(in: SourceRange(whole.start, end)) + "…"
  }

  /// The most interpolations of one literal that are gone back over.
  private static let longestLiteral = 256

  /// The string literal whose last token is `last`, or nil.
  func literal(endingAt last: Int) -> Int? {
    guard last >= 0 else { return nil }
    var index = last
    var steps = 0
    while tokens[index].kind == .closeInterpolation, steps < Self.longestLiteral {
      index = tokens[index].partner - 1
      steps += 1
      guard index >= 0 else { return nil }
    }
    return tokens[index].kind == .string && tokens[index].partner == last ? index : nil
  }

  // MARK: Parts

  /// The expression inside parentheses and behind `try` and `await`.
  func peeled(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      if isWord(first, "try") || isWord(first, "await") {
        range = range.lowerBound + 1..<range.upperBound
        if let next = range.first, kind(next) == .question || isSpelled(next, "!") {
          range = next + 1..<range.upperBound
        }
      } else if tokens[first].kind == .openParenthesis, let last = range.last,
        tokens[first].partner == last, range.count > 2
      {
        range = first + 1..<last
      } else {
        return range
      }
    }
    return range
  }

  /// Whether `?` belongs to a conditional expression.
  private func isConditional(_ index: Int) -> Bool {
    guard tokens[index].kind == .question else { return false }
    return !isSwift || tokens[index].traits.contains(.followsSpace)
  }

  /// The results of a conditional expression, inner ones that need no parentheses included; nil if it is none.
  func branches(_ range: Range<Int>) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var isFound = false
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isConditional(index) {
        isFound = true
        // `a ?: b` gives its condition.
        if kind(index + 1) == .colon, start < index { result.append(start..<index) }
        start = index + 1
      } else if isFound, tokens[index].kind == .colon {
        if start < index { result.append(start..<index) }
        start = index + 1
      }
      index = self.index(after: index)
    }
    guard isFound else { return nil }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// The operands of a binary operator; nil if it does not stand in the expression.
  func operands(_ range: Range<Int>, of spelling: StaticString) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == .operator, index > start, isSpelled(index, spelling) {
        result.append(start..<index)
        start = index + 1
      }
      index = self.index(after: index)
    }
    guard !result.isEmpty else { return nil }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// Splits `x as T` into the expression and the type; nil if there is no cast at its end.
  func cast(_ range: Range<Int>) -> (value: Range<Int>, type: Range<Int>)? {
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound, isWord(index, "as"), isSwift {
        var type = index + 1
        while kind(type) == .question || (kind(type) == .operator && isSpelled(type, "!")) {
          type += 1
        }
        guard type < range.upperBound else { return nil }
        return (range.lowerBound..<index, type..<range.upperBound)
      }
      index = self.index(after: index)
    }
    return nil
  }

  /// Whether a string literal, or adjacent ones of Objective-C, is all of a range.
  func isLiteral(_ range: Range<Int>) -> Bool {
    guard let first = range.first, tokens[first].kind == .string else { return false }
    if isSwift { return index(after: first) == range.upperBound }
    return range.allSatisfy { tokens[$0].kind == .string }
  }

  // MARK: Ends

  /// Whether an expression goes on at a token that begins a line.
  private func continues(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .dot, .question, .equal:
      return true
    case .colon:
      return false
    case .operator:
      return isInfix(index)
    case .identifier:
      return isSpelled(index, "as") || isSpelled(index, "is")
    case .number, .string, .character, .regex, .comma, .semicolon, .arrow, .backslash, .attribute,
      .macro, .directive, .directiveEnd, .directiveText, .openParenthesis, .closeParenthesis,
      .openSquare, .closeSquare, .openBrace, .closeBrace, .openInterpolation, .closeInterpolation,
      .unknown:
      return false
    }
  }

  /// Whether blanks stand on both sides of an operator or on none.
  private func isInfix(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    return tokens[index].traits.contains(.followsSpace)
      == tokens[index + 1].traits.contains(.followsSpace)
  }

  /// Whether a token before a line break leaves an expression unfinished.
  private func isUnfinished(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .equal, .arrow, .comma, .colon:
      return true
    case .question:
      return isConditional(index)
    case .operator:
      return isInfix(index)
    case .identifier:
      return isSpelled(index, "as") || isSpelled(index, "try") || isSpelled(index, "await")
        || isSpelled(index, "return")
    case .number, .string, .character, .regex, .dot, .semicolon, .backslash, .attribute, .macro,
      .directive, .directiveEnd, .directiveText, .openParenthesis, .closeParenthesis, .openSquare,
      .closeSquare, .openBrace, .closeBrace, .openInterpolation, .closeInterpolation, .unknown:
      return false
    }
  }

  /// The end of the expression that begins at a token: behind its last token.
  ///
  /// A brace ends it if it cannot be a closure of the expression.
  func endOfExpression(_ start: Int, before limit: Int) -> Int {
    var index = start
    var pending = 0
    if isWord(start, "switch") || isWord(start, "if") { return endOfBranching(start, limit) }
    while index < limit {
      let token = tokens[index]
      if index > start, token.traits.contains(.followsNewline), !continues(index),
        !isUnfinished(lastToken(before: index)), !(token.kind == .colon && pending > 0)
      {
        return index
      }
      switch token.kind {
      case .comma, .semicolon, .directive, .directiveEnd:
        return index
      case .equal:
        if index > start { return index }
      case .question:
        if isConditional(index) { pending += 1 }
      case .colon:
        guard pending > 0 else { return index }
        pending -= 1
      case .openBrace:
        if index > start, kind(index - 1) == .string || kind(index - 1) == .closeInterpolation {
          return index
        }
      case .closeParenthesis, .closeSquare, .closeBrace, .closeInterpolation:
        return index
      case .identifier:
        if index > start, endsExpression(index) { return index }
      case .number, .string, .character, .regex, .dot, .arrow, .backslash, .attribute, .macro,
        .directiveText, .openParenthesis, .openSquare, .openInterpolation, .operator, .unknown:
        break
      }
      index = self.index(after: index)
    }
    return min(index, limit)
  }

  /// Whether a word can only stand behind an expression.
  private func endsExpression(_ index: Int) -> Bool {
    guard kind(index - 1) != .dot else { return false }
    return isSpelled(index, "else") || isSpelled(index, "in") || isSpelled(index, "case")
      || isSpelled(index, "default")
  }

  private func lastToken(before index: Int) -> Int {
    guard tokens[index - 1].kind == .closeInterpolation else { return index - 1 }
    return literal(endingAt: index - 1) ?? index - 1
  }

  /// The end of `switch` and of `if` with all that follows its first branch.
  private func endOfBranching(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while let brace = nextBrace(index, before: limit) {
      index = self.index(after: brace)
      guard index < limit, isWord(index, "else") else { break }
    }
    return index > start ? min(index, limit) : min(start + 1, limit)
  }

  /// The most tokens and groups before the brace of a statement or declaration.
  static let longestHead = 512

  /// The next brace that stands in no other group.
  func nextBrace(_ start: Int, before limit: Int) -> Int? {
    var index = start
    var steps = 0
    while index < limit, steps < Self.longestHead {
      steps += 1
      switch tokens[index].kind {
      case .openBrace: return tokens[index].partner > index ? index : nil
      case .closeBrace, .closeParenthesis, .closeSquare, .closeInterpolation, .semicolon: return nil
      case .identifier, .number, .string, .character, .regex, .operator, .dot, .comma, .colon,
        .equal, .arrow, .question, .backslash, .attribute, .macro, .directive, .directiveEnd,
        .directiveText, .openParenthesis, .openSquare, .openInterpolation, .unknown:
        index = self.index(after: index)
      }
    }
    return nil
  }

  // MARK: Results

  /// The expressions a block of Swift can give: those behind `return`, and those that are all of a block or branch.
  ///
  /// Closures and functions inside the block give results of their own and are left out.
  func results(inBlock block: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var blocks = [block]
    while let block = blocks.popLast() {
      var index = block.lowerBound
      var isFirst = true
      var inner: [Range<Int>] = []
      while index < block.upperBound {
        let start = index
        let token = tokens[index]
        switch token.kind {
        case .semicolon:
          index += 1
          continue
        case .directive:
          index = endOfDirective(index, before: block.upperBound)
          continue
        case .attribute:
          index += 1
          if kind(index) == .openParenthesis, !tokens[index].traits.contains(.followsSpace) {
            index = self.index(after: index)
          }
          continue
        case .identifier:
          if isSpelled(index, "return") {
            let end = endOfExpression(index + 1, before: block.upperBound)
            if end > index + 1 { result.append(index + 1..<end) }
            index = max(end, index + 1)
            isFirst = false
            continue
          }
          if isSpelled(index, "case") || isSpelled(index, "default"), kind(index - 1) != .dot {
            index = endOfPattern(index, before: block.upperBound)
            isFirst = true
            continue
          }
          if opensBlock(index) {
            if let brace = nextBrace(index + 1, before: block.upperBound) {
              inner.append(brace + 1..<tokens[brace].partner)
              index = self.index(after: brace)
            } else {
              index += 1
            }
            isFirst = false
            continue
          }
          if declares(index) {
            index = endOfDeclaration(index, before: block.upperBound)
            isFirst = false
            continue
          }
        case .number, .string, .character, .regex, .operator, .dot, .comma, .colon, .equal, .arrow,
          .question, .backslash, .macro, .directiveEnd, .directiveText, .openParenthesis,
          .closeParenthesis, .openSquare, .closeSquare, .openBrace, .closeBrace,
          .openInterpolation, .closeInterpolation, .unknown:
          break
        }
        let end = max(endOfExpression(index, before: block.upperBound), start + 1)
        if isFirst, end > start, isEndOfBranch(end, block.upperBound) { result.append(start..<end) }
        isFirst = false
        index = end
      }
      blocks += inner.reversed()
    }
    return result.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func isEndOfBranch(_ index: Int, _ limit: Int) -> Bool {
    index >= limit || tokens[index].kind == .directive || isWord(index, "case")
      || isWord(index, "default")
  }

  private func opensBlock(_ index: Int) -> Bool {
    let words: [StaticString] = [
      "if", "else", "guard", "switch", "for", "while", "do", "catch", "repeat", "get",
    ]
    return words.contains { isSpelled(index, $0) } && kind(index - 1) != .dot
  }

  private func declares(_ index: Int) -> Bool {
    let words: [StaticString] = [
      "let", "var", "func", "struct", "class", "enum", "actor", "typealias", "set", "willSet",
      "didSet", "defer", "throw", "init",
    ]
    return words.contains { isSpelled(index, $0) } && kind(index - 1) != .dot
      && kind(index + 1) != .dot
  }

  /// The end of a declaration or of a statement whose blocks give nothing.
  private func endOfDeclaration(_ start: Int, before limit: Int) -> Int {
    var index = self.index(after: start)
    while index < limit {
      if tokens[index].kind == .semicolon { return index }
      if tokens[index].traits.contains(.followsNewline), !continues(index), index > start + 1,
        !isUnfinished(lastToken(before: index)), tokens[index].kind != .openBrace
      {
        return index
      }
      index = self.index(after: index)
    }
    return limit
  }

  private func endOfDirective(_ start: Int, before limit: Int) -> Int {
    var index = start + 1
    while index < limit, !tokens[index].traits.contains(.followsNewline) {
      index = self.index(after: index)
    }
    return min(index, limit)
  }

  /// The index behind the colon of `case …:` or `default:`.
  private func endOfPattern(_ start: Int, before limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      if tokens[index].kind == .colon { return index + 1 }
      index = self.index(after: index)
    }
    return limit
  }
}
