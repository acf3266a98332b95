import CatalogSyntax
import StringCatalog

extension Diagnostic.FixIt {
  /// The fix that removes an entry of a `.strings` file with its comments; nil where it cannot be edited.
  static func removal(
    ofEntry entry: Int, of table: LocalizedTable, _ title: Diagnostic.Message, safety: Safety
  ) -> Self? {
    guard let edits = table.edits(removingEntry: entry), !edits.isEmpty else { return nil }
    return Self(title, safety: safety, edits: edits)
  }
}

extension Diagnostic.FixIt {
  /// The fix that removes the comment of an entry of a `.strings` file, as ``LocalizedTable/comment(of:)``
  /// gives it; nil where it cannot be edited.
  static func removal(
    ofCommentOf entry: Int, of table: LocalizedTable, _ title: Diagnostic.Message
  ) -> Self? {
    guard let edits = table.edits(removingCommentOf: entry), !edits.isEmpty else { return nil }
    return Self(title, safety: .safe, edits: edits)
  }
}

extension LocalizedTable {
  fileprivate func edits(removingCommentOf entry: Int) -> [TextEdit]? {
    switch kind {
    case .binary: return nil
    case .xml: return propertyList?.edits(removingCommentOfMemberAt: keyRange(of: entry))
    case .oldStyle:
      if let first = document.leadingComments(of: entry).first {
        return [TextEdit(SourceRange(first.range.start, range(of: entry).start), with: [])]
      }
      guard let last = document.trailingComments(of: entry).last else { return nil }
      return [TextEdit(SourceRange(range(of: entry).end, last.range.end), with: [])]
    }
  }

  /// The edits that remove one entry, though others may have the same key; nil in a binary file and in
  /// one whose XML is damaged.
  fileprivate func edits(removingEntry entry: Int) -> [TextEdit]? {
    switch kind {
    case .binary: return nil
    case .xml: return propertyList?.edits(removingMemberAt: keyRange(of: entry))
    case .oldStyle:
      return document.leavingNoEmptyFile([
        TextEdit(document.removalRange(ofEntry: entry), with: [])
      ])
    }
  }
}

extension StringsDictDocument {
  /// The edits that remove one member of any dictionary; nil in a binary file or a damaged one.
  func edits(removingMemberAt keyRange: SourceRange) -> [TextEdit]? {
    hasPositions ? syntax.edits(removingMemberAt: keyRange) : nil
  }
}

extension PropertyListDocument {
  /// The edits that remove the member whose key is an element; nil if there is none, or the file is
  /// damaged.
  func edits(removingMemberAt keyRange: SourceRange) -> [TextEdit]? {
    guard let (dictionary, members, place) = member(at: keyRange) else { return nil }
    return try? edits(removing: [members[place]], from: dictionary)
  }

  /// The edits that remove the comment above the member whose key is an element; nil if there is none,
  /// or the file is damaged.
  func edits(removingCommentOfMemberAt keyRange: SourceRange) -> [TextEdit]? {
    guard let (dictionary, members, place) = member(at: keyRange) else { return nil }
    return try? edits(
      settingComment: nil, of: members[place], in: dictionary,
      behind: place > 0 ? members[place - 1] : nil)
  }

  /// The member whose key is an element, with its dictionary and all of its members.
  private func member(
    at keyRange: SourceRange
  ) -> (dictionary: Int, members: [Member], place: Int)? {
    for node in nodes.indices where nodes[node].kind == .dictionary {
      guard nodes[node].range.start < keyRange.start, keyRange.end < nodes[node].range.end,
        case let members = Array(members(of: node)),
        let place = members.firstIndex(where: { nodes[$0.key].range == keyRange })
      else { continue }
      return (node, members, place)
    }
    return nil
  }
}
