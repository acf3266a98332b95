/// A typed declaration of a flag, an option or an operand.
///
/// Declare each one once as a constant, list it in the commands that take it, and read it from the
/// `Invocation` through the same constant:
///
///     static let strict = Flag("strict", help: "Counts warnings as errors.")
///     static let source = Option<String>("source", value: "LOCALE", help: "The source language.")
///     …
///     if invocation[strict] { … }
public protocol ParameterDeclaration: Sendable {
  /// The declaration without its value type.
  var parameter: Parameter { get }
}
