import CatalogSyntax
import StringCatalog

/// A key that is defined again, beside the definition that counted up to there.
struct DuplicateDefinition {
  /// The later definition.
  var entry: Int
  /// The definition before it.
  var previous: Int
  /// Whether both have the same value, compared by code units after decoding.
  var hasSameValue: Bool
}

extension LocalizedTable {
  /// The later definitions of keys, in file order, without those whose two definitions are the
  /// sides of one merge conflict.
  func duplicates() -> [DuplicateDefinition] {
    guard !index.redefinitions.isEmpty else { return [] }
    let conflicts = document.conflictBlocks
    var last: [Int: Int] = [:]
    var result: [DuplicateDefinition] = []
    for redefinition in index.redefinitions {
      let previous = last[redefinition.first] ?? redefinition.first
      last[redefinition.first] = redefinition.entry
      let starts = [previous, redefinition.entry].map { document.entries[$0].range.start }
      if let block = conflicts.index(containing: starts[0]),
        block == conflicts.index(containing: starts[1])
      {
        continue
      }
      result.append(
        DuplicateDefinition(
          entry: redefinition.entry, previous: previous,
          hasSameValue: haveSameValue(previous, redefinition.entry)))
    }
    return result
  }

  private func haveSameValue(_ left: Int, _ right: Int) -> Bool {
    let entries = document.entries
    guard entries[left].isString, entries[right].isString else {
      return document.anyValue(of: entries[left]) == document.anyValue(of: entries[right])
    }
    return withValue(of: left) { text in withValue(of: right) { $0.isEqual(to: text) } }
  }
}
