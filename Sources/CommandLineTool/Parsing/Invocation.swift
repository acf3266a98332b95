/// A command with the arguments it was given, all of them checked.
///
/// Reading a parameter that the command does not declare is a mistake in the tool and traps.
public struct Invocation: Sendable {
  /// The command and how it was reached.
  public let path: CommandPath
  /// The command.
  public let command: Command
  /// All operands in the order given.
  public let operands: [Argument]

  /// The keys of all parameters that may be read.
  private let declared: Set<String>
  /// How often each option was given.
  private let occurrences: [String: Int]
  /// The values of each parameter in the order given, lists taken apart.
  private let values: [String: [Argument]]

  init(
    scope: CommandScope, operands: [Argument], occurrences: [String: Int],
    values: [String: [Argument]]
  ) {
    path = scope.path
    command = scope.command
    declared = Set((scope.visibleOptions + scope.operands).map(\.key))
    self.operands = operands
    self.occurrences = occurrences
    self.values = values
  }

  /// Runs the command.
  ///
  /// Traps when the command has nothing to run, which `Declaration.problems(in:)` reports.
  public func run() async throws(CommandFailure) -> ExitStatus {
    guard let run = command.run else {
      preconditionFailure("The command '\(path)' has nothing to run.")
    }
    return try await run(self)
  }

  /// Makes a usage error of this command, for what only running it can find out.
  ///
  /// - Parameter sentence: what is wrong and what to do, beginning in lower case and
  ///   ending in a full stop.
  /// - Returns: the error to throw.
  public func refusal(_ sentence: String) -> CommandFailure {
    .usage(.refused(sentence, command: path))
  }

  /// Whether the user gave the option or operand at all.
  public func isGiven(_ declaration: some ParameterDeclaration) -> Bool {
    let key = checkedKey(of: declaration)
    return occurrences[key, default: 0] > 0 || values[key] != nil
  }

  /// How often the user gave a flag.
  public func count(of flag: Flag) -> Int {
    occurrences[checkedKey(of: flag), default: 0]
  }

  /// Whether the user gave a flag.
  public subscript(flag: Flag) -> Bool {
    count(of: flag) > 0
  }

  /// The value of an option, or `nil` when it was not given.
  public subscript<Value>(option: Option<Value>) -> Value? {
    readValues(of: option, as: Value.self).first
  }

  /// The value of an option, or its default.
  public subscript<Value>(option: DefaultedOption<Value>) -> Value {
    readValues(of: option, as: Value.self).first ?? option.defaultValue
  }

  /// The value of an option that must be given.
  public subscript<Value>(option: RequiredOption<Value>) -> Value {
    onlyValue(of: option, as: Value.self)
  }

  /// The values of an option in the order given.
  public subscript<Value>(option: OptionList<Value>) -> [Value] {
    readValues(of: option, as: Value.self)
  }

  /// The word of an operand.
  public subscript<Value>(operand: Operand<Value>) -> Value {
    onlyValue(of: operand, as: Value.self)
  }

  /// The word of an operand, or `nil` when it was not given.
  public subscript<Value>(operand: OptionalOperand<Value>) -> Value? {
    readValues(of: operand, as: Value.self).first
  }

  /// The words of an operand in the order given.
  public subscript<Value>(operand: OperandList<Value>) -> [Value] {
    readValues(of: operand, as: Value.self)
  }

  private func checkedKey(of declaration: some ParameterDeclaration) -> String {
    let key = declaration.parameter.key
    precondition(declared.contains(key), "The command '\(path)' does not declare '\(key)'.")
    return key
  }

  private func readValues<Value: ParameterValue>(
    of declaration: some ParameterDeclaration, as type: Value.Type
  ) -> [Value] {
    let key = checkedKey(of: declaration)
    return values[key, default: []].map { argument in
      do throws(ValueRefusal) {
        return try Value(argument: argument)
      } catch {
        preconditionFailure("'\(key)' of '\(path)' is declared with another type of value.")
      }
    }
  }

  private func onlyValue<Value: ParameterValue>(
    of declaration: some ParameterDeclaration, as type: Value.Type
  ) -> Value {
    guard let value = readValues(of: declaration, as: type).first else {
      preconditionFailure("'\(declaration.parameter.key)' of '\(path)' is not declared required.")
    }
    return value
  }
}
