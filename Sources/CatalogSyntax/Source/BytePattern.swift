/// A word to be looked for in texts that hardly ever hold it.
///
/// The search looks for two bytes of the word that stand side by side, at 32 places at once, and at
/// the whole word only where they are.
package struct BytePattern: Sendable {
  /// The bytes of the word.
  package let word: [UInt8]
  /// The place of the pair in the word: punctuation and what stands before it, else the last two bytes.
  private let pair: Int

  /// Takes a word.
  ///
  /// - Precondition: The word has at least two bytes.
  package init(_ word: String) {
    self.word = Array(word.utf8)
    precondition(self.word.count > 1, "a pair of bytes is looked for")
    let mark = self.word.dropFirst().firstIndex { byte in
      byte < 0x80 && !(byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
    pair = (mark ?? self.word.count - 1) - 1
  }

  /// The offset of the first occurrence that starts at or behind an offset.
  package func firstIndex(in text: Span<UInt8>, from start: Int = 0) -> Int? {
    let (first, second) = (word[pair], word[pair + 1])
    // The pair has to stand here for the word to start at `start` and end with the text.
    var offset = start + pair
    let end = text.count - (word.count - pair) + 1
    let (firsts, seconds) = (SIMD16<UInt8>(repeating: first), SIMD16<UInt8>(repeating: second))
    while offset < end {
      guard offset &+ 33 <= text.count else {
        if text[offset] == first, isWord(text, at: offset - pair) { return offset - pair }
        offset += 1
        continue
      }
      let hits =
        ((text.block(at: offset) .== firsts) .& (text.block(at: offset &+ 1) .== seconds))
        .| ((text.block(at: offset &+ 16) .== firsts)
          .& (text.block(at: offset &+ 17) .== seconds))
      if hits.isAnySet {
        for place in offset..<min(offset + 32, end) where isWord(text, at: place - pair) {
          return place - pair
        }
      }
      offset &+= 32
    }
    return nil
  }

  private func isWord(_ text: Span<UInt8>, at offset: Int) -> Bool {
    text.extracting(offset..<offset + word.count).isEqual(to: word.span)
  }
}
