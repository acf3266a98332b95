import CatalogSyntax

/// Splits Objective-C, C and C++ source into tokens.
///
/// Nothing is preprocessed: directives and the bodies of macros are tokens like others, all branches of a condition
/// are read, and what `#if 0` excludes is marked. The lexer is total: it takes any bytes and never reads outside
/// them. Its work is linear in the number of bytes.
struct ObjectiveCLexer {
  var output = TokenOutput()
  var position = 0
  let isCPlusPlus: Bool
  /// The directive whose line is being read: the index of its token, and the brackets that are open around it.
  var directive: (token: Int, top: Int32, frameCount: Int)?

  init(isCPlusPlus: Bool) {
    self.isCPlusPlus = isCPlusPlus
  }

  mutating func lex(_ text: Span<UInt8>) {
    output.reserve(forByteCount: text.count)
    while position < text.count { next(text) }
    endDirective(at: text.count)
    output.isQuiet = false
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
      if position &- start <= 3, position < text.count,
        text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'"),
        prefixedLiteral(text, start)
      {
        return
      }
      output.append(.identifier, start, position)
    case 0x20, 0x09, 0x0B, 0x0C:
      position = start &+ 1
      output.gap.insert(.followsSpace)
    case 0x0A, 0x0D:
      lineBreak(text)
    case UInt8(ascii: "("):
      single(.parenthesis, .openParenthesis)
    case UInt8(ascii: ")"):
      position = start &+ 1
      output.close(.parenthesis, .closeParenthesis, start)
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
    case UInt8(ascii: ";"):
      single(.semicolon)
    case UInt8(ascii: "?"):
      single(.question)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      number(text)
    case UInt8(ascii: "\""):
      quoted(text, from: start, quote: start, [])
    case UInt8(ascii: "'"):
      quoted(text, from: start, quote: start, [])
    case UInt8(ascii: "@"):
      atSign(text)
    case UInt8(ascii: "#"):
      numberSign(text)
    case UInt8(ascii: "\\"):
      backslash(text)
    case UInt8(ascii: "/"):
      slash(text)
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      operatorToken(text)
    case _:
      other(text)
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
    endDirective(at: position)
    output.gap = [.followsSpace, .followsNewline]
    var index = position &+ 1
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

  /// The length of the line break at `index`, or 0.
  @inline(__always)
  private func lineBreakLength(_ text: Span<UInt8>, at index: Int) -> Int {
    guard index < text.count else { return 0 }
    if text[index] == 0x0A { return 1 }
    guard text[index] == 0x0D else { return 0 }
    return index &+ 1 < text.count && text[index &+ 1] == 0x0A ? 2 : 1
  }

  /// Reads a backslash: before a line break it joins two lines, elsewhere it is a stray token.
  private mutating func backslash(_ text: Span<UInt8>) {
    let length = lineBreakLength(text, at: position + 1)
    guard length > 0 else {
      single(.backslash)
      return
    }
    position += 1 + length
    output.gap.insert(.followsSpace)
  }

  private mutating func slash(_ text: Span<UInt8>) {
    let start = position
    let next = start &+ 1 < text.count ? text[start &+ 1] : 0
    if next == UInt8(ascii: "/") {
      // A backslash at the end of its line continues the comment.
      var end = SwiftCharacters.endOfLine(text, from: start &+ 2)
      while end < text.count, text[end &- 1] == UInt8(ascii: "\\") {
        end = SwiftCharacters.endOfLine(text, from: end + lineBreakLength(text, at: end))
      }
      comment(start, end, isBlock: false)
    } else if next == UInt8(ascii: "*") {
      let end = text.endOfBlockComment(from: start + 2)
      if end == nil { output.report(.unterminatedComment, start, start + 2) }
      comment(start, end ?? text.count, isBlock: true)
      if directive == nil, SwiftCharacters.hasLineBreak(text, start, position) {
        output.gap.insert(.followsNewline)
      }
    } else {
      operatorToken(text)
    }
  }

  private mutating func comment(_ start: Int, _ end: Int, isBlock: Bool) {
    position = end
    output.comments.append(
      SourceComment(start, end, isBlock: isBlock, nextToken: output.tokens.count))
    output.gap.insert(.followsSpace)
  }

  // MARK: Literals

  /// Reads a literal with the prefix from `start` to `position`.
  ///
  /// - Returns: Whether what stands there is a prefix.
  private mutating func prefixedLiteral(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var end = position
    let isRaw = text[end - 1] == UInt8(ascii: "R")
    if isRaw {
      guard isCPlusPlus, text[position] == UInt8(ascii: "\"") else { return false }
      end -= 1
    }
    switch end - start {
    case 0:
      break
    case 1:
      let byte = text[start]
      guard byte == UInt8(ascii: "u") || byte == UInt8(ascii: "U") || byte == UInt8(ascii: "L")
      else { return false }
    case 2:
      guard text[start] == UInt8(ascii: "u"), text[start + 1] == UInt8(ascii: "8") else {
        return false
      }
    case _:
      return false
    }
    let traits: SourceToken.Traits = end > start ? .hasPrefix : []
    if isRaw {
      rawString(text, from: start, quote: position, traits)
    } else {
      quoted(text, from: start, quote: position, traits)
    }
    return true
  }

  /// Reads a string or character literal, which ends on its line.
  @inline(__always)
  private mutating func quoted(
    _ text: Span<UInt8>, from start: Int, quote: Int, _ traits: SourceToken.Traits
  ) {
    let delimiter = text[quote]
    var traits = traits
    var index = quote &+ 1
    let count = text.count
    var isClosed = false
    while index < count {
      if index &+ 8 <= count {
        let word = text.word(at: index)
        let hits =
          word.bytesEqual(to: delimiter) | word.bytesEqual(to: 0x5C) | word.bytesEqual(to: 0x0A)
          | word.bytesEqual(to: 0x0D)
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      let byte = text[index]
      if byte == delimiter {
        index &+= 1
        isClosed = true
        break
      }
      if byte == 0x5C {
        traits.insert(.hasBackslash)
        let length = lineBreakLength(text, at: index &+ 1)
        if length > 0 { traits.insert(.hasSplice) }
        index &+= 1 &+ max(length, 1)
      } else if byte == 0x0A || byte == 0x0D {
        break
      } else {
        index &+= 1
      }
    }
    position = min(index, count)
    if !isClosed {
      traits.insert(.isOpen)
      output.report(.unterminatedLiteral, start, position)
    }
    output.append(
      delimiter == UInt8(ascii: "\"") ? .string : .character, start, position, traits)
  }

  /// Reads `R"delimiter(…)delimiter"`.
  private mutating func rawString(
    _ text: Span<UInt8>, from start: Int, quote: Int, _ traits: SourceToken.Traits
  ) {
    var content = quote + 1
    while content < text.count, content - quote <= 17, text[content] > 0x20,
      text[content] != UInt8(ascii: "("), text[content] != UInt8(ascii: ")"),
      text[content] != UInt8(ascii: "\\"), text[content] != UInt8(ascii: "\"")
    {
      content += 1
    }
    guard content < text.count, text[content] == UInt8(ascii: "(") else {
      quoted(text, from: start, quote: quote, traits)
      return
    }
    let length = content - quote - 1
    var index = content + 1
    while index < text.count {
      if text[index] == UInt8(ascii: ")"), index + length + 1 < text.count,
        text[index + length + 1] == UInt8(ascii: "\"")
      {
        var same = 0
        while same < length, text[index + 1 + same] == text[quote + 1 + same] { same += 1 }
        if same == length {
          position = index + length + 2
          output.append(.string, start, position, traits.union(.isRaw))
          return
        }
      }
      index += 1
    }
    position = text.count
    output.report(.unterminatedLiteral, start, position)
    output.append(.string, start, position, traits.union([.isRaw, .isOpen]))
  }

  /// Reads a number as the preprocessor does: digits, letters, points, separators, and signs of exponents.
  private mutating func number(_ text: Span<UInt8>) {
    let start = position
    var index = start &+ 1
    while index < text.count {
      let byte = text[index]
      if SwiftCharacters.isWord(byte) || byte == UInt8(ascii: ".") {
        index &+= 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        let last = text[index &- 1] | 0x20
        guard
          last == UInt8(ascii: "p")
            || (last == UInt8(ascii: "e") && !isHexadecimalNumber(text, start, index))
        else { break }
        index &+= 1
      } else if byte == UInt8(ascii: "'"), index &+ 1 < text.count,
        SwiftCharacters.isHexadecimal(text[index &+ 1])
      {
        index &+= 2
      } else {
        break
      }
    }
    position = index
    output.append(.number, start, index)
  }

  private func isHexadecimalNumber(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end - start > 2 && text[start] == UInt8(ascii: "0")
      && text[start + 1] | 0x20 == UInt8(ascii: "x")
  }

  // MARK: Other tokens

  private mutating func atSign(_ text: Span<UInt8>) {
    let start = position
    let next = start + 1
    if next < text.count, text[next] == UInt8(ascii: "\"") {
      quoted(text, from: start, quote: next, .isObject)
      return
    }
    position = next
    if next < text.count, SwiftCharacters.identifierLength(text, at: next) > 0 {
      position = SwiftCharacters.endOfIdentifier(text, from: next)
    }
    output.append(.attribute, start, position)
  }

  private mutating func operatorToken(_ text: Span<UInt8>) {
    let start = position
    let first = text[start]
    let second = start &+ 1 < text.count ? text[start &+ 1] : 0
    let third = start &+ 2 < text.count ? text[start &+ 2] : 0
    var length = 1
    var kind = SourceToken.Kind.operator
    switch first {
    case UInt8(ascii: "."):
      if second &- 0x30 < 10 {
        number(text)
        return
      }
      if second == first, third == first { length = 3 } else { kind = .dot }
    case UInt8(ascii: ":"):
      if second == first, isCPlusPlus { length = 2 } else { kind = .colon }
    case UInt8(ascii: "="):
      if second == first { length = 2 } else { kind = .equal }
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") {
        length = 2
        kind = .arrow
      } else if second == first || second == UInt8(ascii: "=") {
        length = 2
      }
    case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "|"):
      if second == first || second == UInt8(ascii: "=") { length = 2 }
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      if second == first {
        length = third == UInt8(ascii: "=") ? 3 : 2
      } else if second == UInt8(ascii: "=") {
        length = 2
      }
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "!"),
      UInt8(ascii: "^"):
      if second == UInt8(ascii: "=") { length = 2 }
    case _:
      break
    }
    position = start &+ length
    output.append(kind, start, position)
  }

  private mutating func other(_ text: Span<UInt8>) {
    let start = position
    if SwiftCharacters.identifierLength(text, at: start) > 0 {
      position = SwiftCharacters.endOfIdentifier(text, from: start)
      output.append(.identifier, start, position)
      return
    }
    while position < text.count {
      let byte = text[position]
      if byte >= 0x80 {
        guard SwiftCharacters.identifierLength(text, at: position) == 0 else { break }
        position += UTF8Validation.scalar(text, at: position).length
      } else if byte == UInt8(ascii: "`") || byte == 0x7F
        || (byte < 0x20 && !(0x09...0x0D).contains(byte))
      {
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
}
