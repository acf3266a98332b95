import ICU

extension LocaleIdentifier {
  /// The locales whose texts stand in where this one has none, nearest first.
  ///
  /// The next locale is the tag without variants and extensions, else the one that CLDR's
  /// `parentLocales` and Apple's platforms name, else the tag without its region, else the tag
  /// without its script if that is the script the language is usually written in. Another script is
  /// never a stand-in: `zh-Hant` does not fall back to `zh`.
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
    guard script != nil, region == nil else { return self }
    return parent ?? self
  }

  private var parent: LocaleIdentifier? {
    guard form != .invalid, !isBase else { return nil }
    let plain = [language, script, region].compactMap { $0 }.joined(separator: "-")
    if plain != canonical { return LocaleIdentifier(plain) }
    guard let region else {
      guard let script else { return nil }
      if language == "hi", script == "Latn" { return LocaleIdentifier("en-IN") }
      return isUsual(script) ? LocaleIdentifier(language) : nil
    }
    if let tag = ParentLocales.parent(language: language, script: script, region: region) {
      return LocaleIdentifier(tag)
    }
    return LocaleIdentifier(script.map { "\(language)-\($0)" } ?? language)
  }

  /// Whether the language is usually written in a script (CLDR likely subtags).
  private func isUsual(_ script: String) -> Bool {
    LocaleData.maximized(language).map { LocaleIdentifier($0).script } == script
  }
}

/// Parents that do not follow from cutting the tag (CLDR supplemental data, `parentLocales`, and the
/// order in which Apple's platforms search).
private enum ParentLocales {
  static func parent(language: String, script: String?, region: String) -> String? {
    if language == "zh", script != "Hans" { return chinese(isScriptNamed: script != nil, region) }
    guard script == nil else { return nil }
    switch language {
    case "en":
      if region == "001" { return "en" }
      if region == "GB" { return "en-001" }
      if englishOfAustralia.contains(region) { return "en-AU" }
      if englishOfEurope.contains(region) { return "en-150" }
      if englishOfAmerica.contains(region) { return "en" }
      return englishOfBritain.contains(region) ? "en-GB" : "en-001"
    case "es":
      return region != "419" && spanishOfLatinAmerica.contains(region) ? "es-419" : nil
    case "pt":
      return portugueseOfPortugal.contains(region) ? "pt-PT" : nil
    case _:
      return nil
    }
  }

  /// Macau reads the texts of Hong Kong, Hong Kong those of Taiwan. Without a script the tag of
  /// Taiwan is `zh-Hant` itself.
  private static func chinese(isScriptNamed: Bool, _ region: String) -> String? {
    switch region {
    case "MO": isScriptNamed ? "zh-Hant-HK" : "zh-HK"
    case "HK": isScriptNamed ? "zh-Hant-TW" : "zh-Hant"
    case _: isScriptNamed ? nil : "zh-Hans"
    }
  }

  private static let englishOfAustralia = set("CC CK CX NF NR NU NZ PG WS")
  private static let englishOfEurope = set(
    "AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK"
      + " NL NO PL PT RO RS RU SE SI SK UA VA")
  private static let englishOfBritain = set(
    "150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC"
      + " LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU"
      + " ZA ZM ZW")
  private static let englishOfAmerica = set(
    "US AC AE AQ AS BI BT BV CA CL CN CO CP CQ CW DJ EA GS GU GW HM IR JP KP KR MH MP MX PA PH PR PY"
      + " SA SR TA TR TW UM VI XK")
  private static let spanishOfLatinAmerica = set(
    "AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN"
      + " KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI")
  private static let portugueseOfPortugal = set("AO CH CV FR GQ GW LU MO MZ ST TL")

  private static func set(_ regions: String) -> Set<String> {
    Set(regions.split(separator: " ").map(String.init))
  }
}
