import CatalogSyntax
import CommandLineTool

/// `stringsctl set`
enum SetCommand {
  static let key = Operand<Argument>("KEY", help: "The key, without quotes and escapes.")
  static let value = Operand<Argument>("VALUE", help: "The text, without quotes and escapes.")
  static let comment = Option<String>(
    "comment", short: "c", value: "TEXT", help: "The comment for translators above the entry.")

  static let command = Command(
    "set", abstract: "Sets the text of a key.",
    discussion: [
      "Only the bytes of the value change. A key that is not there is added behind the last entry,"
        + " spelled like the entries that are there. Setting the text that is there already changes"
        + " no byte."
    ],
    parameters: [comment, Shared.file, key, value],
    examples: [
      Example(
        command: "stringsctl set fr.lproj/Localizable.strings greeting 'Bonjour !'",
        explanation: "Sets one French text.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let file = try StringsFile(try Shared.text(invocation[Shared.file], of: invocation))
    let key = try Shared.text(invocation[key], of: invocation)
    let value = try Shared.text(invocation[value], of: invocation)
    let comment = invocation[comment]
    try file.edit { document throws(StringsEditError) in
      guard !document.indices(ofKey: key).isEmpty || document.hasDamagedEntry(forKey: key) else {
        return try document.edits(addingKey: key, value: value, comment: comment)
      }
      var edits = try document.edits(settingValue: value, forKey: key)
      if let comment { edits += try document.edits(settingComment: comment, forKey: key) }
      return edits
    }
    return .clean
  }
}
