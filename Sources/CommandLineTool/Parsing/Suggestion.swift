/// Guesses what was meant by a word that does not exist.
public enum Suggestion {
  /// The most guesses worth showing.
  public static let limit = 3

  /// The candidates most like a word, best first; none when nothing is close.
  ///
  /// A candidate is close when few edits (insertion, deletion, substitution, transposition of
  /// neighbours: the Damerau–Levenshtein distance) lead to it: one edit for every three scalars of
  /// the longer of the two, at most three. It is also close when the word, of two scalars or more,
  /// is its beginning. One edit counts as closer than a beginning, two as farther. Only candidates
  /// as close as the closest are returned, in the order of their bytes. ASCII case is ignored.
  public static func closest(
    to word: String, among candidates: some Sequence<String>
  ) -> [String] {
    let typed = folded(word)
    var best = Int.max
    var found: [String] = []
    for candidate in candidates {
      guard let remoteness = remoteness(of: folded(candidate), from: typed) else { continue }
      if remoteness < best {
        best = remoteness
        found = []
      }
      if remoteness == best, !found.contains(candidate) {
        found.append(candidate)
      }
    }
    return Array(found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(limit))
  }

  /// How far apart two words are, or `nil` when they are not close: twice the distance, 3 for a
  /// beginning.
  private static func remoteness(
    of candidate: [Unicode.Scalar], from typed: [Unicode.Scalar]
  ) -> Int? {
    let isBeginning = typed.count >= 2 && candidate.starts(with: typed)
    let allowance = min(3, max(candidate.count, typed.count) / 3)
    guard abs(candidate.count - typed.count) <= allowance else { return isBeginning ? 3 : nil }
    let distance = distance(from: typed, to: candidate)
    guard distance <= allowance else { return isBeginning ? 3 : nil }
    return isBeginning ? min(3, 2 * distance) : 2 * distance
  }

  /// The Damerau–Levenshtein distance with adjacent transpositions, each part edited once.
  static func distance(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in 0..<source.count {
      var current = [row + 1]
      for column in 0..<target.count {
        let substitution = last[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.map { scalar in
      guard ("A"..."Z").contains(scalar) else { return scalar }
      return Unicode.Scalar(UInt8(scalar.value) | 0x20)
    }
  }
}
