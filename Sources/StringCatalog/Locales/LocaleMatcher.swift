import ICU

/// Finds the available locales that suit a reader, in the order in which to look up texts.
///
/// A matcher is prepared once for a list of locales; asking it costs time proportional to the number of
/// wanted locales and of available ones, for the lists of usual applications less than a microsecond. For
/// ``MatchAlgorithm/cldr`` that holds for lists of wishes that were asked for lately, of which a matcher keeps a
/// few hundred; ICU is asked for the others.
///
/// ```swift
/// let matcher = LocaleMatcher(available: ["en", "en-GB", "fr"])
/// matcher.match(["en-AU", "fr"]).locales  // ["en-GB", "en"]
/// ```
public struct LocaleMatcher: Sendable {
  /// The locales to choose from, as they were given. What is no locale is never chosen.
  public let available: [String]
  /// How locales are chosen.
  public let algorithm: MatchAlgorithm

  /// The available locales that can be read, without repetitions.
  let entries: [Entry]
  /// The places of `Base` in the list: none, or one.
  let base: Int?
  /// Variants and extensions of the available locales; ``Entry/rest`` counts in it, from 1.
  let rests: [String]
  /// What is usual for the languages of the available locales.
  let uses: [LanguageUse]
  /// The places of the available locales by the tags that a lookup compares.
  let lookupKeys: [[UInt8]: Int]
  /// The tags of the entries as ICU reads them, in the order of the entries.
  let matcherTags: [String]
  /// What ICU answered; nil where it is not asked.
  private let answers: MatchAnswers?

  /// Prepares for a list of locales.
  ///
  /// - Parameters:
  ///   - available: Names of `.lproj` folders without the extension, or language tags. Where nothing else
  ///     decides, the order does.
  ///   - algorithm: How locales are chosen.
  public init(available: [String], algorithm: MatchAlgorithm = .apple) {
    self.available = available
    self.algorithm = algorithm
    var entries: [Entry] = []
    var base: Int?
    var spellings: Set<[UInt8]> = []
    var restNumbers: [[UInt8]: Int] = [:]
    var rests: [String] = []
    var uses: [Subtag: LanguageUse] = [:]
    for language in [Subtag.zh, .yue, .en] { uses[language] = LanguageUse(language.text) }
    for (index, spelling) in available.enumerated() {
      guard spellings.insert(Array(spelling.utf8)).inserted else { continue }
      if spelling.isBase {
        base = index
        continue
      }
      guard let reading = LocaleReading(spelling) else { continue }
      let rest = reading.restText(of: spelling)
      var number = 0
      if !rest.isEmpty {
        number = restNumbers[Array(rest.utf8)] ?? rests.count + 1
        if number > rests.count {
          rests.append(rest)
          restNumbers[Array(rest.utf8)] = number
        }
      }
      let language = reading.core.language
      let use = uses[language] ?? LanguageUse(language.text)
      uses[language] = use
      entries.append(
        Entry(
          index: index, written: reading.written, core: reading.core, rest: number,
          kin: language == .yue ? .zh : language, script: reading.core.textScript(use)))
    }
    (self.entries, self.base, self.rests) = (entries, base, rests)
    self.uses = uses.values.sorted { $0.language.bits < $1.language.bits }
    lookupKeys = algorithm == .lookup ? Self.lookupKeys(available) : [:]
    matcherTags =
      algorithm == .cldr
      ? entries.map {
        Self.matcherTag($0.written, $0.core, rest: $0.rest == 0 ? "" : rests[$0.rest - 1])
      } : []
    answers = algorithm == .cldr ? MatchAnswers() : nil
  }

  /// An available locale.
  struct Entry: Sendable {
    /// Its place in the list of available locales.
    let index: Int
    /// Its subtags as they are written; none for an English name.
    let written: LocaleCore
    /// Its subtags as they are compared.
    let core: LocaleCore
    /// The number of its variants and extensions; 0 for none.
    let rest: Int
    /// The language that stands for all those whose texts serve each other: Chinese for Cantonese.
    let kin: Subtag
    /// The script of its texts; none if that is not known.
    let script: Subtag
  }

