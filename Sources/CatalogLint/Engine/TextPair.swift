import CatalogSyntax
import StringCatalog

/// A text with its source text, whatever the format that they come from.
///
/// Rules look at it and report what they find to it.
public struct TextPair {
  /// What the project says of its texts.
  public let options: LintOptions
  /// Whether this is the source text alone, with nothing to compare it with.
  public private(set) var isSource = false
  /// Whether the translation is into the source's own language, as from `en` into `en-GB`.
  public var isOwnLanguage = false
  /// The language of the source text.
  var sourceLanguage = TextLanguage.unknown
  /// The language of the translation; for a look at the source text alone, that of the source.
  var targetLanguage: TextLanguage {
    isSource && !isTranslationAlone ? sourceLanguage : translationLanguage
  }
  /// The language of the translation that is beside the source text, if there is one.
  var translationLanguage = TextLanguage.unknown
  /// Whether the text that is looked at by itself is a translation that answers to no source text.
  private var isTranslationAlone = false
  /// The traits of the source text.
  public private(set) var sourceTraits: TextTraits = []
  /// The traits of the translation.
  public private(set) var targetTraits: TextTraits = []
  /// How many findings this text has so far.
  public private(set) var findingCount = 0

  /// The source text.
  private(set) var source = TextSlice([], 0..<0)
  /// Which form of its message the source text is.
  private(set) var sourceForm = TextForm.plain
  /// The translation; for a look at the source text alone, the source text again.
  private(set) var target = TextSlice([], 0..<0)
  /// Which form of its message the translation is.
  private(set) var targetForm = TextForm.plain
  /// The key.
  private(set) var key = TextSlice([], 0..<0)
  /// Whether the text in some locale, or the key, is certainly a format.
  private(set) var isFormatSomewhere = false

  /// What a rule has found.
  struct Finding {
    /// What is wrong.
    var message: Diagnostic.Message
    /// How bad it is, if not as the rule says.
    var severity: Severity?
    /// What would put it right.
    var fix: TextFix?
  }

  private var findings: [Finding] = []
  /// Kept from text to text for its buffers.
  private var comparison = PlaceholderComparison()
  private var isSourceCompared = false
  private var foundProblems: [PlaceholderProblem]?
  /// Whether the texts are of tables that ``goOn`` has been to.
  private var isAtHome = false

  init(_ options: LintOptions) {
    self.options = options
  }

  // MARK: Going on

  /// Goes on to another source text.
  ///
  /// - Parameter traits: Its traits, where they are known.
  mutating func setSource(
    _ source: TextSlice, _ form: TextForm = .plain, key: TextSlice, isFormatSomewhere: Bool,
    traits: TextTraits? = nil
  ) {
    self.source = source
    sourceForm = form
    self.key = key
    self.isFormatSomewhere = isFormatSomewhere
    sourceTraits = traits ?? source.withSpan { TextTraits($0) }
    isSourceCompared = false
  }

  /// Goes on to a translation of the source text.
  ///
  /// - Parameter isFoundWanting: Whether something is wrong with it that is no rule's about its text,
  ///   such as its state.
  mutating func setTarget(
    _ target: TextSlice, _ form: TextForm = .plain, isFoundWanting: Bool = false
  ) {
    self.target = target
    targetForm = form
    targetTraits = target.withSpan { TextTraits($0) }
    isSource = false
    findingCount = isFoundWanting ? 1 : 0
    foundProblems = nil
  }

  /// Goes on to a text of a source table, with its translation.
  ///
  /// All texts that one pair goes on to in this way are of the same two tables.
  @inline(__always)
  mutating func goOn(
    toEntry sourceEntry: Int, of sourceTable: LocalizedTable, _ marks: FormatMarks,
    translation entry: Int, of table: LocalizedTable
  ) {
    source.goOn(toValueOf: sourceEntry, of: sourceTable, isAtHome: isAtHome)
    key.goOn(toKeyOf: sourceEntry, of: sourceTable, isAtHome: isAtHome)
    target.goOn(toValueOf: entry, of: table, isAtHome: isAtHome)
    isAtHome = true
    isFormatSomewhere = marks[sourceEntry]
    sourceTraits = marks.traits(of: sourceEntry)
    isSourceCompared = false
    targetTraits = target.withSpan { TextTraits($0) }
    isSource = false
    findingCount = 0
    if foundProblems != nil { foundProblems = nil }
  }

  /// Goes on to the source text by itself.
  ///
  /// - Parameter isTranslation: Whether it is a translation that answers to no source text.
  mutating func setTargetToSource(isTranslation: Bool = false) {
    isTranslationAlone = isTranslation
    target = source
    targetForm = sourceForm
    targetTraits = sourceTraits
    isSource = true
    findingCount = 0
    foundProblems = nil
  }

  // MARK: What rules ask and say

  /// Reports something about the text.
  mutating func report(
    _ message: Diagnostic.Message, severity: Severity? = nil, fix: TextFix? = nil
  ) {
    findings.append(
      Finding(message: message, severity: severity, fix: options.makesFixes ? fix : nil))
    findingCount += 1
  }

  /// Works out a fix of the text, where fixes are asked for.
  func fix(
    _ make: (_ source: Span<UInt8>, _ target: Span<UInt8>) -> TextFix?
  ) -> TextFix? {
    guard options.makesFixes else { return nil }
    return withTexts(make)
  }

  /// Whether something was reported since the findings were taken.
  var hasFindings: Bool { !findings.isEmpty }

  /// Takes the findings that were reported since the last call.
  mutating func takeFindings() -> [Finding] {
    defer { findings.removeAll(keepingCapacity: true) }
    return findings
  }

  /// The placeholder findings of the text, found once for all the rules about them.
  mutating func placeholderProblems() -> [PlaceholderProblem] {
    if let foundProblems { return foundProblems }
    // Taken out and put back, so that its buffers stay its own.
    var comparison = PlaceholderComparison()
    swap(&comparison, &self.comparison)
    let sourceContext = context(of: sourceForm)
    let problems = source.withSpan { text in
      if !isSourceCompared {
        key.withSpan { comparison.setSource(text, key: $0, context: sourceContext) }
      }
      guard !isSource else { return comparison.problemsInSource(text, context: sourceContext) }
      let context = context(of: targetForm)
      return target.withSpan { comparison.problems(in: $0, context: context) }
    }
    isSourceCompared = true
    swap(&comparison, &self.comparison)
    foundProblems = problems
    return problems
  }

  private func context(of form: TextForm) -> PlaceholderContext {
    PlaceholderContext(
      isFormatElsewhere: isFormatSomewhere || form.isFormat,
      selectingArgument: form.selectingArgument, highestArgument: sourceForm.highestArgument,
      options: form.options, knowsVariables: form.knowsVariables,
      isVariableForm: form.isVariableForm, reportsImplicitOrder: true)
  }

  /// Gives both texts, in UTF-8 with escapes decoded, to a closure.
  @inline(__always)
  func withTexts<Result>(
    _ body: (_ source: Span<UInt8>, _ target: Span<UInt8>) -> Result
  ) -> Result {
    source.withSpan { sourceText in target.withSpan { body(sourceText, $0) } }
  }
}
