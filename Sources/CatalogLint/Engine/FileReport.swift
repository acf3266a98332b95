public import CatalogSyntax
public import StringCatalog

/// Takes the findings about one file and turns byte ranges into places.
public struct FileReport {
  /// The table that is looked at.
  public let table: LocalizedTable
  /// Whether a source table stands beside this one. What is wrong with a key is then reported
  /// there, once and not in every locale.
  public let isTranslation: Bool
  /// The findings so far.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The rule that is asked, and the severity of its findings where the user set one.
  var rule: ActiveRule
  /// Whether findings say what would put them right.
  var makesFixes = true
  private var lineIndex: LineIndex?

  init(_ table: LocalizedTable, isTranslation: Bool, rule: ActiveRule) {
    self.table = table
    self.isTranslation = isTranslation
    self.rule = rule
  }

  /// Reports something about a stretch of the file.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - range: Where, as a half-open range of UTF-8 bytes of the text.
  ///   - severity: How bad it is, if not as the rule says.
  ///   - entry: The entry it is about.
  ///   - fix: What would put it right.
  public mutating func add(
    _ message: Diagnostic.Message, at range: SourceRange, severity: Severity? = nil,
    entry: Int? = nil, fix: @autoclosure () -> Diagnostic.FixIt? = nil
  ) {
    var result = diagnostic(message, place: place(range), severity: severity, entry: entry)
    result.fix = makesFixes ? fix() : nil
    add(result)
  }

  /// Reports something about the value of an entry.
  public mutating func add(
    _ message: Diagnostic.Message, atValueOf entry: Int, severity: Severity? = nil,
    fix: @autoclosure () -> Diagnostic.FixIt? = nil
  ) {
    add(message, at: table.valueRange(of: entry), severity: severity, entry: entry, fix: fix())
  }

  /// Reports something about the whole file.
  public mutating func addForFile(
    _ message: Diagnostic.Message, severity: Severity? = nil,
    fix: @autoclosure () -> Diagnostic.FixIt? = nil
  ) {
    var result = diagnostic(message, place: nil, severity: severity, entry: nil)
    result.fix = makesFixes ? fix() : nil
    add(result)
  }

  /// Adds a finding that the rule has put together itself.
  public mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Takes back the findings about some entries.
  mutating func removeFindings(about entries: [Int]) {
    guard !entries.isEmpty, !diagnostics.isEmpty else { return }
    let keys = Set(entries.map { Array(table.key(of: $0).utf8) })
    diagnostics.removeAll { finding in
      finding.key.map { keys.contains(Array($0.utf8)) } ?? false
    }
  }

  /// A finding with the fields that follow from the file, the rule and the entry filled in.
  public func diagnostic(
    _ message: Diagnostic.Message, place: Diagnostic.Place?, severity: Severity?, entry: Int?
  ) -> Diagnostic {
    var result = Diagnostic(
      rule: rule.id, severity: rule.severity(of: severity), message: message,
      file: table.file.path, place: place)
    result.table = table.file.table
    if table.file.locale.spelling != "und" { result.locale = table.file.locale.spelling }
    if let entry {
      result.key = table.key(of: entry)
      result.value = table.value(of: entry)
    }
    return result
  }

  /// The place of a range. A file whose entries have no positions has only its first line.
  public mutating func place(_ range: SourceRange) -> Diagnostic.Place {
    guard table.hasPositions else {
      let start = LineColumn(line: 1, column: 1)
      return Diagnostic.Place(start: start, end: start)
    }
    return Diagnostic.Place(start: lineColumn(of: range.start), end: lineColumn(of: range.end))
  }

  /// The lines of the file.
  public mutating func lines() -> LineIndex {
    if let lineIndex { return lineIndex }
    let index = LineIndex(table.source.utf8)
    lineIndex = index
    return index
  }

  private mutating func lineColumn(of offset: Int) -> LineColumn {
    lines().lineColumn(of: offset, in: table.source.utf8)
  }
}

/// Takes the findings about a bundle or a whole project.
public struct BundleReport {
  /// The findings so far.
  public private(set) var diagnostics: [Diagnostic] = []
  var rule: ActiveRule
  /// The locales that have to be complete.
  var requiredLocales: [LocaleIdentifier] = []
  /// The source language that was asked for.
  var source: LocaleIdentifier?

  /// Reports something about a folder.
  public mutating func add(
    _ message: Diagnostic.Message, about directory: LocaleDirectory, fix: Diagnostic.FixIt? = nil
  ) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: directory.path)
    diagnostic.locale = directory.locale.spelling
    diagnostic.fix = fix
    diagnostics.append(diagnostic)
  }

  /// Reports something about a file.
  public mutating func add(_ message: Diagnostic.Message, about file: TableFile) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: file.path)
    diagnostic.table = file.table
    diagnostics.append(diagnostic)
  }

  /// Reports something about a file that concerns a locale, and all of it.
  mutating func add(
    _ message: Diagnostic.Message, about file: TableFile, concerning locale: LocaleIdentifier
  ) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: file.path)
    diagnostic.locale = locale.spelling
    diagnostics.append(diagnostic)
  }

  /// Reports something about a table that concerns a locale.
  public mutating func add(
    _ message: Diagnostic.Message, about table: LocalizedTable, locale: LocaleIdentifier
  ) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: nil), message: message, file: table.file.path)
    diagnostic.table = table.file.table
    diagnostic.locale = locale.spelling
    diagnostics.append(diagnostic)
  }
}

/// A rule with the settings of this run.
struct ActiveRule: Sendable {
  var id: String
  /// The severity that the user gave the rule, which every finding takes.
  var override: Severity?
  /// The severity of the rule itself.
  var standard: Severity

  func severity(of finding: Severity?) -> Severity {
    override ?? finding ?? standard
  }
}
