/// What is wrong with a command line.
///
/// Every case ends with the command the mistake was made in.
public enum UsageError: Error, Sendable, Hashable {
  /// An option the command does not take, as typed, with dashes, without a value; and whether it
  /// could have been meant as an operand.
  case unknownOption(
    Argument, suggestions: [String], mayBeOperand: Bool, command: CommandPath)
  /// An option in front of the command that takes it, and the commands that do.
  case misplacedOption(Argument, takers: [CommandPath], command: CommandPath)
  /// A word where only the name of a subcommand can stand.
  case unknownCommand(Argument, suggestions: [String], command: CommandPath)
  /// A command that only groups others, called alone.
  case missingCommand(choices: [String], command: CommandPath)
  /// An option at the end of the line or before another option.
  case missingValue(
    option: String, valueName: String, following: Argument?, command: CommandPath)
  /// A flag with a value.
  case unexpectedValue(flag: String, value: Argument, command: CommandPath)
  /// A value of an option that is not of the declared type.
  case invalidValue(option: String, value: Argument, refusal: ValueRefusal, command: CommandPath)
  /// An operand that is not of the declared type.
  case invalidOperand(String, value: Argument, refusal: ValueRefusal, command: CommandPath)
  /// An operand the command cannot do without.
  case missingOperand(String, usage: String, command: CommandPath)
  /// An option the command cannot do without.
  case missingOption(String, valueName: String, command: CommandPath)
  /// A word too many.
  case unexpectedOperand(Argument, usage: String, command: CommandPath)
  /// An option given twice that holds one value.
  case repeatedOption(String, command: CommandPath)
  /// What the command itself refuses: what is wrong and what to do, beginning in lower case.
  case refused(String, command: CommandPath)

  /// The command the mistake was made in.
  public var command: CommandPath {
    switch self {
    case .unknownOption(_, _, _, let command), .misplacedOption(_, _, let command),
      .unknownCommand(_, _, let command),
      .missingCommand(_, let command), .missingValue(_, _, _, let command),
      .unexpectedValue(_, _, let command), .invalidValue(_, _, _, let command),
      .invalidOperand(_, _, _, let command),
      .missingOperand(_, _, let command), .missingOption(_, _, let command),
      .unexpectedOperand(_, _, let command), .repeatedOption(_, let command),
      .refused(_, let command):
      command
    }
  }
}
