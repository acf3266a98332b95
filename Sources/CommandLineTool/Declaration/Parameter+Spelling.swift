extension Parameter {
  /// The help flag every command has.
  static let help = Parameter(
    flag: "help", short: "h", isRepeatable: true, help: "Shows this help.")

  /// The version flag the tool itself has.
  static let version = Parameter(
    flag: "version", short: nil, isRepeatable: true, help: "Shows the version.")

  /// Whether it is told by its place instead of its name.
  var isOperand: Bool {
    switch kind {
    case .flag, .option: false
    case .operand: true
    }
  }

  /// The name of the value, or `nil` for a flag.
  var valueName: String? {
    switch kind {
    case .flag: nil
    case .option(let valueName): valueName
    case .operand: name
    }
  }

  /// What tells one parameter of a command from the others: `--source`, `FILE`.
  var key: String {
    isOperand ? name : "--" + name
  }

  /// The spellings of an option, short first: `-o`, `--output`.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [key]
  }

  /// How a list of parameters shows it: `-o, --output FILE`, `PATH...`; `aligned` leaves the room
  /// of a short form that is not there.
  func synopsis(aligned: Bool) -> String {
    switch kind {
    case .operand(let arity):
      return arity.isRepeating ? name + "..." : name
    case .flag, .option:
      let lead = short.map { "-\($0), " } ?? (aligned ? "    " : "")
      guard let valueName else { return lead + key }
      return "\(lead)\(key) \(valueName)\(isCommaSeparated ? ",..." : "")"
    }
  }

  /// What a shell may offer as a value.
  var offer: CompletionHint {
    allowedValues.isEmpty ? completion : .values(allowedValues)
  }

  /// The most allowed values that the help lists.
  private static let listLimit = 12

  /// The help text and what the declaration adds to it.
  var fullHelp: String {
    var sentences = [help]
    if !allowedValues.isEmpty, allowedValues.count <= Self.listLimit {
      sentences.append("One of: \(allowedValues.joined(separator: ", ")).")
    }
    if let defaultText {
      sentences.append("Default: \(defaultText).")
    }
    if isRequired {
      sentences.append("Required.")
    }
    if isRepeatable, !isOperand, name != Self.help.name, name != Self.version.name {
      sentences.append("May be repeated.")
    }
    return sentences.joined(separator: " ")
  }
}
