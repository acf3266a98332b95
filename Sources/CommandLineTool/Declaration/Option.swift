/// An option with one value, which may be absent: read it as `Value?`.
public struct Option<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: the long name without dashes, in kebab case.
  ///   - short: the letter of the short form.
  ///   - valueName: the name of the value in capitals, such as `LOCALE`.
  ///   - allowedValues: the only legal values; `nil` means those of the type.
  ///   - defaultText: what holds when the option is absent, in a few words.
  ///   - completion: what a shell offers when there are no allowed values.
  ///   - help: one or a few sentences.
  public init(
    _ name: String, short: Character? = nil, value valueName: String,
    allowedValues: [String]? = nil, defaultText: String? = nil,
    completion: CompletionHint = .none, help: String
  ) {
    parameter = Parameter(
      .option(valueName: valueName), name, of: Value.self, short: short,
      allowedValues: allowedValues, defaultText: defaultText, completion: completion, help: help)
  }
}
