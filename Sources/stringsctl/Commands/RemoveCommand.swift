import CatalogSyntax
import CommandLineTool

/// `stringsctl remove`
enum RemoveCommand {
  static let key = Operand<Argument>("KEY", help: "The key, without quotes and escapes.")

  static let command = Command(
    "remove", abstract: "Removes a key.",
    discussion: [
      "Every definition of the key goes, with the comments directly above it and behind it on its"
        + " line. A header at the top of the file stays."
    ],
    parameters: [Shared.file, key],
    examples: [
      Example(
        command: "stringsctl remove en.lproj/Localizable.strings old.title",
        explanation: "Removes one key.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let file = try StringsFile(try Shared.text(invocation[Shared.file], of: invocation))
    let key = try Shared.text(invocation[key], of: invocation)
    try file.edit { document throws(StringsEditError) in
      try document.edits(removingKey: key)
    }
    return .clean
  }
}
