/// Changes of a `.strings` file by what another one holds, made at once, so that the work grows with
/// the files and not with the number of changes.
///
/// Keys, values and comments keep their spelling; line breaks, indentation and the place of comments
/// are those of the document they come into. Both documents have to be free of errors.
package struct StringsGrafting: Sendable {
  /// The document that is changed.
  package let document: StringsDocument
  /// The document that new entries come from.
  package let other: StringsDocument

  private let style: StringsStyle

  package init(_ document: StringsDocument, from other: StringsDocument) {
    self.document = document
    self.other = other
    style = StringsStyle(document)
  }

  /// An entry that is put into the file.
  package struct Insertion: Sendable {
    /// The index of the entry it is put behind; nil for the start of the table.
    package var previous: Int?
    /// The index of the entry in the other document.
    package var entry: Int
    /// Comments in front of the entry that do not belong to it, such as the title of a section.
    package var titles: [StringsComment]

    package init(previous: Int?, entry: Int, titles: [StringsComment] = []) {
      self.previous = previous
      self.entry = entry
      self.titles = titles
    }
  }
}

// MARK: - Entries

extension StringsGrafting {
  /// Removes entries, with their comments, and puts others in.
  ///
  /// - Parameters:
  ///   - removed: The indices of the entries that go.
  ///   - insertions: What comes in; those behind one entry stand together.
  package func edits(
    removing removed: Set<Int>, inserting insertions: [Insertion]
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    var gone = removed.sorted()[...]
    var end = 0
    let first = document.entries.indices.first { !removed.contains($0) }
    if first == nil, !insertions.isEmpty {
      guard let last = gone.popFirst() else { return [filling(insertions)] }
      // What stands between the entries that go is not to come to stand above those that come.
      edits.append(edit(replacing: last, with: insertions))
      end = edits[0].range.end
    }
    for index in gone {
      var range = document.removalRange(ofEntry: index)
      range.start = max(range.start, end)
      range.end = max(range.end, range.start)
      end = range.end
      edits.append(TextEdit(range, with: []))
    }
    guard let first else { return edits }
    for insertion in insertions {
      edits.append(
        insertion.previous.map { edit(inserting: insertion, behind: $0) }
          ?? edit(inserting: insertion, before: first))
    }
    return edits
  }

  private func edit(replacing index: Int, with insertions: [Insertion]) -> TextEdit {
    let comments = document.leadingComments(of: index)
    let entry = document.entries[index].range
    let isHeader = document.isHeader(comments, ofEntry: index)
    let start = isHeader ? entry.start : comments.first?.range.start ?? entry.start
    let end = document.trailingComments(of: index).last?.range.end ?? entry.end
    let blocks = insertions.map { block($0) }
    let isInline = blocks.allSatisfy(\.isInline)
    let gap = isInline ? " " : style.lineBreak + style.indentation
    var text = ""
    for (place, block) in blocks.enumerated() {
      if place > 0 {
        let isApart = !isInline && hasBlankLine(before: insertions[place].entry)
        text += (isApart ? style.lineBreak : "") + gap
      }
      text += block.text
    }
    let endsLine = blocks.last?.endsLine ?? false
    return TextEdit(
      SourceRange(start, end), with: text + (endsLine && !isLineEnd(end) ? style.lineBreak : ""))
  }

  private func edit(inserting insertion: Insertion, behind previous: Int) -> TextEdit {
    let block = block(insertion)
    let end = document.lineEnd(ofEntry: previous)
    if block.isInline, document.trailingComments(of: previous).isEmpty {
      return TextEdit(SourceRange(at: end), with: " " + block.text)
    }
    let hasBlankLine =
      insertion.entry > 0 && !insertion.titles.isEmpty || hasBlankLine(before: insertion.entry)
    let gap = style.lineBreak + (hasBlankLine ? style.lineBreak : "")
    let closing = block.endsLine && !isLineEnd(end) ? style.lineBreak : ""
    return TextEdit(
      SourceRange(at: end), with: gap + style.indentation + block.text + closing)
  }

