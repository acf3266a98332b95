/// A file as the decision of a merge sees it: named parts that hold named parts, down to the units
/// that one side or the other wins whole.
protocol MergeTree: Sendable {
  /// What a part is in the format, as far as that decides how it is merged.
  associatedtype Role: Equatable, Sendable

  /// The part that is the whole file.
  var root: MergePart<Role> { get }
  /// The members of a part that count, in file order; of several with one name the last. None for a
  /// unit.
  func members(of part: MergePart<Role>) -> [MergeMember<Role>]
  /// Whether the members of a part are merged one by one; if not, it is a unit.
  func isBranch(_ part: MergePart<Role>) -> Bool
  /// Whether a part that is not there means the same as one without members.
  func isOptional(_ part: MergePart<Role>) -> Bool
  /// What two versions of a branch must have in common for their members to be merged one by one.
  func shape(of part: MergePart<Role>) -> [[UInt8]]
  /// Whether two parts, the second of another tree, say the same.
  func isEqual(_ part: MergePart<Role>, _ otherPart: MergePart<Role>, in other: Self) -> Bool
}

/// A part of a file.
struct MergePart<Role: Equatable & Sendable>: Sendable {
  /// The part, as the tree numbers it.
  var node: Int
  /// What it is.
  var role: Role
}

/// A part with its name.
struct MergeMember<Role: Equatable & Sendable>: Sendable {
  /// The name in UTF-8, escapes decoded.
  var name: [UInt8]
  /// The node of the name.
  var key: Int
  /// What the name stands for.
  var part: MergePart<Role>
}

/// The members of a part by their names.
struct MergeNames<Role: Equatable & Sendable> {
  private let members: [MergeMember<Role>]
  /// Filled only where a search would be long.
  private var places: [[UInt8]: Int] = [:]

  init(_ members: [MergeMember<Role>]) {
    self.members = members
    guard members.count > 8 else { return }
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() { places[member.name] = place }
  }

  /// The place of a name among the members.
  func place(of name: [UInt8]) -> Int? {
    members.count > 8 ? places[name] : members.lastIndex { $0.name == name }
  }

  /// The member of a name.
  subscript(name: [UInt8]) -> MergeMember<Role>? { place(of: name).map { members[$0] } }
}
