/// A unit of a part, with the names that lead to it.
struct MergeUnit<Role: Equatable & Sendable> {
  var path: [MergeMember<Role>]
  var part: MergePart<Role>
}

extension MergeTree {
  /// The units of a part that do not say what the same units of another tree say.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - old: The same part of the other tree; nil if it has none, and all units are meant.
  ///   - other: The other tree.
  func units(
    of part: MergePart<Role>, otherThan old: MergePart<Role>?, in other: Self
  ) -> [MergeUnit<Role>] {
    var result: [MergeUnit<Role>] = []
    var path: [MergeMember<Role>] = []
    collectUnits(of: part, otherThan: old, in: other, &path, into: &result)
    return result
  }

  private func collectUnits(
    of part: MergePart<Role>, otherThan old: MergePart<Role>?, in other: Self,
    _ path: inout [MergeMember<Role>], into result: inout [MergeUnit<Role>]
  ) {
    if let old, isEqual(part, old, in: other) { return }
    guard isBranch(part) else {
      result.append(MergeUnit(path: path, part: part))
      return
    }
    let names = MergeNames(old.map { other.members(of: $0) } ?? [])
    for member in members(of: part) {
      path.append(member)
      collectUnits(
        of: member.part, otherThan: names[member.name]?.part, in: other, &path, into: &result)
      path.removeLast()
    }
  }
}
