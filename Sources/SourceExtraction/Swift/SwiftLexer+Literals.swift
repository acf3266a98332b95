import CatalogSyntax

extension SwiftLexer {
  // MARK: Strings

  /// Reads the string literal whose quote stands behind `pounds` number signs at `start`.
  @inline(__always)
  mutating func beginString(_ text: Span<UInt8>, start: Int, pounds: Int) {
    let quote = start &+ pounds
    var content = quote &+ 1
    var traits: SourceToken.Traits = pounds > 0 ? .isRaw : []
    let isMultiline = opensMultiline(text, quote: quote, pounds: pounds)
    if isMultiline {
      content = quote &+ 3
      traits.insert(.isMultiline)
    }
    let token = output.tokens.count
    output.append(.string, start, content, traits)
    if isMultiline || pounds > 0 {
      continueString(text, token, from: content, pounds: pounds, isMultiline: isMultiline)
    } else {
      continuePlainString(text, token, from: content)
    }
  }

  /// Whether `"""` opens a literal of several lines. `#"""#` does not: it holds one quote.
  private mutating func opensMultiline(_ text: Span<UInt8>, quote: Int, pounds: Int) -> Bool {
    guard quote &+ 2 < text.count, text[quote &+ 1] == UInt8(ascii: "\""),
      text[quote &+ 2] == UInt8(ascii: "\"")
    else { return false }
    guard pounds > 0 else { return true }
    var index = quote + 2
    let known = withoutQuote
    if known.pounds > 0, known.pounds <= pounds, known.start <= index, index < known.end {
      return true
    }
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D {
      index += 1
      if text[index - 1] == UInt8(ascii: "\""), hasPounds(text, at: index, pounds) { return false }
    }
    withoutQuote = (pounds, quote + 2, index)
    return true
  }

  @inline(__always)
  func hasPounds(_ text: Span<UInt8>, at start: Int, _ pounds: Int) -> Bool {
    guard start <= text.count &- pounds else { return false }
    var index = start
    while index < start &+ pounds {
      guard text[index] == UInt8(ascii: "#") else { return false }
      index &+= 1
    }
    return true
  }

