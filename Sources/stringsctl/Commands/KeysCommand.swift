import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

/// `stringsctl keys`
enum KeysCommand {
  static let sources = OperandList<Argument>(
    "SOURCE", defaultText: "the current folder", completion: .file,
    help: "Files and folders with source code.")
  static let catalogs = OptionList<Argument>(
    "catalog", short: "c", value: "PATH", defaultText: "what lies below the sources",
    completion: .file,
    help:
      "A string catalog, a '.strings' or '.stringsdict' file, or a folder with some; repeatable.")
  static let prune = Flag("prune", help: "Remove the unused keys in all locales.")
  static let yes = Flag("yes", short: "y", help: "Do not ask before keys are removed.")
  static let format = DefaultedOption<ResultFormat>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the result.")

  /// How a result is written.
  enum ResultFormat: String, EnumeratedParameterValue, CaseIterable {
    case text
    case json
  }

  static let command = Command(
    "keys", abstract: "Compares the keys that code names with those of catalogs.",
    discussion: [
      "Missing is a key that code names and no table has, unused one that no code names, mismatched one"
        + " with other arguments than the code has, such as '%@ items' for '%lld items'.",
      "Undeterminable is a key that perhaps something names: one that fits a key composed at run time,"
        + " as 'state.on' fits \"state.\\(name)\", one in whose table a variable is looked up, and one that"
        + " only code names that is never compiled. Such keys never count as unused. A comment beside"
        + " the code says which keys it names: 'stringsctl:keys state.*, title in Errors -- why'.",
      "Functions of the project's own are named under 'extract.functions' of the configuration, keys that"
        + " something else than code names under 'extract.ignore-unused'. Keys of storyboards, Info.plist,"
        + " settings and App Shortcuts are never unused unless what names them was read.",
      "Code below a folder 'Sources' belongs to its module. Keys of a module without a table here are"
        + " listed apart and do not count as missing. Accessors that 'generate swift' wrote count where"
        + " they are used.",
      ConfigurationInput.discussion,
    ],
    parameters: [
      catalogs, prune, yes, Shared.source, ConfigurationInput.config, format, Shared.output,
      ExtractCommand.noCache, Shared.jobs, sources,
    ],
    examples: [
      Example(
        command: "stringsctl keys Sources --catalog Localizable.xcstrings",
        explanation: "Lists what is missing and what nobody needs."),
      Example(
        command: "stringsctl keys --prune --yes",
        explanation: "Removes unused keys below the current folder without asking."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Nothing is missing, unused or mismatched."),
      ExitStatusNote(.findings, "A key is missing, unused or mismatched."),
      ExitStatusNote(
        .failure, "A source or catalog could not be read or understood, or there was none."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitStatus {
    let operands = try texts(invocation[sources], invocation)
    let paths = try texts(invocation[catalogs], invocation)
    let configuration = try ConfigurationInput.read(operands, invocation)
    let usage = try await KeyUsage.read(
      operands, catalogs: paths.isEmpty ? operands : paths, configuration, invocation)
    let isIncomplete = usage.complain(invocation)
    let difference = usage.difference
    let report = KeyReport(difference)
    var bytes: [UInt8] = []
    switch invocation[format] {
    case .text: bytes = Array(report.text(isVerbose: invocation[Shared.verbose]).utf8)
    case .json: bytes = report.json
    }
    try Shared.deliver(bytes, invocation)
    var hasUnused = !difference.unused.isEmpty
    if invocation[prune], hasUnused {
      guard !isIncomplete else {
        throw .stopped("no key was removed, for what names them could not be read whole")
      }
      guard try isAgreed(difference, invocation) else {
        throw .stopped("no key was removed")
      }
      try removeUnused(difference)
      hasUnused = false
    }
    if isIncomplete { return .failure }
    return difference.missing.isEmpty && difference.mismatched.isEmpty && !hasUnused
      ? .clean : .findings
  }

  /// Words of the command line as texts; the current folder if there is none among the operands.
  static func texts(
    _ arguments: [Argument], _ invocation: Invocation
  ) throws(CommandFailure) -> [String] {
    var result: [String] = []
    for argument in arguments { result.append(try Shared.text(argument, of: invocation)) }
    return result
  }

  // MARK: Removing

  private static func isAgreed(
    _ difference: KeyDifference, _ invocation: Invocation
  ) throws(CommandFailure) -> Bool {
    if invocation[yes] { return true }
    guard Terminal.inputIsTerminal, Terminal.errorIsTerminal else {
      throw invocation.refusal("without a terminal to ask on, '--prune' needs '--yes'.")
    }
    let count = difference.unused.count
    let files = Set(difference.unused.flatMap { difference.tables[$0.table].files }).count
    return try Terminal.asks(
      "Remove \(count) unused \(count == 1 ? "key" : "keys") from \(files)"
        + " \(files == 1 ? "file" : "files")?")
  }

  /// Removes the unused keys from every file of their tables. All changes are made before any file is written.
  private static func removeUnused(_ difference: KeyDifference) throws(CommandFailure) {
    var changed: [EditableFile] = []
    for (index, table) in difference.tables.enumerated() {
      let keys = difference.unused.filter { $0.table == index }.map { difference.key($0).text }
      guard !keys.isEmpty else { continue }
      for path in table.files {
        var file = try EditableFile(contents: EditableFile.read(path))
        let present = Set(file.document.keys.map { Array($0.utf8) })
        let wanted = keys.filter { present.contains(Array($0.utf8)) }
        guard !wanted.isEmpty else { continue }
        try file.remove(wanted)
        changed.append(file)
      }
    }
    for file in changed { try file.write() }
  }
}

extension EditableFile {
  /// Removes keys, all of which are there.
  fileprivate mutating func remove(_ keys: [String]) throws(CommandFailure) {
    if case .catalog(let document) = document {
      return try change { () throws(XCStringsEditError) in try document.edits(removingKeys: keys) }
    }
    for key in keys { try remove(key) }
  }
}
