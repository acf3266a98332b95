/// A language tag, read as BCP 47 reads it, with the spelling it had.
///
/// Two identifiers are equal when they mean the same locale, however they are spelled: `zh_CN`, `zh-CN`
/// and `zh-Hans` are one.
public struct LocaleIdentifier: Sendable {
  /// The tag as it was written, for example the name of a folder without `.lproj`.
  public let spelling: String
  /// The canonical tag: hyphens, usual case, deprecated codes replaced. For an ill-formed tag this is
  /// the spelling.
  public let canonical: String
  /// How the spelling relates to the canonical tag.
  public let form: Form
  /// The language subtag, in lower case.
  public let language: String
  /// The script subtag, in title case, if there is one.
  public let script: String?
  /// The region subtag, in upper case, if there is one.
  public let region: String?

  /// How a tag is spelled.
  public enum Form: Sendable, Hashable {
    /// As it should be.
    case canonical
    /// By an alias that works: an underscore, another case, a deprecated code.
    case alias
    /// By an English name that Apple's tools understand, such as `German`.
    case legacyName
    /// `Base`, which stands for the development language.
    case base
    /// Not a language tag at all.
    case invalid
  }

  /// The folder name that stands for the development language.
  public static let base = LocaleIdentifier("Base")

  /// Reads a tag. There is no tag that cannot be read; see ``Form/invalid``.
  public init(_ spelling: String) {
    self.spelling = spelling
    if spelling == "Base" {
      (canonical, form, language, script, region) = ("Base", .base, "", nil, nil)
      return
    }
    if let tag = Self.legacyNames[spelling] {
      (canonical, form, language, script, region) = (tag, .legacyName, tag, nil, nil)
      return
    }
    guard let subtags = LocaleSubtags(spelling) else {
      (canonical, form, language, script, region) = (spelling, .invalid, spelling, nil, nil)
      return
    }
    let replaced = subtags.replacingAliases()
    canonical = replaced.tag
    form = replaced.tag == spelling ? .canonical : .alias
    language = replaced.language
    script = replaced.script
    region = replaced.region
  }

  /// Whether this is `Base`.
  public var isBase: Bool { form == .base }

  /// The nineteen English names that Apple's tools understand as folder names.
  static let legacyNames: [String: String] = [
    "Arabic": "ar", "Chinese": "zh", "Danish": "da", "Dutch": "nl", "English": "en",
    "Finnish": "fi", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Korean": "ko", "Norwegian": "nb", "Polish": "pl", "Portuguese": "pt", "Russian": "ru",
    "Spanish": "es", "Swedish": "sv", "Thai": "th", "Turkish": "tr",
  ]
}

extension LocaleIdentifier: Hashable {
  /// Whether both mean the same locale, however they are spelled.
  public static func == (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.canonical == right.canonical
  }

  /// Spellings of one locale have one hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonical)
  }
}

extension LocaleIdentifier: Comparable, CustomStringConvertible {
  /// Order by canonical tag, then by spelling.
  public static func < (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    (left.canonical, left.spelling) < (right.canonical, right.spelling)
  }

  /// The tag as it was written.
  public var description: String { spelling }
}
