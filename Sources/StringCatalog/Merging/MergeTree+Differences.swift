/// A unit of a part, with the names that lead to it.
struct MergeUnit<Role: Equatable & Sendable> {
  var path: [MergeMember<Role>]
  var part: MergePart<Role>
}

extension MergeTree {
  /// Whether two branches, the second of another tree, have members that say the same, in any order.
  ///
  /// A member whose absence means that it is empty is left out of account where it is empty.
  func hasSameMembers(
    _ part: MergePart<Role>, _ otherPart: MergePart<Role>, in other: Self
  ) -> Bool {
    let members = meantMembers(of: part)
    let others = other.meantMembers(of: otherPart)
    guard members.count == others.count else { return false }
    // As a rule both have the same order.
    let pairs = zip(members, others)
    if pairs.allSatisfy({ $0.name == $1.name }) {
      return pairs.allSatisfy { isEqual($0.part, $1.part, in: other) }
    }
    let names = MergeNames(others)
    return members.allSatisfy { member in
      names[member.name].map { isEqual(member.part, $0.part, in: other) } ?? false
    }
  }

  private func meantMembers(of part: MergePart<Role>) -> [MergeMember<Role>] {
    members(of: part).filter { member in
      guard isOptional(member.part), isBranch(member.part) else { return true }
      return !members(of: member.part).isEmpty
    }
  }

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

  /// What a part says that the same part of another tree does not say, such as `one: %d file, other: %d files`;
  /// nil if that is nothing.
  ///
  /// - Parameters:
  ///   - names: The names by which a person knows a unit, from the outermost on.
  ///   - text: What a unit says.
  func summary(
    of part: MergePart<Role>, otherThan old: MergePart<Role>?, in other: Self,
    names: (MergeUnit<Role>) -> [String], text: (Int) -> String
  ) -> String? {
    let units = units(of: part, otherThan: old, in: other)
    guard !units.isEmpty else { return nil }
    return units.map { unit in
      let names = names(unit)
      return (names.isEmpty ? "" : names.joined(separator: ".") + ": ") + text(unit.part.node)
    }.joined(separator: ", ")
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
