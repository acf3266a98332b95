/// All the words that are left: read them as `[Value]`.
public struct OperandList<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// Declares an operand; the parameters are those of `Operand`, and whether one must be there.
  public init(
    _ name: String, needsOne: Bool = false, allowedValues: [String]? = nil,
    defaultText: String? = nil, completion: CompletionHint = .none, help: String
  ) {
    var parameter = Parameter(
      .operand(needsOne ? .oneOrMore : .zeroOrMore), name, of: Value.self,
      allowedValues: allowedValues, defaultText: defaultText, completion: completion, help: help)
    parameter.isRepeatable = true
    self.parameter = parameter
  }
}
