import CatalogSyntax

/// Finds terms in texts, upper and lower case told apart.
enum Terms {
  /// Whether a term stands in a UTF-8 text.
  static func has(_ term: String, _ text: Span<UInt8>) -> Bool {
    first(term, text, asWord: false)
  }

  /// Whether a term stands in a UTF-8 text as words of its own.
  static func hasWord(_ term: String, _ text: Span<UInt8>) -> Bool {
    first(term, text, asWord: true)
  }

  private static func first(_ term: String, _ text: Span<UInt8>, asWord: Bool) -> Bool {
    let word = term.utf8.span
    guard word.count > 0, word.count <= text.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == word[0] {
      let end = start + word.count
      guard text.extracting(start..<end).isEqual(to: word) else { continue }
      guard asWord else { return true }
      let isStart = start == 0 || !isWordByte(text[start - 1])
      if isStart, end == text.count || !isWordByte(text[end]) { return true }
    }
    return false
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UInt32(byte).isBasicLetter || UInt32(byte).isBasicDigit
  }

  /// Whether one letter put in, left out, replaced or exchanged with its neighbour makes a word of
  /// another.
  static func isOneEdit(_ word: String, from term: String) -> Bool {
    let (own, wanted) = (Array(word.unicodeScalars), Array(term.unicodeScalars))
    guard own != wanted, abs(own.count - wanted.count) <= 1, wanted.count > 2 else { return false }
    var start = 0
    while start < min(own.count, wanted.count), own[start] == wanted[start] { start += 1 }
    var tail = 0
    while tail < min(own.count, wanted.count) - start,
      own[own.count - 1 - tail] == wanted[wanted.count - 1 - tail]
    {
      tail += 1
    }
    let (left, right) = (own.count - start - tail, wanted.count - start - tail)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && own[start] == wanted[start + 1]
      && own[start + 1] == wanted[start]
  }
}
