/// Gives a `.strings` file its canonical spelling without touching what it means.
///
/// Canonical is `"key" = "value";` with double quotes and no needless escape, no blanks at line ends,
/// at most one blank line in a row, and a line break at the end of the file. Comments, encoding,
/// byte-order mark and line breaks stay. A file with faults is refused: what it means is not certain.
///
/// ```swift
/// let document = StringsDocument(try SourceText(utf8: "a='b' ;"))
/// let edits = try StringsFormatter().edits(for: document)
/// document.source.bytes(applying: edits)  // "a" = "b";
/// ```
public struct StringsFormatter: Sendable {
  /// Whether bare words stay bare, as is usual in `InfoPlist.strings`.
  public var keepsUnquotedTokens = false
  /// The order in which entries are put, or nil to leave them where they are.
  ///
  /// Entries change places with the comments that belong to them. A comment that stands alone, a
  /// section heading, is not moved and no entry is moved across it.
  public var order: (@Sendable (_ left: String, _ right: String) -> Bool)?

  /// Creates a formatter that keeps the order of entries.
  public init(
    keepsUnquotedTokens: Bool = false,
    order: (@Sendable (_ left: String, _ right: String) -> Bool)? = nil
  ) {
    self.keepsUnquotedTokens = keepsUnquotedTokens
    self.order = order
  }

  /// The replacements that make a file canonical; none if it is.
  ///
  /// - Throws: ``StringsEditError/brokenFile(_:)`` for a file with faults.
  public func edits(for document: StringsDocument) throws(StringsEditError) -> [TextEdit] {
    if let problem = document.problems.first(where: { $0.isError }) { throw .brokenFile(problem) }
    guard let order else { return spellingEdits(document) }
    let sorted = reordered(document, by: order)
    // Moving and respelling overlap, so the moved text is respelled as a document of its own.
    let moved = sorted.isEmpty ? document.source.utf8 : document.utf8(applying: sorted)
    guard let source = try? SourceText(moved) else { return sorted }
    let respelled = spellingEdits(StringsDocument(source))
    guard !sorted.isEmpty else { return respelled }
    let final = StringsDocument(source).utf8(applying: respelled)
    return [TextEdit(SourceRange(0, document.source.utf8.count), with: final)]
  }

  // MARK: Spelling

  private func spellingEdits(_ document: StringsDocument) -> [TextEdit] {
    let source = document.source
    var edits: [TextEdit] = []
    func replace(_ range: SourceRange, with text: String) {
      guard source.text(in: range) != text else { return }
      edits.append(TextEdit(range, with: text))
    }
    // Bytes that are no text can become some when a backslash between them goes.
    let isSuspect = source.encodingProblems.contains { $0.kind == .invalidBytes }
    func isWellFormed(_ range: SourceRange) -> Bool {
      !isSuspect
        || UTF8Validation.firstInvalidOffset(
          in: source.utf8.span.extracting(range.start..<range.end)) == nil
    }
    for node in document.nodes() {
      switch node {
      case .unreadable:
        continue
      case .trivia(let range):
        edits += triviaEdits(document, range)
      case .entry(let index, _):
        let entry = document.entries[index]
        if isWellFormed(entry.keyRange),
          let key = spelling(document.key(of: entry), entry.keyKind)
        {
          replace(entry.keyRange, with: key)
        }
        if !entry.isShorthand {
          replaceBlanks(document, entry.keyRange.end, entry.valueRange.start, with: " = ", replace)
          if isWellFormed(entry.valueRange), let value = document.value(of: entry),
            let spelled = spelling(value, entry.valueKind)
          {
            replace(entry.valueRange, with: spelled)
          }
        }
        replaceBlanks(
          document, entry.isShorthand ? entry.keyRange.end : entry.valueRange.end,
          entry.range.end, with: ";", replace)
      }
    }
    return document.leavingNoEmptyFile(edits + finalLineBreakEdits(document))
  }

  /// The canonical spelling of a token, or nil if it is to stay as it is.
  private func spelling(_ text: String, _ kind: StringsEntry.TokenKind) -> String? {
    switch kind {
    case .dictionary, .array, .data, .absent: return nil
    case .unquoted where keepsUnquotedTokens: return nil
    case .unquoted, .doubleQuoted, .singleQuoted:
      // Half of a surrogate pair and ill-formed bytes read as U+FFFD; writing that would change what
      // the file holds.
      let isFaulty = text.unicodeScalars.contains("\u{FFFD}")
      return isFaulty ? nil : StringsEscapes.quoted(text)
    }
  }

  private func replaceBlanks(
    _ document: StringsDocument, _ start: Int, _ end: Int, with text: String,
    _ replace: (SourceRange, String) -> Void
  ) {
    let range = SourceRange(start, end)
    guard document.comments(in: range, skip: { $0 + 1 }).isEmpty else { return }
    replace(range, text)
  }

