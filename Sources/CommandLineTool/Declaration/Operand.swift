/// A word by its place that must be there: read it as `Value`.
public struct Operand<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// Declares an operand.
  ///
  /// - Parameters:
  ///   - name: the name in capitals, such as `FILE`.
  ///   - allowedValues: the only legal values; `nil` means those of the type.
  ///   - completion: what a shell offers when there are no allowed values.
  ///   - help: one or a few sentences.
  public init(
    _ name: String, allowedValues: [String]? = nil, completion: CompletionHint = .none,
    help: String
  ) {
    parameter = Parameter(
      .operand(.required), name, of: Value.self, allowedValues: allowedValues,
      completion: completion, help: help)
  }
}
