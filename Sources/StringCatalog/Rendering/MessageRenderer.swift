internal import ICU

/// Renders messages with arguments: texts, plurals, numbers.
///
/// ```swift
/// let renderer = MessageRenderer(language: LocaleIdentifier("pl"))
/// let message = CompiledMessage(entry.message, key: "files")
/// renderer.render(message, [.int(5)]).text  // 5 plików
/// ```
/// Rendering always gives a text, whatever the catalog and the arguments are, with a list of issues for the
/// developer. Inserted texts are never read for specifiers. Time and memory are bounded by the length of
/// the texts and arguments: references expand to a depth of ``largestDepth`` and ``largestExpansionCount``
/// times at most.
///
/// A renderer never changes and can be used by any number of threads.
public final class MessageRenderer: Sendable {
  /// The largest width and precision that are obeyed.
  public static let largestExtent = 4_096
  /// How deep references may lead.
  public static let largestDepth = 16
  /// How many references of one message are expanded.
  public static let largestExpansionCount = 4_096
  /// How many issues of one message are listed.
  public static let largestIssueCount = 1_000
  /// References are not expanded, and numbers not filled up, once a text has so many bytes.
  public static let largestExpandedSize = 16 << 20

  /// The language of the texts.
  public let language: LocaleIdentifier
  /// The locale in which numbers are written.
  public let numberLocale: LocaleIdentifier
  /// How messages are rendered.
  public let options: RenderingOptions

  let texts: RenderingLocale
  let style: NumberStyle
  /// Whether every inserted text is isolated.
  let isolatesTexts: Bool
  /// Whether an inserted text is isolated if it has a right-to-left character.
  let looksAtDirection: Bool
  /// The rules by which forms are chosen.
  let plurals: PluralTable

  /// Creates a renderer for the texts of one language.
  ///
  /// Plural forms follow the language of the text. Numbers are written as in the wanted locale if that is
  /// of the same language (`de-CH` for texts in `de`), else as in the language of the text.
  ///
  /// - Parameters:
  ///   - language: The locale of the table that the texts come from. `Base` has no language: say the
  ///     development language instead. A tag that means nothing has the root locale's rules.
  ///   - wanted: The locale that a user asked for; nil if it is that of the texts.
  ///   - options: How messages are rendered.
  public init(
    language: LocaleIdentifier, wanted: LocaleIdentifier? = nil,
    options: RenderingOptions = RenderingOptions()
  ) {
    self.language = language
    self.options = options
    let isSameLanguage = wanted?.language.hasSameCodeUnits(as: language.language) ?? false
    let numberLocale = isSameLanguage ? wanted ?? language : language
    self.numberLocale = numberLocale
    texts = RenderingLocale.of(language)
    style = options.localizesNumbers ? RenderingLocale.of(numberLocale).numbers : .plain
    let isAutomatic = options.isolation == .automatic
    isolatesTexts = options.isolation == .always || (isAutomatic && texts.isRightToLeft)
    looksAtDirection = isAutomatic && !texts.isRightToLeft
    if options.isAppleCompatible {
      plurals = (wanted.map { RenderingLocale.of($0) } ?? .named("und")).cardinals
    } else {
      plurals = texts.cardinals
    }
  }

  /// The renderer with another escape.
  func escaping(_ escape: TextEscape) -> MessageRenderer {
    escape == options.escape ? self : MessageRenderer(self, escape: escape)
  }

  private init(_ other: MessageRenderer, escape: TextEscape) {
    var options = other.options
    options.escape = escape
    self.options = options
    (language, numberLocale) = (other.language, other.numberLocale)
    (texts, style, plurals) = (other.texts, other.style, other.plurals)
    (isolatesTexts, looksAtDirection) = (other.isolatesTexts, other.looksAtDirection)
  }

  /// Renders a message.
  public func render(_ message: CompiledMessage, _ arguments: [MessageArgument] = []) -> Rendering {
    var buffer: [UInt8] = []
    var issues: [RenderingIssue] = []
    render(message, arguments, into: &buffer, issues: &issues)
    return Rendering(text: String(decoding: buffer, as: UTF8.self), issues: issues)
  }

  /// Renders a message that is rendered once only; see ``CompiledMessage`` for others.
  public func render(
    _ message: Message, key: String? = nil, _ arguments: [MessageArgument] = []
  ) -> Rendering {
    render(CompiledMessage(message, key: key), arguments)
  }

  /// Renders a message, or refuses if there is any issue.
  ///
  /// - Throws: ``RenderingError`` with all issues.
  public func renderStrictly(
    _ message: CompiledMessage, _ arguments: [MessageArgument] = []
  ) throws(RenderingError) -> String {
    let rendering = render(message, arguments)
    guard rendering.issues.isEmpty else { throw RenderingError(rendering) }
    return rendering.text
  }

  /// Renders a message behind what a buffer holds already.
  ///
  /// A message without issues costs no allocation if the buffer has room.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - arguments: Its arguments. The first one is argument 1.
  ///   - buffer: Receives the text in UTF-8.
  ///   - issues: Receives the issues.
  public func render(
    _ message: CompiledMessage, _ arguments: [MessageArgument], into buffer: inout [UInt8],
    issues: inout [RenderingIssue]
  ) {
    var run = RenderingRun(start: buffer.count, issues: issues)
    issues = []
    let (arguments, places) =
      message.argumentNames.isEmpty ? (arguments, []) : message.arranged(arguments)
    if options.escape == .json { buffer.append(0x22) }
    render(message.root, first: 1, message, arguments, &run, &buffer)
    if options.escape == .json { buffer.append(0x22) }
    if !arguments.isEmpty { noteUnused(message, arguments, places, &run) }
    issues = run.issues
  }

  /// The plural category, such as `few`, by which forms are chosen for a whole number, whatever forms there
  /// are (CLDR, cardinal numbers).
  public func pluralCategory(of number: Int64) -> String {
    plurals.category(of: number.magnitude).rawValue
  }

  /// Appends a whole number as the locale of numbers writes it, with groups.
  public func append(_ number: Int64, to buffer: inout [UInt8]) {
    NumberWriter(style: style, layout: NumberLayout()).append(WholeNumber(number), to: &buffer)
  }

  private func noteUnused(
    _ message: borrowing CompiledMessage, _ arguments: [MessageArgument], _ places: [Int?],
    _ run: inout RenderingRun
  ) {
    guard let mentioned = message.mentioned else { return }
    let count = UInt64(min(arguments.count, 64))
    let given: UInt64 = count == 64 ? .max : 1 << count - 1
    guard given & ~mentioned != 0 else { return }
    for index in 0..<Int(count) where ~mentioned & 1 << UInt64(index) != 0 {
      if let name = arguments[index].name, message.hasPart(name) { continue }
      let place = index < places.count ? places[index] ?? index : index
      note(.unusedArgument, message, &run, argument: place + 1)
    }
  }
}

extension CompiledMessage {
  /// Whether a part has the name.
  func hasPart(_ name: String) -> Bool {
    selects.contains { $0.name?.hasSameCodeUnits(as: name) ?? false }
  }
}
