import CatalogSyntax

/// Tells whether a text holds at least one of many words, without reading it as tokens.
///
/// The search is that of Wu and Manber: two bytes tell how far the next possible end of a word is.
struct WordFilter: Sendable {
  private var words: [[UInt8]] = []
  /// Words that are too short to skip anything.
  private var shortWords: [BytePattern] = []
  private var letters: [UInt8] = []
  /// The number of bytes of each word that the table knows.
  private var length = 0
  /// How far to go on from a pair of bytes.
  private var shifts: [UInt8] = []
  /// The first word whose known bytes end with a pair, by its index, or -1; further ones follow in `chain`.
  private var heads: [Int32] = []
  private var chain: [Int32] = []
  /// The first two bytes of each word.
  private var firstPairs: [UInt16] = []

  /// The shortest word the table is made for.
  private static let shortest = 4

  init(_ names: [String]) {
    for name in Set(names).sorted() {
      let bytes = Array(name.utf8)
      switch bytes.count {
      case 0: continue
      case 1: letters.append(bytes[0])
      case 2..<Self.shortest: shortWords.append(BytePattern(name))
      case _: words.append(bytes)
      }
    }
    guard let shortest = words.map(\.count).min() else { return }
    length = min(shortest, 16)
    shifts = [UInt8](repeating: UInt8(length - 1), count: 1 << 16)
    heads = [Int32](repeating: -1, count: 1 << 16)
    chain = [Int32](repeating: -1, count: words.count)
    firstPairs = words.map { UInt16($0[0]) << 8 | UInt16($0[1]) }
    for (index, word) in words.enumerated() {
      for end in 1..<length {
        let pair = Int(word[end - 1]) << 8 | Int(word[end])
        shifts[pair] = min(shifts[pair], UInt8(length - 1 - end))
      }
      let pair = Int(word[length - 2]) << 8 | Int(word[length - 1])
      chain[index] = heads[pair]
      heads[pair] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Whether a word stands in a text, with no other letter or digit of ASCII beside it.
  func isFound(in text: Span<UInt8>) -> Bool {
    for letter in letters where isFound(letter, in: text) { return true }
    for pattern in shortWords {
      var start = 0
      while let found = pattern.firstIndex(in: text, from: start) {
        if isBounded(text, found, found + pattern.word.count) { return true }
        start = found + 1
      }
    }
    guard length > 0 else { return false }
    var end = length - 1
    while end < text.count {
      let pair = Int(text[end &- 1]) << 8 | Int(text[end])
      let shift = Int(shifts[pair])
      if shift == 0 {
        if isWord(text, from: end &- length &+ 1, pair) { return true }
        end &+= 1
      } else {
        end &+= shift
      }
    }
    return false
  }

  private func isFound(_ letter: UInt8, in text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] == letter {
      if isBounded(text, index, index + 1) { return true }
    }
    return false
  }

  @inline(__always)
  private func isWord(_ text: Span<UInt8>, from start: Int, _ pair: Int) -> Bool {
    let firstPair = UInt16(text[start]) << 8 | UInt16(text[start &+ 1])
    var candidate = Int(heads[pair])
    while candidate >= 0 {
      guard firstPairs[candidate] == firstPair else {
        candidate = Int(chain[candidate])
        continue
      }
      let end = start + words[candidate].count
      if end <= text.count, isBounded(text, start, end), holds(text, words[candidate], at: start) {
        return true
      }
      candidate = Int(chain[candidate])
    }
    return false
  }

  private func holds(_ text: Span<UInt8>, _ word: [UInt8], at start: Int) -> Bool {
    for index in word.indices where text[start &+ index] != word[index] { return false }
    return true
  }

  private func isBounded(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    (start == 0 || !SwiftCharacters.isWord(text[start - 1]))
      && (end >= text.count || !SwiftCharacters.isWord(text[end]))
  }
}
