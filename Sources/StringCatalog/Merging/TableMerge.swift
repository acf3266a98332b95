import CatalogSyntax

/// A merge of two versions of a table with their common ancestor, key by key.
///
/// What one side changed is taken from it; what both changed in the same way is taken once. In a
/// `.strings` file the units are values and comments of keys, in a `.stringsdict` file the members of
/// variables, in a string catalog each text of a locale with its state and every other member. Only a
/// unit that both sides changed, and differently, is a conflict, and so is one that one side removed
/// and the other changed. Ours is kept then and marked: in a catalog by the state `needs_review`,
/// elsewhere by a comment.
///
/// The result is made by edits of ours: layout, order, comments, encoding and line breaks of everything
/// that is not concerned stay as they are. The work grows with the size of the files.
///
/// ```swift
/// let merge = try TableMerge(base: base, ours: ours, theirs: theirs, format: .xcstrings)
/// merge.conflicts.isEmpty  // whether merge.bytes is the whole truth
/// ```
public struct TableMerge: Sendable {
  /// The bytes of the merged file.
  public let bytes: [UInt8]
  /// What is in conflict, in the order of the merged file.
  public let conflicts: [MergeConflict]

  /// Merges three versions of a file.
  ///
  /// - Parameters:
  ///   - base: The bytes of the common ancestor; none if both sides added the file.
  ///   - ours: The bytes of the version that is edited.
  ///   - theirs: The bytes of the version that changes are taken from.
  ///   - format: What the files are.
  /// - Throws: ``MergeError`` for a version with a syntax error, and for property lists in a form that
  ///   is read but not edited.
  public init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], format: TableFormat
  ) throws(MergeError) {
    switch format {
    case .strings:
      let versions = try MergeVersions<StringsMergeTree>(base, ours, theirs)
      self = try Self(versions) { StringsMergeWriter($0).outcome() }
    case .stringsdict:
      let versions = try MergeVersions<StringsDictMergeTree>(base, ours, theirs)
      self = try Self(versions) { StringsDictMergeWriter($0).outcome() }
    case .xcstrings:
      let versions = try MergeVersions<XCStringsMergeTree>(base, ours, theirs)
      self = try Self(versions) { XCStringsMergeWriter($0).outcome() }
    }
  }

  private init<Tree: MergeFile>(
    _ versions: MergeVersions<Tree>, _ outcome: (ThreeWayMerge<Tree>) -> MergeOutcome
  ) throws(MergeError) {
    if let whole = versions.whole {
      self = whole
      return
    }
    let result = outcome(versions.merge)
    bytes = versions.ours.source.bytes(applying: result.edits)
    // That the edits fit together is our promise; that no text is lost is not left to it.
    guard let merged = try? Tree(bytes, .ours),
      versions.arePresent(in: merged)
    else {
      throw MergeError(.ours, nil, "the versions do not fit together: merge them by hand")
    }
    conflicts = result.conflicts(in: merged.source)
  }

  fileprivate init(bytes: [UInt8], conflicts: [MergeConflict] = []) {
    self.bytes = bytes
    self.conflicts = conflicts
  }
}

/// The three versions of a file.
private struct MergeVersions<Tree: MergeFile> {
  let base: Tree
  let ours: Tree
  let theirs: Tree

  init(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws(MergeError) {
    self.base = try Tree(base, .base)
    self.ours = try Tree(ours, .ours)
    self.theirs = try Tree(theirs, .theirs)
  }

  var merge: ThreeWayMerge<Tree> {
    ThreeWayMerge(base: base, hasBase: !base.isEmpty, ours: ours, theirs: theirs)
  }

  /// Whether a merged file has everything that either side changed, conflicts left aside.
  func arePresent(in merged: Tree) -> Bool {
    [ours, theirs].allSatisfy { side in
      let rest = ThreeWayMerge(base: base, hasBase: !base.isEmpty, ours: merged, theirs: side)
      return !rest.changes.contains { Tree.isVital($0.container.role) }
        && !rest.replacements.contains { Tree.isVital($0.ours.part.role) }
    }
  }

  /// The result where one version stands as a whole: where one side left every byte of the base as it
  /// was, and where a side has no content.
  var whole: TableMerge? {
    let (baseBytes, ourBytes) = (base.source.bytes(), ours.source.bytes())
    let theirBytes = theirs.source.bytes()
    if theirBytes == baseBytes || theirBytes == ourBytes { return TableMerge(bytes: ourBytes) }
    if ourBytes == baseBytes { return TableMerge(bytes: theirBytes) }
    guard ours.isEmpty || theirs.isEmpty else { return nil }
    let choice = MergeChoice.between(
      base: base.isEmpty ? nil : base, ours: ours.isEmpty ? nil : ours,
      theirs: theirs.isEmpty ? nil : theirs, oursIsBase: Self.areEqual,
      theirsIsBase: Self.areEqual, oursIsTheirs: Self.areEqual)
    switch choice {
    case .ours: return TableMerge(bytes: ourBytes)
    case .theirs: return TableMerge(bytes: theirBytes)
    case .conflict:
      var conflict = MergeConflict()
      if !ours.isEmpty { conflict.ours = "changes" }
      if !theirs.isEmpty { conflict.theirs = "changes" }
      return TableMerge(bytes: ourBytes, conflicts: [conflict])
    }
  }

  private static func areEqual(_ left: Tree, _ right: Tree) -> Bool {
    left.isEqual(left.root, right.root, in: right)
  }
}
