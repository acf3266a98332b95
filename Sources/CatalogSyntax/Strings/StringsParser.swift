/// Reads the old-style property-list grammar as far as a `.strings` file uses it, and goes on after
/// faults.
///
/// ```
/// file    := content | '{' content '}' | array | data | string
/// content := ( key ( ';' | '=' value ';' ) )*      with white space and comments anywhere
/// ```
///
/// After a fault, reading resumes at the next line that starts with a key and `=`, so that one slip
/// gives one problem and costs one entry.
struct StringsParser {
  private(set) var root = StringsDocument.Root.table
  private(set) var entries: ContiguousArray<StringsEntry> = []
  private(set) var unreadable: [SourceRange] = []
  /// In the order in which they were found, which going back for recovery may upset.
  private(set) var problems: [StringsProblem] = []

  private var position = 0
  private var isBraced = false
  /// Where the first comment that is never closed begins: no later one is closed either.
  private var unclosedFrom = Int.max
  /// The index in ``problems`` of the merge conflict whose closing marker has not been met yet.
  private var openConflict: Int?

  mutating func parse(_ text: Span<UInt8>) {
    entries.reserveCapacity(text.count / 96 + 4)
    guard skipTrivia(text), position < text.count else { return }
    switch text[position] {
    case UInt8(ascii: "{"):
      parseBracedTable(text)
    case UInt8(ascii: "("), UInt8(ascii: "<"):
      if StringsScanner.isConflictMarker(text, at: position) || !parseLoneValue(text) {
        parseContent(text)
      }
    case _:
      parseContent(text)
    }
  }

  // MARK: Structure

  private mutating func parseBracedTable(_ text: Span<UInt8>) {
    let open = position
    position += 1
    isBraced = true
    root = .bracedTable(open: open, close: nil)
    parseContent(text)
    guard position < text.count else {
      // After another fault the closing brace may be in what was skipped.
      if problems.isEmpty {
        problems.append(StringsProblem(.unclosedBracket, SourceRange(open, open + 1)))
      }
      return
    }
    root = .bracedTable(open: open, close: position)
    position += 1
    guard skipTrivia(text), position < text.count else { return }
    reportUnexpected(text, .trailingContent)
    unreadable.append(SourceRange(position, text.count))
    position = text.count
  }

  /// Reads an array or data value that is the whole file; false if it is something else.
  private mutating func parseLoneValue(_ text: Span<UInt8>) -> Bool {
    guard case .success(let end) = StringsValue.scan(text, from: position, depth: 1) else {
      return false
    }
    let trivia = StringsScanner.skipTrivia(text, from: end)
    guard trivia.end == text.count else { return false }
    setLoneValue(SourceRange(position, end))
    position = text.count
    return true
  }

  private mutating func setLoneValue(_ range: SourceRange) {
    root = .value(range)
    problems.append(StringsProblem(.notATable, range))
    unreadable.append(range)
  }

  /// Reads entries until the end of the text or, in a braced table, the closing brace.
  private mutating func parseContent(_ text: Span<UInt8>) {
    while skipTrivia(text), position < text.count {
      let byte = text[position]
      if StringsScanner.isQuote(byte) {
        let key = StringsScanner.scanQuoted(text, from: position)
        guard let end = key.end else {
          reportUnterminatedString(text, at: position)
          continue
        }
        parseEntry(
          text, keyEnd: end,
          kind: byte == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted, traits: key.traits)
      } else if StringsScanner.isUnquoted(byte) {
        parseEntry(
          text, keyEnd: StringsScanner.endOfUnquoted(text, from: position), kind: .unquoted,
          traits: [])
      } else if isBraced && byte == UInt8(ascii: "}") {
        return
      } else {
        skipUnexpected(text)
      }
    }
  }

