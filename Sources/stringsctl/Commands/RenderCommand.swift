import CatalogSyntax
public import CommandLineTool
public import StringCatalog

extension TextEscape: EnumeratedParameterValue {}
extension TextIsolation: EnumeratedParameterValue {}
extension Localizer.Options.Order: EnumeratedParameterValue {}

extension ExitStatus {
  /// With `--strict`, an argument is missing for the text.
  static let missingArgument = ExitStatus(code: 5)
}

/// `stringsctl render`
enum RenderCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case json
  }

  static let locale = OptionList<String>(
    "locale", short: "l", value: "LOCALE", defaultText: "the source language",
    help: "A locale that the user wants, the dearest first.")
  static let bundle = OptionList<Argument>(
    "bundle", short: "b", value: "DIR", defaultText: "the current folder", completion: .directory,
    help: "A folder with '.lproj' folders or string catalogs. Texts of the first override the"
      + " others.")
  static let table = DefaultedOption<String>(
    "table", short: "t", value: "NAME", default: "Localizable", help: "The table to look in.")
  static let argument = OptionList<String>(
    "arg", short: "a", value: "NAME=VALUE",
    help: "An argument by the name of a variable or substitution.")
  static let escape = Option<TextEscape>(
    "escape", value: "FORM", defaultText: "'terminal' on a terminal, else 'none'",
    help: "What the text is made fit for.")
  static let isolate = DefaultedOption<TextIsolation>(
    "isolate", value: "WHEN", default: .automatic,
    help: "When inserted texts are kept apart from the direction of the text around them.")
  static let order = DefaultedOption<Localizer.Options.Order>(
    "order", value: "ORDER", default: .localeFirst,
    help: "What comes first: a better locale, or an earlier bundle.")
  static let match = DefaultedOption<MatchAlgorithm>(
    "match", short: "m", value: "ALGORITHM", default: .apple,
    help: "How locales are chosen; see 'stringsctl match'.")
  static let appleCompat = Flag(
    "apple-compat", help: "Do as Apple's formatter does where this tool does better.")
  static let strict = Flag(
    "strict", help: "Search only the wanted locales, and fail if there is any issue.")
  static let explain = Flag(
    "explain", help: "Show on standard error where the text was looked for.")
  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the result.")
  static let key = Operand<Argument>("KEY", help: "The key of the text.")
  static let arguments = OperandList<Argument>(
    "ARG", defaultText: "none", help: "The arguments of the text, the first for '%1$@'.")

  static let command = Command(
    "render", abstract: "Renders the text of a key for a user.",
    discussion: [
      "The text is looked for in all bundles in the first locale that suits the user, then in the next"
        + " one; '.stringsdict' entries win over '.strings' entries. The built-in texts of sign-in screens"
        + " and errors come last. Plural forms follow the language of the text, numbers are written as"
        + " the user's locale writes them.",
      "ARG is read as a number where the text wants one, else as a text. Write '--' in front of"
        + " arguments that begin with a dash.",
      "A text is always given. What is wrong with it is said on standard error; where no bundle has the"
        + " key, the key is the text.",
    ],
    parameters: [
      locale, bundle, table, argument, escape, isolate, order, match, appleCompat, strict, explain,
      format, Shared.source, key, arguments,
    ],
    examples: [
      Example(
        command: "stringsctl render '%lld files' 5 --locale ru --bundle Resources",
        explanation: "Renders a plural in Russian."),
      Example(
        command: "stringsctl render Title --locale fr-CA -b Custom -b Resources --explain",
        explanation: "Shows which bundle and locale a text comes from."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The text was found."),
      ExitStatusNote(.findings, "No bundle has the key; or, with --strict, there is an issue."),
      ExitStatusNote(.failure, "A bundle could not be read."),
      ExitStatusNote(.missingArgument, "With --strict: an argument is missing."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let key = try Shared.text(invocation[key], of: invocation)
    var words: [String] = []
    for word in invocation[arguments] { words.append(try Shared.text(word, of: invocation)) }
    let named = try Shared.pairs(invocation[argument], "--arg", of: invocation)
    var layers = try Shared.layers(invocation[bundle], of: invocation)
    if layers.isEmpty { layers = [LocalizationLayer(folder: ".")] }
    let localizer = Localizer(layers + [.builtIn], options: options(invocation))
    let texts = localizer.texts(for: invocation[locale], table: invocation[table])
    let report = LookupReport(key, in: texts, explains: invocation[explain]) { kinds in
      words.enumerated().map { kinds.argument($0.element, at: $0.offset + 1) }
        + named.map { kinds.argument($0.value, named: $0.name) }
    }
    let failures = localizer.failures
    for failure in failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    switch invocation[format] {
    case .json: try Terminal.write(report.json)
    case .text:
      for visit in report.traceLines { Terminal.report(visit) }
      try Terminal.write(report.rendering.text + "\n")
      try complain(report, texts, localizer, invocation)
    }
    guard failures.isEmpty else { return .failure }
    if invocation[strict], report.lacksArgument { return .missingArgument }
    let isStopped = invocation[strict] && !report.rendering.issues.isEmpty
    return report.origin == nil || isStopped ? .findings : .clean
  }

  /// The options of the search and of the text.
  private static func options(_ invocation: Invocation) -> Localizer.Options {
    var options = Localizer.Options()
    options.order = invocation[order]
    options.algorithm = invocation[match]
    options.source = invocation[Shared.source]
    options.isStrict = invocation[strict]
    options.rendering.escape =
      invocation[escape] ?? (Terminal.outputIsTerminal ? .terminal : .none)
    options.rendering.isolation = invocation[isolate]
    options.rendering.isAppleCompatible = invocation[appleCompat]
    return options
  }

  /// Says what a developer should know about the text.
  private static func complain(
    _ report: LookupReport, _ texts: LocalizedTexts, _ localizer: Localizer,
    _ invocation: Invocation
  ) throws(CommandFailure) {
    guard !invocation[Shared.quiet] else { return }
    for issue in report.rendering.issues { Terminal.complain(issue.description) }
    guard report.origin == nil else { return }
    let keys = texts.keys
    if keys.isEmpty {
      let tables = localizer.tables.map(\.escapedForDisplay).joined(separator: ", ")
      Terminal.complain(
        "no bundle has a table '\(report.table.escapedForDisplay)'"
          + (tables.isEmpty ? "" : "; there are: \(tables)"))
    } else if let close = report.suggestion
      ?? Suggestion.closest(to: report.key, among: keys).first
    {
      Terminal.complain("did you mean '\(close.escapedForDisplay)'?")
    }
  }
}
