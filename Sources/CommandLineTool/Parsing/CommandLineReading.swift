/// One pass over the words of a command line.
struct CommandLineReading {
  /// The command reached so far.
  private(set) var scope: CommandScope
  private let arguments: [Argument]
  private var next = 0
  private var optionsEnded = false
  private var helpRequested = false
  private var versionRequested = false
  private var operands: [Argument] = []
  private var occurrences: [String: Int] = [:]
  private var values: [String: [Argument]] = [:]

  init(tool: Command, arguments: [Argument]) {
    scope = CommandScope(tool: tool)
    self.arguments = arguments
  }

  mutating func readAll() throws(UsageError) {
    while next < arguments.count {
      let argument = arguments[next]
      next += 1
      let bytes = argument.bytes
      if optionsEnded || bytes.first != UInt8(ascii: "-") || bytes.count == 1 {
        try readOperand(argument)
      } else if argument.isSpelled("--") {
        optionsEnded = true
      } else if bytes[1] == UInt8(ascii: "-") {
        try readLongOption(argument)
      } else {
        try readShortOptions(argument)
      }
    }
  }

  /// What the words ask for, once all are read.
  func request() throws(UsageError) -> Request {
    if helpRequested { return .help(HelpPage(scope: scope)) }
    if versionRequested { return .version }
    guard scope.command.subcommands.isEmpty || scope.command.run != nil else {
      throw .missingCommand(choices: scope.command.subcommands.map(\.name), command: scope.path)
    }
    let assigned = try assignedOperands()
    for option in scope.visibleOptions where option.isRequired && values[option.key] == nil {
      throw .missingOption(
        option.key, valueName: option.valueName ?? "", command: scope.path)
    }
    return .run(
      Invocation(
        scope: scope, operands: operands, occurrences: occurrences,
        values: values.merging(assigned) { $1 }))
  }

  // MARK: Operands

  private mutating func readOperand(_ argument: Argument) throws(UsageError) {
    guard !scope.command.subcommands.isEmpty else {
      operands.append(argument)
      return
    }
    if scope.isTool, argument.isSpelled("help") {
      return try readHelpTopic()
    }
    try descend(to: argument)
  }

  private mutating func descend(to word: Argument) throws(UsageError) {
    guard let subcommand = scope.subcommand(spelled: word) else {
      let names = scope.command.subcommands.map(\.name) + (scope.isTool ? ["help"] : [])
      throw .unknownCommand(
        word, suggestions: Suggestion.closest(to: word.repairedText, among: names),
        command: scope.path)
    }
    scope = scope.descending(to: subcommand)
  }

  /// Reads what follows `help`: the names that lead to a command.
  private mutating func readHelpTopic() throws(UsageError) {
    helpRequested = true
    while next < arguments.count {
      let word = arguments[next]
      next += 1
      if word.isSpelled("--help") || word.isSpelled("-h") { continue }
      guard !scope.command.subcommands.isEmpty else {
        throw .unexpectedOperand(
          word, usage: "\(scope.path.names[0]) help \(scope.path.topic)", command: scope.path)
      }
      try descend(to: word)
    }
  }

  /// Gives the operands to their declarations, in order.
  private func assignedOperands() throws(UsageError) -> [String: [Argument]] {
    var rest = operands[...]
    var assigned: [String: [Argument]] = [:]
    for parameter in scope.operands {
      guard case .operand(let arity) = parameter.kind else { continue }
      guard !rest.isEmpty else {
        guard arity.needsOne else { continue }
        throw .missingOperand(parameter.name, usage: scope.usage, command: scope.path)
      }
      let taken = rest.prefix(arity.isRepeating ? rest.count : 1)
      rest = rest.dropFirst(taken.count)
      for word in taken { try check(word, as: parameter) }
      assigned[parameter.key] = Array(taken)
    }
    guard let extra = rest.first else { return assigned }
    throw .unexpectedOperand(extra, usage: scope.usage, command: scope.path)
  }

  // MARK: Options

  private mutating func readLongOption(_ argument: Argument) throws(UsageError) {
    let body = argument.bytes.dropFirst(2)
    let name = Argument(bytes: body.prefix { $0 != UInt8(ascii: "=") })
    guard let option = scope.option(long: name) else {
      throw unknownOption(Argument(bytes: argument.bytes.prefix(2 + name.bytes.count)))
    }
    let attached =
      name.bytes.count < body.count
      ? Argument(bytes: body.dropFirst(name.bytes.count + 1)) : nil
    guard option.valueName != nil else {
      if let attached {
        throw .unexpectedValue(flag: option.key, value: attached, command: scope.path)
      }
      return try record(flag: option)
    }
    let value = if let attached { attached } else { try takeValue(of: option, spelled: option.key) }
    try record(value, for: option)
  }