  /// Reads the rest of the entry whose key ends at `keyEnd`.
  @inline(__always)
  private mutating func parseEntry(
    _ text: Span<UInt8>, keyEnd: Int, kind: StringsEntry.TokenKind, traits: TokenTraits
  ) {
    let keyStart = position
    position = keyEnd
    var entry = StringsEntry(
      keyStart: UInt32(truncatingIfNeeded: keyStart), keyEnd: UInt32(truncatingIfNeeded: keyEnd),
      valueStart: UInt32(truncatingIfNeeded: keyEnd), valueEnd: UInt32(truncatingIfNeeded: keyEnd),
      end: UInt32(truncatingIfNeeded: keyEnd), keyKind: kind, valueKind: .absent,
      keyTraits: traits, valueTraits: [])
    entry.keyHash = KeyHash.hash(text, entry)
    let isReadable = skipTrivia(text)
    guard isReadable, position < text.count else {
      if isReadable, entries.isEmpty, !isBraced, problems.isEmpty {
        return setLoneValue(SourceRange(keyStart, keyEnd))
      }
      return damage(text, &entry, StringsProblem(.missingEquals, SourceRange(at: keyEnd)))
    }
    switch text[position] {
    case UInt8(ascii: "="):
      guard !StringsScanner.isConflictMarker(text, at: position) else { return interrupt(&entry) }
      position &+= 1
    case UInt8(ascii: ";"):
      position &+= 1
      entry.valueStart = entry.keyStart
      entry.valueKind = kind
      entry.valueTraits = traits
      entry.end = UInt32(truncatingIfNeeded: position)
      entries.append(entry)
      return
    case _:
      return damage(text, &entry, StringsProblem(.missingEquals, SourceRange(at: keyEnd)))
    }
    let afterEquals = position
    guard skipTrivia(text), position < text.count else {
      return damage(text, &entry, StringsProblem(.missingValue, SourceRange(at: afterEquals)))
    }
    guard parseValue(text, &entry) else { return }
    let valueEnd = position
    guard skipTrivia(text), position < text.count else {
      return leaveUnterminated(&entry, at: valueEnd)
    }
    if text[position] == UInt8(ascii: ";") {
      position &+= 1
      entry.end = UInt32(truncatingIfNeeded: position)
      entries.append(entry)
      return
    }
    finishUnterminated(text, &entry, valueEnd: valueEnd)
  }

  /// Reads the value at the current position; false if the entry was given up.
  @inline(__always)
  private mutating func parseValue(_ text: Span<UInt8>, _ entry: inout StringsEntry) -> Bool {
    let start = position
    let byte = text[start]
    if StringsScanner.isQuote(byte) {
      let value = StringsScanner.scanQuoted(text, from: start)
      guard let end = value.end else {
        damage(
          text, &entry, StringsProblem(.unterminatedString, SourceRange(start, start + 1)),
          skippingTo: text.count)
        return false
      }
      entry.valueKind = byte == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted
      entry.valueTraits = value.traits
      position = end
    } else if StringsScanner.isUnquoted(byte) {
      entry.valueKind = .unquoted
      position = StringsScanner.endOfUnquoted(text, from: start)
    } else if StringsScanner.isConflictMarker(text, at: start) {
      interrupt(&entry)
      return false
    } else {
      switch StringsValue.scan(text, from: start, depth: 1) {
      case .success(let end):
        entry.valueKind =
          byte == UInt8(ascii: "{") ? .dictionary : byte == UInt8(ascii: "(") ? .array : .data
        position = end
      case .failure(let problem):
        // Lines before the fault belong to the nested value, not to the table.
        damage(text, &entry, problem, from: problem.range.start)
        return false
      }
    }
    entry.valueStart = UInt32(truncatingIfNeeded: start)
    entry.valueEnd = UInt32(truncatingIfNeeded: position)
    return true
  }

  // MARK: Faults

