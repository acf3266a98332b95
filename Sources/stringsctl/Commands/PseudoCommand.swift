import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl pseudo`
enum PseudoCommand {
  static let output = Option<Argument>(
    "output", short: "o", value: "FOLDER", defaultText: "beside the sources", completion: .file,
    help: "Write to this folder and leave the sources alone; '-' prints the only file.")
  static let locale = Option<String>(
    "locale", short: "l", value: "LOCALE", defaultText: "en-XA, with --rtl ar-XB",
    help: "The locale to write, which gives a bundle its '.lproj' folder.")
  static let rtl = Flag("rtl", help: "Make words run from right to left, as in Arabic.")
  static let expand = Option<UInt>(
    "expand", value: "PERCENT", defaultText: "30",
    help: "How much longer long texts become; short ones up to three times as much. 0 for none.")
  static let noAccents = Flag("no-accents", help: "Leave letters without accents.")
  static let noBrackets = Flag("no-brackets", help: "Put no brackets around texts.")
  static let dryRun = Flag("dry-run", help: "Write nothing; name the files that would be written.")
  static let force = Flag("force", help: "Replace files of a locale that people translate into.")
  static let type = Option<TableFormat>(
    "type", value: "TYPE", defaultText: "strings", help: "What standard input holds.")

  static let command = Command(
    "pseudo", abstract: "Makes texts of a language that does not exist, to test with.",
    discussion: [
      "'Delete %d files?' becomes '[Ðéļéţé %d ƒîļéš? one two]': texts without accents do not come from a"
        + " table, texts without a closing bracket are cut off, and what is longer shows where the"
        + " layout has no room. Placeholders, references, tags, entities, targets of links, addresses,"
        + " escapes and what Foundation inflects stay as they are, and white space at the ends stays"
        + " outside of the brackets.",
      "The texts of the source language go to a new '.lproj' folder beside theirs, and into a catalog"
        + " as one more locale; other bytes of the catalog stay. With --output nothing is written beside"
        + " the sources. Files of en-XA, ar-XB and other locales for private use are made anew each time;"
        + " those of any other locale are replaced only with --force.",
      "Run the app with '-AppleLanguages (en-XA)' to see it. '-' reads standard input and prints.",
    ],
    parameters: [
      output, locale, Shared.source, rtl, expand, noAccents, noBrackets, dryRun, force, type,
      Shared.jobs,
      Shared.paths,
    ],
    examples: [
      Example(
        command: "stringsctl pseudo Resources",
        explanation: "Adds en-XA to every bundle and catalog below a folder."),
      Example(
        command: "stringsctl pseudo Resources --rtl -o Test/Resources",
        explanation: "Writes texts that run from right to left to another folder."),
      Example(
        command: "stringsctl pseudo en.lproj/Localizable.strings -o -",
        explanation: "Prints one table."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Everything was written."),
      ExitStatusNote(
        .failure, "A file could not be read, understood or written; see the message."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitStatus {
    var localization = PseudoLocalization()
    localization.hasAccents = !invocation[noAccents]
    localization.hasBrackets = !invocation[noBrackets]
    localization.isRightToLeft = invocation[rtl]
    localization.expansion = Int(clamping: invocation[expand] ?? 30)
    let target = invocation[locale].map { LocaleIdentifier($0) } ?? localization.defaultLocale
    try check(target, invocation)
    let paths = try Shared.pathTexts(invocation)
    let input = try await ProjectInput.read(
      paths, inputFormat: invocation[type] ?? .strings, jobs: Shared.jobCount(invocation),
      invocation: invocation)
    return try write(input, localization, target, invocation)
  }

  private static func check(
    _ target: LocaleIdentifier, _ invocation: Invocation
  ) throws(CommandFailure) {
    switch target.form {
    case .canonical, .alias: return
    case .base, .legacyName, .invalid:
      throw invocation.refusal(
        "'\(target.spelling.escapedForDisplay)' is not a language tag such as 'en-XA'.")
    }
  }

  private static func write(
    _ input: ProjectInput, _ localization: PseudoLocalization, _ target: LocaleIdentifier,
    _ invocation: Invocation
  ) throws(CommandFailure) -> ExitStatus {
    var folder: String?
    if let argument = invocation[output] { folder = try Shared.text(argument, of: invocation) }
    let isPrinted = folder == "-"
    let plan = PseudoPlan(
      input.project, localization, locale: target,
      source: invocation[Shared.source].map { LocaleIdentifier($0) },
      folder: isPrinted ? nil : folder)
    guard !complain(of: plan, input) else { return .failure }
    let fromInput = plan.files.filter { $0.source == "-" }
    let files = plan.files.filter { $0.source != "-" }
    if isPrinted || !fromInput.isEmpty {
      guard plan.files.count == 1, let only = plan.files.first else {
        throw .stopped(
          "\(plan.files.count) files would be printed: name one file, or a folder with '-o'")
      }
      try Terminal.writeFile(only.bytes)
      return .clean
    }
    guard !files.isEmpty else {
      throw .stopped("there is no text in the source language here: name it with '--source'")
    }
    if invocation[dryRun] {
      for file in files { try Terminal.write("\(Argument(file.path).displayText)\n") }
      return .clean
    }
    try refuseReplacing(files, target, invocation)
    for file in files { try write(file, invocation) }
    return .clean
  }

  /// Says what could not be read or understood; true if there was any of that.
  private static func complain(of plan: PseudoPlan, _ input: ProjectInput) -> Bool {
    let isIncomplete = input.complain()
    for fault in plan.faults { Terminal.complain(fault.description) }
    for path in plan.bundlesWithoutSource {
      let shown = path.isEmpty ? "this folder" : Argument(path).displayText
      Terminal.complain(
        "\(shown): there is no table in the source language: name it with '--source'")
    }
    for path in plan.collisions {
      Terminal.complain(
        "\(Argument(path).displayText): more than one file would be written here; name fewer inputs"
      )
    }
    return isIncomplete || !plan.faults.isEmpty || !plan.bundlesWithoutSource.isEmpty
      || !plan.collisions.isEmpty
  }

  private static func refuseReplacing(
    _ files: [PseudoPlan.File], _ target: LocaleIdentifier, _ invocation: Invocation
  ) throws(CommandFailure) {
    guard !invocation[force], !PseudoLocalization.isPseudo(target) else { return }
    for file in files where AtomicFile.exists(file.path) {
      throw .stopped(
        "\(Argument(file.path).displayText): exists already, and people translate into"
          + " '\(target.spelling.escapedForDisplay)': replace its texts with '--force'")
    }
  }

  private static func write(
    _ file: PseudoPlan.File, _ invocation: Invocation
  ) throws(CommandFailure) {
    do throws(FileError) {
      if let slash = file.path.lastIndex(of: "/") {
        try AtomicFile.makeFolder(String(file.path[..<slash]))
      }
      try AtomicFile.write(file.bytes, to: file.path, replacing: try stamp(of: file))
    } catch {
      throw Shared.failure(error)
    }
    if invocation[Shared.verbose] {
      Terminal.complain("\(Argument(file.path).displayText): written")
    }
  }

  /// The state of a file that is changed in its place; nil for a new one.
  private static func stamp(of file: PseudoPlan.File) throws(FileError) -> FileStamp? {
    guard let original = file.original else { return nil }
    let contents = try FileContents(path: file.path)
    guard contents.bytes == original else {
      throw FileError(path: file.path, reason: .changedUnderneath)
    }
    return contents.stamp
  }
}
