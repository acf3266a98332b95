extension StringsDocument {
  /// A comment and the entry that it belongs to.
  package struct OwnedComment: Sendable {
    /// The comment.
    package var comment: StringsComment
    /// The index of the entry; nil for a comment that belongs to none.
    package var entry: Int?
  }

  /// The comments that hold a word, each once and in file order.
  ///
  /// A comment belongs to the entry below it, around it, or before it on its line, as in
  /// ``comments(of:)``.
  package func comments(containing pattern: BytePattern) -> [OwnedComment] {
    let text = source.utf8.span
    var result: [OwnedComment] = []
    var nearby: ArraySlice<OwnedComment> = []
    var isNearby: Int?
    var offset = 0
    while let found = pattern.firstIndex(in: text, from: offset) {
      let entry = firstEntry(endingBehind: found)
      if isNearby != entry {
        nearby = comments(around: entry)[...]
        isNearby = entry
      }
      let place = nearby.firstIndex { $0.comment.range.end > found }
      if let place, nearby[place].comment.range.start <= found {
        result.append(nearby[place])
        offset = nearby[place].comment.range.end
        nearby = nearby[(place + 1)...]
      } else {
        offset = found + 1
        nearby = nearby[(place ?? nearby.endIndex)...]
      }
    }
    return result
  }

  /// The index of the first entry that ends behind an offset; the number of entries if none does.
  private func firstEntry(endingBehind offset: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The comments between an entry and the one before it, and those within the entry.
  private func comments(around index: Int) -> [OwnedComment] {
    let start = index > 0 ? entries[index - 1].range.end : 0
    guard index < entries.count else {
      let behind = index > 0 ? trailingComments(of: index - 1).count : 0
      return comments(in: SourceRange(start, source.utf8.count)) { $0 + 1 }.enumerated().map {
        OwnedComment(comment: $1, entry: $0 < behind ? index - 1 : nil)
      }
    }
    let entry = entries[index]
    let own = comments(of: index)
    let first = own.first { $0.range.end <= entry.range.start }?.range.start ?? entry.range.start
    let behind = index > 0 ? Set(trailingComments(of: index - 1)) : []
    let above = comments(in: SourceRange(start, entry.range.start)) { $0 + 1 }.map { comment in
      let isAbove = comment.range.start >= first
      let owner = isAbove ? index : behind.contains(comment) ? index - 1 : nil
      return OwnedComment(comment: comment, entry: owner)
    }
    let inside = own.filter {
      $0.range.start >= entry.range.start && $0.range.end <= entry.range.end
    }
    return above + inside.map { OwnedComment(comment: $0, entry: index) }
  }
}
