import CatalogSyntax

/// What a format makes of the decisions of a merge: edits of ours, and the conflicts with their places
/// in the text of ours.
struct MergeOutcome {
  /// A conflict and the offset in ours that it is about.
  struct Placed {
    var conflict: MergeConflict
    var offset: Int
  }

  /// The edits; no two of them overlap.
  var edits: [TextEdit] = []
  /// The conflicts.
  var conflicts: [Placed] = []
}

extension MergeOutcome {
  /// The conflicts in the order of the merged text, each with its line and column there.
  ///
  /// - Parameter merged: The text of ours after the edits.
  func conflicts(in merged: SourceText) -> [MergeConflict] {
    guard !conflicts.isEmpty else { return [] }
    let lines = LineIndex(merged.utf8)
    let ordered = edits.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    var rest = ordered[...]
    var shift = 0
    let placed = conflicts.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    // Counted on from the conflict before, for files of one long line.
    var last = (line: 0, offset: 0, column: 1)
    return placed.map { _, placed in
      while let edit = rest.first, edit.range.end <= placed.offset {
        shift += edit.replacement.count - edit.range.count
        rest.removeFirst()
      }
      let offset = min(placed.offset + shift, merged.utf8.count)
      let line = lines.line(of: offset)
      if line != last.line { last = (line, lines.start(ofLine: line), 1) }
      last.column += merged.utf8[last.offset..<offset].count { $0 & 0xC0 != 0x80 }
      last.offset = offset
      var conflict = placed.conflict
      conflict.place = LineColumn(line: line, column: last.column)
      return conflict
    }
  }
}
