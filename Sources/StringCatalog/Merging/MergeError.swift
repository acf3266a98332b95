public import CatalogSyntax

/// One of the three versions of a merge.
public enum MergeSide: String, Sendable, CaseIterable {
  /// The common ancestor.
  case base
  /// The version that is changed.
  case ours
  /// The version that changes are taken from.
  case theirs
}

/// Why files cannot be merged. Nothing was changed.
public struct MergeError: Error, Hashable, Sendable {
  /// The version at fault.
  public var side: MergeSide
  /// The place of the fault in that version, where there is one.
  public var place: LineColumn?
  /// What is wrong and what to do, without final stop, safe to show on a terminal.
  public var message: String

  init(_ side: MergeSide, _ place: LineColumn? = nil, _ message: String) {
    self.side = side
    self.place = place
    self.message = message.escapedForDisplay
  }

  /// A fault at a place of a text.
  init(_ side: MergeSide, _ source: SourceText, at offset: Int, _ message: String) {
    let lines = LineIndex(source.utf8)
    self.init(side, lines.lineColumn(of: offset, in: source.utf8), message)
  }
}
