extension StringsDocument {
  /// All faults of the syntax, those inside strings included, in file order.
  public func allProblems() -> [StringsProblem] {
    let inside = escapeProblems()
    guard !inside.isEmpty else { return problems }
    return (problems + inside).sorted { $0.range.start < $1.range.start }
  }

  /// The faults inside the strings of intact entries: escape sequences that mean nothing, or not what
  /// they seem to mean.
  public func escapeProblems() -> [StringsProblem] {
    var result: [StringsProblem] = []
    for entry in entries where !entry.isDamaged {
      if entry.keyHasEscapes { result += escapeProblems(in: entry.keyContentRange) }
      if entry.valueHasEscapes, entry.isString, !entry.isShorthand {
        result += escapeProblems(in: entry.valueContentRange)
      }
    }
    return result
  }

  /// The faulty escape sequences of a range, which holds the content of a quoted string.
  func escapeProblems(in range: SourceRange) -> [StringsProblem] {
    var result: [StringsProblem] = []
    let text = source.utf8.span
    var index = range.start
    while index < range.end {
      guard text[index] == 0x5C else {
        index += 1
        continue
      }
      let sequence = StringsEscapes.sequence(text, at: index, limit: range.end)
      let start = index
      index = sequence.end
      switch sequence.meaning {
      case .scalar:
        if text[start + 1] & 0xF8 == 0x30 {
          result.append(StringsProblem(.octalEscape, SourceRange(start, sequence.end)))
        }
      case .codeUnit(let unit):
        if sequence.end == start + 2 {
          result.append(StringsProblem(.emptyUnicodeEscape, SourceRange(start, sequence.end)))
        } else if unit & 0xFC00 == 0xD800,
          let low = StringsEscapes.lowSurrogate(text, at: index, limit: range.end)
        {
          index = low.end
        } else if unit & 0xF800 == 0xD800 {
          result.append(StringsProblem(.loneSurrogate, SourceRange(start, sequence.end)))
        }
      case .literal:
        guard sequence.end < range.end else { return result }
        let end = sequence.end + UTF8Validation.scalar(text, at: sequence.end).length
        let isLineBreak = text[sequence.end] == 0x0A || text[sequence.end] == 0x0D
        if !isLineBreak, !StringsScanner.isLineSeparator(text, at: sequence.end) {
          result.append(StringsProblem(.unknownEscape, SourceRange(start, end)))
        }
        index = end
      }
    }
    return result
  }

  /// What in a stretch between nodes is neither white space nor comment nor a brace of the table.
  ///
  /// Always empty; tests hold the parser to it.
  package func unexplainedText(in range: SourceRange) -> String {
    let text = source.utf8.span.extracting(0..<range.end)
    var result = ""
    var index = range.start
    while true {
      let trivia = StringsScanner.skipTrivia(text, from: index)
      index = trivia.end
      guard index < range.end else { return result }
      if case .bracedTable(let open, let close) = root, index == open || index == close {
        index += 1
        continue
      }
      result += self.source.text(in: SourceRange(index, index + 1))
      index += 1
    }
  }
}
