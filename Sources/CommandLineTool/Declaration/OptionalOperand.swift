/// A word by its place that may be absent: read it as `Value?`.
public struct OptionalOperand<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// Declares an operand; the parameters are those of `Operand`, and what holds without it.
  public init(
    _ name: String, allowedValues: [String]? = nil, defaultText: String? = nil,
    completion: CompletionHint = .none, help: String
  ) {
    parameter = Parameter(
      .operand(.optional), name, of: Value.self, allowedValues: allowedValues,
      defaultText: defaultText, completion: completion, help: help)
  }
}
