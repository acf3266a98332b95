public import CatalogLint
public import CommandLineTool
import StringCatalog

extension CoverageFormat: EnumeratedParameterValue {}

/// `stringsctl coverage`
enum CoverageCommand {
  static let format = DefaultedOption<CoverageFormat>(
    "format", short: "f", value: "FORMAT", default: .table, help: "How to write the numbers.")
  static let missing = Flag("missing", short: "m", help: "Name the keys that are missing.")
  static let minCoverage = OptionList<CoverageLimit>(
    "min-coverage", value: "N", style: .commaSeparated,
    help: "Fail below this percentage, for all locales or as LOCALE=N for one.")

  static let command = Command(
    "coverage", abstract: "Measures how much is translated.",
    discussion: [
      "A key counts as translated if the locale has a text for it that is not empty, and as fallback"
        + " if only a parent locale has one, as 'fr' has for 'fr-CA'. The percentage is that of both"
        + " together. 'untranslated' are the translated keys whose text is still that of the source.",
      ConfigurationInput.discussion,
      "A file that cannot be understood whole is never taken for complete: the status is then 2.",
    ],
    parameters: [
      Shared.source, ConfigurationInput.config, missing, minCoverage, format, Shared.output,
      Shared.jobs, Shared.paths,
    ],
    examples: [
      Example(
        command: "stringsctl coverage --source en Resources",
        explanation: "Shows a line for each locale."),
      Example(
        command: "stringsctl coverage --min-coverage 90,de=100",
        explanation: "Fails if German is not complete or another locale is below 90 percent."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Every locale is covered as far as was asked for."),
      ExitStatusNote(.findings, "A locale is below --min-coverage."),
      ExitStatusNote(.failure, "A file could not be read or understood, or there was none."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitStatus {
    var options = LintOptions()
    options.source = invocation[Shared.source]
    options.jobs = Shared.jobCount(invocation)
    let paths = try Shared.pathTexts(invocation)
    let configuration = try ConfigurationInput.read(paths, invocation)
    options.apply(configuration, currentFolder: Terminal.currentFolder)
    let progress = Progress("measuring \(paths.joined(separator: " "))", invocation)
    let input = try await ProjectInput.read(
      paths, configuration: configuration, jobs: options.jobs, invocation: invocation)
    let report = await CoverageMeter(options).measure(input.project)
    progress.end()

    let isIncomplete = input.complain()
    if !invocation[Shared.quiet] {
      SourceNotes.complain(report.sourceNotes, wanted: options.source)
    }
    try Shared.deliver(
      report.rendered(as: invocation[format], listsMissing: invocation[missing]), invocation)
    let broken = Set(report.unreadableFiles).subtracting(input.project.failures.map(\.path))
    for path in broken.sorted() {
      Terminal.complain(
        "\(Argument(path).displayText): could not be understood whole; run 'stringsctl lint'")
    }
    let isBelow = complainOfLimits(report, invocation)
    if isIncomplete || !broken.isEmpty { return .failure }
    return isBelow ? .findings : .clean
  }

  /// Names the locales below their limit; true if there is one.
  static func complainOfLimits(_ report: CoverageReport, _ invocation: Invocation) -> Bool {
    let shortfalls = report.shortfalls(below: minimums(invocation))
    complain(of: shortfalls)
    return !shortfalls.isEmpty
  }

  /// Names locales below their limit.
  static func complain(of shortfalls: [CoverageShortfall]) {
    for shortfall in shortfalls {
      let shown = Argument(shortfall.locale.spelling).displayText
      guard let counts = shortfall.counts else {
        Terminal.complain("\(shown): there is no such locale here")
        continue
      }
      Terminal.complain(
        "\(shown): \(counts.percent) % is covered, less than \(shortfall.minimum.percent) %")
    }
  }

  /// The limits that are asked for.
  static func minimums(_ invocation: Invocation) -> [CoverageMinimum] {
    invocation[minCoverage].map { limit in
      CoverageMinimum(
        locale: limit.locale.map { LocaleIdentifier($0) }, permille: limit.permille)
    }
  }
}

/// `N` or `LOCALE=N`, as `--min-coverage` takes it.
struct CoverageLimit: ParameterValue {
  /// The locale, or nil for all that have no limit of their own.
  var locale: String?
  /// The least coverage in tenths of a percent.
  var permille: Int

  /// The limit as it is shown.
  var percent: String { "\(permille / 10).\(permille % 10)" }
  var spelling: String { (locale.map { "\($0)=" } ?? "") + percent }

  init(argument: Argument) throws(ValueRefusal) {
    let parts = (argument.text ?? "").split(separator: "=", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let number = parts.last.flatMap({ Double($0) }),
      (0...100).contains(number), parts.count == 1 || parts.first?.isEmpty == false
    else {
      throw ValueRefusal(
        expectation: "a percentage from 0 to 100, or LOCALE=N such as de=95")
    }
    locale = parts.count == 2 ? parts.first.map(String.init) : nil
    permille = Int((number * 10).rounded(.up))
  }
}
