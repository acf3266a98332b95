import CatalogSyntax
import CommandLineTool
import StringCatalog

/// The options that say which text of a key is meant, and which formats have them.
enum EditOptions {
  static let locale = Option<String>(
    "locale", short: "l", value: "LOCALE", defaultText: "the catalog's source language",
    help: "The locale that is meant; only for '.xcstrings'.")
  static let variation = Option<String>(
    "variation", value: "NAME",
    help: "The variation that is meant: 'plural.one', 'device.mac' or 'substitutions.n.one' in a"
      + " catalog, 'n.one' for the variable n in a '.stringsdict'; not for '.strings'.")

  /// Refuses an option that the format of a file does not have.
  static func refuse<Value>(
    _ option: Option<Value>, for file: EditableFile, because reason: String,
    _ invocation: Invocation
  ) throws(CommandFailure) {
    guard invocation.isGiven(option) else { return }
    throw file.stopped("\(reason): leave out '--\(option.parameter.name)'")
  }

  /// Refuses `--locale`.
  static func refuseLocale(
    for file: EditableFile, _ invocation: Invocation
  ) throws(CommandFailure) {
    try refuse(
      locale, for: file, because: "the file is of one locale, that of its folder", invocation)
  }

  /// Refuses `--variation`.
  static func refuseVariation(
    for file: EditableFile, _ invocation: Invocation
  ) throws(CommandFailure) {
    try refuse(
      variation, for: file, because: "a '.strings' file has no variations", invocation)
  }

  /// The locale that is meant in a catalog, as the catalog spells it.
  static func locale(
    in document: XCStringsDocument, of file: EditableFile, _ invocation: Invocation
  ) throws(CommandFailure) -> String {
    guard let wanted = invocation[locale] else {
      // What is wrong with a file that is no catalog is told by the edit.
      let root = document.json.isValid ? document.json.root : nil
      let hasKeys = root.flatMap { document.json.value(forKey: "strings", in: $0) } != nil
      guard document.sourceLanguage != nil || !hasKeys else {
        throw file.stopped("names no source language: say which locale is meant with '--locale'")
      }
      return document.sourceLanguage ?? ""
    }
    if let known = spelling(of: wanted, in: document) { return known }
    let identifier = LocaleIdentifier(wanted)
    switch identifier.form {
    case .canonical, .alias, .legacyName: return identifier.canonical
    case .base, .invalid:
      throw file.stopped(
        "'\(wanted.escapedForDisplay)' is not the name of a locale, such as 'pt-BR'")
    }
  }

  /// How a catalog spells a locale; nil for one that it does not have.
  static func spelling(of wanted: String, in document: XCStringsDocument) -> String? {
    let known = document.locales + [document.sourceLanguage].compactMap { $0 }
    if known.contains(where: { $0.utf8.elementsEqual(wanted.utf8) }) { return wanted }
    let identifier = LocaleIdentifier(wanted)
    return known.first { LocaleIdentifier($0) == identifier }
  }
}
