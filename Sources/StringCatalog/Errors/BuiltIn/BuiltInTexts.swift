internal import CatalogSyntax

/// The texts that this library brings along: those of the sign-in screens and of all errors.
///
/// They are the files of `Resources/Localizations`, as parts of the program, so that a single binary has
/// them wherever it is copied. A locale is parsed when it is first wanted.
public enum BuiltInTexts {
  /// The locales, in ascending order. Each has every text that a user can be shown.
  public static let locales: [String] = files.map { "\($0.locale)" }

  /// The texts that are no error's own: those of the sign-in screens, and what errors share. They have as
  /// many arguments, all texts, as their English text has placeholders.
  static let interfaceTexts: [(key: String, arguments: [MessageArgument])] = {
    guard let english = messages(in: "en") else { return [] }
    let errors = Set(ErrorCatalog.descriptors.map(\.id))
    return english.keys.filter { !errors.contains($0) }.map { key in
      var text = key
      let place = text.withUTF8Bytes { bytes in
        english.place(of: bytes, hash: KeyHash.hash(bytes, 0, bytes.count))
      }
      let count = place.map { english.message(at: $0, key: key).placeholderCount } ?? 0
      return (key, Array(repeating: "Sample", count: count))
    }
  }()

  /// The files of one locale.
  struct Files: Sendable {
    var locale: StaticString
    /// `Authentication.strings`
    var authentication: StaticString
    /// `Errors.strings`
    var errors: StaticString
    /// `Errors.stringsdict`
    var plurals: StaticString
  }

  /// All texts in a locale as one table; nil if there are none.
  static func messages(in locale: String) -> (any MessageTable)? {
    guard let files = files.first(where: { "\($0.locale)".hasSameCodeUnits(as: locale) }),
      let errors = table("Errors", files.errors, locale),
      let authentication = table("Authentication", files.authentication, locale),
      let plurals = try? StringsDictDocument(bytes(files.plurals))
    else { return nil }
    return BuiltInMessages(
      errors: DictionaryMessages(plurals, over: errors), screens: StringsMessages(authentication))
  }

  /// The files of a locale, with paths as in a bundle; none if there is no such locale.
  package static func contents(in locale: String) -> [(path: String, bytes: [UInt8])] {
    guard let files = files.first(where: { "\($0.locale)".hasSameCodeUnits(as: locale) }) else {
      return []
    }
    return [
      ("\(locale).lproj/Authentication.strings", bytes(files.authentication)),
      ("\(locale).lproj/Errors.strings", bytes(files.errors)),
      ("\(locale).lproj/Errors.stringsdict", bytes(files.plurals)),
    ]
  }

  private static func table(
    _ name: String, _ text: StaticString, _ locale: String
  ) -> LocalizedTable? {
    let file = TableFile(
      path: "\(name).strings", locale: LocaleIdentifier(locale), table: name)
    return try? LocalizedTable(file: file, bytes: bytes(text))
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { unsafe Array($0) }
  }
}

extension Message {
  /// How many arguments a plain text takes.
  fileprivate var placeholderCount: Int {
    guard case .pattern(let pattern) = self else { return 0 }
    let bytes = Array(pattern.text.utf8)
    return FormatString(bytes.span).placeholders.compactMap(\.argument).max() ?? 0
  }
}
