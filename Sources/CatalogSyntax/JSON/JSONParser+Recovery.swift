extension JSONParser {
  // MARK: Members

  /// Deals with what stands where a member or the end of the object should.
  mutating func readOddMember(_ text: Span<UInt8>, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      guard !closesByIndentation(text) else { return }
      readKey(text)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if state == .member { reportTrailingComma() }
      state = .separator
      closeContainer(text, byte)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if !isSkipping {
        problems.append(JSONProblem(.missingKey, SourceRange(position, position + 1)))
      }
      append(.missing, position, position)
      state = .value
    case UInt8(ascii: "'"):
      problems.append(JSONProblem(.unquotedKey, SourceRange(position, position + 1)))
      readSingleQuoted(text)
      accept()
      state = .colon
    case _ where JSONScanner.isWord(byte):
      let end = JSONScanner.endOfWord(text, from: position)
      problems.append(JSONProblem(.unquotedKey, SourceRange(position, end)))
      append(.unreadable, position, end)
      position = end
      accept()
      state = .colon
    case _:
      skipUnexpected(text)
    }
  }

  /// Deals with what stands where the colon behind a name should.
  mutating func recoverAtColon(_ text: Span<UInt8>, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      leaveWithoutValue()
    case UInt8(ascii: "\""):
      if isName(text, at: position) {
        leaveWithoutValue()
      } else {
        reportMissingColon()
      }
    case UInt8(ascii: "="):
      if skipMarkerOrComment(text) { return }
      problems.append(JSONProblem(.unexpectedCharacter, SourceRange(position, position + 1)))
      unreadable.append(SourceRange(position, position + 1))
      position += 1
      accept()
      state = .value
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      reportMissingColon()
    case _ where JSONScanner.isWord(byte):
      reportMissingColon()
    case _:
      skipUnexpected(text)
    }
  }

  private mutating func reportMissingColon() {
    if !isSkipping {
      problems.append(JSONProblem(.missingColon, SourceRange(at: lastEnd)))
    }
    state = .value
  }

  /// Gives the name that was read last no value.
  private mutating func leaveWithoutValue() {
    if !isSkipping, !crossedMarker {
      problems.append(JSONProblem(.missingValue, SourceRange(at: lastEnd)))
    }
    append(.missing, lastEnd, lastEnd)
    state = .separator
    // The next name will lack its comma only because this one lacks its value.
    isSkipping = true
  }

  /// Whether a name and a colon stand at an offset.
  private func isName(_ text: Span<UInt8>, at offset: Int) -> Bool {
    guard let quote = JSONScanner.nextQuote(text, from: offset + 1) else { return false }
    let next = JSONScanner.skipWhiteSpace(text, from: quote + 1)
    return next < text.count && text[next] == UInt8(ascii: ":")
  }

  // MARK: Values

  /// Deals with what stands where a value should and is neither a text nor a container.
  mutating func readOddValue(_ text: Span<UInt8>, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "]") where frames.last?.isObject == false:
      if state == .value { reportTrailingComma() }
      state = .separator
      closeContainer(text, byte)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      if frames.last?.isObject == true {
        leaveWithoutValue()
      } else if byte != UInt8(ascii: ","), !frames.isEmpty {
        closeContainer(text, byte)
      } else {
        skipUnexpected(text)
      }
    case UInt8(ascii: "'"):
      problems.append(JSONProblem(.invalidLiteral, SourceRange(position, position + 1)))
      readSingleQuoted(text)
      problems[problems.count - 1].range.end = position
      finishValue()
    case _ where JSONScanner.isWord(byte):
      readWord(text)
    case _:
      skipUnexpected(text)
    }
  }

  private mutating func readWord(_ text: Span<UInt8>) {
    let start = position
    let end = JSONScanner.endOfWord(text, from: start)
    let startsNumber: Bool =
      switch text[start] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        true
      case _: false
      }
    let kind: JSONNode.Kind =
      if startsNumber {
        JSONScanner.isNumber(text, start, end) ? .number : .unreadable
      } else if text.isWord("true", from: start, to: end) {
        .true
      } else if text.isWord("false", from: start, to: end) {
        .false
      } else if text.isWord("null", from: start, to: end) {
        .null
      } else {
        .unreadable
      }
    if kind == .unreadable, !isSkipping {
      problems.append(
        JSONProblem(startsNumber ? .invalidNumber : .invalidLiteral, SourceRange(start, end)))
    }
    append(kind, start, end)
    position = end
    finishValue()
  }

  /// Takes a text between single quotes on one line as unreadable.
  private mutating func readSingleQuoted(_ text: Span<UInt8>) {
    let start = position
    var end = start + 1
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D {
      let byte = text[end]
      end += 1
      if byte == UInt8(ascii: "'") { break }
      if byte == 0x5C, end < text.count, text[end] >= 0x20 { end += 1 }
    }
    position = end
    append(.unreadable, start, position)
  }

  /// Takes a container below the deepest level as unreadable, up to its closing bracket.
  mutating func skipTooDeep(_ text: Span<UInt8>) {
    let start = position
    if !isTooDeep {
      problems.append(JSONProblem(.nestingTooDeep, SourceRange(start, start + 1)))
      isTooDeep = true
    }
    var depth = 0
    var index = start
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        index = JSONScanner.nextQuote(text, from: index).map { $0 + 1 } ?? text.count
      case _: break
      }
      if depth == 0 { break }
    }
    append(.unreadable, start, index)
    position = index
    finishValue()
  }

  // MARK: Texts

  /// Reads a text that holds escapes or control characters, or is never closed.
  mutating func readOddString(_ text: Span<UInt8>, _ kind: JSONNode.Kind, from first: Int) {
    let start = position
    var traits: JSONNode.Traits = []
    var control: Int?
    var spansLines = false
    var index = first
    scan: while index < text.count {
      switch text[index] {
      case 0x22:
        break scan
      case 0x5C:
        traits.insert(.hasEscape)
        // A line break behind a backslash is looked at as a line break.
        index += index + 1 < text.count && text[index + 1] >= 0x20 ? 2 : 1
      case let byte:
        if byte == 0x0A || byte == 0x0D, !spansLines {
          guard !isLineEndOfText(text, from: index) else {
            return endUnterminated(text, kind, traits, at: index)
          }
          spansLines = true
        }
        control = control ?? index
        index += 1
      }
      index = JSONScanner.endOfPlainText(text, from: min(index, text.count))
    }
    guard index < text.count else { return endUnterminated(text, kind, traits, at: text.count) }
    if let control {
      problems.append(
        JSONProblem(
          .controlCharacter, SourceRange(control, control + 1), origin: SourceRange(start, index)))
    }
    position = index + 1
    append(kind, start, position, traits: traits)
    if traits.contains(.hasEscape) { checkEscapes(text, SourceRange(start + 1, index)) }
  }

  /// Whether a text that meets a line break lacks its closing quote there, rather than going on.
  ///
  /// It does if the next quote opens another text: it is the first mark of its line, and neither the
  /// end of the line nor a comma or bracket follows it.
  private func isLineEndOfText(_ text: Span<UInt8>, from lineBreak: Int) -> Bool {
    guard let quote = JSONScanner.nextQuote(text, from: lineBreak) else { return true }
    let lineStart = StringsScanner.startOfLine(text, at: quote)
    guard StringsScanner.skipBlanks(text, from: lineStart) == quote else {
      return false
    }
    let next = StringsScanner.skipBlanks(text, from: quote + 1)
    guard next < text.count else { return false }
    switch text[next] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D: return false
    case _: return true
    }
  }

  /// Ends a text without closing quote at the end of its line, a comma there excluded.
  private mutating func endUnterminated(
    _ text: Span<UInt8>, _ kind: JSONNode.Kind, _ traits: JSONNode.Traits, at limit: Int
  ) {
    let start = position
    var end = min(JSONScanner.endOfLine(text, from: start), limit)
    while end > start + 1, StringsScanner.isBlankOrComma(text[end - 1]) { end -= 1 }
    problems.append(JSONProblem(.unterminatedString, SourceRange(start, start + 1)))
    position = end
    append(kind, start, end, traits: traits.union(.isOpen))
    if traits.contains(.hasEscape) { checkEscapes(text, SourceRange(start + 1, end)) }
  }

  private mutating func checkEscapes(_ text: Span<UInt8>, _ range: SourceRange) {
    var index = range.start
    while index < range.end {
      index = JSONScanner.endOfPlainText(text, from: index)
      guard index < range.end else { return }
      guard text[index] == 0x5C else {
        index += 1
        continue
      }
      let start = index
      let sequence = JSONEscapes.sequence(text, at: start, limit: range.end)
      index = sequence.end
      switch sequence.meaning {
      case .scalar: break
      case .codeUnit(let unit):
        guard unit & 0xF800 == 0xD800 else { break }
        if unit & 0xFC00 == 0xD800,
          let low = JSONEscapes.lowSurrogate(text, at: index, limit: range.end)
        {
          index = low.end
        } else {
          problems.append(JSONProblem(.loneSurrogate, SourceRange(start, sequence.end)))
        }
      case .invalid:
        let end =
          index < range.end ? index + UTF8Validation.scalar(text, at: index).length : index
        index = min(end, range.end)
        problems.append(JSONProblem(.invalidEscape, SourceRange(start, index)))
      }
    }
  }

  // MARK: Separators

  /// Deals with what stands where a comma or closing bracket should.
  mutating func recoverAtSeparator(_ text: Span<UInt8>, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      guard !closesByIndentation(text), !extendText(text) else { return }
      leaveWithoutComma()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      leaveWithoutComma()
    case _ where JSONScanner.isWord(byte):
      if !extendText(text) { leaveWithoutComma() }
    case _:
      guard !skipMarkerOrComment(text), !extendText(text) else { return }
      skipUnexpected(text)
    }
  }

  private mutating func leaveWithoutComma() {
    if !isSkipping, !crossedMarker {
      problems.append(JSONProblem(.missingComma, SourceRange(at: lastEnd)))
    }
    state = frames.last?.isObject == false ? .value : .member
    isSkipping = true
  }

  /// Takes a text that is followed by something else on its line, up to a quote that closes it, for
  /// a text with quotes inside.
  private mutating func extendText(_ text: Span<UInt8>) -> Bool {
    let node = nodes.count - 1
    guard node >= 0, nodes[node].kind == .string, !nodes[node].isDamaged, !isSkipping,
      nodes[node].range.end == lastEnd
    else { return false }
    if text[position] == 0x22 {
      // The next element, or the name of the next member, lacks its comma.
      if frames.last?.isObject == false || isName(text, at: position) { return false }
    }
    guard position >= lineWithoutQuoteEnd else { return false }
    let limit = JSONScanner.endOfLine(text, from: lastEnd)
    var content = limit
    while content > lastEnd, StringsScanner.isBlankOrComma(text[content - 1]) { content -= 1 }
    guard content - 1 > position, text[content - 1] == 0x22 else {
      lineWithoutQuoteEnd = limit
      return false
    }
    let range = nodes[node].range
    problems.append(
      JSONProblem(.unescapedQuote, SourceRange(range.end - 1, range.end), origin: range))
    nodes[node].endOffset = UInt32(truncatingIfNeeded: content)
    nodes[node].traits.insert(.hasInnerQuote)
    if StringsScanner.contains(text, 0x5C, SourceRange(range.start, content)) {
      nodes[node].traits.insert(.hasEscape)
    }
    position = content
    accept()
    return true
  }

  private mutating func reportTrailingComma() {
    guard !isSkipping, !crossedMarker else { return }
    problems.append(JSONProblem(.trailingComma, SourceRange(lastComma, lastComma + 1)))
  }

  // MARK: Brackets

  /// Deals with a closing bracket that does not match, or that is to be matched by indentation.
  mutating func closeOddly(_ text: Span<UInt8>, _ bracket: UInt8) {
    let isObject = bracket == UInt8(ascii: "}")
    guard let top = frames.last else { return recoverAtEnd(text) }
    var target = frames.lastIndex { $0.isObject == isObject }
    if heedsIndentation, let indentation = indentation(text, at: position) {
      if let match = frames.lastIndex(where: {
        $0.isObject == isObject && $0.indentation == indentation
      }) {
        target = match
      } else if indentation > top.indentation {
        return skipUnexpected(text)
      }
    }
    guard let target else {
      // The other kind of bracket: mistyped, rather than there by accident.
      isUnbalanced = true
      problems.append(JSONProblem(.unexpectedCharacter, SourceRange(position, position + 1)))
      position += 1
      close(text, top, end: position)
      return finishValue()
    }
    closeAll(text, downTo: target + 1)
    guard let frame = frames.last else { return }
    position += 1
    close(text, frame, end: position)
    finishValue()
  }

  /// Ends containers whose closing bracket is missing, as one problem, until `count` are left.
  private mutating func closeAll(
    _ text: Span<UInt8>, downTo count: Int, isReported: Bool = true
  ) {
    guard frames.count > count, let innermost = frames.last else { return }
    isUnbalanced = true
    if isReported {
      let open = nodes[innermost.node].range.start
      problems.append(
        JSONProblem(.unclosed, SourceRange(open, open + 1), origin: SourceRange(at: position)))
    }
    while frames.count > count, let frame = frames.last {
      nodes[frame.node].traits.insert(.isOpen)
      close(text, frame, end: lastEnd)
    }
  }

  /// Ends the containers that a name at the start of its line cannot belong to, because it is
  /// indented no further than the line they began on.
  private mutating func closesByIndentation(_ text: Span<UInt8>) -> Bool {
    guard heedsIndentation, frames.count > 1, let indentation = indentation(text, at: position),
      let top = frames.last, top.indentation >= indentation, isName(text, at: position)
    else { return false }
    var count = frames.count
    while count > 1, frames[count - 1].indentation >= indentation { count -= 1 }
    guard frames[count - 1].isObject else { return false }
    closeAll(text, downTo: count)
    state = .member
    return true
  }

  /// The blanks before an offset, if nothing else stands before it on its line.
  private mutating func indentation(_ text: Span<UInt8>, at offset: Int) -> Int? {
    let indentation = indentationOfLine(text, at: offset)
    return line.start + indentation == offset ? indentation : nil
  }

  /// The blanks at the start of the line that holds an offset, which is not before that of the last
  /// call.
  mutating func indentationOfLine(_ text: Span<UInt8>, at offset: Int) -> Int {
    while line.known < offset {
      if text[line.known] == 0x0A || text[line.known] == 0x0D {
        line.start = line.known + 1
        line.indentation = -1
      }
      line.known += 1
    }
    if line.indentation < 0 {
      line.indentation = StringsScanner.skipBlanks(text, from: line.start) - line.start
    }
    return line.indentation
  }

  // MARK: The end

  /// Deals with what stands behind the value that is the file.
  mutating func recoverAtEnd(_ text: Span<UInt8>) {
    guard !skipMarkerOrComment(text) else { return }
    let isExplained = nodes.first?.kind == .unreadable
    if !isExplained {
      problems.append(JSONProblem(.trailingContent, scalar(text, at: position)))
      isUnbalanced = true
    }
    unreadable.append(SourceRange(position, text.count))
    position = text.count
  }

  mutating func finish(_ text: Span<UInt8>) {
    guard !nodes.isEmpty else {
      if problems.isEmpty { problems.append(JSONProblem(.emptyDocument, SourceRange(at: 0))) }
      return
    }
    // A text that lacks its quote at the very end is the one slip already.
    let isExplained =
      problems.last.map { $0.kind == .unterminatedString && nodes.last?.isDamaged == true } ?? false
    switch state {
    case .colon, .value:
      if frames.last?.isObject == true { append(.missing, lastEnd, lastEnd) }
    case .firstElement, .firstMember, .member, .separator, .end:
      break
    }
    guard !frames.isEmpty else { return }
    closeAll(text, downTo: 0, isReported: !isExplained)
  }

  // MARK: Skipping

  /// Skips a character that cannot stand where it stands. What is skipped up to the next token that
  /// makes sense is one problem.
  mutating func skipUnexpected(_ text: Span<UInt8>) {
    if skipMarkerOrComment(text) { return }
    let range = scalar(text, at: position)
    if !isSkipping {
      problems.append(JSONProblem(.unexpectedCharacter, range))
      isSkipping = true
    }
    skip(to: range.end)
  }

  private mutating func skip(to end: Int) {
    if let last = unreadable.last, last.end == position {
      unreadable[unreadable.count - 1].end = end
    } else {
      unreadable.append(SourceRange(position, end))
    }
    position = end
  }

  private func scalar(_ text: Span<UInt8>, at offset: Int) -> SourceRange {
    SourceRange(offset, offset + UTF8Validation.scalar(text, at: offset).length)
  }

  /// Skips a conflict marker or a comment; false if there is none.
  private mutating func skipMarkerOrComment(_ text: Span<UInt8>) -> Bool {
    if StringsScanner.isConflictMarker(text, at: position) {
      skipConflictMarker(text)
      return true
    }
    guard text[position] == UInt8(ascii: "/"), position + 1 < text.count else { return false }
    let end: Int
    switch text[position + 1] {
    case UInt8(ascii: "/"): end = JSONScanner.endOfLine(text, from: position)
    case UInt8(ascii: "*"):
      end = text.endOfBlockComment(from: position + 2) ?? text.count
    case _: return false
    }
    let range = SourceRange(position, end)
    // Comments that follow each other are one slip.
    if let last = problems.last, last.kind == .comment, lastEnd <= last.range.start {
      problems[problems.count - 1].range.end = end
    } else {
      problems.append(JSONProblem(.comment, range))
    }
    skip(to: end)
    return true
  }

  /// Takes a marker line as unreadable; the markers of one conflict are one problem.
  private mutating func skipConflictMarker(_ text: Span<UInt8>) {
    let start = position
    let marker = text[start]
    let end = JSONScanner.endOfLine(text, from: start)
    skip(to: end)
    crossedMarker = true
    if let index = openConflict {
      problems[index].origin = SourceRange(problems[index].range.start, end)
      if marker == UInt8(ascii: ">") { openConflict = nil }
      return
    }
    problems.append(
      JSONProblem(.mergeConflictMarker, SourceRange(start, end), origin: SourceRange(start, end)))
    if marker != UInt8(ascii: ">") { openConflict = problems.count - 1 }
  }
}

extension StringsScanner {
  fileprivate static func isBlankOrComma(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
  }

  fileprivate static func contains(
    _ text: Span<UInt8>, _ byte: UInt8, _ range: SourceRange
  ) -> Bool {
    for index in range.start..<range.end where text[index] == byte { return true }
    return false
  }
}
