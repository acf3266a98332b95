/// Checks command tables for mistakes that the compiler cannot see.
///
/// A tool runs it in a test, so that users never meet them.
public enum Declaration {
  /// The longest abstract, in characters: it has to fit on a line beside a command's name.
  public static let abstractLimit = 80
  /// The longest help text of a parameter, in characters.
  public static let helpLimit = 240

  /// Every mistake in a tool, in the order of declaration; each names the command it is in.
  public static func problems(in tool: Command) -> [String] {
    CommandScope(tool: tool).withDescendants.flatMap { scope in
      let problems =
        commandProblems(in: scope) + optionProblems(in: scope) + operandProblems(in: scope)
        + exampleProblems(in: scope)
      return problems.map { "\(scope.path): \($0)" }
    }
  }

  private static func commandProblems(in scope: CommandScope) -> [String] {
    let command = scope.command
    var problems: [String] = []
    if !isKebabCase(command.name) {
      problems.append("the name '\(command.name)' is not in kebab case")
    }
    problems += textProblems(of: "abstract", command.abstract, limit: abstractLimit)
    for paragraph in command.discussion {
      problems += textProblems(of: "discussion", paragraph, limit: nil, isSentence: false)
    }
    for note in command.exitStatuses {
      problems += textProblems(of: "exit status \(note.status.code)", note.meaning, limit: nil)
    }
    for code in duplicates(in: command.exitStatuses.map(\.status.code)) {
      problems.append("the exit status \(code) is explained twice")
    }
    for name in duplicates(in: command.subcommands.map(\.name)) {
      problems.append("the subcommand '\(name)' is declared twice")
    }
    if scope.isTool, command.subcommands.contains(where: { $0.name == "help" }) {
      problems.append("the subcommand 'help' shadows the built-in one")
    }
    if command.subcommands.isEmpty, command.run == nil {
      problems.append("has neither subcommands nor anything to run")
    }
    if !command.subcommands.isEmpty, !scope.operands.isEmpty {
      problems.append("has subcommands and operands, which cannot be told apart")
    }
    return problems
  }

  private static func optionProblems(in scope: CommandScope) -> [String] {
    var problems: [String] = []
    let reserved = ["help", "version"]
    for option in scope.ownOptions {
      if !isKebabCase(option.name) {
        problems.append("the option name '\(option.key)' is not in kebab case")
      }
      if reserved.contains(option.name) {
        problems.append("the option '\(option.key)' shadows the built-in one")
      }
      if let short = option.short, !isLetterOrDigit(short) {
        problems.append("the short name '-\(short)' of '\(option.key)' is no ASCII letter or digit")
      }
      if option.short == Parameter.help.short {
        problems.append("the short name '-h' of '\(option.key)' shadows the built-in one")
      }
      if case .option(let valueName) = option.kind, !isPlaceholder(valueName) {
        problems.append("the value name '\(valueName)' of '\(option.key)' is not in capitals")
      }
      problems += textProblems(of: "'\(option.key)' help", option.help, limit: helpLimit)
      problems += defaultProblems(of: option)
    }
    let declared = scope.ownOptions + scope.inheritedOptions
    for name in duplicates(in: declared.map(\.key)) where scope.ownOptions.contains(key: name) {
      problems.append("the option '\(name)' is declared twice")
    }
    let ownShorts = scope.ownOptions.compactMap(\.short)
    for short in duplicates(in: declared.compactMap(\.short)) where ownShorts.contains(short) {
      problems.append("the short name '-\(short)' is declared twice")
    }
    return problems
  }

  private static func operandProblems(in scope: CommandScope) -> [String] {
    var problems: [String] = []
    var optional: String?
    var repeating: String?
    for operand in scope.operands {
      guard case .operand(let arity) = operand.kind else { continue }
      if !isPlaceholder(operand.name) {
        problems.append("the operand name '\(operand.name)' is not in capitals")
      }
      problems += textProblems(of: "'\(operand.name)' help", operand.help, limit: helpLimit)
      problems += defaultProblems(of: operand)
      if let repeating {
        problems.append("the operand '\(operand.name)' follows '\(repeating)', which takes all")
      } else if let optional, arity.needsOne {
        problems.append("the operand '\(operand.name)' must be given but follows '\(optional)'")
      }
      if !arity.needsOne { optional = optional ?? operand.name }
      if arity.isRepeating { repeating = repeating ?? operand.name }
    }
    for name in duplicates(in: scope.operands.map(\.key)) {
      problems.append("the operand '\(name)' is declared twice")
    }
    return problems
  }

  private static func exampleProblems(in scope: CommandScope) -> [String] {
    var problems: [String] = []
    for example in scope.command.examples {
      if example.command.split(separator: " ").first.map(String.init) != scope.path.names.first {
        problems.append("the example '\(example.command)' does not begin with the tool's name")
      }
      problems += textProblems(
        of: "explanation of '\(example.command)'", example.explanation, limit: nil)
    }
    return problems
  }

  /// A default that is one word is a value and has to be legal; several words are prose.
  private static func defaultProblems(of parameter: Parameter) -> [String] {
    guard let text = parameter.defaultText, !text.contains(" ") else { return [] }
    let words = parameter.isCommaSeparated ? text.split(separator: ",").map(String.init) : [text]
    guard words.contains(where: { parameter.refusal(Argument($0)) != nil }) else { return [] }
    return ["the default '\(text)' of '\(parameter.key)' is not a legal value"]
  }

  private static func textProblems(
    of subject: String, _ text: String, limit: Int?, isSentence: Bool = true
  ) -> [String] {
    guard !text.isEmpty else { return ["the \(subject) is missing"] }
    var problems: [String] = []
    if isSentence, !text.hasSuffix(".") {
      problems.append("the \(subject) does not end in a full stop")
    }
    if let limit, text.count > limit {
      problems.append("the \(subject) is longer than \(limit) characters")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      problems.append("the \(subject) contains a control character")
    }
    return problems
  }

  /// Elements that occur again, each once, in order.
  private static func duplicates<Element: Hashable>(in elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    var reported: Set<Element> = []
    return elements.filter { !seen.insert($0).inserted && reported.insert($0).inserted }
  }

  private static func isKebabCase(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areAllowed = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { isLowercase($0) || isDigit($0) }
    }
    return areAllowed && name.utf8.first.map(isLowercase) == true
  }

  private static func isPlaceholder(_ name: String) -> Bool {
    guard let first = name.utf8.first, isUppercase(first) else { return false }
    let joints = "-_=:".utf8
    return name.utf8.allSatisfy { isUppercase($0) || isDigit($0) || joints.contains($0) }
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return isLowercase(byte) || isUppercase(byte) || isDigit(byte)
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension [Parameter] {
  fileprivate func contains(key: String) -> Bool {
    contains { $0.key == key }
  }
}
