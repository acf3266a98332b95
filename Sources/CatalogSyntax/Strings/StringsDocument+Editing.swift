/// Why an edit of a ``StringsDocument`` was refused. Nothing was changed.
public enum StringsEditError: Error, Equatable, Sendable {
  /// No intact entry has this key.
  case keyNotFound(String)
  /// An entry with the new key is there already.
  case keyExists(String)
  /// The entry of the key has a fault; its range is given.
  case damagedEntry(SourceRange)
  /// The value of the key is a dictionary, an array or data.
  case notAString(String)
  /// A fault of the file, because of which a new entry might be lost or misread.
  case brokenFile(StringsProblem)
}

/// Edits are values: each function returns the replacements that make the change, and the caller
/// applies them with ``SourceText/bytes(applying:)``. Bytes outside the replacements stay as they are.
extension StringsDocument {
  /// Sets the value of a key that is there.
  ///
  /// Of several definitions the last one is changed, the one that counts at run time. Setting the
  /// value that is there already gives no edit.
  ///
  /// - Throws: ``StringsEditError/keyNotFound(_:)``, ``StringsEditError/damagedEntry(_:)`` or
  ///   ``StringsEditError/notAString(_:)``.
  public func edits(
    settingValue value: String, forKey key: String
  ) throws(StringsEditError) -> [TextEdit] {
    let entry = entries[try existing(key)]
    guard let current = self.value(of: entry) else { throw .notAString(key) }
    // Compared by code units: a value that differs only in normalization is another value.
    if current.utf8.elementsEqual(value.utf8) { return [] }
    let quoted = StringsEscapes.quoted(value)
    guard !entry.isShorthand else {
      let style = StringsStyle(self)
      return [TextEdit(SourceRange(at: entry.keyRange.end), with: style.equals + quoted)]
    }
    return [TextEdit(entry.valueRange, with: quoted)]
  }

  /// Adds an entry behind the last one, spelled like the entries that are there.
  ///
  /// - Throws: ``StringsEditError/keyExists(_:)``, or ``StringsEditError/brokenFile(_:)`` if the file
  ///   has a fault that could hide the new entry.
  public func edits(
    addingKey key: String, value: String, comment: String? = nil
  ) throws(StringsEditError) -> [TextEdit] {
    guard indices(ofKey: key).isEmpty else { throw .keyExists(key) }
    if let problem = problems.first(where: { $0.isError }) { throw .brokenFile(problem) }
    let style = StringsStyle(self)
    let isInline =
      style.isSingleLine
      && comment.map { StringsStyle.isInline($0, asBlock: style.prefersBlockComments) } ?? true
    var text = ""
    if let comment {
      text += style.comment(
        comment, isBlock: style.prefersBlockComments, indentation: style.indentation)
      text += isInline ? " " : style.lineBreak + style.indentation
    }
    text += style.key(key) + style.equals + StringsEscapes.quoted(value) + style.terminator
    return [insertion(of: text, style: style, isInline: isInline, hasComment: comment != nil)]
  }

  private func insertion(
    of text: String, style: StringsStyle, isInline: Bool, hasComment: Bool
  ) -> TextEdit {
    let span = source.utf8.span
    let lineBreak = style.lineBreak
    if !entries.isEmpty {
      let end = lineEnd(ofEntry: entries.count - 1)
      // On one line, the comment behind the last entry would become that of the new one.
      if isInline, trailingComments(of: entries.count - 1).isEmpty {
        return TextEdit(SourceRange(at: end), with: " " + text)
      }
      let gap = style.separatesByBlankLine ? lineBreak + lineBreak : lineBreak
      // Behind the last entry of a line that goes on, say with the closing brace, a line break would
      // be the only one of the table.
      return TextEdit(SourceRange(at: end), with: gap + style.indentation + text)
    }
    if case .bracedTable(let open, _) = root {
      return TextEdit(SourceRange(at: open + 1), with: lineBreak + text + lineBreak)
    }
    let end = source.utf8.count
    // A CR at the end and the LF of a file with mixed line breaks would be one line break.
    let endsLine =
      end == 0 || span[end - 1] == 0x0A || span[end - 1] == 0x0D && lineBreak != "\n"
    // A blank line keeps the comments of the file apart from the one of the entry.
    let header = comments(in: SourceRange(0, end))
    let separator = (endsLine ? "" : lineBreak) + (hasComment && !header.isEmpty ? lineBreak : "")
    return TextEdit(SourceRange(at: end), with: separator + text + lineBreak)
  }

