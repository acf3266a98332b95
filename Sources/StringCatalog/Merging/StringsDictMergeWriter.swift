import CatalogSyntax

/// Carries a merge out in a `.stringsdict` file.
struct StringsDictMergeWriter {
  let merge: ThreeWayMerge<StringsDictMergeTree>
  private let syntax: PropertyListDocument
  private let grafting: PropertyListGrafting

  init(_ merge: ThreeWayMerge<StringsDictMergeTree>) {
    self.merge = merge
    syntax = merge.ours.syntax
    grafting = PropertyListGrafting(syntax, from: merge.theirs.syntax)
  }

  /// The edits and conflicts.
  func outcome() -> MergeOutcome {
    var outcome = MergeOutcome()
    for change in merge.changes { outcome.edits += edits(for: change) }
    for replacement in merge.replacements {
      outcome.edits += grafting.edits(
        replacing: replacement.ours.part.node, with: replacement.theirs.part.node)
    }
    for conflict in merge.conflicts {
      let described = describe(conflict)
      let neighbour = conflict.previous?.key ?? conflict.container.ours.node
      var offset = syntax.nodes[neighbour].range.start
      if let ours = conflict.ours {
        let member = PropertyListDocument.Member(key: ours.key, value: ours.part.node)
        outcome.edits += grafting.edits(noting: described.note, above: member)
        offset = syntax.nodes[ours.key].range.start
      }
      outcome.conflicts.append(MergeOutcome.Placed(conflict: described, offset: offset))
    }
    return outcome
  }

  private func edits(
    for change: ThreeWayMerge<StringsDictMergeTree>.Change
  ) -> [TextEdit] {
    let dictionary = change.container.node
    var removed: Set<Int> = []
    if !change.removed.isEmpty {
      let names = Set(change.removed.map(\.name))
      for member in syntax.members(of: dictionary)
      where names.contains(syntax.textBytes(of: member.key)) {
        removed.insert(member.key)
      }
    }
    let insertions = change.inserted.map { insertion in
      let previous = insertion.previous.map {
        PropertyListDocument.Member(key: $0.key, value: $0.part.node)
      }
      return PropertyListGrafting.Insertion(previous: previous, member: insertion.member)
    }
    return grafting.edits(changing: dictionary, removing: removed, inserting: insertions)
  }

  private func describe(
    _ conflict: ThreeWayMerge<StringsDictMergeTree>.Conflict
  ) -> MergeConflict {
    var result = MergeConflict()
    var variation: [String] = []
    for (depth, step) in conflict.path.enumerated() {
      let name = String(decoding: step.name, as: UTF8.self)
      if depth == 0 {
        result.key = name
      } else {
        switch name {
        case StringsDictName.devices: variation.append("device")
        case StringsDictName.widths: variation.append("width")
        case StringsDictName.format: break
        case StringsDictName.ruleType, StringsDictName.valueType: result.member = name
        case _: variation.append(name)
        }
      }
    }
    if !variation.isEmpty { result.variation = variation.joined(separator: ".") }
    result.ours = conflict.ours.map { summary(of: $0.part, conflict.base?.part, in: merge.ours) }
    result.theirs = conflict.theirs.map {
      summary(of: $0.part, conflict.base?.part, in: merge.theirs)
    }
    return result
  }

  /// What a part says that the base does not say.
  private func summary(
    of part: MergePart<StringsDictMergeTree.Role>, _ old: MergePart<StringsDictMergeTree.Role>?,
    in tree: StringsDictMergeTree
  ) -> String {
    tree.summary(
      of: part, otherThan: old, in: merge.base,
      names: { $0.path.map { String(decoding: $0.name, as: UTF8.self) } },
      text: tree.syntax.summary) ?? tree.syntax.summary(of: part.node)
  }
}

extension PropertyListDocument {
  /// What a value says, in short: the text, or the members with their texts.
  fileprivate func summary(of node: Int) -> String {
    switch nodes[node].kind {
    case .dictionary:
      members(of: node).map { "\(text(of: $0.key)): \(summary(of: $0.value))" }
        .joined(separator: ", ")
    case .array: elements(of: node).map { summary(of: $0) }.joined(separator: ", ")
    case .true, .false: nodes[node].kind.elementName
    case .plist, .key, .string, .integer, .real, .date, .data: text(of: node)
    }
  }
}
