import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl remove`
enum RemoveCommand {
  static let key = Operand<Argument>("KEY", help: "The key, without quotes and escapes.")
  static let locale = Option<String>(
    "locale", short: "l", value: "LOCALE", defaultText: "all locales",
    help: "Remove the key in this locale only; only for '.xcstrings'.")
  static let variation = Option<String>(
    "variation", value: "NAME",
    help: "Remove this variation only, such as 'plural.two'; in a catalog with '--locale', not for"
      + " '.strings'.")

  static let command = Command(
    "remove", abstract: "Removes a key.",
    discussion: [
      "Every definition of the key goes, with the comments directly above it and behind it on its"
        + " line. A header at the top of the file stays."
    ],
    parameters: [locale, variation, Shared.file, key],
    examples: [
      Example(
        command: "stringsctl remove en.lproj/Localizable.strings old.title",
        explanation: "Removes one key."),
      Example(
        command: "stringsctl remove Localizable.xcstrings old.title --locale fr",
        explanation: "Removes the French translation of one key."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var file = try EditableFile(invocation)
    let key = try Shared.text(invocation[key], of: invocation)
    let variation = invocation[variation]
    switch file.document {
    case .strings:
      try EditOptions.refuseLocale(for: file, invocation)
      try EditOptions.refuseVariation(for: file, invocation)
      try file.remove(key)
    case .dictionary(let document):
      try EditOptions.refuseLocale(for: file, invocation)
      let change = StringsDictChange(document, key: key, variation: variation)
      try file.change { () throws(StringsDictEditError) in
        guard let place = change.variation else { return try document.edits(removingKey: key) }
        return try document.edits(removingVariation: place, forKey: key)
      }
    case .catalog(let document):
      guard invocation.isGiven(locale) || variation != nil else {
        try file.remove(key)
        break
      }
      guard invocation.isGiven(locale) else {
        throw file.stopped("say in which locale the variation is removed, with '--locale'")
      }
      let meant = try EditOptions.locale(in: document, of: file, invocation)
      try file.change { () throws(XCStringsEditError) in
        try document.edits(removingKey: key, locale: meant, variation: variation)
      }
    }
    try file.write()
    return .clean
  }
}
