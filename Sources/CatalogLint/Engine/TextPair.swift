import CatalogSyntax
public import StringCatalog

/// A key with its source text and its translation.
public struct TextPair {
  /// The source table.
  public let source: LocalizedTable
  /// The translated table; for a look at the source text alone, the source table again.
  public let target: LocalizedTable
  /// What the project says of its texts.
  public let options: LintOptions
  /// Whether this is the source text alone, with nothing to compare it with.
  public let isSource: Bool
  /// Whether the translation is into the source's own language, as from `en` into `en-GB`.
  public let isOwnLanguage: Bool

  /// The entry of the source table.
  public private(set) var sourceEntry = 0
  /// The entry of the translated table.
  public private(set) var targetEntry = 0
  /// The traits of the source text.
  public private(set) var sourceTraits: TextTraits = []
  /// The traits of the translation.
  public private(set) var targetTraits: TextTraits = []
  /// Whether the text in some locale, or the key, is certainly a format.
  public private(set) var isFormatSomewhere = false
  /// How many findings this key has so far.
  public private(set) var findingCount = 0

  /// Kept from key to key for its buffers.
  private var comparison = PlaceholderComparison()
  private var foundProblems: [PlaceholderProblem]?

  init(
    source: LocalizedTable, target: LocalizedTable, isOwnLanguage: Bool, options: LintOptions
  ) {
    self.source = source
    self.target = target
    self.options = options
    isSource = source.file.path == target.file.path
    self.isOwnLanguage = isOwnLanguage
  }

  /// Goes on to another key.
  mutating func move(toSource sourceEntry: Int, target targetEntry: Int, isFormat: Bool) {
    self.sourceEntry = sourceEntry
    self.targetEntry = targetEntry
    isFormatSomewhere = isFormat
    findingCount = 0
    foundProblems = nil
    sourceTraits = source.withValue(of: sourceEntry) { TextTraits($0) }
    targetTraits = isSource ? sourceTraits : target.withValue(of: targetEntry) { TextTraits($0) }
  }

  /// The placeholder findings of the key, found once for all the rules about them.
  mutating func placeholderProblems() -> [PlaceholderProblem] {
    if let foundProblems { return foundProblems }
    let context = PlaceholderContext(
      isFormatElsewhere: isFormatSomewhere, reportsImplicitOrder: true)
    // Taken out and put back, so that its buffers stay its own.
    var comparison = PlaceholderComparison()
    swap(&comparison, &self.comparison)
    let (source, target, isSource) = (source, target, isSource)
    let (sourceEntry, targetEntry) = (sourceEntry, targetEntry)
    let problems = source.withValue(of: sourceEntry) { text in
      source.withKey(of: sourceEntry) { comparison.setSource(text, key: $0, context: context) }
      guard !isSource else { return comparison.problemsInSource(text, context: context) }
      return target.withValue(of: targetEntry) { comparison.problems(in: $0, context: context) }
    }
    swap(&comparison, &self.comparison)
    foundProblems = problems
    return problems
  }

  mutating func countFinding() {
    findingCount += 1
  }

  /// Gives both texts, in UTF-8 with escapes decoded, to a closure.
  @inline(__always)
  func withTexts<Result>(
    _ body: (_ source: Span<UInt8>, _ target: Span<UInt8>) -> Result
  ) -> Result {
    source.withValue(of: sourceEntry) { sourceText in
      target.withValue(of: targetEntry) { targetText in body(sourceText, targetText) }
    }
  }
}

extension FileReport {
  /// Reports something about the translation of a pair.
  mutating func add(
    _ message: Diagnostic.Message, about pair: inout TextPair, severity: Severity? = nil
  ) {
    let range = table.valueRange(of: pair.targetEntry)
    var result = diagnostic(
      message, place: place(range), severity: severity, entry: pair.targetEntry)
    if !pair.isSource {
      result.source = pair.source.value(of: pair.sourceEntry)
    }
    add(result)
    pair.countFinding()
  }
}
