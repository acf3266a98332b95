import CatalogSyntax
import StringCatalog

/// `syntax-error`
struct SyntaxError: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "syntax-error", severity: .error, group: .file,
    summary: "Finds text that is not a key with a value, and goes on behind it.",
    rationale: """
      Foundation refuses the file, or stops reading it without a word and drops every entry behind \
      the fault, so that users see keys instead of texts.
      """,
    remedy:
      "Write every entry as `\"key\" = \"value\";` and escape quotes inside a value as `\\\"`.",
    examples: [
      .bad("\"a\"↓ : \"Colon instead of equals sign\";\n"),
      .bad("\"a\" = ↓\"never closed;\n"),
      .bad("\"a\" = \"one semicolon too many\";↓;\n\"b\" = \"lost at run time\";\n"),
      .bad("\"a\" = \"x\";\n↓/* never closed\n\"b\" = \"lost at run time\";\n"),
      .bad("↓“a” = “typographic quotes”;\n"),
      .bad("\"a\" = \"half a pair: ↓\\UD83D\";\n"),
      .good("/* a */ \"a\" /* b */ = 'single quotes' ; // c\nkey = value;\n\"shorthand\";\n"),
      .good("\"a\" = \"a pair: \\UD83D\\UDE00\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    if let failure = table.failure {
      check(table, failure, &report)
      return
    }
    let isBareMark = table.document.source.encodingProblems.contains {
      $0.kind == .onlyByteOrderMark
    }
    guard !isBareMark else { return }
    let conflicts = table.document.conflictBlocks
    for problem in table.document.allProblems() {
      guard conflicts.index(containing: problem.range.start) == nil else { continue }
      switch problem.kind {
      case .trailingContent, .unterminatedComment, .unterminatedString, .missingEquals,
        .missingValue, .unexpectedCharacter, .unclosedBracket, .malformedData, .nestingTooDeep,
        .notATable, .emptyUnicodeEscape, .loneSurrogate:
        guard !table.document.isDueToEncoding(problem) else { continue }
        let lines = report.lines()
        report.add(
          Diagnostic.Message(problem.message(in: table.document.source, lines: lines)),
          at: problem.range)
      case .missingSemicolon, .mergeConflictMarker, .unknownEscape, .octalEscape:
        continue
      }
    }
  }
}

extension SyntaxError {
  /// Looks at a property list that could not be read as a table.
  private func check(
    _ table: LocalizedTable, _ failure: PropertyListFailure, _ report: inout FileReport
  ) {
    guard let tree = table.propertyList, !tree.isIntact else {
      return report.add(.unreadable(failure), at: SourceRange(at: 0))
    }
    // Bytes that are no text are a finding of the rule for the encoding.
    for problem in tree.syntaxErrors {
      report.add(
        Diagnostic.Message(problem.message(in: tree.source, lines: report.lines())),
        at: problem.range)
    }
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let document = dictionary.document
    if let failure = document.failure {
      report.add(.unreadable(failure), at: SourceRange(at: 0))
    }
    for problem in document.syntax.syntaxErrors {
      report.add(
        Diagnostic.Message(problem.message(in: report.source, lines: report.lines())),
        at: problem.range)
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    for problem in catalog.document.json.problems
    where problem.isError && problem.kind != .mergeConflictMarker {
      report.add(
        Diagnostic.Message(problem.message(in: report.source, lines: report.lines())),
        at: problem.range)
    }
    for problem in catalog.document.problems where problem.severity == .error {
      report.add(
        Diagnostic.Message(problem.message(in: report.source)), at: problem.range,
        about: SourceReport.Subject(key: catalog.document.key(at: problem.range.start)))
    }
  }
}

extension PropertyListDocument {
  /// The faults that spoil the file or a part of it, conflicts aside.
  fileprivate var syntaxErrors: [PropertyListProblem] {
    problems.filter { $0.isError && $0.kind != .mergeConflictMarker }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadable(_ failure: PropertyListFailure) -> Self {
    Self("property list cannot be read: \(failure.message)")
  }
}
