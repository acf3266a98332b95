import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl rename`
enum RenameCommand {
  static let old = Operand<Argument>("OLD", help: "The key as it is.")
  static let new = Operand<Argument>("NEW", help: "The key as it is to be.")

  static let command = Command(
    "rename", abstract: "Renames a key.",
    discussion: [
      "Every definition of the key is renamed, each in its own quoting. A key that is there already"
        + " is never overwritten. In a catalog the key moves to where its new name belongs, with all"
        + " its translations."
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
    var file = try EditableFile(invocation)
    let old = try Shared.text(invocation[old], of: invocation)
    let new = try Shared.text(invocation[new], of: invocation)
    switch file.document {
    case .strings(let document):
      try file.change { () throws(StringsEditError) in
        try document.edits(renamingKey: old, to: new)
      }
    case .dictionary(let document):
      try file.change { () throws(StringsDictEditError) in
        try document.edits(renamingKey: old, to: new)
      }
    case .catalog(let document):
      try file.change { () throws(XCStringsEditError) in
        try document.edits(renamingKey: old, to: new)
      }
    }
    try file.write()
    return .clean
  }
}
