public import CatalogSyntax

/// A key that its dictionary has already: that of an entry, a variable, a case or a rule.
public struct StringsDictRedefinition: Hashable, Sendable {
  /// The key of the entry that it is in.
  public var key: String
  /// The place in the entry, such as `n.other` or `n.NSStringFormatValueTypeKey`; nil for the key of
  /// the entry itself.
  public var variation: String?
  /// The element of the key.
  public var keyRange: SourceRange
  /// The element of the key before it.
  public var previous: SourceRange
  /// The element of the last of the keys, whose value counts.
  public var last: SourceRange
  /// The text, if there is one.
  public var value: String?
  /// Whether the key before it has the same value. Texts are compared by their code units.
  public var hasSameValue: Bool
}

extension StringsDictDocument {
  /// The keys that their dictionary has already, in file order, without those that are the two sides
  /// of one merge conflict.
  public func redefinitions() -> [StringsDictRedefinition] {
    guard syntax.problems.contains(where: { $0.kind == .duplicateKey }) else { return [] }
    return entries.isEmpty ? [] : RedefinitionSearch(self).found()
  }
}

/// Goes through the dictionaries of a file once.
private struct RedefinitionSearch {
  let document: StringsDictDocument
  private var syntax: PropertyListDocument { document.syntax }

  init(_ document: StringsDictDocument) {
    self.document = document
  }

  func found() -> [StringsDictRedefinition] {
    guard let root = syntax.root else { return [] }
    var result = repeated(in: root, key: nil, path: nil)
    for entry in document.entries where syntax.nodes[entry.member.value].kind == .dictionary {
      result += repeated(insideOf: entry)
    }
    return result.sorted { $0.keyRange.start < $1.keyRange.start }
  }

  /// The repeated keys in the value of an entry.
  private func repeated(insideOf entry: StringsDictEntry) -> [StringsDictRedefinition] {
    var result: [StringsDictRedefinition] = []
    var paths: [Int: String] = [:]
    let value = entry.member.value
    for node in value..<syntax.nodes[value].next where syntax.nodes[node].kind == .dictionary {
      let path = paths.removeValue(forKey: node)
      result += repeated(in: node, key: entry.key, path: path)
      for member in syntax.members(of: node) where syntax.nodes[member.value].kind == .dictionary {
        paths[member.value] = Self.path(path, syntax.text(of: member.key))
      }
    }
    return result
  }

  /// The repeated keys of one dictionary.
  private func repeated(
    in node: Int, key: String?, path: String?
  ) -> [StringsDictRedefinition] {
    let members = syntax.members(of: node)
    var last: [[UInt8]: PropertyListDocument.Member] = [:]
    for member in members { last[syntax.textBytes(of: member.key)] = member }
    guard last.count < members.count else { return [] }
    var seen: [[UInt8]: PropertyListDocument.Member] = [:]
    var result: [StringsDictRedefinition] = []
    for member in members {
      let name = syntax.textBytes(of: member.key)
      guard let previous = seen.updateValue(member, forKey: name) else { continue }
      let ranges = [previous, member, last[name] ?? member].map { syntax.nodes[$0.key].range }
      guard !areSidesOfOneConflict(ranges[0], ranges[1]) else { continue }
      let text = String(decoding: name, as: UTF8.self)
      let isText = syntax.nodes[member.value].kind == .string
      result.append(
        StringsDictRedefinition(
          key: key ?? text, variation: key == nil ? nil : Self.path(path, text),
          keyRange: ranges[1], previous: ranges[0], last: ranges[2],
          value: isText ? syntax.text(of: member.value) : nil,
          hasSameValue: haveSameValue(previous.value, member.value)))
    }
    return result
  }

  /// The name of a place, as ``StringsDictLeaf/variation`` has it.
  private static func path(_ parent: String?, _ name: String) -> String {
    let shown =
      switch name {
      case StringsDictName.widths: "width"
      case StringsDictName.devices: "device"
      case _: name
      }
    return parent.map { "\($0).\(shown)" } ?? shown
  }

  private func areSidesOfOneConflict(_ left: SourceRange, _ right: SourceRange) -> Bool {
    guard let block = conflict(containing: left.start) else { return false }
    return block == conflict(containing: right.start)
  }

  /// The block of a merge conflict that holds an offset.
  private func conflict(containing offset: Int) -> SourceRange? {
    let blocks = syntax.conflictBlocks
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < blocks[low - 1].end else { return nil }
    return blocks[low - 1]
  }

  private func haveSameValue(_ left: Int, _ right: Int) -> Bool {
    // Values of different size are told apart without being read.
    guard syntax.nodes[left].next - left == syntax.nodes[right].next - right else { return false }
    return Self.areEqual(syntax.value(of: left), syntax.value(of: right))
  }

  private static func areEqual(_ left: PropertyListValue, _ right: PropertyListValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)), (.date(let left), .date(let right)):
      return left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy(areEqual)
    case (.dictionary(let left), .dictionary(let right)):
      guard left.count == right.count else { return false }
      var values: [[UInt8]: PropertyListValue] = [:]
      for member in right { values[Array(member.key.utf8)] = member.value }
      return left.allSatisfy { member in
        values[Array(member.key.utf8)].map { areEqual(member.value, $0) } ?? false
      }
    case _:
      return left == right
    }
  }
}
