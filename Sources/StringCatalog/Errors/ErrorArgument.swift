/// An argument of an error's message.
public struct ErrorArgument: Hashable, Sendable {
  /// The name by which it is given.
  public let name: String
  /// What it is, which decides how it is shown and whether it can be masked.
  public let kind: Kind
  /// Whether a message needs it. Messages for which it is missing show `…` in its place.
  public let isRequired: Bool
  /// The value that holds unless another is given.
  public let defaultValue: Int64?

  /// What an argument is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An email address; can be masked.
    case email
    /// A phone number; can be masked.
    case phone
    /// The name of a person.
    case person
    /// A sign-in provider: its identifier, such as `google.com`, or its name.
    case provider
    /// A web address.
    case url
    /// A whole number, which chooses a plural form.
    case count
    /// A stretch of time, already formatted.
    case duration
    /// A date, already formatted.
    case date
    /// A code that somebody typed.
    case code
    /// The label of a form field: a key such as `ui/field/email`, its last part, or a text.
    case label
    /// Another error, whose text is inserted.
    case cause
    /// Requirements on a password, joined as the language joins words.
    case requirements
    /// Any other text.
    case opaque
  }

  static func required(_ name: String, _ kind: Kind) -> ErrorArgument {
    ErrorArgument(name: name, kind: kind, isRequired: true, defaultValue: nil)
  }

  static func optional(_ name: String, _ kind: Kind) -> ErrorArgument {
    ErrorArgument(name: name, kind: kind, isRequired: false, defaultValue: nil)
  }

  static func count(_ name: String, default value: Int64? = nil) -> ErrorArgument {
    ErrorArgument(name: name, kind: .count, isRequired: value == nil, defaultValue: value)
  }
}