  /// Removes every definition of a key, with the comments directly above and behind it.
  ///
  /// A run of line comments at the very start of the file is the file's header and stays.
  ///
  /// - Throws: ``StringsEditError/keyNotFound(_:)`` or ``StringsEditError/damagedEntry(_:)``.
  public func edits(removingKey key: String) throws(StringsEditError) -> [TextEdit] {
    _ = try existing(key)
    var result: [TextEdit] = []
    var last = 0
    for index in indices(ofKey: key) {
      var range = removalRange(ofEntry: index)
      range.start = max(range.start, last)
      last = range.end
      result.append(TextEdit(range, with: []))
    }
    return leavingNoEmptyFile(result)
  }

  /// The same edits, but with one line break where they would leave nothing: Foundation refuses a file
  /// of zero bytes and accepts an empty line.
  package func leavingNoEmptyFile(_ edits: [TextEdit]) -> [TextEdit] {
    let count = edits.reduce(source.utf8.count) { $0 - $1.range.count + $1.replacement.count }
    guard count == 0, !source.utf8.isEmpty else { return edits }
    let lineBreak = Array(StringsStyle(self).lineBreak.utf8)
    let isOneAlready = source.utf8 == lineBreak
    return isOneAlready ? [] : [TextEdit(SourceRange(0, source.utf8.count), with: lineBreak)]
  }

  /// What goes when an entry is removed: the comments directly above and behind it, and its lines.
  package func removalRange(ofEntry index: Int) -> SourceRange {
    let text = source.utf8.span
    var start = entries[index].range.start
    let comments = leadingComments(of: index)
    if let first = comments.first, !isHeader(comments, ofEntry: index) {
      start = first.range.start
    }
    var end = lineEnd(ofEntry: index)
    let indentation = ownIndentation(at: start)
    let ownsLineEnd = end == text.count || text[end] == 0x0A || text[end] == 0x0D
    guard let indentation, ownsLineEnd else {
      return SourceRange(start, StringsScanner.skipBlanks(text, from: end))
    }
    start -= indentation.utf8.count
    guard end < text.count else {
      // The last line has no line break: take the one before it, and a blank line too.
      start = startOfBlankLines(before: start)
      while start > 0, text[start - 1] == 0x0A || text[start - 1] == 0x0D { start -= 1 }
      return SourceRange(start, end)
    }
    end = StringsScanner.startOfNextLine(text, from: end)
    // Of the blank lines on both sides one set is enough.
    let isAfterBlankLine = startOfBlankLines(before: start) < start || start == 0
    if end == text.count {
      start = startOfBlankLines(before: start)
    } else if isAfterBlankLine {
      end = endOfBlankLines(from: end)
    }
    return SourceRange(start, end)
  }

  /// Whether comments above an entry are the header of the file: a run of line comments at its very
  /// start.
  func isHeader(_ comments: [StringsComment], ofEntry index: Int) -> Bool {
    guard index == 0, comments.count > 1, let first = comments.first, !first.isBlock else {
      return false
    }
    let text = source.utf8.span.extracting(0..<first.range.start)
    return StringsScanner.skipTrivia(text, from: 0).end == first.range.start
      && lineBreaks(in: SourceRange(0, first.range.start)) == 0
  }

  /// The blanks before an offset; nil if anything else stands there on its line.
  func ownIndentation(at offset: Int) -> String? {
    let text = source.utf8.span
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    return source.text(in: SourceRange(start, offset))
  }

  /// Renames a key: every definition of it, each in its own quoting.
  ///
  /// - Throws: ``StringsEditError/keyNotFound(_:)``, ``StringsEditError/keyExists(_:)`` or
  ///   ``StringsEditError/damagedEntry(_:)``.
  public func edits(
    renamingKey key: String, to newKey: String
  ) throws(StringsEditError) -> [TextEdit] {
    _ = try existing(key)
    guard !key.utf8.elementsEqual(newKey.utf8) else { return [] }
    guard indices(ofKey: newKey).isEmpty else { throw .keyExists(newKey) }
    let style = StringsStyle(self)
    return indices(ofKey: key).map { index in
      let entry = entries[index]
      let name = style.key(newKey, like: entry.keyKind)
      guard entry.isShorthand else { return TextEdit(entry.keyRange, with: name) }
      return TextEdit(
        SourceRange(at: entry.keyRange.start), with: name + style.equals)
    }
  }