  /// Deals with a value that is followed by something else than `;`.
  private mutating func finishUnterminated(
    _ text: Span<UInt8>, _ entry: inout StringsEntry, valueEnd: Int
  ) {
    let spansLines = containsLineBreak(text, entry.valueRange)
    let staysOnLine = !containsLineBreak(text, SourceRange(valueEnd, position))
    // A string over several lines that is followed by more text on its last line more likely lacks
    // its closing quote than a semicolon.
    guard !StringsScanner.isConflictMarker(text, at: position) else { return interrupt(&entry) }
    let closesTable = isBraced && text[position] == UInt8(ascii: "}")
    if closesTable || (!(spansLines && staysOnLine) && startsEntry(text, at: position)) {
      return leaveUnterminated(&entry, at: valueEnd)
    }
    damage(
      text, &entry,
      StringsProblem(
        .missingSemicolon, SourceRange(at: valueEnd),
        origin: entry.valueKind == .doubleQuoted && staysOnLine ? entry.valueRange : nil))
  }

  private mutating func leaveUnterminated(_ entry: inout StringsEntry, at end: Int) {
    entry.end = UInt32(truncatingIfNeeded: end)
    entry.isTerminated = false
    entries.append(entry)
    var problem = StringsProblem(.missingSemicolon, SourceRange(at: end))
    problem.isRepairable = true
    problems.append(problem)
  }

  /// Records a fault, finds where to go on, and keeps the entry as a damaged one up to there.
  private mutating func damage(
    _ text: Span<UInt8>, _ entry: inout StringsEntry, _ problem: StringsProblem,
    from origin: Int? = nil, skippingTo limit: Int? = nil
  ) {
    problems.append(problem)
    let start = Int(entry.keyStart)
    position = resume(
      text, entryStart: origin ?? start, fault: max(limit ?? problem.range.end, position))
    guard position >= entry.keyEnd else {
      // The key itself ran over the line where reading resumes: it is no key.
      unreadable.append(SourceRange(start, position))
      return
    }
    entry.end = UInt32(truncatingIfNeeded: position)
    if entry.valueEnd > entry.end {
      // Reading resumes inside what looked like the value: it was none.
      entry.valueStart = entry.keyEnd
      entry.valueEnd = entry.keyEnd
      entry.valueKind = .absent
    }
    entry.isDamaged = true
    entries.append(entry)
  }

  /// Ends an entry at a conflict marker in the middle of it; the marker is reported by itself.
  private mutating func interrupt(_ entry: inout StringsEntry) {
    entry.end = UInt32(truncatingIfNeeded: position)
    entry.isDamaged = true
    entries.append(entry)
  }

  private mutating func reportUnterminatedString(_ text: Span<UInt8>, at start: Int) {
    problems.append(StringsProblem(.unterminatedString, SourceRange(start, start + 1)))
    position = resume(text, entryStart: start, fault: text.count)
    unreadable.append(SourceRange(start, position))
  }

  /// Skips what cannot start an entry: one stray mark if an entry follows at once, else to the place
  /// where reading resumes.
  private mutating func skipUnexpected(_ text: Span<UInt8>) {
    let start = position
    if StringsScanner.isConflictMarker(text, at: start) {
      skipConflictMarker(text)
      return
    }
    reportUnexpected(text, entries.isEmpty || isBraced ? .unexpectedCharacter : .trailingContent)
    var end = start
    while end < text.count, !StringsScanner.isQuote(text[end]),
      !StringsScanner.isUnquoted(text[end]), text[end] != 0x0A, text[end] != 0x0D,
      !(isBraced && text[end] == UInt8(ascii: "}"))
    {
      end += 1
    }
    let isAtLineEnd = end == text.count || text[end] == 0x0A || text[end] == 0x0D
    let closesTable = end < text.count && isBraced && text[end] == UInt8(ascii: "}")
    if isAtLineEnd || closesTable || startsEntry(text, at: end) {
      position = max(end, start + 1)
      unreadable.append(SourceRange(start, position))
      return
    }
    position = resume(text, entryStart: start, fault: start)
    unreadable.append(SourceRange(start, position))
  }

