/// A command in its place in the tool: with its path and what it inherits.
struct CommandScope: Sendable {
  let command: Command
  let path: CommandPath
  /// The options of the commands above, the tool's first.
  let inheritedOptions: [Parameter]
  /// The exit statuses of this command and, where it is silent, of those above; by number.
  let exitStatuses: [ExitStatusNote]

  /// The place of the tool itself.
  init(tool: Command) {
    self.init(
      command: tool, path: CommandPath([tool.name]), inheritedOptions: [], inheritedStatuses: [])
  }

  private init(
    command: Command, path: CommandPath, inheritedOptions: [Parameter],
    inheritedStatuses: [ExitStatusNote]
  ) {
    self.command = command
    self.path = path
    self.inheritedOptions = inheritedOptions
    let own = Set(command.exitStatuses.map(\.status))
    let inherited = inheritedStatuses.filter { !own.contains($0.status) }
    exitStatuses = (command.exitStatuses + inherited).sorted { $0.status.code < $1.status.code }
  }

  var isTool: Bool { path.names.count == 1 }

  /// Options that the layer itself provides here.
  var builtInOptions: [Parameter] {
    isTool ? [.help, .version] : [.help]
  }

  var ownOptions: [Parameter] {
    command.parameters.filter { !$0.isOperand }
  }

  var operands: [Parameter] {
    command.parameters.filter(\.isOperand)
  }

  /// Every option that may be given here.
  var visibleOptions: [Parameter] {
    ownOptions + inheritedOptions + builtInOptions
  }

  /// The place of a subcommand of this command.
  func descending(to subcommand: Command) -> CommandScope {
    CommandScope(
      command: subcommand, path: path.appending(subcommand.name),
      inheritedOptions: inheritedOptions + ownOptions, inheritedStatuses: exitStatuses)
  }

  /// This place and all below it, parents first, in the order of declaration.
  var withDescendants: [CommandScope] {
    [self] + command.subcommands.flatMap { descending(to: $0).withDescendants }
  }

  /// The subcommand a word names.
  func subcommand(spelled word: Argument) -> Command? {
    command.subcommands.first { word.isSpelled($0.name) }
  }

  /// The option a long name means.
  func option(long name: Argument) -> Parameter? {
    visibleOptions.first { name.isSpelled($0.name) }
  }

  /// The option a letter means.
  func option(short letter: UInt8) -> Parameter? {
    visibleOptions.first { $0.short?.asciiValue == letter }
  }

  /// How the command is called: `stringsctl lint [OPTIONS] [PATH...]`.
  var usage: String {
    var words = [path.description]
    for option in ownOptions + inheritedOptions where option.isRequired {
      words.append("\(option.key) \(option.valueName ?? "")")
    }
    words.append("[OPTIONS]")
    if !command.subcommands.isEmpty {
      words.append(command.run == nil ? "COMMAND" : "[COMMAND]")
    }
    for operand in operands {
      let name = operand.synopsis(aligned: false)
      if case .operand(let arity) = operand.kind, !arity.needsOne {
        words.append("[\(name)]")
      } else {
        words.append(name)
      }
    }
    return words.joined(separator: " ")
  }
}
