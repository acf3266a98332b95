/// An option with one value and a default for its absence: read it as `Value`.
public struct DefaultedOption<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter
  /// The value when the option is absent.
  public let defaultValue: Value

  /// Declares an option; the parameters are those of `Option`, with the default as a value.
  public init(
    _ name: String, short: Character? = nil, value valueName: String, default defaultValue: Value,
    allowedValues: [String]? = nil, completion: CompletionHint = .none, help: String
  ) {
    self.defaultValue = defaultValue
    parameter = Parameter(
      .option(valueName: valueName), name, of: Value.self, short: short,
      allowedValues: allowedValues, defaultText: defaultValue.spelling, completion: completion,
      help: help)
  }
}
