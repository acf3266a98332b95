internal import CICU

extension Collator {
  /// How one text stands to another in a list.
  package enum Order: Sendable {
    /// The first text is listed before the second.
    case ascending
    /// The order does not tell the texts apart; they may still be different texts.
    case same
    /// The first text is listed after the second.
    case descending
  }

  /// The finest difference that is looked at (UTS #10, section 1.1).
  package enum Strength: Sendable, CaseIterable {
    /// Base letters: `a` and `b`, but not `a` and `á`.
    case primary
    /// And accents: `a` and `á`, but not `a` and `A`.
    case secondary
    /// And case and variants: `a` and `A`.
    case tertiary
    /// And, where the locale ignores it before, punctuation.
    case quaternary
    /// And code points, after canonical decomposition.
    case identical

    var value: cicu_strength {
      switch self {
      case .primary: CICU_STRENGTH_PRIMARY
      case .secondary: CICU_STRENGTH_SECONDARY
      case .tertiary: CICU_STRENGTH_TERTIARY
      case .quaternary: CICU_STRENGTH_QUATERNARY
      case .identical: CICU_STRENGTH_IDENTICAL
      }
    }
  }

  /// What differs from a locale's default order.
  package struct Options: Hashable, Sendable {
    /// The finest difference looked at, or nil for the locale's own choice.
    package var strength: Strength?
    /// Whether digits are ordered by the number they write: `file2` before `file10`.
    package var isNumeric: Bool
    /// Whether case is a level of its own, looked at even where accents are not.
    package var hasCaseLevel: Bool

    /// Creates options; without arguments, the locale's defaults.
    package init(strength: Strength? = nil, isNumeric: Bool = false, hasCaseLevel: Bool = false) {
      self.strength = strength
      self.isNumeric = isNumeric
      self.hasCaseLevel = hasCaseLevel
    }
  }
}
