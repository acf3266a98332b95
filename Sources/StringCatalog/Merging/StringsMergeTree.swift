import CatalogSyntax

/// A `.strings` file as a merge sees it: key, then value and comment.
struct StringsMergeTree: MergeTree {
  let document: StringsDocument
  /// The entries that count: of several with one key the last.
  private let entries: [MergeMember<Role>]

  enum Role: Sendable {
    /// The file.
    case table
    /// What stands for a key.
    case entry
    /// The value of an entry.
    case value
    /// The comments of an entry.
    case comment
  }

  static let valueName = Array("value".utf8)
  static let commentName = Array("comment".utf8)

  /// The nodes of a part are the index of the entry.
  var root: MergePart<Role> { MergePart(node: 0, role: .table) }

  func members(of part: MergePart<Role>) -> [MergeMember<Role>] {
    switch part.role {
    case .table: return entries
    case .entry:
      func member(_ name: [UInt8], _ role: Role) -> MergeMember<Role> {
        MergeMember(name: name, key: part.node, part: MergePart(node: part.node, role: role))
      }
      let value = member(Self.valueName, .value)
      return comment(of: part.node) == nil ? [value] : [value, member(Self.commentName, .comment)]
    case .value, .comment: return []
    }
  }

  private static func entries(of document: StringsDocument) -> [MergeMember<Role>] {
    let all = document.entries.indices.map { index in
      MergeMember(
        name: document.keyBytes(of: document.entries[index]), key: index,
        part: MergePart(node: index, role: Role.entry))
    }
    var last: [[UInt8]: Int] = [:]
    last.reserveCapacity(all.count)
    for member in all { last[member.name] = member.key }
    return last.count == all.count ? all : all.filter { last[$0.name] == $0.key }
  }

  /// The text of the comments of an entry in UTF-8, line breaks as line feeds.
  func comment(of index: Int) -> [UInt8]? { document.comment(of: index)?.withLineFeeds }

  func isBranch(_ part: MergePart<Role>) -> Bool {
    switch part.role {
    case .table, .entry: true
    case .value, .comment: false
    }
  }

  func isOptional(_ part: MergePart<Role>) -> Bool { false }

  func shape(of part: MergePart<Role>) -> [[UInt8]] { [] }

  func isEqual(
    _ part: MergePart<Role>, _ otherPart: MergePart<Role>, in other: StringsMergeTree
  ) -> Bool {
    switch part.role {
    case .table: return hasSameMembers(part, otherPart, in: other)
    case .entry:
      return hasSameValue(part.node, other, otherPart.node)
        && comment(of: part.node) == other.comment(of: otherPart.node)
    case .value: return hasSameValue(part.node, other, otherPart.node)
    case .comment: return comment(of: part.node) == other.comment(of: otherPart.node)
    }
  }

  private func hasSameValue(_ index: Int, _ other: StringsMergeTree, _ otherIndex: Int) -> Bool {
    let value = document.anyValue(of: document.entries[index])
    let otherValue = other.document.anyValue(of: other.document.entries[otherIndex])
    guard let value, let otherValue else { return false }
    return value.hasSameUnits(as: otherValue)
  }
}

extension StringsMergeTree: MergeFile {
  init(_ bytes: [UInt8], _ side: MergeSide) throws(MergeError) {
    switch PropertyListKind.detect(bytes.span) {
    case .oldStyle: break
    case .xml:
      throw MergeError(side, nil, "is an XML property list, which is read but not edited")
    case .binary:
      throw MergeError(side, nil, "is a binary property list, which is read but not edited")
    }
    let source = try SourceText(bytes, side)
    document = StringsDocument(source)
    entries = Self.entries(of: document)
    if let problem = document.problems.first(where: { $0.isError }) {
      let message = problem.message(in: source, lines: LineIndex(source.utf8))
      throw MergeError(side, source, at: problem.range.start, message)
    }
  }

  var source: SourceText { document.source }

  static func isVital(_ role: Role) -> Bool {
    switch role {
    case .table, .value: true
    case .entry, .comment: false
    }
  }

  /// A file without entries is a table without entries.
  var isEmpty: Bool { false }
}

extension StringsValue {
  /// Whether two values have the same code units; Swift's strings are equal more often.
  fileprivate func hasSameUnits(as other: StringsValue) -> Bool {
    switch (self, other) {
    case (.string(let text), .string(let otherText)):
      text.utf8.elementsEqual(otherText.utf8)
    case (.data(let bytes), .data(let otherBytes)):
      bytes == otherBytes
    case (.array(let elements), .array(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.hasSameUnits(as: $1) }
    case (.dictionary(let members), .dictionary(let others)):
      members.count == others.count
        && zip(members, others).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.hasSameUnits(as: $1.value)
        }
    case (.string, _), (.data, _), (.array, _), (.dictionary, _):
      false
    }
  }
}
