import CatalogSyntax

/// A placeholder of another convention: `{name}`, `{{x}}`, `${x}`, `%(x)s`, `\(x)`.
struct NamedPlaceholder: Hashable {
  /// The bytes of the whole placeholder.
  var range: SourceRange
  /// The placeholder as written, with spaces inside double braces left out.
  var spelling: [UInt8]

  /// The spelling as text.
  var text: String { String(decoding: spelling, as: UTF8.self) }

  /// The placeholders of `text`, in order.
  ///
  /// Braces count only around a name or number: `{0}`, `{user.name}`. In an ICU message (a brace
  /// with a name and a comma) single braces hold sub-messages and do not count.
  static func all(in text: borrowing Span<UInt8>) -> [NamedPlaceholder] {
    var found: [NamedPlaceholder] = []
    var isMessage = false
    var offset = 0
    while offset < text.count {
      guard mayStart(text[offset]), let reading = read(text, at: offset) else {
        offset += 1
        continue
      }
      switch reading {
      case .placeholder(let placeholder):
        found.append(placeholder)
        offset = placeholder.range.end
      case .messageArgument(let end):
        isMessage = true
        offset = end
      }
    }
    if isMessage { found.removeAll { $0.isSingleBrace } }
    return found
  }

  @inline(__always)
  private static func mayStart(_ byte: UInt8) -> Bool {
    byte == Byte.openBrace || byte == Byte.dollar || byte == Byte.percent
      || byte == Byte.backslash
  }

  private var isSingleBrace: Bool {
    spelling.first == Byte.openBrace && spelling.dropFirst().first != Byte.openBrace
  }

  private enum Reading {
    case placeholder(NamedPlaceholder)
    case messageArgument(end: Int)
  }

  private static func read(_ text: borrowing Span<UInt8>, at start: Int) -> Reading? {
    switch text[start] {
    case Byte.openBrace:
      if byte(text, start + 1) == Byte.openBrace { return braces(text, at: start, depth: 2) }
      if start > 0, isName(text[start - 1]) { return nil }
      return braces(text, at: start, depth: 1)
    case Byte.dollar where byte(text, start + 1) == Byte.openBrace:
      return name(text, from: start + 2).flatMap {
        closed(text, start, at: $0, by: [Byte.closeBrace])
      }
    case Byte.percent where byte(text, start + 1) == Byte.openParenthesis:
      guard let end = name(text, from: start + 2), byte(text, end) == Byte.closeParenthesis,
        let letter = byte(text, end + 1), [0x73, 0x64, 0x69, 0x66, 0x75, 0x72].contains(letter),
        byte(text, end + 2).map(isName) != true
      else { return nil }
      return closed(text, start, at: end, by: [Byte.closeParenthesis, letter])
    case Byte.backslash where byte(text, start + 1) == Byte.openParenthesis:
      return interpolation(text, at: start)
    default: return nil
    }
  }

  private static func braces(
    _ text: borrowing Span<UInt8>, at start: Int, depth: Int
  ) -> Reading? {
    var begin = start + depth
    if depth == 2 { begin = afterSpaces(text, begin) }
    guard let end = name(text, from: begin) else { return nil }
    if depth == 1, byte(text, afterSpaces(text, end)) == Byte.comma {
      return .messageArgument(end: end)
    }
    let close = depth == 2 ? afterSpaces(text, end) : end
    for step in 0..<depth where byte(text, close + step) != Byte.closeBrace { return nil }
    var spelling = [UInt8](repeating: Byte.openBrace, count: depth)
    for offset in begin..<end { spelling.append(text[offset]) }
    spelling += [UInt8](repeating: Byte.closeBrace, count: depth)
    return .placeholder(
      NamedPlaceholder(range: SourceRange(start, close + depth), spelling: spelling))
  }

  /// `\(expression)` up to the parenthesis that closes it, at most 120 bytes on one line.
  private static func interpolation(_ text: borrowing Span<UInt8>, at start: Int) -> Reading? {
    guard let first = byte(text, start + 2), isNameStart(first) else { return nil }
    var depth = 1
    var offset = start + 2
    while offset < min(text.count, start + 120), text[offset] != 0x0a {
      if text[offset] == Byte.openParenthesis { depth += 1 }
      if text[offset] == Byte.closeParenthesis { depth -= 1 }
      if depth == 0 { return closed(text, start, at: offset, by: [Byte.closeParenthesis]) }
      offset += 1
    }
    return nil
  }

  private static func closed(
    _ text: borrowing Span<UInt8>, _ start: Int, at end: Int, by closing: [UInt8]
  ) -> Reading? {
    for (step, expected) in closing.enumerated() where byte(text, end + step) != expected {
      return nil
    }
    let range = SourceRange(start, end + closing.count)
    var spelling: [UInt8] = []
    for offset in range.start..<range.end { spelling.append(text[offset]) }
    return .placeholder(NamedPlaceholder(range: range, spelling: spelling))
  }

  /// The end of the name or number at `start`, at most 64 bytes long.
  private static func name(_ text: borrowing Span<UInt8>, from start: Int) -> Int? {
    guard let first = byte(text, start) else { return nil }
    var end = start + 1
    if isDigit(first) {
      while let next = byte(text, end), isDigit(next), end - start < 3 { end += 1 }
      return end
    }
    guard isNameStart(first) else { return nil }
    while let next = byte(text, end), isName(next), end - start < 64 { end += 1 }
    return end
  }

  private static func afterSpaces(_ text: borrowing Span<UInt8>, _ start: Int) -> Int {
    var offset = start
    while byte(text, offset) == Byte.space { offset += 1 }
    return offset
  }

  private static func byte(_ text: borrowing Span<UInt8>, _ offset: Int) -> UInt8? {
    offset >= 0 && offset < text.count ? text[offset] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5f
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == 0x2e || byte == 0x2d
  }
}

private enum Byte {
  static let space: UInt8 = 0x20
  static let dollar: UInt8 = 0x24
  static let percent: UInt8 = 0x25
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let comma: UInt8 = 0x2c
  static let backslash: UInt8 = 0x5c
  static let openBrace: UInt8 = 0x7b
  static let closeBrace: UInt8 = 0x7d
}
