import CatalogSyntax

/// A string catalog as a merge sees it: key, then locale, then variation or substitution, then unit.
struct XCStringsMergeTree: SyntaxMergeTree {
  let json: JSONDocument
  var syntax: JSONDocument { json }

  enum Role: Sendable {
    /// The file.
    case catalog
    /// `strings`
    case keys
    /// What stands for a key.
    case entry
    /// `localizations`
    case localizations
    /// What stands for a locale, or for a case of a variation.
    case form
    /// `variations`
    case variations
    /// What stands for `plural` or `device`.
    case cases
    /// `substitutions`
    case substitutions
    /// What stands for the name of a substitution.
    case substitution
    /// A text with its state.
    case unit
    /// Any other member.
    case value
  }

  var root: MergePart<Role> { MergePart(node: json.root ?? 0, role: .catalog) }

  func members(of part: MergePart<Role>) -> [MergeMember<Role>] {
    guard json.root != nil, isBranch(part) else { return [] }
    var result: [MergeMember<Role>] = []
    for member in json.members(of: part.node) where !json.nodes[member.key].isShadowed {
      result.append(
        MergeMember(
          name: json.stringBytes(member.key), key: member.key,
          part: MergePart(node: member.value, role: role(of: member.key, in: part.role))))
    }
    return result
  }

  private func role(of key: Int, in parent: Role) -> Role {
    func isNamed(_ name: StaticString) -> Bool { json.isText(key, name) }
    switch parent {
    case .catalog: return isNamed("strings") ? .keys : .value
    case .keys: return .entry
    case .entry: return isNamed("localizations") ? .localizations : .value
    case .localizations, .cases: return .form
    case .form:
      if isNamed("stringUnit") || isNamed("stringSet") { return .unit }
      if isNamed("variations") { return .variations }
      return isNamed("substitutions") ? .substitutions : .value
    case .variations: return .cases
    case .substitutions: return .substitution
    case .substitution: return isNamed("variations") ? .variations : .value
    case .unit, .value: return .value
    }
  }

  func isBranch(_ part: MergePart<Role>) -> Bool {
    switch part.role {
    case .unit, .value: false
    case .catalog, .keys, .entry, .localizations, .form, .variations, .cases, .substitutions,
      .substitution:
      json.kind(of: part.node) == .object
    }
  }

  func isOptional(_ part: MergePart<Role>) -> Bool {
    switch part.role {
    case .keys, .localizations, .substitutions: true
    case .catalog, .entry, .form, .variations, .cases, .substitution, .unit, .value: false
    }
  }

  /// A text and variations, or variations of two kinds, cannot stand beside each other: what one side
  /// made of a text then excludes what the other made of it.
  func shape(of part: MergePart<Role>) -> [[UInt8]] {
    switch part.role {
    case .form, .substitution:
      var result: [[UInt8]] = []
      for member in members(of: part) {
        switch member.part.role {
        case .unit: result.append(member.name)
        case .variations: result += members(of: member.part).map { member.name + [0x2E] + $0.name }
        case .catalog, .keys, .entry, .localizations, .form, .cases, .substitutions, .substitution,
          .value:
          break
        }
      }
      return result.sorted { $0.lexicographicallyPrecedes($1) }
    case .catalog, .keys, .entry, .localizations, .variations, .cases, .substitutions, .unit,
      .value:
      return []
    }
  }
}

extension XCStringsMergeTree: MergeFile {
  init(_ bytes: [UInt8], _ side: MergeSide) throws(MergeError) {
    let source = try SourceText(bytes, side)
    json = JSONDocument(source)
    guard !source.isBlank else { return }
    if let problem = json.problems.first(where: { $0.isError }) {
      let message = problem.message(in: source, lines: LineIndex(source.utf8))
      throw MergeError(side, source, at: problem.range.start, message)
    }
    let keys = members(of: root).first { $0.part.role == .keys }
    guard isBranch(root), keys.map({ isBranch($0.part) }) ?? true else {
      let node = keys?.part.node ?? root.node
      throw MergeError(
        side, source, at: json.range(of: node).start, "a string catalog has an object here")
    }
  }

  var source: SourceText { json.source }
  static func isVital(_ role: Role) -> Bool { true }
  var isEmpty: Bool { json.root == nil }
}

extension JSONDocument: MergeSyntax {
  /// Whether two values, the second of another document, say the same: order and spacing of members,
  /// overridden members and the spelling of texts play no part.
  func isEqual(_ node: Int, _ other: JSONDocument, _ otherNode: Int) -> Bool {
    if hasSameSpelling(node, other, otherNode) { return true }
    guard kind(of: node) == other.kind(of: otherNode) else { return false }
    switch kind(of: node) {
    case .object:
      return hasSameMembers(node, other, otherNode)
    case .array:
      var others = other.elements(of: otherNode)
      for element in elements(of: node) {
        guard let next = others.next(), isEqual(element, other, next) else { return false }
      }
      return others.next() == nil
    case .string, .key:
      guard nodes[node].hasEscapes || other.nodes[otherNode].hasEscapes else { return false }
      return stringBytes(node) == other.stringBytes(otherNode)
    case .number, .true, .false, .null, .unreadable, .missing:
      return false
    }
  }

  private func hasSameMembers(_ node: Int, _ other: JSONDocument, _ otherNode: Int) -> Bool {
    let members = members(of: node).filter { !nodes[$0.key].isShadowed }
    let others = other.members(of: otherNode).filter { !other.nodes[$0.key].isShadowed }
    guard members.count == others.count else { return false }
    // As a rule both have the same order.
    let pairs = zip(members, others)
    if pairs.allSatisfy({ isEqual($0.key, other, $1.key) }) {
      return pairs.allSatisfy { isEqual($0.value, other, $1.value) }
    }
    var values: [[UInt8]: Int] = [:]
    for member in others { values[other.stringBytes(member.key)] = member.value }
    return members.allSatisfy { member in
      values[stringBytes(member.key)].map { isEqual(member.value, other, $0) } ?? false
    }
  }
}
