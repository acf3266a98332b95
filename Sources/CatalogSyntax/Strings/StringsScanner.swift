/// The tokens of the `.strings` grammar, scanned over UTF-8 bytes.
///
/// The grammar is that of Foundation's property-list serialization for old-style text: white space is
/// U+0009–U+000D, U+0020, U+2028, U+2029 and comments; an unquoted token is made of
/// `A–Z a–z 0–9 _ $ / : . -`. Every function is total: it takes any bytes and never reads outside them.
enum StringsScanner {
  /// What a scan over white space and comments met.
  struct Trivia {
    /// The offset behind the trivia.
    var end: Int
    /// The offset of the `/*` of a comment that is never closed; the trivia then runs to the end.
    var unterminatedComment: Int?
  }

  /// What a scan over a quoted string met.
  struct Quoted {
    /// The offset behind the closing quote, or nil when there is none.
    var end: Int?
    /// What the string holds.
    var traits: TokenTraits
  }

  // MARK: Trivia

  /// Skips white space and comments.
  @inline(__always)
  static func skipTrivia(
    _ text: Span<UInt8>, from start: Int, unclosedFrom: Int = .max
  ) -> Trivia {
    var index = start
    let count = text.count
    while index < count {
      let byte = text[index]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        index &+= 1
      } else if byte == 0x2F || byte == 0xE2 {
        guard let next = skipCommentOrSeparator(text, at: index, unclosedFrom: unclosedFrom) else {
          return Trivia(end: index, unterminatedComment: nil)
        }
        if next < 0 { return Trivia(end: count, unterminatedComment: index) }
        index = next
      } else {
        break
      }
    }
    return Trivia(end: index, unterminatedComment: nil)
  }

  /// The offset behind the comment or Unicode line separator at `index`; nil if there is none, and -1
  /// if a comment is never closed.
  static func skipCommentOrSeparator(
    _ text: Span<UInt8>, at index: Int, unclosedFrom: Int = .max
  ) -> Int? {
    if text[index] == 0xE2 {
      return isLineSeparator(text, at: index) ? index + 3 : nil
    }
    guard text[index] == 0x2F, index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case UInt8(ascii: "/"): return endOfLineComment(text, from: index + 2)
    case UInt8(ascii: "*"):
      return index >= unclosedFrom ? -1 : text.endOfBlockComment(from: index + 2) ?? -1
    case _: return nil
    }
  }

  /// Whether U+2028 or U+2029 stands at `index`.
  @inline(__always)
  static func isLineSeparator(_ text: Span<UInt8>, at index: Int) -> Bool {
    index &+ 2 < text.count && text[index] == 0xE2 && text[index &+ 1] == 0x80
      && text[index &+ 2] & 0xFE == 0xA8
  }

  /// A line comment ends before LF, CR, U+2028 or U+2029, or at the end of the text.
  static func endOfLineComment(_ text: Span<UInt8>, from start: Int) -> Int {
    let count = text.count
    var index = start
    while index < count {
      if index &+ 8 <= count {
        let word = text.word(at: index)
        let hits =
          word.bytesEqual(to: 0x0A) | word.bytesEqual(to: 0x0D) | word.bytesEqual(to: 0xE2)
        guard hits != 0 else {
          index &+= 8
          continue
        }
        index &+= hits.trailingZeroBitCount >> 3
      }
      let byte = text[index]
      if byte == 0x0A || byte == 0x0D || (byte == 0xE2 && isLineSeparator(text, at: index)) {
        return index
      }
      index &+= 1
    }
    return count
  }

  // MARK: Strings

  /// Scans the quoted string whose opening quote stands at `start`.
  @inline(__always)
  static func scanQuoted(_ text: Span<UInt8>, from start: Int) -> Quoted {
    let count = text.count
    let quote = text[start]
    var traits: TokenTraits = []
    var high: UInt64 = 0
    var control: UInt64 = 0
    var index = start &+ 1
    while index < count {
      if index &+ 8 <= count {
        let word = text.word(at: index)
        let hits = word.bytesEqual(to: quote) | word.bytesEqual(to: 0x5C)
        guard hits != 0 else {
          high |= word
          control |= word.bytesLess(than: 0x20)
          index &+= 8
          continue
        }
        let shift = hits.trailingZeroBitCount &- 7
        let seen = word & ((1 &<< UInt64(truncatingIfNeeded: shift)) &- 1)
        let unseen = ~((1 &<< UInt64(truncatingIfNeeded: shift)) &- 1)
        high |= seen
        control |= (seen | (unseen & 0x2020_2020_2020_2020)).bytesLess(than: 0x20)
        index &+= shift >> 3
      }
      let byte = text[index]
      if byte == quote {
        if high & 0x8080_8080_8080_8080 != 0 { traits.insert(.hasNonASCII) }
        if control != 0 { traits.insert(.hasControl) }
        return Quoted(end: index &+ 1, traits: traits)
      }
      if byte == 0x5C {
        traits.insert(.hasEscape)
        // The escaped character is looked at here only if it is ASCII; the first byte of another one
        // cannot be a quote or a backslash, so the loop may go on behind it.
        if index &+ 1 < count {
          let escaped = text[index &+ 1]
          high |= UInt64(escaped)
          if escaped < 0x20 { control = 1 }
        }
        index &+= 2
      } else {
        high |= UInt64(byte)
        if byte < 0x20 { control = 1 }
        index &+= 1
      }
    }
    if high & 0x8080_8080_8080_8080 != 0 { traits.insert(.hasNonASCII) }
    if control != 0 { traits.insert(.hasControl) }
    return Quoted(end: nil, traits: traits)
  }

  /// The offset behind the unquoted token at `start`; equal to `start` if there is none.
  static func endOfUnquoted(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, isUnquoted(text[index]) { index += 1 }
    return index
  }

  /// Whether a byte may stand in an unquoted token.
  @inline(__always)
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      // `-`, `.`, `/`, the digits and `:` are neighbours.
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    case _:
      false
    }
  }

  /// The offset behind the quoted string at `start`; nil unless it closes on its line.
  static func endOfQuotedOnLine(_ text: Span<UInt8>, from start: Int) -> Int? {
    let quote = text[start]
    var index = start + 1
    while index < text.count {
      let byte = text[index]
      if byte == quote { return index + 1 }
      if byte == 0x0A || byte == 0x0D { return nil }
      index += 1
      if byte == 0x5C {
        guard index < text.count, text[index] != 0x0A, text[index] != 0x0D else { return nil }
        index += 1
      }
    }
    return nil
  }

  /// Skips white space and comments that end before the line does; nil if a comment goes on.
  static func skipTriviaOnLine(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < text.count {
      let byte = text[index]
      if byte == 0x20 || byte == 0x09 {
        index += 1
      } else if byte == 0x2F, index + 1 < text.count, text[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < text.count,
          !(text[index] == UInt8(ascii: "*") && text[index + 1] == 0x2F)
        {
          guard text[index] != 0x0A, text[index] != 0x0D else { return nil }
          index += 1
        }
        guard index + 1 < text.count else { return nil }
        index += 2
      } else {
        return index
      }
    }
    return index
  }

  /// Whether a byte opens a quoted string.
  @inline(__always)
  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  // MARK: Lines

  /// The offset of the first byte of the next line, or the end of the text.
  static func startOfNextLine(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == 0x0A { return index }
      if byte == 0x0D {
        return index < text.count && text[index] == 0x0A ? index + 1 : index
      }
    }
    return index
  }

  /// The offset of the first byte of the line that holds `offset`.
  static func startOfLine(_ text: Span<UInt8>, at offset: Int) -> Int {
    var index = offset
    while index > 0, text[index - 1] != 0x0A, text[index - 1] != 0x0D { index -= 1 }
    return index
  }

  /// Skips spaces and tabs.
  static func skipBlanks(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    return index
  }

  /// Whether a merge conflict marker, seven equal characters at the start of a line, stands at
  /// `offset`.
  static func isConflictMarker(_ text: Span<UInt8>, at offset: Int) -> Bool {
    guard offset + 7 <= text.count else { return false }
    let character = text[offset]
    switch character {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
    case _: return false
    }
    guard offset == 0 || text[offset - 1] == 0x0A || text[offset - 1] == 0x0D else { return false }
    for index in offset..<offset + 7 where text[index] != character { return false }
    guard offset + 7 < text.count else { return true }
    let next = text[offset + 7]
    return next == 0x20 || next == 0x0A || next == 0x0D
  }
}

/// What the characters of a token are like, so that later steps can skip what cannot concern them.
struct TokenTraits: OptionSet {
  var rawValue: UInt8
  /// At least one backslash.
  static let hasEscape = TokenTraits(rawValue: 1)
  /// At least one byte above 0x7F.
  static let hasNonASCII = TokenTraits(rawValue: 2)
  /// At least one byte below 0x20, tab and line breaks among them.
  static let hasControl = TokenTraits(rawValue: 4)
}
