/// A pattern of names of keys or tables. With `!` before it, it takes names out.
public struct NamePattern: Sendable, Hashable {
  /// The pattern as it is written.
  public let spelling: String
  private let wildcard: Wildcard
  private let isNegated: Bool

  /// Reads a pattern.
  init(_ spelling: String) throws(PatternProblem) {
    self.spelling = spelling
    isNegated = spelling.hasPrefix("!")
    let pattern = isNegated ? String(spelling.dropFirst()) : spelling
    guard !pattern.isEmpty else { throw .empty }
    wildcard = try Wildcard(pattern)
  }

  /// Whether a list of patterns takes a name: one that is not negated fits it, or there is none; and no
  /// negated one does. The empty list takes every name.
  static func take(_ name: String, _ patterns: [NamePattern]) -> Bool {
    let wanted = patterns.filter { !$0.isNegated }
    return (wanted.isEmpty || wanted.contains { $0.wildcard.matches(name) })
      && !patterns.contains { $0.isNegated && $0.wildcard.matches(name) }
  }
}
