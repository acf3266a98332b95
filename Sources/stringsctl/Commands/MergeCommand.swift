import CommandLineTool
import StringCatalog

/// `stringsctl merge`
enum MergeCommand {
  static let install = Flag(
    "install",
    help: "Print the settings that make git merge with this command, and do nothing else.")
  static let path = Option<Argument>(
    "path", value: "PATH", defaultText: "the path of OURS",
    help: "The name of the file in messages, and for its format; git knows it as '%P'.")
  static let type = Option<TableFormat>(
    "type", value: "TYPE", defaultText: "the extension of PATH, OURS, THEIRS or BASE",
    help: "The format of the files.")
  static let output = Option<Argument>(
    "output", short: "o", value: "FILE", defaultText: "OURS", completion: .file,
    help: "Write the result to a file; '-' is standard output.")
  static let base = OptionalOperand<Argument>(
    "BASE", completion: .file, help: "The common ancestor; an empty file if there is none.")
  static let ours = OptionalOperand<Argument>(
    "OURS", completion: .file, help: "The version that changes are put into.")
  static let theirs = OptionalOperand<Argument>(
    "THEIRS", completion: .file, help: "The version that changes are taken from.")

  static let command = Command(
    "merge", abstract: "Merges two versions of a file, key by key.",
    discussion: [
      "What one side changed is taken, what both changed alike is taken once. A conflict is only what"
        + " both changed differently: the value or the comment of a key in a '.strings' file, a text"
        + " or type of a variable in a '.stringsdict' file, a text with its state or another member"
        + " of a key in a catalog; also what one side removed and the other changed.",
      "In a conflict OURS stands and is marked: by the state 'needs_review' in a catalog, by a comment"
        + " 'merge conflict: …' elsewhere. Each conflict is listed on standard error. The file can"
        + " be read in any case. All of OURS that is not concerned keeps its bytes.",
      "If a version cannot be understood, nothing is written, and git leaves the conflict to you. One"
        + " of the three may be '-', standard input.",
    ],
    parameters: [install, path, type, output, base, ours, theirs],
    examples: [
      Example(
        command: "stringsctl merge --install",
        explanation: "Shows how git is told to merge with this command."),
      Example(
        command: "stringsctl merge base.xcstrings ours.xcstrings theirs.xcstrings -o -",
        explanation: "Shows a merged catalog."),
      Example(
        command: "stringsctl merge --path Localizable.strings .base .ours .theirs",
        explanation: "Merges files whose names do not say their format, as git has them."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The versions are merged."),
      ExitStatusNote(
        .findings, "They are merged, but for the conflicts that are listed and marked."),
      ExitStatusNote(.failure, "A version could not be read or understood; nothing was written."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    guard !invocation[install] else {
      guard invocation[base] == nil else {
        throw invocation.refusal("'--install' takes no files.")
      }
      try Terminal.write(MergeSettings.text)
      return .clean
    }
    let versions = try MergeInput(
      invocation, base: invocation[base], ours: invocation[ours], theirs: invocation[theirs],
      path: invocation[path], type: invocation[type])
    let merge = try versions.merged()
    for conflict in merge.conflicts {
      Terminal.report("\(versions.shownPath):\(conflict.place): \(conflict.message)")
    }
    try versions.deliver(merge.bytes, to: invocation[output], invocation)
    return merge.conflicts.isEmpty ? .clean : .findings
  }
}
