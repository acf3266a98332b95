/// The completion script for bash: tables as `case` statements, and one function that walks the
/// words typed so far.
struct BashCompletion {
  let tool: CommandScope

  private var function: String { "_" + ShellText.identifier(tool.command.name) }

  var text: String {
    let name = tool.command.name
    return """
      # bash completion of \(name), generated from its command table.

      # Sets 'path' to the subcommand $2 of the command $1; fails when there is none.
      _\(function)_enter() {
        case "$1 $2" in
      \(alternatives(subcommandPaths))
          path="$1 $2"
          ;;
        *) return 1 ;;
        esac
      }

      # Sets 'takes' to the kind of value that the option $2 of the command $1 takes, if any,
      # 'words' to the legal values and 'list' when several are separated by commas.
      _\(function)_option() {
        takes='' list='' words=()
        case "$1 $2" in
      \(optionCases)  esac
      }

      # Does the same for the operand number $2, from 0, of the command $1.
      _\(function)_operand() {
        takes='' list='' words=()
        case "$1 $2" in
      \(operandCases)  esac
      }

      # Sets 'words' to the options of the command $1.
      _\(function)_options() {
        words=()
        case "$1" in
      \(wordCases { $0.visibleOptions.flatMap(\.spellings) })  esac
      }

      # Sets 'words' to the subcommands of the command $1.
      _\(function)_commands() {
        words=()
        case "$1" in
      \(wordCases { $0.listedCommands.map(\.name) })  esac
      }

      # Replies with what begins with $1; each reply follows the prefix $2.
      _\(function)_reply() {
        local typed="$1" prefix="$2" word
        if [[ -n $list && $typed == *,* ]]; then
          prefix="$prefix${typed%,*},"
          typed="${typed##*,}"
        fi
        case "$takes" in
        words)
          for word in "${words[@]}"; do
            if [[ $word == "$typed"* ]]; then COMPREPLY+=("$prefix$word"); fi
          done
          ;;
        file | directory)
          while IFS= read -r word; do
            COMPREPLY+=("$prefix$word")
          done < <(compgen -A "$takes" -- "$typed")
          compopt -o filenames 2>/dev/null
          ;;
        esac
        return 0
      }

      \(function)() {
        local path=\(ShellText.quoted(name)) current="${COMP_WORDS[COMP_CWORD]}"
        local takes='' list='' pending='' ended='' help='' word rest
        local -a words=()
        local -i index operand=0
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          if [[ -n $pending ]]; then
            if [[ $word == '=' && ${COMP_WORDS[index - 1]} == "$pending" ]]; then continue; fi
            pending=''
          elif [[ -n $ended || $word == '-' || $word != -* ]]; then
            if [[ $path == \(ShellText.quoted(name)) && $word == 'help' ]]; then
              help=1
            elif ! _\(function)_enter "$path" "$word"; then
              operand+=1
            fi
          elif [[ $word == '--' ]]; then
            ended=1
          elif [[ $word == --*=* ]]; then
            continue
          elif [[ $word == --* ]]; then
            _\(function)_option "$path" "$word"
            if [[ -n $takes ]]; then pending="$word"; fi
          else
            rest="${word:1}"
            while [[ -n $rest ]]; do
              _\(function)_option "$path" "-${rest:0:1}"
              rest="${rest:1}"
              if [[ -n $takes ]]; then
                if [[ -z $rest ]]; then pending="$word"; fi
                break
              fi
            done
          fi
        done
        takes='' list=''
        if [[ -n $pending ]]; then
          if [[ $pending == --* ]]; then rest="$pending"; else rest="-${pending: -1}"; fi
          _\(function)_option "$path" "$rest"
          if [[ $current == '=' ]]; then current=''; fi
          _\(function)_reply "$current" ''
        elif [[ -z $ended && $current == --*=* ]]; then
          _\(function)_option "$path" "${current%%=*}"
          _\(function)_reply "${current#*=}" "${current%%=*}="
        elif [[ -z $ended && -z $help && $current == -* ]]; then
          takes='words'
          _\(function)_options "$path"
          _\(function)_reply "$current" ''
        else
          _\(function)_commands "$path"
          if [[ ${#words[@]} -gt 0 ]]; then
            takes='words'
          elif [[ -z $help ]]; then
            _\(function)_operand "$path" "$operand"
          fi
          _\(function)_reply "$current" ''
        fi
      }

      complete -F \(function) \(name)

      """
  }

  private var scopes: [CommandScope] { tool.withDescendants }

  private var subcommandPaths: [String] {
    scopes.dropFirst().map(\.path.description)
  }

  /// A pattern list, one pattern a line, that ends in `)`.
  private func alternatives(_ patterns: [String]) -> String {
    let quoted = patterns.map { "  " + ShellText.quoted($0) }
    return (quoted.isEmpty ? "  ''" : quoted.joined(separator: " | \\\n")) + ")"
  }

  private var optionCases: String {
    scopes.flatMap { scope in
      scope.visibleOptions.filter { $0.valueName != nil }.map { option in
        let patterns = option.spellings.map { ShellText.quoted("\(scope.path) \($0)") }
        return entry(patterns.joined(separator: " | "), offer: option)
      }
    }.joined()
  }

  private var operandCases: String {
    scopes.flatMap { scope in
      scope.operands.enumerated().map { position, operand in
        let pattern =
          operand.isRepeatable
          ? ShellText.quoted("\(scope.path) ") + "*" : ShellText.quoted("\(scope.path) \(position)")
        return entry(pattern, offer: operand)
      }
    }.joined()
  }

  private func entry(_ pattern: String, offer parameter: Parameter) -> String {
    let list = parameter.isCommaSeparated ? " list=1" : ""
    let action =
      switch parameter.offer {
      case .none: "takes='text'\(list)"
      case .file: "takes='file'\(list)"
      case .directory: "takes='directory'\(list)"
      case .values(let values): "takes='words'\(list) words=(\(quotedList(values)))"
      }
    return "  \(pattern)) \(action) ;;\n"
  }

  private func wordCases(_ words: (CommandScope) -> [String]) -> String {
    scopes.compactMap { scope in
      let words = words(scope)
      guard !words.isEmpty else { return nil }
      return "  \(ShellText.quoted(scope.path.description))) words=(\(quotedList(words))) ;;\n"
    }.joined()
  }

  private func quotedList(_ words: [String]) -> String {
    words.map(ShellText.quoted).joined(separator: " ")
  }
}
