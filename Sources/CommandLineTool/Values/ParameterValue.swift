/// A type that options and operands can have.
public protocol ParameterValue: Sendable {
  /// Every legal spelling in the order to show them, or none when they cannot be listed.
  static var allowedValues: [String] { get }

  /// The word that stands for this value on a command line.
  var spelling: String { get }

  /// Reads a word; throws what would have been legal.
  init(argument: Argument) throws(ValueRefusal)
}

extension ParameterValue {
  /// No list: the type has too many values.
  public static var allowedValues: [String] { [] }
}
