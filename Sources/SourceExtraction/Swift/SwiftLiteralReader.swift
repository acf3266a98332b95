import CatalogSyntax

/// Decodes string literals of Swift: escapes, raw delimiters, indentation and joined lines.
struct SwiftLiteralReader {
  private let tokens: ContiguousArray<SourceToken>
  private let source: SourceText
  private let literal: Int
  private var text: [UInt8] { source.utf8 }
  private var buffer = LiteralBuffer()
  private var pounds = 0
  /// The white space before the closing `"""`.
  private var indentation = 0..<0

  init(_ file: TokenizedSource, literal: Int) {
    tokens = file.tokens
    source = file.source
    self.literal = literal
  }

  mutating func read() -> StringLiteral {
    let token = tokens[literal]
    var result = StringLiteral(next: token.partner + 1)
    while text[token.start + pounds] == UInt8(ascii: "#") { pounds += 1 }
    let isMultiline = token.traits.contains(.isMultiline)
    let isOpen = token.traits.contains(.isOpen)
    let delimiter = pounds + (isMultiline ? 3 : 1)
    let start = token.start + delimiter
    let end = isOpen ? token.end : max(start, token.end - delimiter)
    if !isMultiline, !isOpen, token.traits.isDisjoint(with: [.hasBackslash, .hasInterpolation]) {
      // The literal is its text.
      if start < end { buffer.append(text, start, end) }
    } else if isMultiline {
      readLines(start, end, isOpen: isOpen)
    } else {
      readSegments(start, end) { reader, start, end, _ in reader.decode(start, end) }
    }
    buffer.endText()
    if isOpen {
      buffer.problems.append(StringLiteralProblem(.unterminated, token.start, token.end))
    }
    result.pieces = buffer.pieces
    result.problems = buffer.problems
    reportInvalidUTF8(&result, start, end)
    return result
  }

  private func reportInvalidUTF8(_ result: inout StringLiteral, _ start: Int, _ end: Int) {
    guard !source.encodingProblems.isEmpty, start < end,
      let offset = UTF8Validation.firstInvalidOffset(in: text.span.extracting(start..<end))
    else { return }
    result.problems.append(
      StringLiteralProblem(.invalidUTF8, start + offset, start + offset + 1))
  }

  /// Gives the stretches between interpolations to `body`, which is told whether an interpolation stands before one.
  private mutating func readSegments(
    _ start: Int, _ end: Int, _ body: (inout Self, Int, Int, Bool) -> Void
  ) {
    var position = start
    var index = literal + 1
    let last = tokens[literal].partner
    var isFirst = true
    while index <= last {
      let opening = tokens[index]
      guard opening.kind == .openInterpolation else { break }
      body(&self, position, opening.start, !isFirst)
      isFirst = false
      guard opening.partner > index else {
        // The interpolation has no end: what follows it belongs to it.
        buffer.append(interpolation: index + 1..<last + 1)
        return
      }
      buffer.append(interpolation: index + 1..<opening.partner)
      position = tokens[opening.partner].end
      index = opening.partner + 1
    }
    body(&self, min(position, end), end, !isFirst)
  }

  // MARK: Lines

  private mutating func readLines(_ start: Int, _ end: Int, isOpen: Bool) {
    var first = start
    while first < end, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
    if first < end, isLineBreak(first) {
      first += lineBreakLength(first, end)
    } else {
      if first < end { buffer.problems.append(.init(.textBesideDelimiter, start, end)) }
      first = start
    }
    var contentEnd = end
    if !isOpen {
      var line = end
      while line > start, text[line - 1] == 0x20 || text[line - 1] == 0x09 { line -= 1 }
      if line > start, text[line - 1] == 0x0A || text[line - 1] == 0x0D {
        indentation = line..<end
        contentEnd = line
        if contentEnd > first {
          contentEnd -= 1
          if text[contentEnd] == 0x0A, contentEnd > first, text[contentEnd - 1] == 0x0D {
            contentEnd -= 1
          }
        }
      } else if line > start {
        buffer.problems.append(.init(.textBesideDelimiter, line, end))
      }
    }
    guard first < contentEnd else { return }
    readSegments(first, contentEnd) { reader, start, end, isBehindInterpolation in
      reader.decodeLines(start, end, isLineStart: !isBehindInterpolation)
    }
  }

