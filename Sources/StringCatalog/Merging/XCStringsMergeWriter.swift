import CatalogSyntax

/// Carries a merge out in a string catalog.
struct XCStringsMergeWriter {
  let merge: ThreeWayMerge<XCStringsMergeTree>
  private let json: JSONDocument
  private let theirs: JSONDocument
  private let layout: JSONLayout

  init(_ merge: ThreeWayMerge<XCStringsMergeTree>) {
    self.merge = merge
    json = merge.ours.json
    theirs = merge.theirs.json
    layout = JSONLayout(json)
  }

  /// The edits and conflicts.
  func outcome() -> MergeOutcome {
    var outcome = MergeOutcome()
    for change in merge.changes { outcome.edits += edits(for: change) }
    for replacement in merge.replacements {
      outcome.edits += json.edits(
        replacing: replacement.ours.part.node, with: .whole(replacement.theirs.part.node),
        from: theirs, layout: layout)
    }
    var marked: Set<Int> = []
    for conflict in merge.conflicts {
      let units = contestedUnits(conflict)
      for unit in units where marked.insert(unit).inserted {
        outcome.edits += reviewEdits(unit)
      }
      outcome.conflicts.append(
        MergeOutcome.Placed(
          conflict: describe(conflict), offset: json.range(of: place(of: conflict, units)).start))
    }
    return outcome
  }

  private func edits(for change: ThreeWayMerge<XCStringsMergeTree>.Change) -> [TextEdit] {
    let object = change.container.node
    let names = Set(change.removed.map(\.name))
    var removed: Set<Int> = []
    var kept: [String] = []
    for member in json.members(of: object) {
      if !names.isEmpty, names.contains(json.stringBytes(member.key)) {
        removed.insert(member.key)
      } else if !change.inserted.isEmpty {
        kept.append(json.string(member.key) ?? "")
      }
    }
    let places = OrderedPlaces(
      of: change.inserted.map { String(decoding: $0.name, as: UTF8.self) }, among: kept,
      by: order(ofMembersOf: change.container.role))
    let insertions = places.places.map { place in
      JSONDocument.Insertion(place: place.old, member: change.inserted[place.new].member)
    }
    return json.edits(
      changing: object, removing: removed, inserting: insertions, from: theirs, layout: layout)
  }

  /// The order of Xcode: collation for the keys, plain ascending for all else.
  private func order(
    ofMembersOf role: XCStringsMergeTree.Role
  ) -> (String, String) -> Bool {
    if role == .keys { return KeyOrder.isOrdered }
    return { left, right in left.utf8.lexicographicallyPrecedes(right.utf8) }
  }

  // MARK: Conflicts

  /// The units of ours that both sides claim.
  private func contestedUnits(
    _ conflict: ThreeWayMerge<XCStringsMergeTree>.Conflict
  ) -> [Int] {
    guard let ours = conflict.ours else { return [] }
    guard ours.part.role == .value else {
      return unitNodes(of: ours.part, otherThan: conflict.base?.part, in: merge.base)
    }
    // What a substitution is concerns all its texts but those that theirs replaces.
    let container = conflict.container
    guard container.ours.role == .substitution else { return [] }
    let changed = Set(unitNodes(of: container.ours, otherThan: container.base, in: merge.base))
    let other = Set(unitNodes(of: container.ours, otherThan: container.theirs, in: merge.theirs))
    return unitNodes(of: container.ours, otherThan: nil, in: merge.base)
      .filter { changed.contains($0) || !other.contains($0) }
  }

  /// The units of a part of ours that say something else than the same units of another tree.
  private func unitNodes(
    of part: MergePart<XCStringsMergeTree.Role>, otherThan old: MergePart<XCStringsMergeTree.Role>?,
    in other: XCStringsMergeTree
  ) -> [Int] {
    merge.ours.units(of: part, otherThan: old, in: other).map(\.part)
      .filter { $0.role == .unit && json.kind(of: $0.node) == .object }.map(\.node)
  }

