import CatalogLint
import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl lint`
enum LintCommand {
  static let format = Option<String>(
    "format", short: "f", value: "FORMAT", allowedValues: ReporterRegistry.all.map { $0.name },
    defaultText: "text on a terminal, xcode in a pipe", help: "How to write the findings.")
  static let only = OptionList<String>(
    "only", value: "RULE", style: .commaSeparated,
    completion: .values(RuleRegistry.descriptions.map(\.id)), help: "Run these rules alone.")
  static let disable = OptionList<String>(
    "disable", value: "RULE", style: .commaSeparated,
    completion: .values(RuleRegistry.descriptions.map(\.id)), help: "Leave these rules out.")
  static let severity = OptionList<SeverityAssignment>(
    "severity", value: "RULE=LEVEL", style: .commaSeparated,
    help: "Change the severity of a rule: off, info, warning or error.")
  static let strict = Flag("strict", help: "Fail on warnings too.")
  static let maxWarnings = Option<UInt>(
    "max-warnings", value: "N", help: "Fail if there are more warnings than this.")
  static let inBuild = Flag(
    "in-build",
    help: "Report errors as warnings and succeed, unless the configuration says 'build: fail'.")
  static let filesFrom = Option<Argument>(
    "files-from", value: "FILE", completion: .file,
    help: "Read further paths from a file, one a line, or '-' for standard input.")
  static let overrides = Option<Argument>(
    "overrides", value: "BASE", completion: .file,
    help: "What the texts override: a file or folder, or 'built-in' for the texts of the library.")
  static let type = Option<TableFormat>(
    "type", value: "TYPE", defaultText: "strings",
    help: "What standard input holds, for the path '-'.")

  static let command = Command(
    "lint", abstract: "Reports problems in localization files.",
    discussion: [
      "Folders are searched for '.strings', '.stringsdict' and '.xcstrings' files. Every folder that"
        + " holds '.lproj' folders is a bundle, and its '.strings' files are compared with those of"
        + " its source language; a string catalog is compared with its own.",
      "Hidden folders, build products and package folders are passed over unless they are named.",
      ConfigurationInput.discussion,
      "A comment of an entry hides findings about it: 'stringsctl:ignore RULE, RULE in LOCALE -- REASON'."
        + " 'stringsctl:ignore-file RULE' above the first entry is about the whole file. See the rule"
        + " 'suppression-unused'.",
      "With --overrides, the texts are compared with those of BASE that they replace and not with each"
        + " other: keys that BASE does not have and placeholders that do not fit are reported. Such"
        + " texts need not be complete.",
      "--fix makes the safe fixes and reports what is left, --unsafe-fixes makes the others, too. Only"
        + " the bytes that have to change do. A file that changed since it was read is left alone.",
      "A baseline names findings to live with, by table, key, locale, rule and form, and not by file or"
        + " line. It may only shrink: --write-baseline adds nothing to one that is there, and an entry"
        + " that hides nothing is reported.",
      "--since asks git for the files as they were where this branch left REF, and reports only keys and"
        + " files that changed since, besides source texts that take other arguments under the same key"
        + " and translations that were lost.",
      LintCode.discussion,
      LintWatch.discussion,
    ],
    parameters: [
      Shared.source, ConfigurationInput.config, only, disable, severity, strict, maxWarnings,
      CoverageCommand.minCoverage, LintCode.code, overrides, LintFixes.fix, LintFixes.unsafe,
      LintFixes.diff,
      LintBaseline.baseline, LintBaseline.write, LintBase.since, LintWatch.watch, inBuild, format,
      Shared.output, Shared.jobs, filesFrom, type, Shared.paths,
    ],
    examples: [
      Example(
        command: "stringsctl lint --source en Resources", explanation: "Checks one folder."),
      Example(
        command: "stringsctl lint --strict --format github",
        explanation: "Checks everything here in a GitHub workflow, warnings fail."),
      Example(
        command: "stringsctl lint --only placeholder-type,placeholder-extra",
        explanation: "Looks only for arguments that would crash."),
      Example(
        command: "stringsctl lint --write-baseline .stringsctl-baseline.json",
        explanation: "Takes down what is found today, for --baseline."),
      Example(
        command: "stringsctl lint --since origin/main",
        explanation: "Checks what a branch changed."),
      Example(
        command: "stringsctl lint --watch --source en Resources",
        explanation: "Shows the findings again whenever a file is saved."),
      Example(
        command: "stringsctl lint --fix --diff",
        explanation: "Shows what the safe fixes would change."),
      Example(
        command: "stringsctl lint --overrides built-in Custom.bundle",
        explanation: "Checks texts that replace those of the sign-in screens."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Nothing was found that fails."),
      ExitStatusNote(
        .findings, "An error was found, a warning under --strict, or too little coverage."),
      ExitStatusNote(.failure, "A file could not be read or understood, or there was none."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitStatus {
    guard invocation[LintWatch.watch] else {
      return try await look(invocation).status
    }
    return try await LintWatch(invocation).run()
  }

  /// What came of looking at the project once.
  struct Outcome {
    var status: ExitStatus
    /// What was found; nil where only differences were asked for.
    var report: LintReport?
  }

  /// What is kept from one look at the project to the next.
  struct Memory {
    /// The files that were read.
    let files = LoadedFiles()
    /// What was found in them.
    let findings = LintMemory()
  }

  /// Looks at the project once and writes the report.
  ///
  /// - Parameters:
  ///   - memory: What is known of earlier readings.
  ///   - beforeOutput: Called before anything is written, perhaps more than once.
  static func look(
    _ invocation: Invocation, memory: Memory? = nil,
    beforeOutput: () throws(CommandFailure) -> Void = { () throws(CommandFailure) in }
  ) async throws(CommandFailure) -> Outcome {
    let paths = try paths(invocation)
    let configuration = try ConfigurationInput.read(paths, invocation, beforeReport: beforeOutput)
    let isLenient = invocation[inBuild] && configuration.build != .fail
    var options = try options(configuration, invocation)
    let progress =
      memory == nil ? Progress("linting \(paths.joined(separator: " "))", invocation) : nil
    let baseline = try LintBaseline(invocation)
    if invocation.isGiven(LintBase.since), invocation.isGiven(LintBaseline.write) {
      throw invocation.refusal("--since finds too little for --write-baseline.")
    }
    let files = ReadFiles()
    var input = try await ProjectInput.read(
      paths, inputFormat: invocation[type] ?? .strings, configuration: configuration, files: files,
      memory: memory?.files, jobs: options.jobs, invocation: invocation)
    // A target all of whose texts are left out has nothing that is wrong.
    if invocation[inBuild] { input.leftOutOperands = [] }
    options.overrides = try await overrideBase(options, invocation)
    options.since = try await LintBase.read(paths, jobs: options.jobs, invocation)
    let code = try await LintCode.read(
      configuration, input, isWhole: paths.contains { TableFormat(path: $0) == nil }, options,
      invocation)
    options.code = code.usage
    let reporter = try reporter(invocation)
    options.makesFixes = LintFixes.areWanted(invocation) || reporter.showsFixes
    memory?.findings.begin(with: configuration)
    let linter = Linter(options, memory: memory?.findings)
    var report: LintReport
    var isIncomplete = false
    if LintFixes.areWanted(invocation) {
      guard !paths.contains("-") else {
        throw invocation.refusal("standard input cannot be fixed.")
      }
      var fixes = await LintFixes(input, files, jobs: options.jobs, invocation) {
        var report = await linter.lint($0)
        baseline.apply(to: &report, of: $0, by: linter)
        return report
      }
      progress?.end()
      if invocation[LintFixes.diff] {
        let isIncomplete = input.complain()
        let hasChanges = try fixes.show()
        if isIncomplete || !fixes.report.unreadableFiles.isEmpty {
          return Outcome(status: .failure)
        }
        return Outcome(status: hasChanges ? .findings : .clean)
      }
      isIncomplete = !fixes.write()
      report = fixes.report
    } else {
      report = await linter.lint(input.project)
      baseline.apply(to: &report, of: input.project, by: linter)
      progress?.end()
    }
    if reporter.showsCoverage, options.overrides == nil {
      report.coverage = await CoverageMeter(options).measure(input.project)
    }
    try beforeOutput()
    let isAccepted = try baseline.write(&report, of: input.project, by: linter, invocation)

    if isLenient {
      for index in report.diagnostics.indices where report.diagnostics[index].severity == .error {
        report.diagnostics[index].severity = .warning
      }
    }
    isIncomplete = input.complain() || isIncomplete
    isIncomplete = code.complain() || isIncomplete
    if !invocation[Shared.quiet] {
      SourceNotes.complain(report.sourceNotes, wanted: options.source)
    }
    let context = ReportContext(
      currentFolder: Terminal.currentFolder,
      usesColor: !invocation.isGiven(Shared.output)
        && Terminal.usesColor(invocation[Shared.color]),
      terminalWidth: Terminal.outputIsTerminal ? Terminal.width : nil,
      toolVersion: Release.version)
    let bytes = reporter.init().report(report, context)
    if !bytes.isEmpty || invocation.isGiven(Shared.output) {
      try Shared.deliver(bytes, invocation)
    }
    reportHidden(report)
    let isBelowSaid = report.diagnostics.contains { $0.rule == "coverage-below" }
    if !isBelowSaid { CoverageCommand.complain(of: report.shortfalls) }
    if isIncomplete { return Outcome(status: .failure, report: report) }
    if isLenient { return Outcome(status: .clean, report: report) }
    if !report.unreadableFiles.isEmpty { return Outcome(status: .failure, report: report) }
    let status = status(report, invocation)
    return Outcome(
      status: isAccepted && report.shortfalls.isEmpty || status != .clean ? status : .findings,
      report: report)
  }

  /// The reporter that is asked for.
  private static func reporter(
    _ invocation: Invocation
  ) throws(CommandFailure) -> any Reporter.Type {
    let name =
      invocation[format]
      ?? (Terminal.outputIsTerminal && !invocation.isGiven(Shared.output) ? "text" : "xcode")
    guard let reporter = ReporterRegistry.reporter(named: name) else {
      throw invocation.refusal("there is no format '\(name)'.")
    }
    return reporter
  }

  /// The status for a run in which everything could be read.
  private static func status(_ report: LintReport, _ invocation: Invocation) -> ExitStatus {
    let warnings = report.count(.warning)
    if report.count(.error) > 0 { return .findings }
    if invocation[strict], warnings > 0 { return .findings }
    if let limit = invocation[maxWarnings], warnings > Int(clamping: limit) { return .findings }
    return .clean
  }

  /// Names the files that could not be understood although no finding says so, because the rules
  /// that would were left out.
  private static func reportHidden(_ report: LintReport) {
    let named = Set(report.diagnostics.filter { $0.severity == .error }.map(\.file))
    for file in report.unreadableFiles where !named.contains(file) {
      Terminal.complain(
        "\(Argument(file).displayText): could not be understood whole; see rule 'syntax-error'")
    }
  }

  private static func options(
    _ configuration: Configuration, _ invocation: Invocation
  ) throws(CommandFailure) -> LintOptions {
    var options = LintOptions()
    options.source = invocation[Shared.source]
    options.apply(configuration, currentFolder: Terminal.currentFolder)
    options.jobs = Shared.jobCount(invocation)
    options.coverageMinimums = CoverageCommand.minimums(invocation)
    options.only = try RuleSelection.ids(invocation[only], invocation)
    options.disabled = try RuleSelection.ids(invocation[disable], invocation)
    for assignment in invocation[severity] {
      let id = try RuleSelection.id(assignment.rule, invocation)
      guard let severity = assignment.severity else {
        options.disabled.insert(id)
        continue
      }
      options.severities[id] = severity
    }
    // What hides a finding under --strict has to say why.
    let reasons = "suppression-without-reason"
    if invocation[strict], options.severities[reasons] == nil,
      options.ruleSettings[reasons]?.level == nil
    {
      options.severities[reasons] = .warning
    }
    return options
  }

  /// What the texts override, if that is asked for.
  private static func overrideBase(
    _ options: LintOptions, _ invocation: Invocation
  ) async throws(CommandFailure) -> OverrideBase? {
    guard let argument = invocation[overrides] else { return nil }
    let path = try Shared.text(argument, of: invocation)
    guard path != "built-in" else { return await OverrideBase.builtIn() }
    let shown = argument.displayText
    guard path != "-" else {
      throw invocation.refusal("--overrides takes a file, a folder or 'built-in'.")
    }
    let input = try await ProjectInput.read([path], jobs: options.jobs, invocation: invocation)
    if let failure = input.project.failures.first {
      throw .stopped(
        "the base '\(shown)' cannot be read: \(Argument(failure.path).displayText):"
          + " \(failure.description)")
    }
    guard input.emptyOperands.isEmpty else {
      throw .stopped("the base '\(shown)' has no localization file")
    }
    let base = OverrideBase(input.project, source: options.source)
    if let file = base.damagedFiles.first {
      throw .stopped(
        "the base '\(shown)' cannot be compared with: \(Argument(file).displayText) could not be"
          + " understood whole")
    }
    return base
  }

  static func paths(_ invocation: Invocation) throws(CommandFailure) -> [String] {
    var result: [String] = []
    for argument in invocation[Shared.paths] {
      result.append(try Shared.text(argument, of: invocation))
    }
    if let list = invocation[filesFrom] {
      result += try pathsInList(try Shared.text(list, of: invocation))
      if result.isEmpty { throw .stopped("the list of files is empty") }
    }
    return result.isEmpty ? ["."] : result
  }

  private static func pathsInList(_ path: String) throws(CommandFailure) -> [String] {
    do throws(FileError) {
      let bytes =
        path == "-" ? try FileContents.standardInput() : try FileContents(path: path).bytes
      return bytes.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
        .map { String(decoding: $0, as: UTF8.self) }
    } catch {
      throw Shared.failure(error)
    }
  }
}
