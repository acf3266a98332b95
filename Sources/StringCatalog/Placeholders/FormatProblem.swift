public import CatalogSyntax

/// A stretch of a text around a percent sign that is no specifier, or not surely one.
public struct FormatProblem: Hashable, Sendable {
  /// What was found.
  public enum Kind: Hashable, Sendable {
    /// A percent sign with no conversion behind it: `%)`, `100% –`.
    case lonePercent
    /// A percent sign at the end of the text.
    case trailingPercent
    /// A percent sign that reads as prose although a formatter takes it as a conversion:
    /// `80% of`, `100%ige`, `%50si`, `%20` in an address, `%count%`.
    case ambiguousPercent
    /// A specifier with a letter that converts nothing: `%k`.
    case unknownConversion
    /// A position that is 0, or one with no conversion behind it: `%0$@`, `%1$`.
    case incompletePosition
    /// A reference with a missing `$` or closing `@`: `%1#@x@`, `%#@x`.
    /// `name` is where its name stands.
    case malformedReference(name: SourceRange)
    /// A specifier spelled with wrong characters, and what it was meant to be.
    ///
    /// `isCertain` is false where prose could look the same (`% @`, `@%`).
    case lookAlike(Placeholder, isCertain: Bool)
  }

  /// What was found.
  public var kind: Kind
  /// The bytes concerned, half-open; starts at the percent sign except for `@%`.
  public var range: SourceRange
  /// Whether a lenient formatter would take an argument here.
  public var takesArgument: Bool

  /// Creates a problem at a place.
  public init(_ kind: Kind, range: SourceRange, takesArgument: Bool = false) {
    self.kind = kind
    self.range = range
    self.takesArgument = takesArgument
  }
}