  private func edit(inserting insertion: Insertion, before next: Int) -> TextEdit {
    let comments = document.leadingComments(of: next)
    guard !document.isHeader(comments, ofEntry: next) else {
      return edit(inserting: insertion, behind: next)
    }
    let block = block(insertion)
    let start = comments.first?.range.start ?? document.entries[next].range.start
    guard let indentation = document.ownIndentation(at: start), !style.isSingleLine else {
      let gap = block.isInline ? " " : style.lineBreak
      return TextEdit(SourceRange(at: start), with: block.text + gap)
    }
    let isFollowedByBlankLine =
      insertion.entry + 1 < other.entries.count && hasBlankLine(before: insertion.entry + 1)
    let gap = style.lineBreak + (isFollowedByBlankLine ? style.lineBreak : "")
    return TextEdit(SourceRange(at: start), with: block.text + gap + indentation)
  }

  /// Puts entries into a file that has none.
  private func filling(_ insertions: [Insertion]) -> TextEdit {
    var text = ""
    for (place, insertion) in insertions.enumerated() {
      if place > 0, hasBlankLine(before: insertion.entry) { text += style.lineBreak }
      text += block(insertion).text + style.lineBreak
    }
    if case .bracedTable(let open, _) = document.root {
      return TextEdit(SourceRange(at: open + 1), with: style.lineBreak + text)
    }
    let end = document.source.utf8.count
    let header = document.comments(in: SourceRange(0, end))
    let blankLine = header.isEmpty ? "" : style.lineBreak
    let before = end == 0 || endsLine(end) ? "" : style.lineBreak
    return TextEdit(SourceRange(at: end), with: before + blankLine + text)
  }

  /// Whether a line ends before an offset. A CR and the LF of a new line break would be one.
  private func endsLine(_ offset: Int) -> Bool {
    let byte = document.source.utf8[offset - 1]
    return byte == 0x0A || byte == 0x0D && style.lineBreak != "\n"
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    let text = document.source.utf8
    return offset == text.count || text[offset] == 0x0A || text[offset] == 0x0D
  }

  private func hasBlankLine(before entry: Int) -> Bool {
    guard entry > 0 else { return style.separatesByBlankLine }
    let start =
      other.trailingComments(of: entry - 1).last?.range.end ?? other.entries[entry - 1].range.end
    let end =
      other.leadingComments(of: entry).first?.range.start ?? other.entries[entry].range.start
    guard start < end else { return false }
    return other.lineBreaks(in: SourceRange(start, end)) > 1
  }
}

// MARK: - Values and comments

extension StringsGrafting {
  /// Gives an entry the value of an entry of the other document.
  package func edits(replacingValueOf index: Int, byThatOf origin: Int) -> [TextEdit] {
    let value = other.entries[origin].valueRange
    let text = other.source.text(in: value)
    let entry = document.entries[index]
    guard !entry.isShorthand else {
      return [TextEdit(SourceRange(at: entry.keyRange.end), with: style.equals + text)]
    }
    return [TextEdit(entry.valueRange, with: text)]
  }

  /// Gives an entry the comments of an entry of the other document, which has some.
  package func edits(replacingCommentOf index: Int, byThatOf origin: Int) -> [TextEdit] {
    let entry = document.entries[index]
    let above = other.leadingComments(of: origin)
    let comments = above.isEmpty ? other.trailingComments(of: origin) : above
    let start = entry.range.start
    let indentation = document.ownIndentation(at: start)
    let old = document.leadingComments(of: index)
    let oldBehind = document.trailingComments(of: index)
    if old.isEmpty, let first = oldBehind.first, let last = oldBehind.last {
      // On one line the comment has to end there.
      let text = comments.map { inline($0) }.joined(separator: " ")
      return [TextEdit(SourceRange(first.range.start, last.range.end), with: text)]
    }
    let gap = style.lineBreak + (indentation ?? "")
    if let first = old.first, let last = old.last {
      let isOwnLine = document.lineBreaks(in: SourceRange(last.range.end, start)) > 0
      let isFirst = document.ownIndentation(at: first.range.start) != nil
      let text = comments.map { isOwnLine && isFirst ? spelling($0) : inline($0) }
        .joined(separator: isOwnLine && isFirst ? gap : " ")
      return [TextEdit(SourceRange(first.range.start, last.range.end), with: text)]
    }
    guard indentation != nil, !style.isSingleLine else {
      let text = comments.map { inline($0) + " " }.joined()
      return [TextEdit(SourceRange(at: start), with: text)]
    }
    return [
      TextEdit(SourceRange(at: start), with: comments.map { spelling($0) + gap }.joined())
    ]
  }

