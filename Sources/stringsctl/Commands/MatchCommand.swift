import CatalogSyntax
public import CommandLineTool
public import StringCatalog

extension MatchAlgorithm: EnumeratedParameterValue {}

/// `stringsctl match`
enum MatchCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case json
  }

  static let available = OptionList<Argument>(
    "available", short: "a", value: "LIST", style: .commaSeparated, completion: .directory,
    help: "The locales to choose from, or folders whose '.lproj' folders name them.")
  static let match = DefaultedOption<MatchAlgorithm>(
    "match", short: "m", value: "ALGORITHM", default: .apple,
    help: "How to choose: as Apple's platforms do, by CLDR's language matching, or by RFC 4647.")
  static let source = Option<String>(
    "source", short: "s", value: "LOCALE", defaultText: "not known",
    help: "The language that the texts are translated from.")
  static let strict = Flag("strict", help: "End with what suits the reader.")
  static let all = Flag(
    "all", help: "Let every wanted locale add what it finds, not only the first.")
  static let explain = Flag(
    "explain", help: "Show the wanted locales above the chain, as they were read from a header.")
  static let acceptLanguage = Option<String>(
    "accept-language", value: "HEADER", defaultText: "none",
    help: "Take the wanted locales from the value of an HTTP header, instead of operands.")
  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the chain.")
  static let wanted = OperandList<String>(
    "WANTED", defaultText: "those of '--accept-language'",
    help: "What the reader wants, the dearest first.")

  static let command = Command(
    "match", abstract: "Shows in which locales a text is looked up for a reader.",
    discussion: [
      "The locales stand in the order of the search, each with the reason: 'exact', 'alias' (another"
        + " name of the wanted one), 'parent', 'relative' (the nearest there is), then 'base', 'source'"
        + " and 'last-resort', which do not depend on the reader.",
      "'apple' gives a chain in one language and script; 'cldr' one best locale, perhaps of another"
        + " language, and its truncations; 'lookup' cuts the wanted tag until it is found.",
      "An item of '--available' is a folder if there is one of this name with '.lproj' folders below it,"
        + " and a language tag if not.",
    ],
    parameters: [
      available, match, source, strict, all, explain, acceptLanguage, format, Shared.output, wanted,
    ],
    examples: [
      Example(
        command: "stringsctl match en-AU --available en,en-GB,fr",
        explanation: "Looks in 'en-GB', then in 'en'."),
      Example(
        command: "stringsctl match de-AT fr --available Resources --source en",
        explanation: "Chooses among the '.lproj' folders below a folder."),
      Example(
        command:
          "stringsctl match --accept-language 'da, en-GB;q=0.8' -a en,nb --match cldr --explain",
        explanation: "Chooses for a web browser."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "A locale suits the reader."),
      ExitStatusNote(.findings, "None does; what is looked up all the same is shown."),
      ExitStatusNote(.failure, "The locales to choose from could not be found."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let wishes = try wishes(invocation)
    let matcher = LocaleMatcher(
      available: try locales(invocation), algorithm: invocation[match])
    var options = LocaleMatcher.Options(source: invocation[source])
    options.isStrict = invocation[strict]
    options.matchesAll = invocation[all]
    let chain = matcher.searchOrder(for: wishes, options: options)
    try Shared.deliver(shown(chain, wishes, invocation), invocation)
    guard chain.isMatch else {
      if !invocation[Shared.quiet] { Terminal.complain("no available locale suits the reader") }
      return .findings
    }
    return .clean
  }

  private static func shown(
    _ chain: FallbackChain, _ wishes: [String], _ invocation: Invocation
  ) -> [UInt8] {
    switch invocation[format] {
    case .json: return chain.json(wanted: invocation[explain] ? wishes : nil)
    case .text:
      guard invocation[explain] else { return Array(chain.text.utf8) }
      let wanted = wishes.map(\.escapedForDisplay).joined(separator: ", ")
      return Array("wanted: \(wanted)\n\(chain.text)".utf8)
    }
  }

  private static func wishes(_ invocation: Invocation) throws(CommandFailure) -> [String] {
    let operands = invocation[wanted]
    guard let header = invocation[acceptLanguage] else {
      guard !operands.isEmpty else {
        throw invocation.refusal("Name a wanted locale, or give '--accept-language'.")
      }
      return operands
    }
    guard operands.isEmpty else {
      throw invocation.refusal("Give wanted locales or '--accept-language', not both.")
    }
    return AcceptLanguage(header).wanted
  }

  private static func locales(_ invocation: Invocation) throws(CommandFailure) -> [String] {
    let items = invocation[available]
    guard !items.isEmpty else {
      throw invocation.refusal("Say what there is to choose from with '--available'.")
    }
    var result: [String] = []
    for item in items {
      let text = try Shared.text(item, of: invocation)
      result += try locales(of: text)
    }
    return result
  }

  /// The locales that an item of the list stands for.
  private static func locales(of item: String) throws(CommandFailure) -> [String] {
    let isTag = LocaleIdentifier(item).form != .invalid
    let found = FileDiscovery([item])
    if isTag, found.localeDirectories.isEmpty { return [item] }
    if let failure = found.failures.first {
      guard failure.reason == .notFound, !item.contains("/") else { throw Shared.failure(failure) }
      throw .stopped(
        "'\(Argument(item).displayText)' is neither a language tag nor a folder that is here")
    }
    guard !found.localeDirectories.isEmpty else {
      throw .stopped("\(Argument(item).displayText): there is no '.lproj' folder here")
    }
    return found.localeDirectories.map { directory in
      let name = directory.split(separator: "/").last ?? ""
      return String(name.dropLast(".lproj".count))
    }
  }
}
