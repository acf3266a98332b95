import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

/// `stringsctl extract`
enum ExtractCommand {
  static let noCache = Flag("no-cache", help: "Read every source anew.")
  static let into = OptionList<Argument>(
    "into", short: "i", value: "FILE", completion: .file,
    help: "Add the keys to this '.strings' or '.xcstrings' file, which tells the table; repeatable."
      + " A file that is not there is made.")
  static let check = Flag(
    "check", help: "Write nothing; the exit status is 1 if a file of '--into' lacks something.")

  static let command = Command(
    "extract", abstract: "Finds the keys that code names, and adds them to tables.",
    discussion: [
      "Reads Swift, Objective-C and C: the functions and macros of Foundation, the initialisers and"
        + " modifiers of SwiftUI, App Intents, and what the scanned code declares with a localization"
        + " type. Functions of the project's own are named under 'extract.functions' of the"
        + " configuration.",
      "With --into, keys that a table lacks are added as 'genstrings' or Xcode would add them. Texts that"
        + " are there never change, and comments only where there is none, or one that Xcode made up."
        + " A placeholder comment such as 'No comment provided by engineer.' is not written. In a"
        + " catalog, keys that nothing names are marked as stale unless they were added by hand, and"
        + " those that are named again no longer; see 'stringsctl keys --prune' for removing them.",
      ConfigurationInput.discussion,
    ],
    parameters: [
      into, check, Shared.source, ConfigurationInput.config, KeysCommand.format, Shared.output,
      noCache, Shared.jobs, KeysCommand.sources,
    ],
    examples: [
      Example(
        command: "stringsctl extract Sources --format json",
        explanation: "Lists every place that names a key."),
      Example(
        command: "stringsctl extract Sources --into Localizable.xcstrings",
        explanation: "Brings a catalog up to date."),
      Example(
        command: "stringsctl extract --into en.lproj/Localizable.strings --check",
        explanation: "Fails if a table lacks a key."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The keys were listed, or the files are up to date."),
      ExitStatusNote(.findings, "With --check: a file is not up to date."),
      ExitStatusNote(
        .failure, "A source or table could not be read or understood, or a table not be written."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) async throws(CommandFailure) -> ExitStatus {
    let operands = try KeysCommand.texts(invocation[KeysCommand.sources], invocation)
    let targets = try KeysCommand.texts(invocation[into], invocation)
    if invocation[check], targets.isEmpty {
      throw invocation.refusal("'--check' looks at the files of '--into'.")
    }
    let configuration = try ConfigurationInput.read(operands, invocation)
    let sources = await SourceInput.read(
      operands.isEmpty ? ["."] : operands, configuration, jobs: Shared.jobCount(invocation),
      usesCache: !invocation[noCache])
    let isIncomplete = sources.complain()
    if !invocation[Shared.quiet] { sources.complainOfProblems() }
    guard !targets.isEmpty else {
      let report = ExtractionReport(sources)
      switch invocation[KeysCommand.format] {
      case .text: try Shared.deliver(Array(report.text.utf8), invocation)
      case .json: try Shared.deliver(report.json, invocation)
      }
      return isIncomplete ? .failure : .clean
    }
    guard !isIncomplete else {
      throw .stopped("no file was changed, for not all of the code could be read")
    }
    return try await update(targets, sources, configuration, invocation)
  }

  // MARK: Updating

  /// Works out the contents of all files before any is written.
  private static func update(
    _ targets: [String], _ sources: SourceInput, _ configuration: Configuration,
    _ invocation: Invocation
  ) async throws(CommandFailure) -> ExitStatus {
    var changed: [UpdatedFile] = []
    var said: Set<Int> = []
    for path in targets {
      let file = try await UpdatedFile(path, sources, configuration, invocation)
      if file.isChanged { changed.append(file) }
      if !invocation[Shared.quiet] { file.complain(&said) }
    }
    if invocation[check] {
      for file in changed {
        Terminal.complain(
          "\(Argument(file.path).displayText): is out of date (\(file.summary)); run the same"
            + " command without '--check'")
      }
      return changed.isEmpty ? .clean : .findings
    }
    for file in changed {
      try file.write()
      if invocation[Shared.verbose] {
        Terminal.complain("\(Argument(file.path).displayText): \(file.summary)")
      }
    }
    return .clean
  }
}

/// A table with the keys of the code, before it is written.
private struct UpdatedFile {
  /// The path as it was given.
  let path: String
  private let difference: KeyDifference
  private let changes: CatalogUpdate
  private var present: EditableFile?
  /// The bytes of a file that is made.
  private var made: [UInt8]?

  init(
    _ path: String, _ sources: SourceInput, _ configuration: Configuration,
    _ invocation: Invocation
  ) async throws(CommandFailure) {
    self.path = path
    let shown = Argument(path).displayText
    let format = TableFormat(path: path)
    guard let format, format != .stringsdict else {
      throw .stopped("\(shown): keys are added to '.strings' and '.xcstrings' files")
    }
    let source = invocation[Shared.source] ?? configuration.source
    let isThere = FileDiscovery([path]).failures.isEmpty
    let layout = ProjectLayout(files: [path])
    var tables: [KeyTable] = []
    if isThere {
      let file = try EditableFile(contents: EditableFile.read(path))
      present = file
      let project = await ProjectLoader(jobs: 1).load(layout)
      if let failure = project.failures.first { throw Shared.failure(failure) }
      tables = KeyTable.tables(of: project, source: source.map { LocaleIdentifier($0) })
    }
    let name = path.tableName
    if tables.isEmpty { tables = [KeyTable(name: name, folder: "", files: [path], keys: [])] }
    var options = KeyDifference.Options(scanned: sources.files)
    options.expectsInterfaces = true
    options.hasAllTables = false
    options.isIgnored = { configuration.ignoresUnused($0) }
    let difference = KeyDifference(tables, sources.files, options: options)
    let changes = CatalogUpdate(difference, table: 0, named: tables[0].name)
    self.difference = difference
    self.changes = changes
    let document: EditableFile.Document
    if let present {
      document = present.document
    } else {
      document = try Self.empty(format, source ?? "en")
    }
    let bytes = try Self.bytes(of: document, changes, present, shown)
    if present != nil {
      try present?.replace(by: bytes)
    } else if !changes.additions.isEmpty {
      made = bytes
    }
  }

  private static func bytes(
    of document: EditableFile.Document, _ changes: CatalogUpdate, _ file: EditableFile?,
    _ shown: String
  ) throws(CommandFailure) -> [UInt8] {
    func stopped(_ refusal: some EditRefusal) -> CommandFailure {
      .stopped(file.map { refusal.sentence(in: $0) } ?? "\(shown): cannot be made")
    }
    switch document {
    case .strings(let document):
      do throws(StringsEditError) {
        return try changes.bytes(updating: document)
      } catch { throw stopped(error) }
    case .catalog(let document):
      do throws(XCStringsEditError) {
        return try changes.bytes(updating: document)
      } catch { throw stopped(error) }
    case .dictionary:
      throw .stopped("\(shown): keys are added to '.strings' and '.xcstrings' files")
    }
  }

  /// What a file that is made begins with.
  private static func empty(
    _ format: TableFormat, _ source: String
  ) throws(CommandFailure) -> EditableFile.Document {
    let text =
      switch format {
      case .strings, .stringsdict: ""
      case .xcstrings:
        "{\n  \"sourceLanguage\" : \(String(decoding: JSONEscapes.quoted(source), as: UTF8.self)),\n  \"strings\" : {\n\n  },\n"
          + "  \"version\" : \"1.0\"\n}"
      }
    guard let source = try? SourceText(utf8: text) else {
      throw .stopped("the new file cannot be made")
    }
    return format == .xcstrings
      ? .catalog(XCStringsDocument(source)) : .strings(StringsDocument(source))
  }

  var isChanged: Bool { made != nil || present?.isChanged ?? false }

  /// What is new, in a few words.
  var summary: String {
    let count = changes.additions.count
    return "\(count) new \(count == 1 ? "key" : "keys")"
  }

  func write() throws(CommandFailure) {
    guard let made else {
      try present?.write()
      return
    }
    do throws(FileError) {
      try AtomicFile.write(made, to: path)
    } catch {
      throw Shared.failure(error)
    }
  }

  /// Says what the code leaves open, once for each place.
  func complain(_ said: inout Set<Int>) {
    for place in changes.conflicts where said.insert(place).inserted {
      complain(place, "the key has another text elsewhere; the first one counts")
    }
    for place in changes.guesses where said.insert(place).inserted {
      complain(
        place, "the type of an argument is not known; '%@' stands for it in the key that is added")
    }
    let count = difference.elsewhere.count { missing in
      missing.table?.hasSameCodeUnits(as: difference.tables[0].name) ?? false
    }
    if count > 0 {
      Terminal.complain(
        "\(Argument(path).displayText): \(count) \(count == 1 ? "key" : "keys") of other modules"
          + " left out; see 'stringsctl keys'")
    }
  }

  private func complain(_ place: Int, _ message: String) {
    let occurrence = difference.occurrences[place]
    Terminal.report(
      "\(Argument(occurrence.file).displayText):\(occurrence.place): warning: \(message)")
  }
}

extension String {
  /// The last part of a path without its extension.
  fileprivate var tableName: String {
    let name = lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
