/// Guesses which of the words that exist was meant by one that does not.
///
/// The same measure as for words of the command line, whose target this one may not import.
package struct CloseSpelling {
  /// The longest word that is compared, in scalars. Nobody mistypes a paragraph.
  private static let longest = 200

  private let candidates: [(word: String, folded: [Unicode.Scalar])]
  /// How many more words are compared with candidates: what is to be read is bounded, whatever a file holds.
  private var budget: Int

  /// Takes the words that exist; of several that are equally close the first counts.
  package init(_ candidates: some Sequence<String>, budget: Int = 1_000_000) {
    self.candidates = candidates.compactMap { word in
      let folded = Self.folded(word)
      return folded.count > Self.longest ? nil : (word, folded)
    }
    self.budget = budget
  }

  /// The candidate most like a word; nil if none is close.
  ///
  /// It is close when at most one edit for every three scalars of the longer word leads to it, and at most
  /// three in all (insertion, deletion, substitution, transposition of neighbours). ASCII case and white
  /// space at the ends are ignored.
  package mutating func closest(to word: String) -> String? {
    let typed = Self.folded(word)
    guard typed.count <= Self.longest, budget >= candidates.count else { return nil }
    budget -= candidates.count
    var best: (word: String, distance: Int)?
    for (candidate, folded) in candidates {
      let limit = min(3, max(folded.count, typed.count) / 3, (best?.distance ?? 4) - 1)
      guard limit >= 0, abs(folded.count - typed.count) <= limit,
        let distance = Self.distance(typed, folded, limit: limit)
      else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// The number of edits between two words; nil if it is above a limit.
  private static func distance(
    _ source: [Unicode.Scalar], _ target: [Unicode.Scalar], limit: Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      var least = row + 1
      for column in target.indices {
        let substitution = last[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      // A transposition reaches back two rows.
      guard least <= limit + 1 else { return nil }
      beforeLast = last
      last = current
    }
    return last[target.count] <= limit ? last[target.count] : nil
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    var scalars = word.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    return scalars.map { scalar in
      ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
  }
}
