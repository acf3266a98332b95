import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl fmt`
enum FormatCommand {
  static let check = Flag("check", help: "Write nothing; name the files that would change.")
  static let diff = Flag("diff", help: "Write nothing; show what would change.")
  static let sort = Flag(
    "sort",
    help: "Sort entries by key too, in a catalog all members; section comments stay where they are."
  )

  static let command = Command(
    "fmt", abstract: "Writes files in canonical spelling.",
    discussion: [
      "Canonical is \"key\" = \"value\"; with double quotes and no needless escape, no blanks at line"
        + " ends, at most one blank line in a row and a line break at the end. What the file means,"
        + " its comments, encoding and line breaks stay.",
      "Property lists get the layout of Apple's own writer, string catalogs that of Xcode."
        + " Comments, and members that the format does not define, stay.",
      "A file with a syntax error is left alone. Bare words stay in tables named InfoPlist.",
    ],
    parameters: [check, diff, sort, Shared.paths],
    examples: [
      Example(command: "stringsctl fmt", explanation: "Formats everything below this folder."),
      Example(
        command: "stringsctl fmt --check Resources",
        explanation: "Fails if a file is not canonical."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Everything is canonical now."),
      ExitStatusNote(.findings, "With --check or --diff: some file is not canonical."),
      ExitStatusNote(.failure, "A file could not be read, understood or written."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let discovery = FileDiscovery(try Shared.pathTexts(invocation))
    for failure in discovery.failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    var status = discovery.failures.isEmpty ? ExitStatus.clean : .failure
    guard !discovery.files.isEmpty || status == .failure else {
      throw .stopped("no '.strings', '.stringsdict' or '.xcstrings' file here")
    }
    for path in discovery.files {
      do throws(CommandFailure) {
        guard try format(path, invocation) else { continue }
        if invocation[check] || invocation[diff], status == .clean { status = .findings }
      } catch {
        Terminal.complain(error.message)
        status = .failure
      }
    }
    return status
  }

  /// Formats one file; true if it was not canonical. Binary property lists and tables in XML form are
  /// passed over.
  private static func format(
    _ path: String, _ invocation: Invocation
  ) throws(CommandFailure) -> Bool {
    let contents = try EditableFile.read(path)
    guard EditableFile.obstacle(to: contents) == nil else { return false }
    var file = try EditableFile(contents: contents)
    let edits = try edits(for: file, isSorting: invocation[sort])
    guard !edits.isEmpty else { return false }
    let shown = Argument(path).displayText
    if invocation[diff] {
      let hunks = UnifiedDiff(file.document.source, edits: edits).hunks
      try Terminal.write("--- \(shown)\n+++ \(shown)\n\(hunks)")
    } else if invocation[check] {
      try Terminal.write("\(shown)\n")
    } else {
      try file.apply(edits)
      try file.write()
      if invocation[Shared.verbose] { Terminal.complain("\(shown): formatted") }
    }
    return true
  }

  private static func edits(
    for file: EditableFile, isSorting: Bool
  ) throws(CommandFailure) -> [TextEdit] {
    let order = isSorting ? KeyOrder.isOrdered : nil
    switch file.document {
    case .strings(let document):
      let isInfoPlist = file.path.hasSuffix("InfoPlist.strings")
      let formatter = StringsFormatter(keepsUnquotedTokens: isInfoPlist, order: order)
      return try file.edits { () throws(StringsEditError) in
        try formatter.edits(for: document)
      }
    case .dictionary(let document):
      return try file.edits { () throws(StringsDictEditError) in
        try document.edits(formattedBy: PropertyListFormatter(order: order))
      }
    case .catalog(let document):
      return try file.edits { () throws(XCStringsEditError) in
        try XCStringsWriter(sortsMembers: isSorting).edits(for: document)
      }
    }
  }
}
