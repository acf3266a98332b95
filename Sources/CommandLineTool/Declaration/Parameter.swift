/// A flag, an option or an operand as the parser and the documentation see it.
public struct Parameter: Sendable {
  /// The three things a command can take.
  public enum Kind: Sendable, Hashable {
    /// `--name`.
    case flag
    /// `--name VALUE`, where `VALUE` is the name of the value.
    case option(valueName: String)
    /// A word by its place.
    case operand(OperandArity)
  }

  /// What it is.
  public var kind: Kind
  /// The long name without dashes, or the operand's name in capitals.
  public var name: String
  /// The letter of the short form.
  public var short: Character?
  /// One or a few sentences.
  public var help: String
  /// Whether it may be given more than once.
  public var isRepeatable = false
  /// Whether the command cannot run without the option.
  public var isRequired = false
  /// Whether one value holds several, separated by commas.
  public var isCommaSeparated = false
  /// The only legal values, or none when they cannot be listed.
  public var allowedValues: [String] = []
  /// What holds when the option is absent: a value or a few words of prose.
  public var defaultText: String?
  /// What a shell offers.
  public var completion = CompletionHint.none
  /// Reads a word as the declared type and says what is wrong with it.
  var refusal: @Sendable (Argument) -> ValueRefusal? = { _ in nil }

  /// A flag that takes no value.
  init(flag name: String, short: Character?, isRepeatable: Bool, help: String) {
    kind = .flag
    self.name = name
    self.short = short
    self.help = help
    self.isRepeatable = isRepeatable
  }

  /// An option or operand with values of a type.
  init<Value: ParameterValue>(
    _ kind: Kind, _ name: String, of type: Value.Type, short: Character? = nil,
    allowedValues: [String]?, defaultText: String? = nil, completion: CompletionHint, help: String
  ) {
    self.kind = kind
    self.name = name
    self.short = short
    self.help = help
    self.defaultText = defaultText
    self.completion = completion
    let allowed = allowedValues ?? Value.allowedValues
    self.allowedValues = allowed
    refusal = { argument in
      guard allowed.isEmpty || allowed.contains(where: argument.isSpelled) else {
        return ValueRefusal(of: argument, notAmong: allowed)
      }
      do throws(ValueRefusal) {
        _ = try Value(argument: argument)
        return nil
      } catch {
        return error
      }
    }
  }
}

extension Parameter: ParameterDeclaration {
  /// Itself.
  public var parameter: Parameter { self }
}
