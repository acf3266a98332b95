import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl convert`
enum ConvertCommand {
  static let to = RequiredOption<String>(
    "to", value: "FORMAT", allowedValues: FormatRegistry.all.map(\.name),
    help: "The format to convert to.")
  static let output = Option<Argument>(
    "output", short: "o", value: "PATH", defaultText: "standard output, for a single file",
    completion: .file,
    help:
      "Where to write: a file, if there is one to write and PATH has its extension, else a folder.")
  static let source = Option<String>(
    "source", short: "s", value: "LOCALE", defaultText: "Base or en, else the fullest locale",
    help: "The language that the texts are translated from. String catalogs name their own.")
  static let locale = Option<String>(
    "locale", short: "l", value: "LOCALE", defaultText: "all locales",
    help: "Convert this locale only; it is also that of files that do not tell theirs.")
  static let table = Option<String>(
    "table", value: "NAME", defaultText: "all tables",
    help: "Convert this table only; it is also the name of one from JSON or standard input.")
  static let type = Option<ConversionSource.Format>(
    "type", value: "TYPE", defaultText: "strings", help: "What standard input holds.")
  static let strict = Flag(
    "strict", help: "Write nothing if anything would be lost; the exit status is then 1.")
  static let force = Flag("force", help: "Replace files that exist.")
  static let inputs = OperandList<Argument>(
    "INPUT", needsOne: true, completion: .file,
    help: "Files of any of the formats, and folders with such files; '-' is standard input.")

  static let command = Command(
    "convert", abstract: "Converts between formats and says what is lost.",
    discussion: [
      "The formats: "
        + FormatRegistry.all.map { "'\($0.name)' is \($0.summary)" }.joined(separator: "; ") + ".",
      "Files that belong together are read together: the '.strings' and '.stringsdict' files of a"
        + " table in all '.lproj' folders of a bundle, string catalogs, and JSON named LOCALE.json"
        + " or LOCALE/TABLE.json. With several tables JSON is written as LOCALE/TABLE.json too.",
      "Comments, plurals, devices and named parts are carried, and placeholders stay as they are unless"
        + " the other format would count arguments in another way. A '.stringsdict' wins over"
        + " '.strings', as at run time. Keys keep their order, except in a catalog, which has Xcode's."
        + " What the other format cannot hold is listed on standard error, by kind, with the first"
        + " keys; --verbose lists more of them.",
      "Existing files are replaced only with --force, and an input never.",
    ],
    parameters: [to, output, source, locale, table, type, strict, force, inputs],
    examples: [
      Example(
        command: "stringsctl convert Localizable.xcstrings --to strings -o Resources",
        explanation: "Makes '.lproj' folders of a catalog."),
      Example(
        command: "stringsctl convert Resources --to xcstrings -o Catalogs --source en",
        explanation: "Makes a catalog of each table of a bundle."),
      Example(
        command: "stringsctl convert Localizable.xcstrings --to json --locale de",
        explanation: "Prints the German texts as JSON."),
      Example(
        command: "stringsctl convert de.json --to strings --table Errors -o Resources --strict",
        explanation: "Takes a translation back, if nothing is lost."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Everything was written; what was lost is listed."),
      ExitStatusNote(.findings, "With --strict: something would be lost, and nothing was written."),
      ExitStatusNote(
        .failure, "A file could not be read or understood, or not be written; see the message."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    guard let format = FormatRegistry.format(named: invocation[to]) else {
      throw .stopped("'\(invocation[to].escapedForDisplay)' is not a format")
    }
    var paths: [String] = []
    for argument in invocation[inputs] { paths.append(try Shared.text(argument, of: invocation)) }
    let files = ConversionFiles(paths, inputFormat: invocation[type] ?? .strings)
    let input = ConversionInput(
      files.sources,
      options: ConversionInput.Options(
        source: invocation[source].map { LocaleIdentifier($0) },
        locale: invocation[locale].map { LocaleIdentifier($0) }, table: invocation[table]))
    guard !complain(of: files, input) else { return .failure }
    return try convert(input, paths: files.sources.map(\.path), to: format, invocation)
  }

  /// Says what could not be read or understood; true if there was any of that.
  private static func complain(of files: ConversionFiles, _ input: ConversionInput) -> Bool {
    for failure in files.failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    for folder in files.emptyFolders {
      Terminal.complain("\(Argument(folder).displayText): no file of a known format here")
    }
    for fault in input.faults { Terminal.complain(fault.description) }
    let isComplete = files.failures.isEmpty && files.emptyFolders.isEmpty && input.faults.isEmpty
    guard isComplete, let sentence = input.notFound else { return !isComplete }
    Terminal.complain(sentence)
    return true
  }

  private static func convert(
    _ input: ConversionInput, paths: [String], to format: any CatalogFormat,
    _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    let plan: ConversionPlan
    do throws(ConversionPlan.Refusal) {
      plan = try ConversionPlan(input.reading, to: format)
    } catch {
      throw .stopped(error.description)
    }
    let isRefused = invocation[strict] && plan.losesMeaning
    if !invocation[Shared.quiet] || isRefused {
      let limit = invocation[Shared.verbose] ? 1000 : 8
      for line in LossReport(plan.losses, limit: limit).lines { Terminal.complain(line) }
    }
    guard !isRefused else {
      Terminal.complain("nothing was written, because of '--strict'")
      return .findings
    }
    if format.layout == .catalog, !invocation[Shared.quiet] {
      for guess in input.guesses { Terminal.complain(guess.sentence) }
    }
    try deliver(plan, paths: paths, invocation)
    return .clean
  }

  private static func deliver(
    _ plan: ConversionPlan, paths: [String], _ invocation: Invocation
  ) throws(CommandFailure) {
    var path: String?
    if let argument = invocation[output] { path = try Shared.text(argument, of: invocation) }
    let writer = ConversionOutput(plan)
    let destination: ConversionOutput.Destination
    let written: [String]
    do throws(ConversionOutput.Refusal) {
      destination = try writer.destination(path)
      written = try writer.write(to: destination, inputs: paths, replaces: invocation[force])
    } catch {
      throw .stopped(error.description)
    }
    if case .stream(let bytes) = destination { try Terminal.writeFile(bytes) }
    guard invocation[Shared.verbose] else { return }
    for path in written { Terminal.complain("\(Argument(path).displayText): written") }
  }
}
