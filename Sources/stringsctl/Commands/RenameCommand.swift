import CatalogSyntax
import CommandLineTool

/// `stringsctl rename`
enum RenameCommand {
  static let old = Operand<Argument>("OLD", help: "The key as it is.")
  static let new = Operand<Argument>("NEW", help: "The key as it is to be.")

  static let command = Command(
    "rename", abstract: "Renames a key.",
    discussion: [
      "Every definition of the key is renamed, each in its own quoting. A key that is there already"
        + " is never overwritten."
    ],
    parameters: [Shared.file, old, new],
    examples: [
      Example(
        command: "stringsctl rename en.lproj/Localizable.strings title home.title",
        explanation: "Renames one key.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let file = try StringsFile(try Shared.text(invocation[Shared.file], of: invocation))
    let old = try Shared.text(invocation[old], of: invocation)
    let new = try Shared.text(invocation[new], of: invocation)
    try file.edit { document throws(StringsEditError) in
      try document.edits(renamingKey: old, to: new)
    }
    return .clean
  }
}
