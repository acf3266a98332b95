/// An option the command cannot run without: read it as `Value`.
public struct RequiredOption<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// Declares an option; the parameters are those of `Option`.
  public init(
    _ name: String, short: Character? = nil, value valueName: String,
    allowedValues: [String]? = nil, completion: CompletionHint = .none, help: String
  ) {
    var parameter = Parameter(
      .option(valueName: valueName), name, of: Value.self, short: short,
      allowedValues: allowedValues, completion: completion, help: help)
    parameter.isRequired = true
    self.parameter = parameter
  }
}
