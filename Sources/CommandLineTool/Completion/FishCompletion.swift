/// The completion script for fish: a function that says where the cursor is, and one `complete` a
/// word.
struct FishCompletion {
  let tool: CommandScope

  private var name: String { tool.command.name }
  private var function: String { "__" + ShellText.identifier(name) }

  var text: String {
    """
    # fish completion of \(name), generated from its command table.

    # Prints the command reached by the words typed so far, and the number of its operands: -1 when
    # it is only a topic of help.
    function \(function)_place
        set -l words (commandline -opc)
        set -e words[1]
        set -l path \(ShellText.fishQuoted(name))
        set -l count 0
        set -l ended ''
        set -l skipped ''
        set -l help ''
        for word in $words
            if test -n "$skipped"
                set skipped ''
                continue
            end
            if test -z "$ended"; and string match -q -- '-?*' $word
                if test "$word" = --
                    set ended 1
                    continue
                end
                set -l option $word
                if not string match -q -- '--*' $word
                    set option -(string sub -s -1 -- $word)
                end
                switch "$path $option"
                    case \(valueOptions)
                        set skipped 1
                end
                continue
            end
            if test "$path $word" = \(ShellText.fishQuoted("\(name) help"))
                set help 1
                continue
            end
            switch "$path $word"
                case \(quotedList(tool.withDescendants.dropFirst().map(\.path.description)))
                    set path "$path $word"
                case '*'
                    set count (math $count + 1)
            end
        end
        test -n "$help"; and set count -1
        printf '%s\\n' $path $count
    end

    # Prints the items $argv, each after those that are already in the word at the cursor.
    function \(function)_items
        set -l typed (string replace -r -- '^--[^=]*=' '' (commandline -ct))
        set -l before (string match -r -- '^.*,' $typed)
        for item in $argv
            printf '%s\\n' "$before$item"
        end
    end

    # Succeeds at the command $argv[1]; with $argv[2], only at its operand of that number, from 0,
    # or any later one when $argv[3] is given too.
    function \(function)_at
        set -l place (\(function)_place)
        test "$place[1]" = "$argv[1]"; or return 1
        set -q argv[2]; or return 0
        if set -q argv[3]
            test $place[2] -ge $argv[2]
        else
            test $place[2] -eq $argv[2]
        end
    end

    complete -c \(name) -f
    \(tool.withDescendants.flatMap(lines).joined(separator: "\n"))

    """
  }

  /// The patterns of all options that take a value, each after the path of its command.
  private var valueOptions: String {
    quotedList(
      tool.withDescendants.flatMap { scope in
        scope.visibleOptions.filter { $0.valueName != nil }.flatMap { option in
          option.spellings.map { "\(scope.path) \($0)" }
        }
      })
  }

  private func quotedList(_ words: [String]) -> String {
    words.isEmpty ? "''" : words.map(ShellText.fishQuoted).joined(separator: " ")
  }

  private func lines(_ scope: CommandScope) -> [String] {
    let commands = scope.listedCommands.map { command in
      "\(start(scope)) -a \(ShellText.fishQuoted(command.name))"
        + " -d \(ShellText.fishQuoted(command.abstract))"
    }
    let options = scope.visibleOptions.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      return "\(start(scope))\(short) -l \(option.name)\(value(option))"
        + " -d \(ShellText.fishQuoted(option.help))"
    }
    let operands = scope.operands.enumerated().compactMap { position, operand -> String? in
      let place = operand.isRepeatable ? "\(position) or-later" : String(position)
      guard let offer = operandOffer(operand) else { return nil }
      return "\(start(scope, operand: place)) \(offer)"
    }
    return commands + options + operands
  }

  private func start(_ scope: CommandScope, operand: String? = nil) -> String {
    let test = "\(function)_at \"\(scope.path)\"" + (operand.map { " \($0)" } ?? "")
    return "complete -c \(name) -n \(ShellText.fishQuoted(test))"
  }

  private func value(_ option: Parameter) -> String {
    guard option.valueName != nil else { return "" }
    return switch option.offer {
    case .none: " -x"
    case .file: " -r -F"
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .values(let values):
      option.isCommaSeparated
        ? " -x -a \(ShellText.fishQuoted("(\(function)_items \(words(values)))"))"
        : " -x -a \(ShellText.fishQuoted(words(values)))"
    }
  }

  private func operandOffer(_ operand: Parameter) -> String? {
    switch operand.offer {
    case .none: nil
    case .file: "-F"
    case .directory: "-a '(__fish_complete_directories)'"
    case .values(let values): "-a \(ShellText.fishQuoted(words(values)))"
    }
  }

  private func words(_ values: [String]) -> String {
    values.map(ShellText.wordEscaped).joined(separator: " ")
  }
}
