/// How MessageFormat chooses by a number (`plural` and `selectordinal`).
public struct NumberRule: Hashable, Sendable {
  /// Whether the number ranks things (1st, 2nd) and does not count them.
  public var isOrdinal: Bool
  /// What is subtracted from the number before its category is looked for, and before `#` prints it.
  public var offset: Double

  /// Creates a rule.
  public init(isOrdinal: Bool = false, offset: Double = 0) {
    self.isOrdinal = isOrdinal
    self.offset = offset
  }
}

/// How MessageFormat prints a number.
public struct NumberFormat: Hashable, Sendable {
  /// What the number looks like.
  public var style: Style
  /// What is subtracted from the number first.
  public var offset: Double

  /// What a number looks like.
  public enum Style: Hashable, Sendable {
    /// With grouping and at most three fraction digits.
    case decimal
    /// With grouping and without fraction.
    case integer
    /// A hundred times the number, without fraction, with a percent sign.
    case percent
    /// As a number skeleton of ICU says, such as `.00` or `currency/EUR`.
    case skeleton(String)
  }

  /// Creates a format.
  public init(_ style: Style = .decimal, offset: Double = 0) {
    self.style = style
    self.offset = offset
  }
}
