/// The language, script and region of a locale: what decides whose texts stand in for whose.
struct LocaleCore: Hashable, Sendable {
  var language: Subtag
  var script: Subtag
  var region: Subtag

  init(_ language: Subtag, script: Subtag = .none, region: Subtag = .none) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The script in its usual case.
  var scriptText: String? {
    guard !script.isNone else { return nil }
    let text = script.text
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The region in its usual case.
  var regionText: String? { region.isNone ? nil : region.text.uppercased() }

  /// The tag in its usual case.
  var tag: String {
    [language.text, scriptText, regionText].compactMap { $0 }.joined(separator: "-")
  }

  /// The locale with deprecated codes replaced by those in use.
  var replacingAliases: LocaleCore {
    var result = self
    switch language {
    case .sh:
      result.language = .sr
      if script.isNone { result.script = .latn }
    case .sgn where region == .us:
      result.language = .ase
      result.region = .none
    case .prs:
      result.language = .fa
      if region.isNone { result.region = .af }
    case _:
      result.language = Self.replacement(of: language)
    }
    return result
  }

  private static func replacement(of language: Subtag) -> Subtag {
    for alias in languageAliases where alias.old == language { return alias.new }
    return language
  }

  /// Deprecated language codes and their replacements (IANA Language Subtag Registry, and the
  /// encompassed codes that Apple's tools treat alike).
  private static let languageAliases: [(old: Subtag, new: Subtag)] = [
    ("iw", "he"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("tl", "fil"),
    ("no", "nb"), ("cmn", "zh"), ("wuu", "zh"),
  ].map { (Subtag($0.0), Subtag($0.1)) }

  /// The locale with the script that the region of Chinese or Cantonese stands for, so that `zh-HK` and
  /// `zh-Hant-HK` are one.
  var namingChineseScript: LocaleCore {
    guard script.isNone, !region.isNone else { return self }
    var result = self
    switch language {
    case .zh: result.script = Self.isTraditional(region) ? .hant : .hans
    case .yue where region == .cn: result.script = .hans
    case _: break
    }
    return result
  }

  private static func isTraditional(_ region: Subtag) -> Bool {
    region == .tw || region == .hk || region == .mo
  }
}

extension Subtag {
  static let ase = Subtag("ase")
  static let en = Subtag("en")
  static let es = Subtag("es")
  static let fa = Subtag("fa")
  static let hi = Subtag("hi")
  static let nb = Subtag("nb")
  static let nn = Subtag("nn")
  static let no = Subtag("no")
  static let prs = Subtag("prs")
  static let pt = Subtag("pt")
  static let sgn = Subtag("sgn")
  static let sh = Subtag("sh")
  static let sr = Subtag("sr")
  static let yue = Subtag("yue")
  static let zh = Subtag("zh")

  static let hans = Subtag("hans")
  static let hant = Subtag("hant")
  static let latn = Subtag("latn")

  static let af = Subtag("af")
  static let cn = Subtag("cn")
  static let hk = Subtag("hk")
  static let mo = Subtag("mo")
  static let mx = Subtag("mx")
  static let tw = Subtag("tw")
  static let us = Subtag("us")
}
