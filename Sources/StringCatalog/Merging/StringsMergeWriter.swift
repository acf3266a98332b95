import CatalogSyntax

/// Carries a merge out in a `.strings` file.
struct StringsMergeWriter {
  let merge: ThreeWayMerge<StringsMergeTree>
  private let grafting: StringsGrafting

  init(_ merge: ThreeWayMerge<StringsMergeTree>) {
    self.merge = merge
    grafting = StringsGrafting(merge.ours.document, from: merge.theirs.document)
  }

  /// The edits and conflicts.
  func outcome() -> MergeOutcome {
    var outcome = MergeOutcome()
    // An entry that comes in front of another also comes in front of that one's new comment.
    for change in merge.changes where change.container.role == .table {
      outcome.edits += grafting.edits(
        removing: indices(of: change.removed), inserting: insertions(change.inserted))
    }
    addTitles(to: &outcome)
    for change in merge.changes where change.container.role == .entry {
      if !change.removed.isEmpty {
        outcome.edits += grafting.edits(removingCommentOf: change.container.node)
      }
      for insertion in change.inserted {
        outcome.edits += grafting.edits(
          replacingCommentOf: change.container.node, byThatOf: insertion.member.key)
      }
    }
    for replacement in merge.replacements {
      let (ours, theirs) = (replacement.ours.part, replacement.theirs.part)
      switch ours.role {
      case .value:
        outcome.edits += grafting.edits(replacingValueOf: ours.node, byThatOf: theirs.node)
      case .comment:
        outcome.edits += grafting.edits(replacingCommentOf: ours.node, byThatOf: theirs.node)
      case .table, .entry: break
      }
    }
    for conflict in merge.conflicts {
      let described = describe(conflict)
      // What ours removed leaves no place for a mark.
      let entry = conflict.ours?.part.node ?? entry(of: conflict.container.ours)
      if let entry { outcome.edits += grafting.edits(noting: described.note, above: entry) }
      let place = entry ?? conflict.previous?.key
      let offset = place.map { merge.ours.document.entries[$0].range.start } ?? 0
      outcome.conflicts.append(MergeOutcome.Placed(conflict: described, offset: offset))
    }
    outcome.edits = merge.ours.document.leavingNoEmptyFile(outcome.edits)
    return outcome
  }

  private func entry(of container: MergePart<StringsMergeTree.Role>) -> Int? {
    switch container.role {
    case .entry: container.node
    case .table, .value, .comment: nil
    }
  }

  /// All entries of the keys of members, those that do not count included.
  private func indices(of members: [MergeMember<StringsMergeTree.Role>]) -> Set<Int> {
    guard !members.isEmpty else { return [] }
    let document = merge.ours.document
    let names = Set(members.map(\.name))
    return Set(
      document.entries.indices.filter {
        names.contains(document.keyBytes(of: document.entries[$0]))
      })
  }

  private func insertions(
    _ inserted: [ThreeWayMerge<StringsMergeTree>.Insertion]
  ) -> [StringsGrafting.Insertion] {
    var known: Set<[UInt8]>?
    return inserted.map { insertion in
      let entry = insertion.member.key
      var titles = merge.theirs.document.titles(before: entry)
      if !titles.isEmpty {
        // Titles that theirs did not add are in ours already, or ours removed them.
        let texts =
          known
          ?? merge.base.document.commentTexts().union(merge.ours.document.commentTexts())
        titles.removeAll { texts.contains(merge.theirs.document.text(of: $0)) }
        known = texts.union(titles.map { merge.theirs.document.text(of: $0) })
      }
      return StringsGrafting.Insertion(
        previous: insertion.previous?.key, entry: entry, titles: titles)
    }
  }

  // MARK: Titles

  /// Takes the comments that belong to no entry, in front of each entry that all versions have and at
  /// the end.
  ///
  /// Titles move with the entries below them. So a title counts as changed only where theirs has one
  /// that the base has nowhere, or the base one that theirs has nowhere.
  private func addTitles(to outcome: inout MergeOutcome) {
    let (base, ours, theirs) = (merge.base.document, merge.ours.document, merge.theirs.document)
    let (baseTexts, theirTexts) = (base.commentTexts(), theirs.commentTexts())
    guard baseTexts != theirTexts else { return }
    func texts(_ document: StringsDocument, _ index: Int) -> [[UInt8]] {
      document.titles(before: index).map { document.text(of: $0) }
    }
    let baseNames = MergeNames(merge.base.members(of: merge.base.root))
    let theirNames = MergeNames(merge.theirs.members(of: merge.theirs.root))
    var places: [(base: Int, ours: Int, theirs: Int)] = []
    for member in merge.ours.members(of: merge.ours.root) {
      guard let inBase = baseNames[member.name], let inTheirs = theirNames[member.name] else {
        continue
      }
      places.append((inBase.key, member.key, inTheirs.key))
    }
    places.append((base.entries.count, ours.entries.count, theirs.entries.count))
    for place in places {
      let (old, new) = (texts(base, place.base), texts(theirs, place.theirs))
      let isChanged = !new.allSatisfy(baseTexts.contains) || !old.allSatisfy(theirTexts.contains)
      guard isChanged else { continue }
      let own = texts(ours, place.ours)
      switch MergeChoice.between(
        base: old, ours: own, theirs: new, oursIsBase: ==, theirsIsBase: ==, oursIsTheirs: ==)
      {
      case .ours: break
      case .theirs:
        outcome.edits += grafting.edits(
          replacingTitlesBefore: place.ours, byThoseBefore: place.theirs)
      case .conflict:
        let placed = titleConflict(own, new, before: place.ours)
        outcome.conflicts.append(placed)
        if place.ours < ours.entries.count {
          outcome.edits += grafting.edits(noting: placed.conflict.note, above: place.ours)
        }
      }
    }
  }

  private func titleConflict(
    _ own: [[UInt8]], _ new: [[UInt8]], before index: Int
  ) -> MergeOutcome.Placed {
    func text(_ texts: [[UInt8]]) -> String? {
      texts.isEmpty
        ? nil : texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
    let document = merge.ours.document
    var conflict = MergeConflict()
    conflict.member = "comment"
    (conflict.ours, conflict.theirs) = (text(own), text(new))
    let end = index < document.entries.count ? document.entries[index].range.start : 0
    let start = document.titles(before: index).first?.range.start ?? end
    return MergeOutcome.Placed(conflict: conflict, offset: start)
  }

  private func describe(_ conflict: ThreeWayMerge<StringsMergeTree>.Conflict) -> MergeConflict {
    var result = MergeConflict()
    result.key = conflict.path.first.map { String(decoding: $0.name, as: UTF8.self) }
    result.ours = conflict.ours.map { text(of: $0.part, in: merge.ours) }
    result.theirs = conflict.theirs.map { text(of: $0.part, in: merge.theirs) }
    if conflict.path.last?.part.role == .comment { result.member = "comment" }
    return result
  }

  private func text(
    of part: MergePart<StringsMergeTree.Role>, in tree: StringsMergeTree
  ) -> String {
    if part.role == .comment {
      return String(decoding: tree.comment(of: part.node) ?? [], as: UTF8.self)
    }
    let entry = tree.document.entries[part.node]
    return tree.document.value(of: entry) ?? tree.document.source.text(in: entry.valueRange)
  }
}
