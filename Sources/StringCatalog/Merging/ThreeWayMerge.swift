import CatalogSyntax

/// Decides, part by part, what a merge takes from theirs, whatever the format is.
///
/// The walk goes as deep as the trees do, whose depth is limited.
struct ThreeWayMerge<Tree: MergeTree> {
  typealias Part = MergePart<Tree.Role>
  typealias Member = MergeMember<Tree.Role>

  /// What happens to the members of one part of ours.
  struct Change: Sendable {
    /// The part of ours.
    var container: Part
    /// The members that theirs removed.
    var removed: [Member] = []
    /// The members that theirs added, in the order of theirs.
    var inserted: [Insertion] = []

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
  }

  /// A member that comes from theirs.
  struct Insertion: Sendable {
    /// The name.
    var name: [UInt8]
    /// What comes.
    var member: Graft.Member
    /// The member of ours that it follows, and stays: the nearest one before it in theirs, or one that
    /// ours added behind that.
    var previous: Member?
  }

  /// A unit of ours that theirs changed.
  struct Replacement: Sendable {
    var ours: Member
    var theirs: Member
  }

  /// The same part in each version.
  struct Containers: Sendable {
    var base: Part?
    var ours: Part
    var theirs: Part?
  }

  /// What both changed differently. Ours is kept.
  struct Conflict: Sendable {
    /// The members that lead to it, itself included, as one of the sides has them.
    var path: [Member]
    /// The part that it lies in, or would.
    var container: Containers
    var base: Member?
    var ours: Member?
    var theirs: Member?
    /// For what ours removed, the member of ours behind which it would be.
    var previous: Member?
  }

  let base: Tree
  let ours: Tree
  let theirs: Tree
  private(set) var changes: [Change] = []
  private(set) var replacements: [Replacement] = []
  private(set) var conflicts: [Conflict] = []

  /// The way to the part that is looked at.
  private var path: [Member] = []

  /// Compares three versions.
  ///
  /// - Parameters:
  ///   - base: The common ancestor.
  ///   - hasBase: Whether there was one; if not, `base` plays no part.
  ///   - ours: The version that is kept where theirs changed nothing.
  ///   - theirs: The version that changes are taken from.
  init(base: Tree, hasBase: Bool = true, ours: Tree, theirs: Tree) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    keep(mergeMembers(hasBase ? base.root : nil, ours.root, theirs.root))
  }

  private mutating func keep(_ change: Change) {
    if !change.isEmpty { changes.append(change) }
  }

  // MARK: Members

  /// Merges the members of a part; what changes deeper is kept, what changes here is returned.
  private mutating func mergeMembers(
    _ basePart: Part?, _ ourPart: Part, _ theirPart: Part?
  ) -> Change {
    let ourMembers = ours.members(of: ourPart)
    let theirMembers = theirPart.map { theirs.members(of: $0) } ?? []
    let baseNames = MergeNames(basePart.map { base.members(of: $0) } ?? [])
    let ourNames = MergeNames(ourMembers)
    let theirNames = MergeNames(theirMembers)
    let container = Containers(base: basePart, ours: ourPart, theirs: theirPart)
    var change = Change(container: ourPart)
    var isKept = Array(repeating: true, count: ourMembers.count)
    for (place, member) in ourMembers.enumerated() {
      path.append(member)
      let stays = merge(baseNames[member.name], member, theirNames[member.name], in: container)
      path.removeLast()
      guard !stays else { continue }
      isKept[place] = false
      change.removed.append(member)
    }

    // The member of ours behind which the next addition of theirs goes.
    var previous: Member?
    func passAdditionsOfOurs(from start: Int) {
      for place in start..<ourMembers.count {
        let member = ourMembers[place]
        guard isKept[place] else { continue }
        guard baseNames[member.name] == nil, theirNames[member.name] == nil else { return }
        previous = member
      }
    }
    passAdditionsOfOurs(from: 0)
    for member in theirMembers {
      if let common = ourNames.place(of: member.name) {
        guard isKept[common] else { continue }
        previous = ourMembers[common]
        passAdditionsOfOurs(from: common + 1)
        continue
      }
      path.append(member)
      let graft = addition(of: member, baseNames[member.name], to: container, behind: previous)
      path.removeLast()
      guard let graft else { continue }
      change.inserted.append(
        Insertion(
          name: member.name, member: Graft.Member(key: member.key, value: graft),
          previous: previous))
    }
    return change
  }

  /// Merges a member of ours; false if it goes.
  private mutating func merge(
    _ baseMember: Member?, _ ourMember: Member, _ theirMember: Member?,
    in container: Containers
  ) -> Bool {
    let our = ourMember.part
    guard let theirMember else {
      guard let baseMember else { return true }
      if ours.isEqual(our, baseMember.part, in: base) { return false }
      guard ours.isOptional(our), ours.isBranch(our) else {
        report(baseMember, ourMember, nil, in: container)
        return true
      }
      // Theirs has none of the members any more, and so not the part.
      let change = mergeMembers(baseMember.part, our, nil)
      if change.removed.count == ours.members(of: our).count { return false }
      keep(change)
      return true
    }
    let their = theirMember.part
    if ours.isBranch(our), theirs.isBranch(their), ours.shape(of: our) == theirs.shape(of: their) {
      if let baseMember, theirs.isEqual(their, baseMember.part, in: base) { return true }
      if ours.isEqual(our, their, in: theirs) { return true }
      keep(mergeMembers(baseMember?.part, our, their))
      return true
    }
    let choice = MergeChoice.between(
      base: baseMember?.part, ours: our, theirs: their,
      oursIsBase: { ours.isEqual($0, $1, in: base) },
      theirsIsBase: { theirs.isEqual($0, $1, in: base) },
      oursIsTheirs: { ours.isEqual($0, $1, in: theirs) })
    switch choice {
    case .ours: break
    case .theirs: replacements.append(Replacement(ours: ourMember, theirs: theirMember))
    case .conflict: report(baseMember, ourMember, theirMember, in: container)
    }
    return true
  }

  /// What comes of a member that ours does not have; nil if nothing does.
  private mutating func addition(
    of member: Member, _ baseMember: Member?, to container: Containers, behind previous: Member?
  ) -> Graft? {
    guard let baseMember else { return .whole(member.part.node) }
    if theirs.isEqual(member.part, baseMember.part, in: base) { return nil }
    guard theirs.isOptional(member.part), theirs.isBranch(member.part) else {
      report(baseMember, nil, member, in: container, behind: previous)
      return nil
    }
    let names = MergeNames(base.members(of: baseMember.part))
    var parts: [Graft.Member] = []
    for part in theirs.members(of: member.part) {
      path.append(part)
      if let graft = addition(of: part, names[part.name], to: container, behind: previous) {
        parts.append(Graft.Member(key: part.key, value: graft))
      }
      path.removeLast()
    }
    return parts.isEmpty ? nil : .parts(parts)
  }

  private mutating func report(
    _ baseMember: Member?, _ ourMember: Member?, _ theirMember: Member?,
    in container: Containers, behind previous: Member? = nil
  ) {
    conflicts.append(
      Conflict(
        path: path, container: container, base: baseMember, ours: ourMember, theirs: theirMember,
        previous: previous))
  }
}