  /// Removes blanks at line ends and all but one of several blank lines.
  private func triviaEdits(_ document: StringsDocument, _ range: SourceRange) -> [TextEdit] {
    let text = document.source.utf8.span
    var edits: [TextEdit] = []
    var index = range.start
    var blankLines = 0
    var isFileStart = range.start == 0
    var lineStart =
      range.start == 0 || text[range.start - 1] == 0x0A || text[range.start - 1] == 0x0D
      ? range.start : -1
    while index < range.end {
      let byte = text[index]
      if byte == 0x0A || byte == 0x0D {
        let next = StringsScanner.startOfNextLine(text, from: index)
        let isBlank = lineStart == index
        blankLines = isBlank ? blankLines + 1 : 0
        isFileStart = isFileStart && isBlank
        if isBlank, blankLines > 1 || isFileStart {
          edits.append(TextEdit(SourceRange(lineStart, min(next, range.end)), with: []))
        }
        index = min(next, range.end)
        lineStart = index
      } else if byte == 0x20 || byte == 0x09 {
        let end = StringsScanner.skipBlanks(text, from: index)
        let isLineEnd = end == text.count || text[end] == 0x0A || text[end] == 0x0D
        if isLineEnd {
          edits.append(TextEdit(SourceRange(index, min(end, range.end)), with: []))
          if lineStart == index { lineStart = end }
        }
        index = min(end, range.end)
      } else if let end = StringsScanner.skipCommentOrSeparator(text, at: index), end > 0 {
        blankLines = 0
        isFileStart = false
        index = end
      } else {
        isFileStart = false
        index += 1
      }
    }
    return merged(edits)
  }

  /// Joins edits that touch each other, as deletions of blanks and of their line do.
  private func merged(_ edits: [TextEdit]) -> [TextEdit] {
    var result: [TextEdit] = []
    for edit in edits {
      if let last = result.last, last.range.end >= edit.range.start {
        result[result.count - 1].range.end = max(last.range.end, edit.range.end)
      } else {
        result.append(edit)
      }
    }
    return result
  }

  private func finalLineBreakEdits(_ document: StringsDocument) -> [TextEdit] {
    let text = document.source.utf8.span
    var end = text.count
    while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    guard end > 0, text[end - 1] != 0x0A, text[end - 1] != 0x0D else { return [] }
    return [TextEdit(SourceRange(at: text.count), with: StringsStyle(document).lineBreak)]
  }

  // MARK: Order

  /// The replacements that put entries in an order and change nothing else; none in a file with faults.
  ///
  /// Entries change places with the comments that belong to them, and not across a comment that stands
  /// alone.
  package static func edits(
    ordering document: StringsDocument, by order: (_ left: String, _ right: String) -> Bool
  ) -> [TextEdit] {
    guard !document.problems.contains(where: { $0.isError }) else { return [] }
    return StringsFormatter().reordered(document, by: order)
  }

  /// One edit for each run of entries that are not in order.
  private func reordered(
    _ document: StringsDocument, by precedes: (String, String) -> Bool
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    for run in movableRuns(document) {
      let blocks = run.map { document.block(ofEntry: $0) }
      let keys = run.map { document.key(of: document.entries[$0]) }
      let wanted = run.indices.sorted { left, right in
        if precedes(keys[left], keys[right]) { return true }
        if precedes(keys[right], keys[left]) { return false }
        return left < right
      }
      for (place, source) in wanted.enumerated() where place != source {
        let block = blocks[source]
        edits.append(
          TextEdit(
            blocks[place], with: Array(document.source.utf8[block.start..<block.end])))
      }
    }
    return edits
  }

  /// Stretches of entries that stand on lines of their own with nothing but their comments between.
  private func movableRuns(_ document: StringsDocument) -> [[Int]] {
    var runs: [[Int]] = []
    var previous: (index: Int, end: Int)?
    for index in document.entries.indices {
      let block = document.block(ofEntry: index)
      guard document.standsOnOwnLines(block) else { continue }
      if let previous, previous.index == index - 1,
        document.comments(in: SourceRange(previous.end, block.start)).isEmpty
      {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
      previous = (index, block.end)
    }
    return runs.filter { $0.count > 1 }
  }
}

extension StringsDocument {
  /// An entry with the comments that belong to it and the blanks behind it at the end of a line.
  func block(ofEntry index: Int) -> SourceRange {
    let start = leadingComments(of: index).first?.range.start ?? entries[index].range.start
    return SourceRange(start, lineEnd(ofEntry: index))
  }

  /// Whether nothing but blanks stands on the lines of a range beside it.
  func standsOnOwnLines(_ range: SourceRange) -> Bool {
    let text = source.utf8.span
    let lineStart = StringsScanner.startOfLine(text, at: range.start)
    return StringsScanner.skipBlanks(text, from: lineStart) == range.start
      && (range.end == text.count || text[range.end] == 0x0A || text[range.end] == 0x0D)
  }

  /// The UTF-8 text after edits.
  func utf8(applying edits: [TextEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      result += source.utf8[copied..<edit.range.start]
      result += edit.replacement
      copied = edit.range.end
    }
    return result + source.utf8[copied...]
  }
}
