import ICU

extension LocaleIdentifier {
  /// The locales whose texts stand in where this one has none, nearest first.
  ///
  /// The next locale is the tag without variants and extensions, else the one that CLDR's
  /// `parentLocales` and Apple's platforms name, else the tag without its region, else the tag
  /// without its script if that is the script the language is usually written in. Another script is
  /// never a stand-in: `zh-Hant` does not fall back to `zh`. ``LocaleMatcher`` follows the same table.
  ///
  /// ```swift
  /// LocaleIdentifier("es-MX").parents.map(\.canonical)  // ["es-419", "es"]
  /// ```
  public var parents: [LocaleIdentifier] {
    var result: [LocaleIdentifier] = []
    var current = self
    while let parent = current.parent {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// Whether texts in one locale can be read as they are by users of the other: one language in one
  /// script, whatever the region. `zh-Hant` and `zh-Hans` are not the same, `en-GB` and `en` are.
  public func hasSameLanguage(as other: LocaleIdentifier) -> Bool {
    guard language == other.language, !language.isEmpty else { return false }
    return (parents.last ?? self) == (other.parents.last ?? other)
  }

  /// The locale without a script that it would be taken to have anyway, so that `zh` and `zh-Hans`,
  /// whose canonical tags differ, are seen to mean one thing.
  public var withoutUsualScript: LocaleIdentifier {
    guard script != nil, region == nil, let parent, parent.language == language else { return self }
    return parent
  }

  private var parent: LocaleIdentifier? {
    guard form != .invalid, !isBase else { return nil }
    let core = LocaleCore(
      Subtag(language), script: Subtag(script ?? ""), region: Subtag(region ?? ""))
    let plain = core.tag
    if plain != canonical { return LocaleIdentifier(plain) }
    let usualScript = region == nil && script != nil ? LanguageUse(language).script : .none
    return core.parent(usualScript: usualScript).map { LocaleIdentifier($0.tag) }
  }
}
