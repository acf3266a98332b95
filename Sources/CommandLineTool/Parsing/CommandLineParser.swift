/// Reads command lines by a command table, under the conventions of POSIX and GNU.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue` and clusters of short flags are read;
/// options and operands mix; `--` ends the options; `-` alone is an operand. Long names are not
/// abbreviated, so that a new option never changes the meaning of a script. `--help` and `-h` work
/// everywhere and win over mistakes elsewhere on the line, `help [COMMAND]` and `--version` work at
/// the top. A word after an option is its value even when it begins with a dash, unless it is `--`
/// or spells an option of the command: then the value was most likely forgotten.
public struct CommandLineParser: Sendable {
  /// The table.
  public let tool: Command

  /// Makes a parser for a tool.
  public init(_ tool: Command) {
    self.tool = tool
  }

  /// Reads the words after the tool's name.
  public func parse(_ arguments: [Argument]) throws(UsageError) -> Request {
    var reading = CommandLineReading(tool: tool, arguments: arguments)
    do throws(UsageError) {
      try reading.readAll()
      return try reading.request()
    } catch {
      if case .unknownCommand = error { throw error }
      guard arguments.prefix(while: { !$0.isSpelled("--") }).contains(where: \.asksForHelp) else {
        throw error
      }
      return .help(HelpPage(scope: reading.scope))
    }
  }

  /// Reads the words after the tool's name.
  public func parse(_ arguments: [String]) throws(UsageError) -> Request {
    try parse(arguments.map { Argument($0) })
  }
}

extension Argument {
  fileprivate var asksForHelp: Bool {
    isSpelled("--help") || isSpelled("-h")
  }
}
