import CatalogSyntax
import StringCatalog

/// `unknown-escape`
struct UnknownEscape: FileRule {
  static let description = RuleDescription(
    id: "unknown-escape", severity: .warning, group: .file,
    summary: """
      Finds backslashes before characters that they do not change, such as `\\u`, and octal escapes.
      """,
    rationale: """
      The backslash vanishes without a word: a user reads `u00e9` instead of `é`. Octal escapes \
      stand for characters of the old NextStep encoding, which hardly anybody expects.
      """,
    remedy: """
      Write the character itself, or `\\U` with four hexadecimal digits, and a backslash as `\\\\`.
      """,
    fixSafety: """
      Removing the backslash is an unsafe fix, because another escape may have been meant.
      """,
    examples: [
      .bad("\"coffee\" = \"caf↓\\u00e9\";\n"),
      .bad("\"folder\" = \"C:↓\\Kunden\";\n"),
      .bad(
        "\"discount\" = \"10 ↓\\% off\";\n", note: "Nothing is lost here, so it is a note only."),
      .bad("\"fiancé\" = \"fianc↓\\351e\";\n"),
      .good("\"coffee\" = \"caf\\U00e9 \\\"café\\\" \\\\ \\'\\n\\t\";\n"),
      .good("\"two lines\" = \"one\\\ntwo\";\n"),
    ])

  /// What was found in one entry.
  private struct Finding {
    var entry: Int?
    var problem: StringsProblem
    var severity: Severity
    var count = 1
    var edits: [TextEdit]
    /// Where the escapes begin.
    var places: Set<Int>
  }

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.kind == .oldStyle else { return }
    let document = table.document
    var finding: Finding?
    for problem in document.escapeProblems() {
      guard let severity = Self.severity(of: problem, in: document.source) else { continue }
      let entry = document.entry(around: problem.range.start)
      if var known = finding, known.entry == entry {
        known.count += 1
        known.places.insert(problem.range.start)
        known.edits += Self.edits(problem)
        if severity > known.severity { (known.problem, known.severity) = (problem, severity) }
        finding = known
      } else {
        if let finding { add(finding, document, &report) }
        finding = Finding(
          entry: entry, problem: problem, severity: severity, edits: Self.edits(problem),
          places: [problem.range.start])
      }
    }
    if let finding { add(finding, document, &report) }
  }

  private func add(
    _ finding: Finding, _ document: StringsDocument, _ report: inout FileReport
  ) {
    let spelling = finding.entry.flatMap { report.table.spelling(ofValue: $0) }
    let marks = spelling?.marks { finding.places.contains($0.source.start) } ?? []
    let lines = report.lines()
    let message = finding.problem.message(in: document.source, lines: lines)
    report.add(
      .escape(message, others: finding.count - 1).marking(marks), at: finding.problem.range,
      severity: finding.severity, entry: finding.entry,
      fix: finding.edits.isEmpty
        ? nil : Diagnostic.FixIt(.removeBackslash, safety: .unsafe, edits: finding.edits))
  }

  /// The edit that deletes the backslash, which leaves what is read; an octal escape has none.
  private static func edits(_ problem: StringsProblem) -> [TextEdit] {
    guard problem.kind == .unknownEscape else { return [] }
    let start = problem.range.start
    return [TextEdit(SourceRange(start, start + 1), with: [])]
  }

  /// How bad an escape is, or nil for problems that are not of this rule. A letter or digit is
  /// likely to have been meant as an escape; any other character reads the same without its
  /// backslash.
  private static func severity(of problem: StringsProblem, in source: SourceText) -> Severity? {
    switch problem.kind {
    case .octalEscape:
      return .info
    case .unknownEscape:
      let (value, _) = UTF8Validation.scalar(source.utf8.span, at: problem.range.start + 1)
      guard let properties = Unicode.Scalar(value)?.properties else { return .info }
      return properties.isAlphabetic || properties.numericType != nil ? .warning : .info
    case .trailingContent, .unterminatedComment, .unterminatedString, .missingSemicolon,
      .missingEquals, .missingValue, .unexpectedCharacter, .unclosedBracket, .malformedData,
      .nestingTooDeep, .notATable, .mergeConflictMarker, .emptyUnicodeEscape, .loneSurrogate:
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let removeBackslash = Self("Remove the backslash")

  fileprivate static func escape(_ message: String, others: Int) -> Self {
    Self(others == 0 ? message : "\(message) (and \(others) more in this entry)")
  }
}
