import ICU

/// How a language is written where nothing else is said, and where most of its readers are (CLDR likely
/// subtags).
struct LanguageUse: Hashable, Sendable {
  let language: Subtag
  /// The usual script; none for a language that CLDR does not know.
  let script: Subtag
  /// The usual region; none for a language that CLDR does not know.
  let region: Subtag

  /// Asks ICU, which takes about a microsecond.
  ///
  /// - Parameter language: A language subtag.
  init(_ language: String) {
    self.language = Subtag(language)
    let usual = LocaleData.maximized(language).flatMap { LocaleReading($0) }
    script = usual?.core.script ?? .none
    region = usual?.core.region ?? .none
  }
}
