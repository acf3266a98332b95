import CatalogSyntax

/// Decodes string literals of Objective-C, C and C++, and joins adjacent ones.
struct ObjectiveCLiteralReader {
  private let tokens: ContiguousArray<SourceToken>
  private let source: SourceText
  private let literal: Int
  private var text: [UInt8] { source.utf8 }
  private var buffer = LiteralBuffer()

  init(_ file: TokenizedSource, literal: Int) {
    tokens = file.tokens
    source = file.source
    self.literal = literal
  }

  mutating func read() -> StringLiteral {
    var index = literal
    while index < tokens.count, tokens[index].kind == .string {
      readOne(tokens[index])
      index += 1
    }
    buffer.endText()
    var result = StringLiteral(next: index)
    result.pieces = buffer.pieces
    result.problems = buffer.problems
    return result
  }

  private mutating func readOne(_ token: SourceToken) {
    let isOpen = token.traits.contains(.isOpen)
    if isOpen { buffer.problems.append(.init(.unterminated, token.start, token.end)) }
    var start = token.start
    while start < token.end, text[start] != UInt8(ascii: "\"") { start += 1 }
    start += 1
    var end = isOpen ? token.end : max(start, token.end - 1)
    guard start <= end else { return }
    reportInvalidUTF8(start, end)
    if token.traits.contains(.isRaw) {
      // R"delimiter( … )delimiter"
      let delimiter = start
      while start < end, text[start] != UInt8(ascii: "(") { start += 1 }
      let length = start - delimiter
      start = min(start + 1, end)
      if !isOpen { end = max(start, end - length - 1) }
      buffer.append(text, start, end)
    } else if token.traits.isDisjoint(with: [.hasBackslash, .hasSplice]) {
      buffer.append(text, start, end)
    } else {
      decode(start, end)
    }
  }

  private mutating func reportInvalidUTF8(_ start: Int, _ end: Int) {
    guard !source.encodingProblems.isEmpty, start < end,
      let offset = UTF8Validation.firstInvalidOffset(in: text.span.extracting(start..<end))
    else { return }
    buffer.problems.append(.init(.invalidUTF8, start + offset, start + offset + 1))
  }

  private mutating func decode(_ start: Int, _ end: Int) {
    var index = start
    var plain = start
    while index < end {
      guard text[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      buffer.append(text, plain, index)
      index = decodeEscape(index, end)
      plain = index
    }
    buffer.append(text, plain, end)
  }

  private mutating func decodeEscape(_ start: Int, _ end: Int) -> Int {
    let index = start + 1
    guard index < end else {
      buffer.problems.append(.init(.unknownEscape, start, end))
      return end
    }
    let byte = text[index]
    switch byte {
    case 0x0A: return index + 1
    case 0x0D: return index + 1 < end && text[index + 1] == 0x0A ? index + 2 : index + 1
    case UInt8(ascii: "n"): buffer.bytes.append(0x0A)
    case UInt8(ascii: "t"): buffer.bytes.append(0x09)
    case UInt8(ascii: "r"): buffer.bytes.append(0x0D)
    case UInt8(ascii: "a"): buffer.bytes.append(0x07)
    case UInt8(ascii: "b"): buffer.bytes.append(0x08)
    case UInt8(ascii: "f"): buffer.bytes.append(0x0C)
    case UInt8(ascii: "v"): buffer.bytes.append(0x0B)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): buffer.bytes.append(0x1B)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "?"):
      buffer.bytes.append(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return decodeOctal(start, end)
    case UInt8(ascii: "x"): return decodeHexadecimal(start, end)
    case UInt8(ascii: "u"): return decodeScalar(start, end, digits: 4)
    case UInt8(ascii: "U"): return decodeScalar(start, end, digits: 8)
    case _:
      // Compilers warn and take the character itself.
      let next = min(end, index + UTF8Validation.scalar(text.span, at: index).length)
      buffer.problems.append(.init(.unknownEscape, start, next))
      buffer.append(text, index, next)
      return next
    }
    return index + 1
  }

  /// One to three octal digits are a byte.
  private mutating func decodeOctal(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    var value: UInt32 = 0
    while index < end, index <= start + 3, text[index] &- UInt8(ascii: "0") < 8 {
      value = value << 3 | UInt32(text[index] - UInt8(ascii: "0"))
      index += 1
    }
    appendByte(value, start, index)
    return index
  }

  /// Any number of hexadecimal digits are a byte.
  private mutating func decodeHexadecimal(_ start: Int, _ end: Int) -> Int {
    var index = start + 2
    var value: UInt32 = 0
    while index < end, let digit = LiteralDigits.hexadecimal(text[index]) {
      value = min(value << 4 | digit, 0xFFFF)
      index += 1
    }
    if index == start + 2 { value = 0xFFFF }
    appendByte(value, start, index)
    return index
  }

  private mutating func appendByte(_ value: UInt32, _ start: Int, _ end: Int) {
    guard let byte = UInt8(exactly: value) else {
      buffer.append(scalar: nil, start, end)
      return
    }
    buffer.bytes.append(byte)
  }

  private mutating func decodeScalar(_ start: Int, _ end: Int, digits: Int) -> Int {
    var index = start + 2
    var value: UInt32 = 0
    while index < end, index < start + 2 + digits,
      let digit = LiteralDigits.hexadecimal(text[index])
    {
      value = value << 4 | digit
      index += 1
    }
    buffer.append(scalar: index == start + 2 + digits ? value : nil, start, index)
    return index
  }
}