  private mutating func reportUnexpected(_ text: Span<UInt8>, _ kind: StringsProblem.Kind) {
    let length = UTF8Validation.scalar(text, at: position).length
    problems.append(StringsProblem(kind, SourceRange(position, position + length)))
  }

  /// Skips white space and comments; false if a comment is never closed.
  @inline(__always)
  private mutating func skipTrivia(_ text: Span<UInt8>) -> Bool {
    let trivia = StringsScanner.skipTrivia(text, from: position, unclosedFrom: unclosedFrom)
    guard let comment = trivia.unterminatedComment else {
      position = trivia.end
      return true
    }
    if unclosedFrom == .max {
      problems.append(StringsProblem(.unterminatedComment, SourceRange(comment, comment + 2)))
    }
    unclosedFrom = min(unclosedFrom, comment)
    position = trivia.end
    return false
  }

  /// Takes a marker line as unreadable; the markers of one conflict are one problem.
  private mutating func skipConflictMarker(_ text: Span<UInt8>) {
    let start = position
    let marker = text[start]
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    position = end
    unreadable.append(SourceRange(start, end))
    if let index = openConflict {
      problems[index].origin = SourceRange(problems[index].range.start, end)
      if marker == UInt8(ascii: ">") { openConflict = nil }
      return
    }
    problems.append(
      StringsProblem(
        .mergeConflictMarker, SourceRange(start, end), origin: SourceRange(start, end)))
    if marker != UInt8(ascii: ">") { openConflict = problems.count - 1 }
  }

  // MARK: Recovery

  /// The offset at which reading goes on after a fault in the entry that starts at `entryStart`.
  private func resume(_ text: Span<UInt8>, entryStart: Int, fault: Int) -> Int {
    // A string that lacks its closing quote swallowed whole lines: look into them first.
    var line = StringsScanner.startOfNextLine(text, from: entryStart)
    while line < min(fault, text.count) {
      let start = StringsScanner.skipBlanks(text, from: line)
      if start < text.count, canResume(text, at: start) { return start }
      line = StringsScanner.startOfNextLine(text, from: line)
    }
    line = max(line, StringsScanner.startOfNextLine(text, from: min(fault, text.count)))
    while line < text.count {
      let trivia = StringsScanner.skipTrivia(text, from: line, unclosedFrom: unclosedFrom)
      if trivia.unterminatedComment != nil { return line }
      guard trivia.end < text.count else { return line }
      if canResume(text, at: trivia.end) { return trivia.end }
      line = StringsScanner.startOfNextLine(text, from: trivia.end)
    }
    return text.count
  }

  private func canResume(_ text: Span<UInt8>, at offset: Int) -> Bool {
    if isBraced, text[offset] == UInt8(ascii: "}") { return true }
    return StringsScanner.isConflictMarker(text, at: offset) || startsEntry(text, at: offset)
  }

  /// Whether a key and `=` stand at `offset`, the key on one line.
  private func startsEntry(_ text: Span<UInt8>, at offset: Int) -> Bool {
    guard offset < text.count else { return false }
    let keyEnd: Int
    if StringsScanner.isQuote(text[offset]) {
      guard let end = StringsScanner.endOfQuotedOnLine(text, from: offset) else { return false }
      keyEnd = end
    } else {
      keyEnd = StringsScanner.endOfUnquoted(text, from: offset)
      guard keyEnd > offset else { return false }
    }
    guard let next = StringsScanner.skipTriviaOnLine(text, from: keyEnd), next < text.count else {
      return false
    }
    return text[next] == UInt8(ascii: "=")
  }

  private func containsLineBreak(_ text: Span<UInt8>, _ range: SourceRange) -> Bool {
    for index in range.start..<range.end where text[index] == 0x0A || text[index] == 0x0D {
      return true
    }
    return false
  }
}