  /// Removes the comments of an entry: those above it, else those behind it.
  package func edits(removingCommentOf index: Int) -> [TextEdit] {
    let start = document.entries[index].range.start
    if let first = document.leadingComments(of: index).first {
      return [TextEdit(SourceRange(first.range.start, start), with: [])]
    }
    guard let last = document.trailingComments(of: index).last else { return [] }
    return [TextEdit(SourceRange(document.entries[index].range.end, last.range.end), with: [])]
  }

  /// Puts a comment directly above an entry, below those that are there.
  ///
  /// - Parameter text: The text; what would end the comment is spelled otherwise.
  package func edits(noting text: String, above index: Int) -> [TextEdit] {
    let start = document.entries[index].range.start
    let comment = Self.blockComment(text.escapedForDisplay)
    let gap = document.ownIndentation(at: start).map { style.lineBreak + $0 } ?? " "
    return [TextEdit(SourceRange(at: start), with: comment + gap)]
  }

  private static func blockComment(_ text: String) -> String {
    var content = ""
    var isAfterStar = false
    for scalar in text.unicodeScalars {
      if scalar == "/", isAfterStar { content += " " }
      content.unicodeScalars.append(scalar)
      isAfterStar = scalar == "*"
    }
    return "/* \(content) */"
  }

  /// A comment in a form that may stand before something else on its line.
  private func inline(_ comment: StringsComment) -> String {
    let text = other.source.text(in: comment.range)
    if comment.isBlock, other.lineBreaks(in: comment.range) == 0 { return text }
    let content = other.source.text(in: comment.contentRange)
    return Self.blockComment(content.trimmedWhiteSpace.escapedForDisplay)
  }

  /// A comment with the line breaks of the document.
  private func spelling(_ comment: StringsComment) -> String { withLineBreaks(comment.range) }

