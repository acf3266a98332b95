import CatalogSyntax
import StringCatalog

extension Diagnostic.FixIt {
  /// The fix that removes an entry of a `.strings` file with its comments; nil where it cannot be edited.
  static func removal(
    ofEntry entry: Int, of table: LocalizedTable, _ title: Diagnostic.Message
  ) -> Self? {
    guard let edits = table.edits(removingEntry: entry), !edits.isEmpty else { return nil }
    return Self(title, safety: .safe, edits: edits)
  }
}

extension LocalizedTable {
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
    for node in nodes.indices where nodes[node].kind == .dictionary {
      guard nodes[node].range.start < keyRange.start, keyRange.end < nodes[node].range.end,
        let member = members(of: node).first(where: { nodes[$0.key].range == keyRange })
      else { continue }
      return try? edits(removing: [member], from: node)
    }
    return nil
  }
}
