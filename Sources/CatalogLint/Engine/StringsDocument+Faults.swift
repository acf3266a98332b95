import CatalogSyntax

extension StringsDocument {
  /// The stretches of the text between the markers of a merge conflict, markers included.
  var conflictBlocks: [SourceRange] {
    problems.compactMap { $0.kind == .mergeConflictMarker ? $0.origin : nil }
  }

  /// Whether a fault is due to a byte that no text may hold where it stands: NUL, or one that is
  /// not well-formed. Then the encoding is the finding, not the syntax.
  func isDueToEncoding(_ problem: StringsProblem) -> Bool {
    let offset = problem.foundOffset(in: source)
    guard offset < source.utf8.count else { return false }
    let text = source.utf8.span
    return text[offset] == 0 || UTF8Validation.scalarLength(text, at: offset) == 0
  }

  /// The entry that holds an offset or ends there, or nil.
  func entry(around offset: Int) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, entries[low - 1].range.end >= offset else { return nil }
    return low - 1
  }
}

extension [SourceRange] {
  /// The index of the range that holds an offset; the ranges are in order and do not overlap.
  func index(containing offset: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < self[low - 1].end else { return nil }
    return low - 1
  }
}
