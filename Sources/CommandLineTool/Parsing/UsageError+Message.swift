extension UsageError {
  /// What is wrong and what to do, then where to read more; two lines without a final newline.
  ///
  /// Begins in lower case, to stand after a prefix such as `stringsctl: `. What the user typed is
  /// shown with its control characters escaped.
  public var message: String {
    "\(sentence)\n\(pointer)"
  }

  /// The first line.
  private var sentence: String {
    switch self {
    case .unknownOption(let option, let suggestions, let mayBeOperand, _):
      "unknown option '\(option.displayText)': "
        + (Self.question(suggestions)
          ?? "remove it\(mayBeOperand ? ", or put '--' before it if it is an operand" : "").")
    case .misplacedOption(let option, let takers, _):
      "option '\(option.displayText)' stands before its command: write "
        + Self.alternatives(takers.map { "\($0) \(option.displayText)" }) + "."
    case .unknownCommand(let word, let suggestions, _):
      "unknown command '\(word.displayText)': "
        + (Self.question(suggestions) ?? "use one that the help lists.")
    case .missingCommand(let choices, let command):
      "'\(command)' needs a command: use one of \(choices.joined(separator: ", "))."
    case .missingValue(let option, let valueName, nil, _):
      "option '\(option)' needs a value: write '\(option) \(valueName)'."
    case .missingValue(let option, _, let following?, _):
      "option '\(option)' needs a value, but '\(following.displayText)' follows: "
        + "write the value between them, or '\(Self.attached(option, following))' if that is it."
    case .unexpectedValue(let flag, let value, _):
      "option '\(flag)' takes no value, but was given '\(value.displayText)': "
        + "write '\(flag)' alone."
    case .invalidValue(let option, let value, let refusal, _):
      "option '\(option)' cannot be '\(value.displayText)': \(Self.advice(refusal))"
    case .invalidOperand(let name, let value, let refusal, _):
      "operand \(name) cannot be '\(value.displayText)': \(Self.advice(refusal))"
    case .missingOperand(let name, let usage, _):
      "operand \(name) is missing: write '\(usage)'."
    case .missingOption(let option, let valueName, _):
      "option '\(option)' is missing: add '\(option) \(valueName)'."
    case .unexpectedOperand(let word, let usage, _):
      "unexpected operand '\(word.displayText)': write '\(usage)'."
    case .repeatedOption(let option, _):
      "option '\(option)' was given more than once: give it once."
    case .refused(let sentence, _):
      sentence
    }
  }

  /// The last line.
  private var pointer: String {
    switch self {
    case .unknownCommand, .missingCommand:
      "Run '\(command) --help' for its commands."
    case .missingOperand, .unexpectedOperand, .invalidOperand:
      "Run '\(command) --help' for its operands."
    case .unknownOption, .misplacedOption, .missingValue, .unexpectedValue, .invalidValue,
      .missingOption,
      .repeatedOption, .refused:
      "Run '\(command) --help' for its options."
    }
  }

  /// What to write instead of a refused value.
  private static func advice(_ refusal: ValueRefusal) -> String {
    let question = question(refusal.suggestions).map { " D" + $0.dropFirst() } ?? ""
    return "use \(refusal.expectation).\(question)"
  }

  /// `did you mean 'a' or 'b'?`, or `nil` without suggestions.
  private static func question(_ suggestions: [String]) -> String? {
    suggestions.isEmpty ? nil : "did you mean \(alternatives(suggestions))?"
  }

  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// An option and its value as one word: `--output=-x`, `-o-x`.
  private static func attached(_ option: String, _ value: Argument) -> String {
    option + (option.hasPrefix("--") ? "=" : "") + value.displayText
  }
}