  private mutating func readShortOptions(_ argument: Argument) throws(UsageError) {
    var rest = argument.bytes.dropFirst()
    var lastFlag: String?
    while let letter = rest.first {
      guard let option = scope.option(short: letter) else {
        if let lastFlag, letter == UInt8(ascii: "=") {
          throw .unexpectedValue(
            flag: lastFlag, value: Argument(bytes: rest.dropFirst()), command: scope.path)
        }
        throw unknownShortOption(in: argument, at: rest)
      }
      rest = rest.dropFirst()
      let spelling = "-" + String(decoding: [letter], as: UTF8.self)
      guard option.valueName != nil else {
        try record(flag: option)
        lastFlag = spelling
        continue
      }
      let value =
        rest.isEmpty ? try takeValue(of: option, spelled: spelling) : Argument(bytes: rest)
      return try record(value, for: option)
    }
  }

  /// The next word as the value of an option.
  private mutating func takeValue(
    of option: Parameter, spelled spelling: String
  ) throws(UsageError) -> Argument {
    let valueName = option.valueName ?? ""
    guard next < arguments.count else {
      throw .missingValue(
        option: spelling, valueName: valueName, following: nil, command: scope.path)
    }
    let value = arguments[next]
    guard !spellsOption(value) else {
      throw .missingValue(
        option: spelling, valueName: valueName, following: value, command: scope.path)
    }
    next += 1
    return value
  }

  /// Whether a word is `--`, `--name`, `--name=value` or `-n` with a name known here.
  private func spellsOption(_ word: Argument) -> Bool {
    let bytes = word.bytes
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "-") else { return false }
    guard bytes[1] == UInt8(ascii: "-") else {
      return bytes.count == 2 && scope.option(short: bytes[1]) != nil
    }
    let name = Argument(bytes: bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "=") })
    return bytes.count == 2 || scope.option(long: name) != nil
  }

  private mutating func record(flag: Parameter) throws(UsageError) {
    if flag.key == Parameter.help.key { helpRequested = true }
    if flag.key == Parameter.version.key, scope.isTool { versionRequested = true }
    try count(flag)
  }

  private mutating func record(_ value: Argument, for option: Parameter) throws(UsageError) {
    try count(option)
    guard option.isCommaSeparated else {
      try check(value, as: option)
      values[option.key, default: []].append(value)
      return
    }
    let items = value.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for item in items {
      guard !item.isEmpty else {
        throw .invalidValue(
          option: option.key, value: value,
          refusal: ValueRefusal(expectation: "items with single commas between them"),
          command: scope.path)
      }
      let word = Argument(bytes: item)
      try check(word, as: option)
      values[option.key, default: []].append(word)
    }
  }

  private mutating func count(_ option: Parameter) throws(UsageError) {
    guard option.isRepeatable || occurrences[option.key] == nil else {
      throw .repeatedOption(option.key, command: scope.path)
    }
    occurrences[option.key, default: 0] += 1
  }

  private func check(_ value: Argument, as parameter: Parameter) throws(UsageError) {
    guard let refusal = parameter.refusal(value) else { return }
    guard !parameter.isOperand else {
      throw .invalidOperand(
        parameter.name, value: value, refusal: refusal, command: scope.path)
    }
    throw .invalidValue(
      option: parameter.key, value: value, refusal: refusal, command: scope.path)
  }

  // MARK: Mistakes

  private func unknownOption(_ spelling: Argument) -> UsageError {
    let takers = scope.withDescendants.dropFirst().filter { below in
      below.ownOptions.contains { $0.spellings.contains(where: spelling.isSpelled) }
    }
    guard takers.isEmpty else {
      return .misplacedOption(
        spelling, takers: takers.prefix(Suggestion.limit).map(\.path), command: scope.path)
    }
    let isLong = spelling.bytes.starts(with: "--".utf8)
    let word = String(decoding: spelling.bytes.dropFirst(2), as: UTF8.self)
    let names = isLong ? Suggestion.closest(to: word, among: scope.visibleOptions.map(\.name)) : []
    return unknownOption(spelling, suggestions: names.map { "--" + $0 })
  }

  private func unknownOption(_ spelling: Argument, suggestions: [String]) -> UsageError {
    .unknownOption(
      spelling, suggestions: suggestions, mayBeOperand: !scope.operands.isEmpty,
      command: scope.path)
  }

  /// The mistake of an unknown letter; a long name behind a single dash is recognized.
  private func unknownShortOption(
    in argument: Argument, at rest: ArraySlice<UInt8>
  ) -> UsageError {
    let name = Argument(bytes: argument.bytes.dropFirst().prefix { $0 != UInt8(ascii: "=") })
    if name.bytes.count > 1, let option = scope.option(long: name) {
      return unknownOption(argument, suggestions: [option.key])
    }
    let length = 1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    return unknownOption(Argument(bytes: [UInt8(ascii: "-")] + rest.prefix(length)))
  }
}

extension CommandPath {
  /// The names below the tool's.
  fileprivate var topic: String {
    names.dropFirst().joined(separator: " ")
  }
}
