/// A value that a message prints or chooses by.
///
/// Arguments have types, so that no specifier of a text can read memory it was not given or print a number
/// as something else. They are written as literals or by their kind:
///
/// ```swift
/// renderer.render(message, ["Ada", 3, .decimal("12.50"), .int(total).named("total")])
/// ```
public struct MessageArgument: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// A name. A reference such as `%#@count@` takes the argument of its name, if there is one, and else the
  /// one at its position.
  public var name: String?

  /// The kinds of values.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case int(Int64)
    /// A whole number that may be beyond the signed ones.
    case uint(UInt64)
    /// A binary floating-point number.
    case double(Double)
    /// A decimal number that keeps its digits, trailing zeros included: an optional sign, ASCII digits with
    /// at most one dot, an optional exponent. Any other text counts as ``string(_:)``.
    case decimal(String)
    /// A text.
    case string(String)
    /// One Unicode scalar.
    case character(Unicode.Scalar)
    /// A truth value, which is printed as 1 or 0.
    case bool(Bool)
    /// Values that are joined as the language joins words.
    indirect case list([MessageArgument])
    /// No value; printed as `…`.
    case null
  }

  /// Creates an argument.
  public init(_ value: Value, name: String? = nil) {
    self.value = value
    self.name = name
  }

  /// The argument under a name.
  public func named(_ name: String) -> MessageArgument { MessageArgument(value, name: name) }
}

extension MessageArgument {
  /// A whole number.
  public static func int(_ value: Int64) -> MessageArgument { MessageArgument(.int(value)) }
  /// A whole number.
  public static func int(_ value: Int) -> MessageArgument { MessageArgument(.int(Int64(value))) }
  /// A whole number that may be beyond the signed ones.
  public static func uint(_ value: UInt64) -> MessageArgument { MessageArgument(.uint(value)) }
  /// A floating-point number.
  public static func double(_ value: Double) -> MessageArgument { MessageArgument(.double(value)) }
  /// A decimal number that keeps its digits; see ``Value/decimal(_:)``.
  public static func decimal(_ digits: String) -> MessageArgument {
    MessageArgument(.decimal(digits))
  }
  /// A text.
  public static func string(_ text: String) -> MessageArgument { MessageArgument(.string(text)) }
  /// One Unicode scalar.
  public static func character(_ scalar: Unicode.Scalar) -> MessageArgument {
    MessageArgument(.character(scalar))
  }
  /// A truth value.
  public static func bool(_ value: Bool) -> MessageArgument { MessageArgument(.bool(value)) }
  /// Values that are joined as the language joins words.
  public static func list(_ values: [MessageArgument]) -> MessageArgument {
    MessageArgument(.list(values))
  }
  /// No value.
  public static let null = MessageArgument(.null)
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation
{
  /// Creates a text.
  public init(stringLiteral text: String) {
    self.init(.string(text))
  }

  /// Creates a whole number.
  public init(integerLiteral value: Int64) {
    self.init(.int(value))
  }

  /// Creates a floating-point number.
  public init(floatLiteral value: Double) {
    self.init(.double(value))
  }

  /// Creates a truth value.
  public init(booleanLiteral value: Bool) {
    self.init(.bool(value))
  }
}
