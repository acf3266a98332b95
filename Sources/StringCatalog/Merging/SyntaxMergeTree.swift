import CatalogSyntax

/// A tree of a merge whose parts are the nodes of a parsed document.
protocol SyntaxMergeTree: MergeTree {
  associatedtype Syntax: MergeSyntax
  /// The document.
  var syntax: Syntax { get }
}

/// A parsed document whose nodes are compared with those of another one.
protocol MergeSyntax {
  /// The text of the file.
  var source: SourceText { get }
  /// Where a node stands.
  func range(of node: Int) -> SourceRange
  /// Whether two values, the second of another document, say the same, however they are written.
  func isEqual(_ node: Int, _ other: Self, _ otherNode: Int) -> Bool
}

extension MergeSyntax {
  /// Whether two values are written in the same way.
  func hasSameSpelling(_ node: Int, _ other: Self, _ otherNode: Int) -> Bool {
    let (range, otherRange) = (range(of: node), other.range(of: otherNode))
    return range.count == otherRange.count
      && source.utf8[range.start..<range.end]
        == other.source.utf8[otherRange.start..<otherRange.end]
  }
}

extension SyntaxMergeTree {
  func isEqual(
    _ part: MergePart<Role>, _ otherPart: MergePart<Role>, in other: Self
  ) -> Bool {
    guard isBranch(part), other.isBranch(otherPart) else {
      return syntax.isEqual(part.node, other.syntax, otherPart.node)
    }
    return syntax.hasSameSpelling(part.node, other.syntax, otherPart.node)
      || hasSameMembers(part, otherPart, in: other)
  }
}
