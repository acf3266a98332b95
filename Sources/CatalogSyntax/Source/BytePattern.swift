/// A word to be looked for in texts.
///
/// The search steps over as many bytes as the word is long wherever it can (Horspool's algorithm), so that
/// a text without the word costs less than reading it.
package struct BytePattern: Sendable {
  /// The bytes of the word.
  package let word: [UInt8]
  /// For each byte how far its last occurrence in the word, the final byte left out, lies from the end.
  private let steps: [Int]

  /// Takes a word.
  ///
  /// - Precondition: The word is not empty.
  package init(_ word: String) {
    precondition(!word.isEmpty, "every text has the empty word everywhere")
    self.word = Array(word.utf8)
    var steps = [Int](repeating: self.word.count, count: 256)
    for (index, byte) in self.word.dropLast().enumerated() {
      steps[Int(byte)] = self.word.count - 1 - index
    }
    self.steps = steps
  }

  /// The offset of the first occurrence that starts at or behind an offset.
  package func firstIndex(in text: Span<UInt8>, from start: Int = 0) -> Int? {
    let (word, steps) = (word.span, steps.span)
    let last = word.count - 1
    var end = start + last
    while end < text.count {
      let byte = text[end]
      if byte == word[last], text.extracting(end - last..<end + 1).isEqual(to: word) {
        return end - last
      }
      end += steps[Int(byte)]
    }
    return nil
  }
}
