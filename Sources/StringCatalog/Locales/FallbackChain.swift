/// The locales in which a text is looked up, in order, each with the reason why it is there.
public struct FallbackChain: Hashable, Sendable {
  /// The steps, the locale that is asked first in front. No locale stands here twice.
  public internal(set) var steps: [Step] = []

  /// A chain of nothing.
  public init() {}

  /// One locale of a chain.
  public struct Step: Hashable, Sendable {
    /// The place of the locale in the list of available ones, counted from 0.
    public let index: Int
    /// The locale as it is spelled in that list.
    public let locale: String
    /// Why it is in the chain.
    public let reason: Reason
  }

  /// Why a locale is in a chain.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// It has the language, script and region that were wanted.
    case exact
    /// It is the wanted locale under another name, as `he` is for `iw`.
    case alias
    /// It is a parent of the wanted locale: `en-001` for `en-AU`.
    case parent
    /// It is no parent, but the nearest there is: `en-AU` for `en-GB`.
    case relative
    /// It is `Base`, which holds texts in the development language.
    case base
    /// It is the language that texts are translated from.
    case source
    /// Nothing better is left: English, then the first of the list.
    case lastResort = "last-resort"

    /// Whether the locale is there because of what was wanted, not because something must be shown.
    public var isMatch: Bool {
      switch self {
      case .exact, .alias, .parent, .relative: true
      case .base, .source, .lastResort: false
      }
    }
  }

  /// The locale that is asked first.
  public var first: Step? { steps.first }

  /// Whether one of the wanted locales was found, so that a reader gets a language that they asked for.
  public var isMatch: Bool { steps.first?.reason.isMatch ?? false }

  /// The locales as they are spelled in the list of available ones.
  public var locales: [String] { steps.map(\.locale) }
}
