/// An option without a value: given or not.
public struct Flag: ParameterDeclaration {
  /// The declaration.
  public let parameter: Parameter

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: the long name without dashes, in kebab case.
  ///   - short: the letter of the short form.
  ///   - isRepeatable: whether giving it again means more, as in `-vv`.
  ///   - help: one or a few sentences.
  public init(
    _ name: String, short: Character? = nil, isRepeatable: Bool = false, help: String
  ) {
    parameter = Parameter(flag: name, short: short, isRepeatable: isRepeatable, help: help)
  }
}