  /// A stretch of white space and comments with the line breaks of the document.
  private func withLineBreaks(_ range: SourceRange) -> String {
    var bytes: [UInt8] = []
    var index = range.start
    while index < range.end {
      let byte = other.source.utf8[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else {
        bytes.append(byte)
        continue
      }
      if byte == 0x0D, index < range.end, other.source.utf8[index] == 0x0A { index += 1 }
      bytes += style.lineBreak.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Blocks

extension StringsGrafting {
  /// The text of an entry with what belongs to it.
  private struct Block {
    var text: String
    /// Whether it may share a line with other entries.
    var isInline: Bool
    /// Whether its last comment reaches to the end of the line.
    var endsLine: Bool
  }

  private func block(_ insertion: Insertion) -> Block {
    let entry = other.entries[insertion.entry]
    let leading = other.leadingComments(of: insertion.entry)
    let trailing = other.trailingComments(of: insertion.entry)
    // The header of a file is not that of an entry.
    let above = other.isHeader(leading, ofEntry: insertion.entry) ? [] : leading
    var text = ""
    if !insertion.titles.isEmpty {
      let line = style.lineBreak + style.indentation
      text = insertion.titles.map { spelling($0) }.joined(separator: line) + style.lineBreak + line
    }
    guard !style.isSingleLine else {
      // On one line, a comment that reaches to its end would take in what comes behind it, and one
      // behind the entry would be that of the next.
      for comment in above + trailing { text += inline(comment) + " " }
      text += other.source.text(in: entry.range)
      return Block(text: text, isInline: insertion.titles.isEmpty, endsLine: false)
    }
    for comment in above { text += spelling(comment) + style.lineBreak + style.indentation }
    text += other.source.text(in: entry.range)
    for comment in trailing { text += " " + spelling(comment) }
    return Block(text: text, isInline: false, endsLine: !(trailing.last?.isBlock ?? true))
  }
}

// MARK: - Titles

extension StringsGrafting {
  /// Gives the place in front of an entry the titles that the other document has in front of one.
  ///
  /// - Parameters:
  ///   - index: The entry; the number of entries stands for the end of the table.
  ///   - origin: The entry of the other document, likewise.
  package func edits(replacingTitlesBefore index: Int, byThoseBefore origin: Int) -> [TextEdit] {
    let old = document.titles(before: index)
    let new = other.titles(before: origin)
    guard let newFirst = new.first, let newLast = new.last else {
      guard let first = old.first, let last = old.last else { return [] }
      if index < document.entries.count {
        return [TextEdit(SourceRange(first.range.start, start(ofBlock: index)), with: [])]
      }
      let start = index > 0 ? document.lineEnd(ofEntry: index - 1) : first.range.start
      return [TextEdit(SourceRange(start, last.range.end), with: [])]
    }
    let text = withLineBreaks(SourceRange(newFirst.range.start, newLast.range.end))
    if let first = old.first, let last = old.last {
      return [TextEdit(SourceRange(first.range.start, last.range.end), with: text)]
    }
    let gap = style.lineBreak + style.lineBreak
    guard index < document.entries.count else {
      guard index > 0 else { return [] }
      let end = document.lineEnd(ofEntry: index - 1)
      return isLineEnd(end) ? [TextEdit(SourceRange(at: end), with: gap + text)] : []
    }
    let start = start(ofBlock: index)
    // What shares its line with other entries has no place above it.
    guard let indentation = document.ownIndentation(at: start) else { return [] }
    return [TextEdit(SourceRange(at: start), with: text + gap + indentation)]
  }

  private func start(ofBlock index: Int) -> Int {
    document.leadingComments(of: index).first?.range.start ?? document.entries[index].range.start
  }
}

extension StringsDocument {
  /// The comments in front of an entry that belong to no entry, such as the header of the file or the
  /// title of a section.
  ///
  /// - Parameter index: The entry; the number of entries stands for the end of the table.
  package func titles(before index: Int) -> [StringsComment] {
    var start = 0
    if index > 0 {
      start = trailingComments(of: index - 1).last?.range.end ?? entries[index - 1].range.end
    } else if case .bracedTable(let open, _) = root {
      start = open + 1
    }
    let end =
      index < entries.count
      ? leadingComments(of: index).first?.range.start ?? entries[index].range.start
      : source.utf8.count
    guard start < end else { return [] }
    return comments(in: SourceRange(start, end))
  }
}

extension StringsDocument {
  /// The texts of all comments outside entries, in UTF-8.
  package func commentTexts() -> Set<[UInt8]> {
    var result: Set<[UInt8]> = []
    for node in nodes() {
      guard case .trivia(let range) = node else { continue }
      for comment in comments(in: range, skip: { $0 + 1 }) {
        result.insert(text(of: comment))
      }
    }
    return result
  }

  /// The text of a comment in UTF-8, without its delimiters and the white space at its ends; every
  /// line break is a line feed.
  package func text(of comment: StringsComment) -> [UInt8] {
    source.text(in: comment.contentRange).trimmedWhiteSpace.withLineFeeds
  }
}

extension String {
  /// The UTF-8 of the text with every line break as a line feed.
  package var withLineFeeds: [UInt8] {
    var result: [UInt8] = []
    var isAfterReturn = false
    for byte in utf8 {
      if byte == 0x0A, isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = byte == 0x0D
      result.append(byte == 0x0D ? 0x0A : byte)
    }
    return result
  }
}
