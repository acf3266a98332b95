public import CatalogSyntax
public import StringCatalog

/// Takes the findings about a `.stringsdict` file or a string catalog and turns byte ranges into
/// places.
public struct SourceReport {
  /// Where the file comes from.
  public let file: TableFile
  /// The text of the file.
  public let source: SourceText
  /// The findings so far.
  public private(set) var diagnostics: [Diagnostic] = []

  /// What a finding is about, where it is not about the whole file.
  public struct Subject: Sendable {
    /// The key.
    public var key: String?
    /// The locale, where it is not that of the file.
    public var locale: String?
    /// The form of the text, such as `n.one` or `plural.few`.
    public var variation: String?
    /// The text of the source language.
    public var source: String?
    /// The text that was found wanting.
    public var value: String?

    /// Creates a subject.
    public init(
      key: String? = nil, locale: String? = nil, variation: String? = nil,
      source: String? = nil, value: String? = nil
    ) {
      self.key = key
      self.locale = locale
      self.variation = variation
      self.source = source
      self.value = value
    }
  }

  var rule: ActiveRule
  /// Whether the file is a `.stringsdict` file beside one of the source language. What is wrong with a
  /// key is then reported there, once and not in every locale.
  var isTranslation = false
  /// The file as it can be edited; nil where nothing that was found can be put right by an edit.
  var document: Document?
  private let hasPositions: Bool
  private let sharedLines: Shared<LineIndex>
  private var lineIndex: LineIndex?
  /// Many findings in a row are about one place.
  private var lastPlace: (range: SourceRange, place: Diagnostic.Place)?

  init(
    _ file: TableFile, _ source: SourceText, lines: Shared<LineIndex>? = nil,
    hasPositions: Bool = true
  ) {
    self.file = file
    self.source = source
    sharedLines = lines ?? Shared { LineIndex(source.utf8) }
    self.hasPositions = hasPositions
    rule = ActiveRule(id: "", standard: .error)
  }

  /// The language of the file's folder; nil for a string catalog and for a file outside any.
  public var locale: LocaleIdentifier? {
    file.locale.spelling == "und" ? nil : file.locale
  }

  /// Reports something about a stretch of the file.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - range: Where, as a half-open range of UTF-8 bytes of the text.
  ///   - subject: What it is about.
  ///   - severity: How bad it is, if not as the rule says.
  ///   - fix: What would put it right.
  public mutating func add(
    _ message: Diagnostic.Message, at range: SourceRange, about subject: Subject = Subject(),
    severity: Severity? = nil, fix: Diagnostic.FixIt? = nil
  ) {
    add(message, place: place(range), subject, severity, fix)
  }

  /// Reports something about the whole file.
  public mutating func addForFile(
    _ message: Diagnostic.Message, severity: Severity? = nil, fix: Diagnostic.FixIt? = nil
  ) {
    add(message, place: nil, Subject(), severity, fix)
  }

  private mutating func add(
    _ message: Diagnostic.Message, place: Diagnostic.Place?, _ subject: Subject,
    _ severity: Severity?, _ fix: Diagnostic.FixIt? = nil
  ) {
    var diagnostic = Diagnostic(
      rule: rule.id, severity: rule.severity(of: severity), message: message, file: file.path,
      place: place)
    diagnostic.table = file.table
    diagnostic.key = subject.key
    diagnostic.locale = subject.locale ?? locale?.spelling
    diagnostic.variation = subject.variation
    diagnostic.source = subject.source
    diagnostic.value = subject.value
    diagnostic.fix = fix
    diagnostics.append(diagnostic)
  }

  /// Takes back the findings about some keys.
  mutating func removeFindings(about keys: [String]) {
    guard !keys.isEmpty, !diagnostics.isEmpty else { return }
    let keys = Set(keys.map { Array($0.utf8) })
    diagnostics.removeAll { finding in
      finding.key.map { keys.contains(Array($0.utf8)) } ?? false
    }
  }

  /// The lines of the file.
  public mutating func lines() -> LineIndex {
    if let lineIndex { return lineIndex }
    let index = sharedLines.value
    lineIndex = index
    return index
  }

  private mutating func place(_ range: SourceRange) -> Diagnostic.Place {
    guard hasPositions else {
      let start = LineColumn(line: 1, column: 1)
      return Diagnostic.Place(start: start, end: start)
    }
    if let lastPlace, lastPlace.range == range { return lastPlace.place }
    let lines = lines()
    let place = Diagnostic.Place(
      start: lines.lineColumn(of: range.start, in: source.utf8),
      end: lines.lineColumn(of: range.end, in: source.utf8))
    lastPlace = (range, place)
    return place
  }
}