  /// Finds locales for a reader.
  ///
  /// - Parameter wanted: The locales that the reader wants, the dearest first, in any spelling.
  /// - Returns: What the first of them that finds anything finds; an empty chain if none does.
  public func match(_ wanted: [String]) -> FallbackChain {
    var chain = FallbackChain()
    switch algorithm {
    case .apple:
      for wish in wanted where appendRelatives(of: wish, to: &chain) { break }
    case .lookup:
      for wish in wanted {
        guard let step = lookUp(wish) else { continue }
        chain.steps.append(step)
        break
      }
    case .cldr: return answers?.chain(for: wanted) { bestMatch(for: wanted) } ?? chain
    }
    return chain
  }

  /// Finds locales for a reader of several languages.
  ///
  /// - Parameter wanted: The locales that the reader wants, the dearest first, in any spelling.
  /// - Returns: What the first of them finds, then what the second finds and the first did not, and so on.
  public func matchAll(_ wanted: [String]) -> FallbackChain {
    var builder = ChainBuilder(available)
    for wish in wanted { builder.append(match([wish]).steps) }
    return builder.chain
  }

  /// How a search goes on behind what suits the reader.
  public struct Options: Hashable, Sendable {
    /// The language that texts are translated from, if it is known.
    public var source: String?
    /// Whether the chain ends with what suits the reader.
    public var isStrict = false
    /// Whether the chain ends with the source language, without English and the first of the list.
    public var stopsAtSource = false
    /// Whether every wanted locale adds what it finds, instead of the first that finds anything.
    public var matchesAll = false

    /// The options of a search that ends with the first available locale.
    public init(source: String? = nil) {
      self.source = source
    }
  }

  /// The whole order in which to look up a text: what suits the reader, then `Base`, the source language,
  /// English, and the first of the list.
  ///
  /// - Parameters:
  ///   - wanted: The locales that the reader wants, the dearest first, in any spelling.
  ///   - options: What is known beside that, and where the search ends.
  /// - Returns: The chain; empty only if it is strict or nothing is available.
  public func searchOrder(for wanted: [String], options: Options = Options()) -> FallbackChain {
    let matches = options.matchesAll ? matchAll(wanted) : match(wanted)
    guard !options.isStrict else { return matches }
    var builder = ChainBuilder(available)
    builder.append(matches.steps)
    if let base { builder.append(base, .base) }
    if let source = options.source { append(source, because: .source, to: &builder) }
    guard !options.stopsAtSource else { return builder.chain }
    append("en", because: .lastResort, to: &builder)
    if let first = entries.first { builder.append(first.index, .lastResort) }
    return builder.chain
  }

  private func append(
    _ locale: String, because reason: FallbackChain.Reason, to builder: inout ChainBuilder
  ) {
    var found = FallbackChain()
    appendRelatives(of: locale, to: &found)
    for step in found.steps { builder.append(step.index, reason) }
  }

  /// Makes a step of an available locale.
  func step(_ index: Int, _ reason: FallbackChain.Reason) -> FallbackChain.Step {
    FallbackChain.Step(index: index, locale: available[index], reason: reason)
  }
}

/// Puts locales into a chain, each once.
private struct ChainBuilder {
  private(set) var chain = FallbackChain()
  private let available: [String]
  private var isListed: [Bool]

  init(_ available: [String]) {
    self.available = available
    isListed = Array(repeating: false, count: available.count)
  }

  mutating func append(_ index: Int, _ reason: FallbackChain.Reason) {
    append(FallbackChain.Step(index: index, locale: available[index], reason: reason))
  }

  mutating func append(_ steps: [FallbackChain.Step]) {
    for step in steps { append(step) }
  }

  private mutating func append(_ step: FallbackChain.Step) {
    guard !isListed[step.index] else { return }
    isListed[step.index] = true
    chain.steps.append(step)
  }
}

extension String {
  /// Whether this is the name that stands for the development language, letter for letter.
  var isBase: Bool { utf8.count == 4 && utf8.elementsEqual("Base".utf8) }
}

extension LocaleReading {
  /// Variants, extensions and private use, spelled one way.
  func restText(of spelling: String) -> String {
    guard !rest.isEmpty else { return "" }
    let bytes = spelling.utf8.dropFirst(rest.lowerBound).prefix(rest.count)
    return String(
      decoding: bytes.map { $0 == 0x5F ? 0x2D : ($0.subtagCharacter ?? $0) }, as: UTF8.self)
  }
}

extension LocaleCore {
  /// The script of texts in this locale: the written one, else the usual one of its language.
  func textScript(_ use: LanguageUse) -> Subtag { script.isNone ? use.script : script }
}
