/// An option with any number of values: read it as `[Value]`, in the order given.
public struct OptionList<Value: ParameterValue>: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// How several values are written.
  public enum Style: Sendable, Hashable {
    /// `--locale en --locale de`.
    case repeated
    /// `--only a,b`, and repeated as well. An item cannot be empty.
    case commaSeparated
  }

  /// Declares an option; the parameters are those of `Option`, and the style of the list.
  public init(
    _ name: String, short: Character? = nil, value valueName: String, style: Style = .repeated,
    allowedValues: [String]? = nil, defaultText: String? = nil,
    completion: CompletionHint = .none, help: String
  ) {
    var parameter = Parameter(
      .option(valueName: valueName), name, of: Value.self, short: short,
      allowedValues: allowedValues, defaultText: defaultText, completion: completion, help: help)
    parameter.isRepeatable = true
    parameter.isCommaSeparated = style == .commaSeparated
    self.parameter = parameter
  }
}
