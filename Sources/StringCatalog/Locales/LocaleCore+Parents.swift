extension LocaleCore {
  /// The locale whose texts stand in where this one has none; nil where no other does.
  ///
  /// It is the one that CLDR's `parentLocales` and the search order of Apple's platforms name, else the
  /// locale without its region, else the locale without the script it is usually written in. Two
  /// locales go on in another language: Cantonese in the Chinese of Hong Kong, Hindi in Latin letters in
  /// the English of India.
  ///
  /// - Parameter usualScript: The script that the language is usually written in (CLDR likely subtags).
  func parent(usualScript: Subtag) -> LocaleCore? {
    guard region.isNone else {
      return RegionParents.parent(of: self) ?? LocaleCore(language, script: script)
    }
    guard script.isNone else {
      if language == .hi, script == .latn { return LocaleCore(.en, region: .india) }
      if language == .yue, script == .hans { return LocaleCore(.zh, script: .hans) }
      return script == usualScript ? LocaleCore(language) : nil
    }
    return language == .yue ? LocaleCore(.zh, script: .hant, region: .hk) : nil
  }
}

/// Parents of regional locales that are not the locale without its region.
private enum RegionParents {
  static func parent(of locale: LocaleCore) -> LocaleCore? {
    if locale.language == .zh { return chinese(locale) }
    guard locale.script.isNone else { return nil }
    let parent: Subtag
    switch locale.language {
    case .yue: return locale.region == .cn ? LocaleCore(.yue, script: .hans) : nil
    case .en:
      if locale.region == .world { return LocaleCore(.en) }
      parent = english[locale.region] ?? .world
    case .es:
      guard let found = spanish[locale.region] else { return nil }
      parent = found
    case .pt:
      guard let found = portuguese[locale.region] else { return nil }
      parent = found
    case _: return nil
    }
    return LocaleCore(locale.language, region: parent)
  }

  /// Macau reads the texts of Hong Kong, Hong Kong those of Taiwan; every other region without a script
  /// stands for the simplified one.
  private static func chinese(_ locale: LocaleCore) -> LocaleCore? {
    guard locale.script.isNone || locale.script == .hant else { return nil }
    switch locale.region {
    case .mo: return LocaleCore(.zh, script: locale.script, region: .hk)
    case .hk: return LocaleCore(.zh, script: .hant, region: .tw)
    case .tw: return LocaleCore(.zh, script: .hant)
    case _: return LocaleCore(.zh, script: locale.script.isNone ? .hans : .hant)
    }
  }

  private static let english = RegionTable([
    "au": "CC CK CX NF NR NU NZ PG WS",
    "150": """
    AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NL \
    NO PL PT RO RS RU SE SI SK UA VA
    """,
    "gb": """
    150 AG AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC \
    LK LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
    """,
    "": """
    US AC AE AQ AS BI BT BV CA CL CN CO CP CQ CW DJ EA GS GU GW HM IR JP KP KR MH MP MX PA PH PR PY SA \
    SR TA TR TW UM VI XK
    """,
  ])

  private static let spanish = RegionTable([
    "419": """
    AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN KY \
    LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
    """
  ])

  private static let portuguese = RegionTable(["pt": "AO CH CV FR GQ GW LU MO MZ ST TL"])
}

/// Regions and the region each has as its parent, found without hashing.
private struct RegionTable {
  private var parents: [Subtag] = []
  /// For each pair of letters, the place of its parent in the list, counted from 1; 0 for none.
  private var places = [UInt8](repeating: 0, count: 26 * 26)
  /// The regions that are numbers.
  private var numbers: [(region: Subtag, parent: Subtag)] = []

  /// - Parameter rows: Regions for each parent; the parent of "" is the language alone.
  init(_ rows: KeyValuePairs<String, String>) {
    for (parent, regions) in rows {
      parents.append(Subtag(parent))
      for region in regions.split(separator: " ") {
        let region = Subtag(String(region))
        if let place = Self.place(region) {
          places[place] = UInt8(parents.count)
        } else {
          numbers.append((region, Subtag(parent)))
        }
      }
    }
  }

  /// The parent of a region, ``Subtag/none`` where it is the language alone; nil if the table does not
  /// name the region.
  subscript(region: Subtag) -> Subtag? {
    guard let place = Self.place(region) else {
      return numbers.first { $0.region == region }?.parent
    }
    let parent = places[place]
    return parent == 0 ? nil : parents[Int(parent) - 1]
  }

  private static func place(_ region: Subtag) -> Int? {
    guard region.bits >= 0x6161, region.bits <= 0x7A7A else { return nil }
    let first = Int(region.bits >> 8) - 0x61
    let second = Int(region.bits & 0xFF) - 0x61
    return second >= 0 && second < 26 ? first * 26 + second : nil
  }
}

extension Subtag {
  fileprivate static let india = Subtag("in")
  fileprivate static let world = Subtag("001")
}
