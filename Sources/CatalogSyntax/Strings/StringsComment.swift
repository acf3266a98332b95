/// A comment of a `.strings` file.
public struct StringsComment: Hashable, Sendable {
  /// The comment with its delimiters; the line break behind a line comment is not part of it.
  public var range: SourceRange
  /// Whether it is written `/* … */` rather than `// …`.
  public var isBlock: Bool

  /// The text between the delimiters.
  public var contentRange: SourceRange {
    isBlock
      ? SourceRange(range.start + 2, max(range.start + 2, range.end - 2))
      : SourceRange(range.start + 2, range.end)
  }
}

extension StringsDocument {
  /// The comment of an entry for translators: the comments directly above it, else the ones behind it
  /// on its line; nil if there is none. Several comments are joined by line breaks.
  public func comment(of index: Int) -> String? {
    let above = leadingComments(of: index)
    let comments = above.isEmpty ? trailingComments(of: index) : above
    guard !comments.isEmpty else { return nil }
    return comments.map { source.text(in: $0.contentRange).trimmedWhiteSpace }
      .joined(separator: "\n")
  }

  /// Every comment that belongs to an entry: above it, between its tokens, and behind it on its line.
  public func comments(of index: Int) -> [StringsComment] {
    let entry = entries[index]
    var inside: [StringsComment] = []
    if !entry.isDamaged {
      inside += comments(in: SourceRange(entry.keyRange.end, entry.range.end)) { offset in
        offset == entry.valueRange.start && !entry.isShorthand ? entry.valueRange.end : offset + 1
      }
    }
    return leadingComments(of: index) + inside + trailingComments(of: index)
  }

  /// The comments directly above an entry: no blank line between them and the entry, and not on the
  /// line of the entry before.
  public func leadingComments(of index: Int) -> [StringsComment] {
    let gap = gap(before: index)
    var result: [StringsComment] = []
    var below = entries[index].range.start
    // On the line of the entry before, a comment belongs to that one.
    let text = source.utf8.span
    let firstBreak = (gap.start..<gap.end).first { text[$0] == 0x0A || text[$0] == 0x0D }
    for comment in comments(in: gap).reversed() {
      let between = SourceRange(comment.range.end, below)
      guard lineBreaks(in: between) < 2 else { break }
      if index > 0, let firstBreak, comment.range.start <= firstBreak { break }
      result.append(comment)
      below = comment.range.start
    }
    return result.reversed()
  }

  /// The comments behind an entry on its last line.
  public func trailingComments(of index: Int) -> [StringsComment] {
    let start = entries[index].range.end
    let end = index + 1 < entries.count ? entries[index + 1].range.start : source.utf8.count
    guard start <= end else { return [] }
    let limit = StringsScanner.startOfNextLine(
      source.utf8.span.extracting(0..<end), from: start)
    var result: [StringsComment] = []
    var last = start
    for comment in comments(in: SourceRange(start, end)) {
      guard comment.range.start < limit, lineBreaks(in: SourceRange(last, comment.range.start)) == 0
      else { break }
      result.append(comment)
      last = comment.range.end
    }
    // A comment that shares its line with the next entry belongs to that one.
    if index + 1 < entries.count, lineBreaks(in: SourceRange(start, end)) == 0 { return [] }
    return result
  }

  /// The stretch between an entry and what stands before it.
  func gap(before index: Int) -> SourceRange {
    let end = entries[index].range.start
    var start = index > 0 ? entries[index - 1].range.end : 0
    if case .bracedTable(let open, _) = root { start = max(start, open + 1) }
    for stretch in unreadable where stretch.end <= end { start = max(start, stretch.end) }
    return SourceRange(start, end)
  }

  /// The comments of a stretch of white space and comments.
  ///
  /// - Parameter skip: Where to go on behind something else; by default the scan ends there.
  func comments(
    in range: SourceRange, skip: (Int) -> Int = { _ in .max }
  ) -> [StringsComment] {
    let text = source.utf8.span
    var result: [StringsComment] = []
    var index = range.start
    while index < range.end {
      if StringsScanner.isSpace(text[index]) {
        index += 1
      } else if let end = StringsScanner.skipCommentOrSeparator(text, at: index) {
        guard end >= 0 else { return result }
        if text[index] == UInt8(ascii: "/") {
          result.append(
            StringsComment(
              range: SourceRange(index, end), isBlock: text[index + 1] == UInt8(ascii: "*")))
        }
        index = end
      } else {
        index = skip(index)
      }
    }
    return result
  }

  /// The number of line breaks in a range; CRLF is one.
  func lineBreaks(in range: SourceRange) -> Int {
    let text = source.utf8.span
    var count = 0
    for index in range.start..<range.end {
      let byte = text[index]
      if byte == 0x0A, index == 0 || text[index - 1] != 0x0D { count += 1 }
      if byte == 0x0D { count += 1 }
    }
    return count
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmedWhiteSpace: String {
    var view = unicodeScalars[...]
    while let first = view.first, first.properties.isWhitespace { view.removeFirst() }
    while let last = view.last, last.properties.isWhitespace { view.removeLast() }
    return String(view)
  }
}

extension StringsDocument {
  /// The number of comments that ``comment(of:)`` gives for no entry: headers, sections, comments between
  /// the tokens of an entry, and those behind an entry that has others above it.
  package var looseCommentCount: Int {
    var total = 0
    var attached = 0
    var position = 0
    for (index, entry) in entries.enumerated() {
      let inside = SourceRange(entry.keyRange.end, entry.range.end)
      total += comments(in: SourceRange(position, entry.range.start)) { $0 + 1 }.count
      total +=
        comments(in: inside) { offset in
          offset == entry.valueRange.start && !entry.isShorthand ? entry.valueRange.end : offset + 1
        }.count
      position = entry.range.end
      let above = leadingComments(of: index).count
      attached += above > 0 ? above : trailingComments(of: index).count
    }
    total += comments(in: SourceRange(position, source.utf8.count)) { $0 + 1 }.count
    return total - attached
  }
}