  private func reviewEdits(_ unit: Int) -> [TextEdit] {
    let word = "\"\(TranslationState.needsReview.rawValue)\""
    guard let state = json.member(forKey: "state", in: unit) else {
      guard let first = json.members(of: unit).first(where: { _ in true }) else {
        return [TextEdit(json.range(of: unit), with: "{\"state\"\(layout.colon)\(word)}")]
      }
      let start = json.range(of: first.key).start
      let before = json.source.text(in: SourceRange(json.range(of: unit).start + 1, start))
      return [TextEdit(SourceRange(at: start), with: "\"state\"\(layout.colon)\(word),\(before)")]
    }
    guard !json.isText(state.value, equalTo: TranslationState.needsReview.rawValue.utf8.span) else {
      return []
    }
    return [TextEdit(json.range(of: state.value), with: word)]
  }

  /// The node of ours that a person should look at.
  private func place(
    of conflict: ThreeWayMerge<XCStringsMergeTree>.Conflict, _ units: [Int]
  ) -> Int {
    guard let ours = conflict.ours else {
      if let previous = conflict.previous { return previous.key }
      let node = conflict.container.ours.node
      return node > 0 && json.kind(of: node - 1) == .key ? node - 1 : node
    }
    guard ours.part.role != .value, let unit = units.first else { return ours.key }
    return json.value(forKey: "value", in: unit) ?? unit
  }

  private func describe(
    _ conflict: ThreeWayMerge<XCStringsMergeTree>.Conflict
  ) -> MergeConflict {
    var result = MergeConflict()
    if conflict.path.last?.part.role == .value {
      result.member = conflict.path.last.map { String(decoding: $0.name, as: UTF8.self) }
    }
    for step in conflict.path where step.part.role == .entry {
      result.key = String(decoding: step.name, as: UTF8.self)
    }
    var names = Self.formNames(conflict.path)
    if !names.isEmpty { result.locale = names.removeFirst() }
    if !names.isEmpty { result.variation = names.joined(separator: ".") }
    result.ours = conflict.ours.map { summary(of: $0.part, conflict.base?.part, in: merge.ours) }
    result.theirs = conflict.theirs.map {
      summary(of: $0.part, conflict.base?.part, in: merge.theirs)
    }
    if let ours = conflict.ours, let other = conflict.theirs, result.ours == result.theirs {
      result.ours = json.compactText(of: ours.part.node)
      result.theirs = theirs.compactText(of: other.part.node)
    }
    return result
  }

  /// The names on a way that tell the locale and the form of a message.
  private static func formNames(_ path: [MergeMember<XCStringsMergeTree.Role>]) -> [String] {
    var names: [String] = []
    var isInSubstitution = false
    for step in path {
      let name = String(decoding: step.name, as: UTF8.self)
      switch step.part.role {
      case .catalog, .keys, .entry, .localizations, .variations, .value: continue
      case .form, .substitutions: names.append(name)
      case .substitution:
        names.append(name)
        isInSubstitution = true
      case .cases:
        // As everywhere, the first `plural` of a substitution goes without saying.
        if name != "plural" || !isInSubstitution { names.append(name) }
        isInSubstitution = false
      case .unit:
        if name != "stringUnit" { names.append(name) }
      }
    }
    return names
  }

  /// What a part says that the base does not say.
  private func summary(
    of part: MergePart<XCStringsMergeTree.Role>, _ old: MergePart<XCStringsMergeTree.Role>?,
    in tree: XCStringsMergeTree
  ) -> String {
    tree.summary(
      of: part, otherThan: old, in: merge.base,
      names: { unit in
        let names = Self.formNames(unit.path)
        guard unit.part.role == .value, let last = unit.path.last else { return names }
        return names + [String(decoding: last.name, as: UTF8.self)]
      },
      text: tree.json.summary) ?? tree.json.compactText(of: part.node)
  }
}

extension JSONDocument {
  /// What a value says, in short: the text of a unit, else the value on one line.
  fileprivate func summary(of node: Int) -> String {
    if let text = string(node) { return text }
    if kind(of: node) == .object, let value = value(forKey: "value", in: node).flatMap(string) {
      return value
    }
    return compactText(of: node)
  }

  /// A value as it is written, on one line.
  fileprivate func compactText(of node: Int) -> String {
    var layout = JSONLayout()
    (layout.lineBreak, layout.indentation, layout.colon) = ("", "", ": ")
    (layout.gap, layout.opensEmptyObjects) = (" ", false)
    return String(
      decoding: layout.text(of: .whole(node), from: self, indentation: ""), as: UTF8.self)
  }
}
