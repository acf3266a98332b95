import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl set`
enum SetCommand {
  static let key = Operand<Argument>("KEY", help: "The key, without quotes and escapes.")
  static let value = Operand<Argument>("VALUE", help: "The text, without quotes and escapes.")
  static let comment = Option<String>(
    "comment", short: "c", value: "TEXT",
    help: "The comment for translators.")
  static let state = Option<String>(
    "state", value: "STATE",
    allowedValues: [
      TranslationState.new, .needsReview, .translated, .machineTranslated,
    ].map(\.rawValue),
    defaultText: "'translated' for a text that changes",
    help: "How far the translation has come; only for '.xcstrings'.")

  static let command = Command(
    "set", abstract: "Sets the text of a key.",
    discussion: [
      "Only the bytes of the value change. A key that is not there is added behind the last entry,"
        + " in a catalog among the others in their order, spelled like the entries that are there."
        + " Setting the text that is there already changes no byte, state included.",
      "In a '.xcstrings' catalog a locale or variation that the key lacks is added. In a"
        + " '.stringsdict' file 'n.few' adds a case to the variable n, 'plural.few' to the only"
        + " variable; a new plural begins with its 'other'.",
    ],
    parameters: [
      EditOptions.locale, EditOptions.variation, state, comment, Shared.file, key, value,
    ],
    examples: [
      Example(
        command: "stringsctl set fr.lproj/Localizable.strings greeting 'Bonjour !'",
        explanation: "Sets one French text."),
      Example(
        command: "stringsctl set Localizable.xcstrings files '%lld fichier' --locale fr"
          + " --variation plural.one",
        explanation: "Sets one plural form in a catalog."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    var file = try EditableFile(invocation)
    let key = try Shared.text(invocation[key], of: invocation)
    let value = try Shared.text(invocation[value], of: invocation)
    switch file.document {
    case .strings(let document):
      try EditOptions.refuseLocale(for: file, invocation)
      try EditOptions.refuseVariation(for: file, invocation)
      try refuseState(for: file, invocation)
      try set(key, value, in: document, of: &file, invocation)
    case .dictionary(let document):
      try EditOptions.refuseLocale(for: file, invocation)
      try refuseState(for: file, invocation)
      try set(key, value, in: document, of: &file, invocation)
    case .catalog(let document):
      try set(key, value, in: document, of: &file, invocation)
    }
    try file.write()
    return .clean
  }

  private static func refuseState(
    for file: EditableFile, _ invocation: Invocation
  ) throws(CommandFailure) {
    try EditOptions.refuse(
      state, for: file, because: "only '.xcstrings' catalogs have states", invocation)
  }

  private static func set(
    _ key: String, _ value: String, in document: StringsDocument, of file: inout EditableFile,
    _ invocation: Invocation
  ) throws(CommandFailure) {
    let comment = invocation[comment]
    try file.change { () throws(StringsEditError) in
      guard !document.indices(ofKey: key).isEmpty || document.hasDamagedEntry(forKey: key) else {
        return try document.edits(addingKey: key, value: value, comment: comment)
      }
      var edits = try document.edits(settingValue: value, forKey: key)
      if let comment { edits += try document.edits(settingComment: comment, forKey: key) }
      return edits
    }
  }

  private static func set(
    _ key: String, _ value: String, in document: StringsDictDocument,
    of file: inout EditableFile, _ invocation: Invocation
  ) throws(CommandFailure) {
    let change = StringsDictChange(
      document, key: key, variation: invocation[EditOptions.variation])
    if document.entry(forKey: key) != nil {
      try file.change { () throws(StringsDictEditError) in try change.edits(setting: value) }
    } else {
      guard let addition = change.addition(of: value) else {
        throw file.stopped(
          "there is no key '\(key.escapedForDisplay)', and a new one begins with a text or the"
            + " 'other' of a plural: set 'plural.other' first")
      }
      try file.change { () throws(StringsDictEditError) in
        try document.edits(addingKey: key, addition)
      }
    }
    guard let comment = invocation[comment], case .dictionary(let changed) = file.document
    else { return }
    try file.change { () throws(StringsDictEditError) in
      try changed.edits(settingComment: comment, forKey: key)
    }
  }

  private static func set(
    _ key: String, _ value: String, in document: XCStringsDocument, of file: inout EditableFile,
    _ invocation: Invocation
  ) throws(CommandFailure) {
    let locale = try EditOptions.locale(in: document, of: file, invocation)
    let variation = invocation[EditOptions.variation]
    let state = invocation[state].map { TranslationState(rawValue: $0) }
    let comment = invocation[comment]
    guard let entry = document.entry(forKey: key) else {
      return try file.change { () throws(XCStringsEditError) in
        try document.edits(
          addingKey: key, value: value, locale: locale, variation: variation, state: state,
          comment: comment)
      }
    }
    // Without a text of its own, the key is the text in the source language.
    let isOwnText =
      variation == nil && state == nil && document.json.isValid
      && document.sourceLanguage == locale && document.localization(locale, of: entry) == nil
      && value.utf8.elementsEqual(key.utf8)
    if !isOwnText {
      try file.change { () throws(XCStringsEditError) in
        try document.edits(
          settingValue: value, forKey: key, locale: locale, variation: variation, state: state)
      }
    }
    guard let comment, case .catalog(let changed) = file.document else { return }
    try file.change { () throws(XCStringsEditError) in
      try changed.edits(settingComment: comment, forKey: key)
    }
  }
}