  /// Sets the comment above an entry, or removes it.
  ///
  /// - Throws: ``StringsEditError/keyNotFound(_:)`` or ``StringsEditError/damagedEntry(_:)``.
  public func edits(
    settingComment comment: String?, forKey key: String
  ) throws(StringsEditError) -> [TextEdit] {
    let index = try existing(key)
    let entry = entries[index]
    let style = StringsStyle(self)
    let old = leadingComments(of: index)
    guard let comment else {
      guard let first = old.first else { return [] }
      return [TextEdit(SourceRange(first.range.start, entry.range.start), with: [])]
    }
    if !old.isEmpty, self.comment(of: index) == comment { return [] }
    let place = SourceRange(
      old.first?.range.start ?? entry.range.start, old.last?.range.end ?? entry.range.start)
    let isBlock = old.first?.isBlock ?? style.prefersBlockComments
    let indentation = ownIndentation(at: place.start)
    let new = style.comment(comment, isBlock: isBlock, indentation: indentation ?? "")
    let isInline = StringsStyle.isInline(comment, asBlock: isBlock)
    // A comment that ends its line cannot begin behind another entry, nor stand before this one.
    let before = isInline || indentation != nil ? "" : style.lineBreak
    let isOwnLine = lineBreaks(in: SourceRange(place.end, entry.range.start)) > 0
    var behind = ""
    if old.isEmpty, isInline, style.isSingleLine || indentation == nil {
      behind = " "
    } else if old.isEmpty || !isInline && !isOwnLine {
      behind = style.lineBreak + (indentation ?? "")
    }
    return [TextEdit(place, with: before + new + behind)]
  }

  // MARK: Places

  /// The index of the entry that counts for a key.
  private func existing(_ key: String) throws(StringsEditError) -> Int {
    if let index = effectiveIndex(ofKey: key) { return index }
    guard let damaged = damagedEntry(forKey: key) else { throw .keyNotFound(key) }
    throw .damagedEntry(damaged.range)
  }

  /// Whether an entry with a fault has this key.
  public func hasDamagedEntry(forKey key: String) -> Bool {
    damagedEntry(forKey: key) != nil
  }

  private func damagedEntry(forKey key: String) -> StringsEntry? {
    entries.first { $0.isDamaged && self.key(of: $0).utf8.elementsEqual(key.utf8) }
  }

  /// The end of an entry with the comments behind it, before the line break.
  func lineEnd(ofEntry index: Int) -> Int {
    let end = trailingComments(of: index).last?.range.end ?? entries[index].range.end
    let text = source.utf8.span
    let blanks = StringsScanner.skipBlanks(text, from: end)
    let isLineEnd = blanks == text.count || text[blanks] == 0x0A || text[blanks] == 0x0D
    return isLineEnd ? blanks : end
  }

  /// The start of the blank lines directly before the line that starts at `offset`.
  private func startOfBlankLines(before offset: Int) -> Int {
    let text = source.utf8.span
    var start = offset
    while start > 0 {
      var previousEnd = start - 1
      if text[previousEnd] == 0x0A, previousEnd > 0, text[previousEnd - 1] == 0x0D {
        previousEnd -= 1
      }
      let lineStart = StringsScanner.startOfLine(text, at: previousEnd)
      guard StringsScanner.skipBlanks(text, from: lineStart) == previousEnd else { break }
      start = lineStart
    }
    return start
  }

  /// The start of the first line from `offset` on that is not blank.
  private func endOfBlankLines(from offset: Int) -> Int {
    let text = source.utf8.span
    var end = offset
    while end < text.count {
      let blanks = StringsScanner.skipBlanks(text, from: end)
      guard blanks < text.count, text[blanks] == 0x0A || text[blanks] == 0x0D else { break }
      end = StringsScanner.startOfNextLine(text, from: blanks)
    }
    return end
  }
}