  private mutating func decodeLines(_ start: Int, _ end: Int, isLineStart: Bool) {
    var index = isLineStart ? skipIndentation(start, end) : start
    while index < end {
      var lineEnd = index
      while lineEnd < end, !isLineBreak(lineEnd) { lineEnd += 1 }
      let isJoined = lineEnd < end && endsWithJoin(index, lineEnd)
      if isJoined {
        // The backslash goes, and so does the white space on both its sides that belongs to no text.
        var mark = lineEnd - 1
        while text[mark] != UInt8(ascii: "\\") { mark -= 1 }
        decode(index, mark)
      } else {
        decode(index, lineEnd)
      }
      guard lineEnd < end else { return }
      if !isJoined { buffer.bytes.append(0x0A) }
      index = skipIndentation(lineEnd + lineBreakLength(lineEnd, end), end)
    }
  }

  /// Whether a line ends with a backslash, the number signs of the literal, and blanks.
  private func endsWithJoin(_ start: Int, _ end: Int) -> Bool {
    var index = end
    while index > start, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
    var signs = 0
    while signs < pounds, index > start, text[index - 1] == UInt8(ascii: "#") {
      index -= 1
      signs += 1
    }
    guard signs == pounds else { return false }
    // With no number signs, an even number of backslashes is so many escaped ones.
    var backslashes = 0
    while index > start, text[index - 1] == UInt8(ascii: "\\") {
      index -= 1
      backslashes += 1
      if pounds > 0 { break }
    }
    return backslashes % 2 == 1
  }

  private mutating func skipIndentation(_ start: Int, _ end: Int) -> Int {
    var index = start
    var expected = indentation.lowerBound
    while expected < indentation.upperBound, index < end, text[index] == text[expected] {
      index += 1
      expected += 1
    }
    guard expected < indentation.upperBound else { return index }
    // A line of white space alone need not be indented.
    guard index < end, !isLineBreak(index) else { return index }
    var first = index
    while first < end, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
    if first < end, isLineBreak(first) { return first }
    buffer.problems.append(.init(.insufficientIndentation, start, index))
    return index
  }

  private func isLineBreak(_ index: Int) -> Bool { text[index] == 0x0A || text[index] == 0x0D }

  private func lineBreakLength(_ index: Int, _ end: Int) -> Int {
    text[index] == 0x0D && index + 1 < end && text[index + 1] == 0x0A ? 2 : 1
  }

  // MARK: Escapes

  /// Decodes a stretch without interpolations and line breaks.
  private mutating func decode(_ start: Int, _ end: Int) {
    var index = start
    var plain = start
    while index < end {
      guard text[index] == UInt8(ascii: "\\"), hasPounds(index + 1, end) else {
        index += 1
        continue
      }
      buffer.append(text, plain, index)
      index = decodeEscape(index, end)
      plain = index
    }
    buffer.append(text, plain, end)
  }

  private func hasPounds(_ start: Int, _ end: Int) -> Bool {
    guard start + pounds <= end else { return false }
    for index in start..<start + pounds where text[index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Decodes the escape whose backslash stands at `start`.
  ///
  /// - Returns: The offset behind it.
  private mutating func decodeEscape(_ start: Int, _ end: Int) -> Int {
    let index = start + 1 + pounds
    guard index < end else {
      buffer.problems.append(.init(.unknownEscape, start, end))
      buffer.append(text, start, end)
      return end
    }
    switch text[index] {
    case UInt8(ascii: "n"): buffer.bytes.append(0x0A)
    case UInt8(ascii: "t"): buffer.bytes.append(0x09)
    case UInt8(ascii: "r"): buffer.bytes.append(0x0D)
    case UInt8(ascii: "0"): buffer.bytes.append(0x00)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): buffer.bytes.append(text[index])
    case UInt8(ascii: "u"): return decodeScalar(start, index + 1, end)
    case _:
      let next = index + UTF8Validation.scalar(text.span, at: index).length
      buffer.problems.append(.init(.unknownEscape, start, min(next, end)))
      buffer.append(text, start, min(next, end))
      return min(next, end)
    }
    return index + 1
  }

  private mutating func decodeScalar(_ start: Int, _ brace: Int, _ end: Int) -> Int {
    guard brace < end, text[brace] == UInt8(ascii: "{") else {
      buffer.append(scalar: nil, start, brace)
      return brace
    }
    var index = brace + 1
    var value: UInt32 = 0
    while index < end, let digit = LiteralDigits.hexadecimal(text[index]) {
      if index - brace <= 8 { value = value << 4 | digit }
      index += 1
    }
    let count = index - brace - 1
    let isClosed = index < end && text[index] == UInt8(ascii: "}")
    if isClosed { index += 1 }
    buffer.append(scalar: isClosed && (1...8).contains(count) ? value : nil, start, index)
    return index
  }
}

/// The values of digits in escapes.
enum LiteralDigits {
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    case _: nil
    }
  }
}
