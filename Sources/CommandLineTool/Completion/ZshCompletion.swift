/// The completion script for zsh: one function a command, each a call of `_arguments`.
struct ZshCompletion {
  let tool: CommandScope

  var text: String {
    let name = tool.command.name
    let functions = tool.withDescendants.map { function(of: $0) }
    return """
      #compdef \(name)
      # zsh completion of \(name), generated from its command table.

      \(functions.joined(separator: "\n"))
      if [[ $funcstack[1] == \(functionName(tool)) ]]; then
        \(functionName(tool)) "$@"
      else
        compdef \(functionName(tool)) \(name)
      fi

      """
  }

  private func functionName(_ scope: CommandScope) -> String {
    "_" + scope.path.names.map(ShellText.identifier).joined(separator: "__")
  }

  private func function(of scope: CommandScope) -> String {
    scope.listedCommands.isEmpty ? leaf(scope) : group(scope)
  }

  private func leaf(_ scope: CommandScope) -> String {
    let specs = scope.visibleOptions.flatMap(specs) + operandSpecs(scope)
    return """
      \(functionName(scope))() {
        _arguments -s -S \(lines(specs))
      }

      """
  }

  private func group(_ scope: CommandScope) -> String {
    let specs =
      scope.visibleOptions.flatMap(specs)
      + [ShellText.quoted("1: :->command"), ShellText.quoted("*:: :->argument")]
    let described = scope.listedCommands.map {
      "      " + ShellText.quoted("\($0.name):\(ShellText.escaping("\\", in: $0.abstract))")
    }
    let calls = scope.command.subcommands.map {
      "    \($0.name)) \(functionName(scope.descending(to: $0))) ;;"
    }
    let help =
      scope.isTool ? ["    help) _arguments \(ShellText.quoted("*: :(\(topics))")) ;;"] : []
    return """
      \(functionName(scope))() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
        _arguments -C -s -S \(lines(specs))
        case $state in
        command)
          local -a commands=(
      \(described.joined(separator: "\n"))
          )
          _describe -t commands 'command' commands
          ;;
        argument)
          case $line[1] in
      \((calls + help).joined(separator: "\n"))
          esac
          ;;
        esac
      }

      """
  }

  private var topics: String {
    tool.command.subcommands.map(\.name).joined(separator: " ")
  }

  private func lines(_ specs: [String]) -> String {
    "\\\n    " + specs.joined(separator: " \\\n    ")
  }

  /// A spec for each spelling of an option; they exclude each other unless it may be repeated.
  private func specs(_ option: Parameter) -> [String] {
    let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let help = "[\(ShellText.escaping("\\[]:", in: option.help))]"
    return option.spellings.map { spelling in
      guard let valueName = option.valueName else {
        return ShellText.quoted(exclusion + spelling + help)
      }
      let joint = spelling.hasPrefix("--") ? "=" : "+"
      let message = ":\(ShellText.escaping("\\:", in: valueName)):"
      return ShellText.quoted(exclusion + spelling + joint + help + message + action(option))
    }
  }

  private func operandSpecs(_ scope: CommandScope) -> [String] {
    scope.operands.enumerated().map { position, operand in
      let isOptional = if case .operand(.optional) = operand.kind { true } else { false }
      let place =
        operand.isRepeatable ? "*:" : isOptional ? "\(position + 1)::" : "\(position + 1):"
      return ShellText.quoted(place + operand.name + ":" + action(operand))
    }
  }

  private func action(_ parameter: Parameter) -> String {
    switch parameter.offer {
    case .none: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .values(let values):
      parameter.isCommaSeparated
        ? "_sequence compadd - \(list(values))" : "(\(list(values)))"
    }
  }

  private func list(_ values: [String]) -> String {
    values.map(ShellText.wordEscaped).joined(separator: " ")
  }
}
