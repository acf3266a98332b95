import CatalogSyntax

/// Finds the keys that source files name, by rules.
///
/// An extractor is a pure function of its rules, to be shared among threads. A project is read in two passes: one
/// learns from the declarations of all files (``learn(from:)``), the next extracts with what was learnt.
package struct KeyExtractor: Sendable {
  private let table: RuleTable
  private let filter: WordFilter

  /// Creates an extractor.
  ///
  /// - Parameters:
  ///   - rules: The rules of the platforms, and those of the configuration behind or before them: the order has no
  ///     meaning.
  ///   - learnt: What the declarations of the scanned sources say.
  ///   - accessors: The accessors of generated code.
  package init(
    rules: [KeyRule] = KeyRule.builtIn, learnt: LearntRules = LearntRules(),
    accessors: [AccessorRule] = []
  ) {
    table = RuleTable(rules + learnt.rules, accessors: accessors)
    filter = WordFilter(table.words + [KeyHint.word])
  }

  /// Whether a file can name keys: one that holds no word of a rule cannot and need not be read as tokens.
  package func mayNameKeys(_ text: Span<UInt8>) -> Bool {
    filter.isFound(in: text)
  }

  /// Whether something can be learnt from a file.
  package static func mayTeach(_ text: Span<UInt8>) -> Bool {
    LearntRules.filter.isFound(in: text)
  }

  /// What the declarations of a file say about its functions and properties.
  package static func learn(from file: TokenizedSource) -> LearntRules {
    LearntRules(from: file)
  }

  /// The keys that a file names.
  package func extract(_ file: TokenizedSource, path: String) -> ExtractedFile {
    var result = ExtractedFile(path: path)
    guard !file.isGeneratedAccessors else { return result }
    var matcher = SourceMatcher(file, table)
    matcher.run()
    let hints = hints(of: file)
    guard
      !matcher.findings.isEmpty || !hints.isEmpty || !matcher.remarks.isEmpty
        || !file.problems.isEmpty
    else { return result }
    let lines = LineIndex(file.source.utf8)
    var occurrences: [Occurrence] = []
    var used: Set<Int> = []
    for finding in matcher.findings {
      let occurrence = occurrence(finding, file, path, lines)
      guard !hints.isEmpty, finding.isOpen,
        let hint = hint(for: finding, hints, file, lines)
      else {
        occurrences.append(occurrence)
        continue
      }
      used.insert(hint)
      for pattern in hints[hint].hint.patterns {
        var named = occurrence
        named.key = .pattern(pattern)
        named.table = hints[hint].hint.table ?? named.table
        named.dynamicTable = hints[hint].hint.table == nil ? named.dynamicTable : nil
        named.certainty = .certain
        named.isHinted = true
        occurrences.append(named)
      }
    }
    for (index, found) in hints.enumerated() where !used.contains(index) {
      let range = file.comments[found.comment].range
      let token = file.comments[found.comment].nextToken
      for pattern in found.hint.patterns {
        var named = Occurrence(
          key: .pattern(pattern), table: found.hint.table, file: path, range: range,
          place: lines.lineColumn(of: range.start, in: file.source.utf8), rule: KeyHint.word,
          activity: token > 0 ? file.activity(ofToken: token - 1) : .active)
        named.isHinted = true
        occurrences.append(named)
      }
    }
    result.occurrences = occurrences.enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }.map(\.element)
    let remarks = matcher.remarks.map { remark in
      ExtractedFile.Problem(
        id: remark.id, message: remark.text, place: file.place(of: remark.token, in: lines))
    }
    let faults = file.problems.map { problem in
      ExtractedFile.Problem(
        id: problem.kind.rawValue, message: problem.kind.sentence,
        place: lines.lineColumn(of: problem.range.start, in: file.source.utf8))
    }
    result.problems = (faults + remarks).enumerated().sorted { left, right in
      (left.element.place, left.offset) < (right.element.place, right.offset)
    }.map(\.element)
    return result
  }

  private func occurrence(
    _ finding: SourceMatcher.Finding, _ file: TokenizedSource, _ path: String, _ lines: LineIndex
  ) -> Occurrence {
    let request = finding.request
    var result = Occurrence(
      key: finding.key, table: request.table, comment: request.comment,
      defaultValue: request.value, bundle: request.bundle, file: path, range: finding.range,
      place: lines.lineColumn(of: finding.range.start, in: file.source.utf8),
      rule: request.rule.id, certainty: finding.doubt.map { .possible($0) } ?? .certain,
      activity: file.activity(ofToken: finding.token), isInPreview: finding.isInPreview)
    result.dynamicTable = request.dynamicTable
    return result
  }

  // MARK: Hints

  private struct Hint {
    var hint: KeyHint
    var comment: Int
    /// The line on which the comment ends.
    var line: Int
  }

  private static let hintPattern = BytePattern(KeyHint.word)

  private func hints(of file: TokenizedSource) -> [Hint] {
    guard !file.comments.isEmpty, Self.hintPattern.firstIndex(in: file.source.utf8.span) != nil
    else { return [] }
    let lines = LineIndex(file.source.utf8)
    return file.comments.indices.compactMap { index in
      let range = file.comments[index].range
      return KeyHint(file.source.text(in: range)).map {
        Hint(hint: $0, comment: index, line: lines.line(of: max(range.start, range.end - 1)))
      }
    }
  }

  /// The hint beside a call: on its first or last line, or on the line before.
  private func hint(
    for finding: SourceMatcher.Finding, _ hints: [Hint], _ file: TokenizedSource,
    _ lines: LineIndex
  ) -> Int? {
    let first = lines.line(of: file.tokens[finding.request.trigger].start)
    let last = lines.line(of: finding.range.start)
    let wanted = min(first, last) - 1...max(first, last)
    var (low, high) = (0, hints.count)
    while low < high {
      let middle = (low + high) / 2
      if hints[middle].line <= wanted.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && wanted.contains(hints[low - 1].line) ? low - 1 : nil
  }
}

extension SourceMatcher.Finding {
  /// Whether the code leaves open which key it is.
  fileprivate var isOpen: Bool {
    switch key {
    case .dynamic, .pattern(.composed): true
    case .pattern(.exact), .pattern(.format): false
    }
  }
}

extension LexicalProblem.Kind {
  /// What is wrong, for people.
  fileprivate var sentence: String {
    switch self {
    case .unterminatedLiteral: "a literal has no end: keys behind it may be missed"
    case .unterminatedComment: "a comment has no end: what follows it was not read"
    case .unterminatedIdentifier: "a name begins with a back-tick and does not end with one"
    case .unclosedBracket: "a bracket is never closed: keys near it may be missed"
    case .unopenedBracket: "a bracket was never opened: keys near it may be missed"
    case .unclosedCondition: "'#if' has no '#endif'"
    case .unopenedCondition: "a directive has no '#if' before it"
    case .invalidUTF8: "the file is not UTF-8"
    case .nulByte: "the file holds a NUL byte: is it a text?"
    case .unexpectedCharacter: "a character cannot stand here"
    }
  }
}