  /// Reads an ordinary literal of one line, to its end or its next interpolation.
  @inline(__always)
  mutating func continuePlainString(_ text: Span<UInt8>, _ token: Int, from start: Int) {
    var index = start
    let count = text.count
    while index < count {
      if index &+ 8 <= count {
        let word = text.word(at: index)
        let hits =
          word.bytesEqual(to: 0x22) | word.bytesEqual(to: 0x5C) | word.bytesEqual(to: 0x0A)
          | word.bytesEqual(to: 0x0D)
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      let byte = text[index]
      if byte == 0x22 {
        endString(token, at: index &+ 1)
        return
      }
      if byte == 0x5C {
        output.tokens[token].traits.insert(.hasBackslash)
        guard index &+ 1 < count else {
          index = count
          break
        }
        let next = text[index &+ 1]
        if next == UInt8(ascii: "(") {
          beginInterpolation(
            token, at: index, end: index &+ 2, pounds: 0, isMultiline: false)
          return
        }
        index &+= next == 0x0A || next == 0x0D ? 1 : 2
      } else if byte == 0x0A || byte == 0x0D {
        break
      } else {
        index &+= 1
      }
    }
    leaveOpen(token, at: min(index, count))
  }

  /// Reads any literal to its end or its next interpolation.
  mutating func continueString(
    _ text: Span<UInt8>, _ token: Int, from start: Int, pounds: Int, isMultiline: Bool
  ) {
    var index = start
    let count = text.count
    while index < count {
      if index &+ 8 <= count {
        let word = text.word(at: index)
        var hits = word.bytesEqual(to: 0x22) | word.bytesEqual(to: 0x5C)
        if !isMultiline { hits |= word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D) }
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      let byte = text[index]
      if byte == 0x22 {
        let end = isMultiline ? index &+ 3 : index &+ 1
        if !isMultiline
          || (end <= count && text[index &+ 1] == 0x22 && text[index &+ 2] == 0x22),
          hasPounds(text, at: end, pounds)
        {
          endString(token, at: end &+ pounds)
          return
        }
        index &+= 1
      } else if byte == 0x5C {
        output.tokens[token].traits.insert(.hasBackslash)
        let escaped = index &+ 1 &+ pounds
        guard hasPounds(text, at: index &+ 1, pounds), escaped < count else {
          index &+= 1
          continue
        }
        if text[escaped] == UInt8(ascii: "(") {
          beginInterpolation(
            token, at: index, end: escaped &+ 1, pounds: pounds, isMultiline: isMultiline)
          return
        }
        let isLineBreak = text[escaped] == 0x0A || text[escaped] == 0x0D
        index = isLineBreak ? escaped : escaped &+ 1
      } else if !isMultiline, byte == 0x0A || byte == 0x0D {
        break
      } else {
        index &+= 1
      }
    }
    leaveOpen(token, at: min(index, count))
  }

  @inline(__always)
  private mutating func endString(_ token: Int, at end: Int) {
    let last = output.tokens.count &- 1
    output.tokens[token].byteCount =
      UInt32(truncatingIfNeeded: end) &- output.tokens[token].startOffset
    output.tokens[token].partnerIndex = UInt32(truncatingIfNeeded: last)
    output.gap = []
    position = end
  }

  private mutating func leaveOpen(_ token: Int, at end: Int) {
    output.tokens[token].traits.insert(.isOpen)
    let start = output.tokens[token].start
    endString(token, at: end)
    output.report(.unterminatedLiteral, start, end)
  }

  private mutating func beginInterpolation(
    _ token: Int, at start: Int, end: Int, pounds: Int, isMultiline: Bool
  ) {
    output.tokens[token].traits.insert(.hasInterpolation)
    literals.append(
      OpenLiteral(
        token: token, pounds: pounds, isMultiline: isMultiline,
        conditionBase: output.conditionBase))
    output.conditionBase = output.conditions.count
    lineBreakEndsLiteral = !isMultiline
    output.gap = []
    output.open(.interpolation, .openInterpolation, start, end)
    position = end
  }

  /// Reads `)`, and behind the end of an interpolation the rest of its literal.
  @inline(__always)
  mutating func closeParenthesis(_ text: Span<UInt8>) {
    let start = position
    position = start &+ 1
    if !literals.isEmpty, output.isInterpolationClosable {
      endInterpolation(text, start)
    } else {
      output.close(.parenthesis, .closeParenthesis, start)
    }
  }

  private mutating func endInterpolation(_ text: Span<UInt8>, _ start: Int) {
    guard let literal = literals.popLast() else { return }
    output.abandonConditions(from: output.conditionBase)
    output.abandonToInterpolation()
    output.closeTop(.closeInterpolation, start)
    leaveInterpolation(literal)
    if literal.isMultiline || literal.pounds > 0 {
      continueString(
        text, literal.token, from: start + 1, pounds: literal.pounds,
        isMultiline: literal.isMultiline)
    } else {
      continuePlainString(text, literal.token, from: start + 1)
    }
  }

  private mutating func leaveInterpolation(_ literal: OpenLiteral) {
    output.conditionBase = literal.conditionBase
    lineBreakEndsLiteral = literals.last.map { !$0.isMultiline } ?? false
  }

  /// Ends the innermost literal whose interpolation is not closed.
  mutating func abandonLiteral(at end: Int) {
    guard let literal = literals.popLast() else {
      lineBreakEndsLiteral = false
      return
    }
    output.abandonConditions(from: output.conditionBase)
    output.abandonToInterpolation()
    output.abandonTop()
    leaveInterpolation(literal)
    leaveOpen(literal.token, at: end)
  }

  // MARK: Regular expressions

  /// The offset behind the `/…/` at `start`, or nil if the slash there is an operator.
  ///
  /// As for the compiler, the literal ends on its line, does not begin or end with a blank, and has no `)` without its
  /// `(`, which would be that of a call with operators as arguments.
  func endOfBareRegex(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = start + 1
    guard index < text.count, text[index] != 0x20, text[index] != 0x09 else { return nil }
    var groups = 0
    var classes = 0
    while index < text.count {
      switch text[index] {
      case 0x0A, 0x0D:
        return nil
      case UInt8(ascii: "\\"):
        index += 1
        guard index < text.count, text[index] != 0x0A, text[index] != 0x0D else { return nil }
      case UInt8(ascii: "/"):
        return text[index - 1] == 0x20 || text[index - 1] == 0x09 ? nil : index + 1
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        if classes > 0 { classes -= 1 }
      case UInt8(ascii: "("):
        if classes == 0 { groups += 1 }
      case UInt8(ascii: ")"):
        if classes == 0 {
          guard groups > 0 else { return nil }
          groups -= 1
        }
      case _:
        break
      }
      index += 1
    }
    return nil
  }

  /// Reads `#/…/#`, whose first slash stands behind `pounds` number signs at `position`.
  mutating func extendedRegex(_ text: Span<UInt8>, pounds: Int) {
    let start = position
    var index = start + pounds + 1
    var first = index
    while first < text.count, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
    let isMultiline = first < text.count && (text[first] == 0x0A || text[first] == 0x0D)
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), hasPounds(text, at: index + 1, pounds) {
        position = index + 1 + pounds
        output.append(.regex, start, position, isMultiline ? .isMultiline : [])
        return
      }
      if !isMultiline, byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "\\"), index + 1 < text.count, isMultiline || text[index + 1] != 0x0A
      {
        index += 1
      }
      index += 1
    }
    position = min(index, text.count)
    output.append(.regex, start, position, isMultiline ? [.isMultiline, .isOpen] : .isOpen)
    output.report(.unterminatedLiteral, start, position)
  }

  // MARK: Number signs

  /// Reads what begins with `#`: a raw string, an extended regular expression, a directive or a macro.
  mutating func pound(_ text: Span<UInt8>) {
    let start = position
    var index = start + 1
    while index < text.count, text[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    if index < text.count {
      if text[index] == UInt8(ascii: "\"") {
        beginString(text, start: start, pounds: pounds)
        return
      }
      if text[index] == UInt8(ascii: "/") {
        extendedRegex(text, pounds: pounds)
        return
      }
      if SwiftCharacters.identifierLength(text, at: index) > 0 {
        position = SwiftCharacters.endOfIdentifier(text, from: index)
        if !directive(text, start, position) { output.append(.macro, start, position) }
        return
      }
    }
    position = index
    output.append(.unknown, start, position)
    output.report(.unexpectedCharacter, start, position)
  }

  /// Reads a directive of a condition.
  ///
  /// - Returns: Whether there is one between `start` and `end`.
  private mutating func directive(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let isKnown: Bool
    if text.isWord("#if", from: start, to: end) {
      output.beginCondition(SwiftCharacters.condition(text, from: end))
      isKnown = true
    } else if text.isWord("#elseif", from: start, to: end) {
      isKnown = output.continueCondition(SwiftCharacters.condition(text, from: end))
    } else if text.isWord("#else", from: start, to: end) {
      isKnown = output.continueCondition(.active)
    } else if text.isWord("#endif", from: start, to: end) {
      isKnown = output.endCondition()
    } else {
      return false
    }
    output.append(.directive, start, end)
    if !isKnown { output.report(.unopenedCondition, start, end) }
    return true
  }
}
