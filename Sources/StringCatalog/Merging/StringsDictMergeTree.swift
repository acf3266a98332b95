import CatalogSyntax

/// A `.stringsdict` file as a merge sees it: key, then variable, then case and type.
struct StringsDictMergeTree: SyntaxMergeTree {
  let syntax: PropertyListDocument

  enum Role: Sendable {
    /// The file.
    case table
    /// What stands for a key, or for a device.
    case entry
    /// A variable.
    case variable
    /// The texts by device or by width.
    case choices
    /// Anything else.
    case value
  }

  var root: MergePart<Role> { MergePart(node: syntax.root ?? 0, role: .table) }

  func members(of part: MergePart<Role>) -> [MergeMember<Role>] {
    guard syntax.root != nil, isBranch(part) else { return [] }
    let all = syntax.members(of: part.node).map { member in
      MergeMember(
        name: syntax.textBytes(of: member.key), key: member.key,
        part: MergePart(node: member.value, role: role(of: member, in: part.role)))
    }
    var last: [[UInt8]: Int] = [:]
    for member in all { last[member.name] = member.key }
    return last.count == all.count ? all : all.filter { last[$0.name] == $0.key }
  }

  private func role(of member: PropertyListDocument.Member, in parent: Role) -> Role {
    switch parent {
    case .table, .choices: return .entry
    case .entry:
      let isChoice = [StringsDictName.devices, StringsDictName.widths].contains {
        syntax.hasText(member.key, $0)
      }
      if isChoice { return .choices }
      return syntax.hasText(member.key, StringsDictName.format) ? .value : .variable
    case .variable, .value: return .value
    }
  }

  func isBranch(_ part: MergePart<Role>) -> Bool {
    switch part.role {
    case .value: false
    case .table, .entry, .variable, .choices: syntax.nodes[part.node].kind == .dictionary
    }
  }

  func isOptional(_ part: MergePart<Role>) -> Bool {
    switch part.role {
    case .choices: true
    case .table, .entry, .variable, .value: false
    }
  }

  /// The rule of a variable says what its cases mean.
  func shape(of part: MergePart<Role>) -> [[UInt8]] {
    switch part.role {
    case .variable:
      return members(of: part).filter { $0.name.elementsEqual(StringsDictName.ruleType.utf8) }
        .map { syntax.textBytes(of: $0.part.node) }
    case .table, .entry, .choices, .value:
      return []
    }
  }
}

extension StringsDictMergeTree: MergeFile {
  init(_ bytes: [UInt8], _ side: MergeSide) throws(MergeError) {
    guard PropertyListKind.detect(bytes.span) != .binary else {
      throw MergeError(side, nil, "is a binary property list, which is read but not edited")
    }
    let source = try SourceText(bytes, side)
    syntax = PropertyListDocument(source)
    guard !source.isBlank else { return }
    if let problem = syntax.problems.first(where: { $0.isError }) {
      let message = problem.message(in: source, lines: LineIndex(source.utf8))
      throw MergeError(side, source, at: problem.range.start, message)
    }
    guard syntax.root != nil, isBranch(root) else {
      throw MergeError(side, source, at: 0, "the property list is not a dictionary")
    }
  }

  var source: SourceText { syntax.source }
  static func isVital(_ role: Role) -> Bool { true }
  var isEmpty: Bool { syntax.root == nil }
}

extension PropertyListDocument: MergeSyntax {
  func range(of node: Int) -> SourceRange { nodes[node].range }

  /// Whether two values, the second of another document, say the same: the order of members and the
  /// spelling of texts play no part.
  func isEqual(_ node: Int, _ other: PropertyListDocument, _ otherNode: Int) -> Bool {
    if hasSameSpelling(node, other, otherNode) { return true }
    let (kind, otherKind) = (nodes[node].kind, other.nodes[otherNode].kind)
    switch kind {
    case .dictionary:
      return otherKind == kind && hasSameMembers(node, other, otherNode)
    case .array:
      let (elements, others) = (elements(of: node), other.elements(of: otherNode))
      return otherKind == kind && elements.count == others.count
        && zip(elements, others).allSatisfy { isEqual($0, other, $1) }
    case .key, .string:
      // A key where a value is due is a text.
      return (otherKind == .string || otherKind == .key)
        && textBytes(of: node) == other.textBytes(of: otherNode)
    case .plist, .integer, .real, .true, .false, .date, .data:
      return otherKind == kind && textBytes(of: node) == other.textBytes(of: otherNode)
    }
  }

  private func hasSameMembers(
    _ node: Int, _ other: PropertyListDocument, _ otherNode: Int
  ) -> Bool {
    func values(_ document: PropertyListDocument, _ node: Int) -> [[UInt8]: Int] {
      var result: [[UInt8]: Int] = [:]
      for member in document.members(of: node) {
        result[document.textBytes(of: member.key)] = member.value
      }
      return result
    }
    let (members, others) = (values(self, node), values(other, otherNode))
    return members.count == others.count
      && members.allSatisfy { name, value in
        others[name].map { isEqual(value, other, $0) } ?? false
      }
  }
}
