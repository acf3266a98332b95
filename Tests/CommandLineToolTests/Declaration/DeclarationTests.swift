import CommandLineTool
import Testing

@Suite("A command table")
struct DeclarationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tool: Command
    var problems: [String]

    init(_ name: String, _ tool: Command, _ problems: String...) {
      testDescription = name
      self.tool = tool
      self.problems = problems
    }
  }

  /// A tool of one command, right but for what the arguments make wrong.
  static func tool(
    _ name: String = "tool", abstract: String = "Does it.", discussion: [String] = [],
    takes parameters: [any ParameterDeclaration] = [], subcommands: [Command] = [],
    examples: [Example] = [], exitStatuses: [ExitStatusNote] = []
  ) -> Command {
    Command(
      name, abstract: abstract, discussion: discussion, parameters: parameters,
      subcommands: subcommands, examples: examples, exitStatuses: exitStatuses
    ) { _ in .clean }
  }

  static func flag(_ name: String, short: Character? = nil, help: String = "It.") -> Flag {
    Flag(name, short: short, help: help)
  }

  static let bad = [
    Case(
      "an option twice", tool(takes: [flag("all"), flag("all")]),
      "tool: the option '--all' is declared twice"),
    Case(
      "an option three times is one problem", tool(takes: [flag("all"), flag("all"), flag("all")]),
      "tool: the option '--all' is declared twice"),
    Case(
      "a short name twice", tool(takes: [flag("all", short: "a"), flag("any", short: "a")]),
      "tool: the short name '-a' is declared twice"),
    Case(
      "an inherited option again",
      tool(takes: [flag("all")], subcommands: [tool("sub", takes: [flag("all")])]),
      "tool sub: the option '--all' is declared twice"),
    Case(
      "an inherited short name again, two levels down",
      tool(
        takes: [flag("all", short: "a")],
        subcommands: [tool("sub", subcommands: [tool("leaf", takes: [flag("any", short: "a")])])]),
      "tool sub leaf: the short name '-a' is declared twice"),
    Case(
      "a subcommand twice", tool(subcommands: [tool("sub"), tool("sub")]),
      "tool: the subcommand 'sub' is declared twice"),
    Case("no abstract", tool(abstract: ""), "tool: the abstract is missing"),
    Case(
      "an abstract without a full stop", tool(abstract: "Does it"),
      "tool: the abstract does not end in a full stop"),
    Case(
      "an abstract too long", tool(abstract: String(repeating: "x", count: 80) + "."),
      "tool: the abstract is longer than 80 characters"),
    Case(
      "an empty paragraph", tool(discussion: ["It does this:", ""]),
      "tool: the discussion is missing"),
    Case("no help", tool(takes: [flag("all", help: "")]), "tool: the '--all' help is missing"),
    Case(
      "help without a full stop", tool(takes: [flag("all", help: "All of it")]),
      "tool: the '--all' help does not end in a full stop"),
    Case(
      "help too long", tool(takes: [flag("all", help: String(repeating: "x", count: 240) + ".")]),
      "tool: the '--all' help is longer than 240 characters"),
    Case(
      "help with a control character", tool(takes: [flag("all", help: "All\nof it.")]),
      "tool: the '--all' help contains a control character"),
    Case(
      "a command in capitals", tool(subcommands: [tool("Sub")]),
      "tool Sub: the name 'Sub' is not in kebab case"),
    Case(
      "an option with an underscore", tool(takes: [flag("all_of")]),
      "tool: the option name '--all_of' is not in kebab case"),
    Case(
      "an option with a dash at its end", tool(takes: [flag("all-")]),
      "tool: the option name '--all-' is not in kebab case"),
    Case(
      "a value name in lower case",
      tool(takes: [Option<String>("all", value: "file", help: "It.")]),
      "tool: the value name 'file' of '--all' is not in capitals"),
    Case(
      "an operand in lower case", tool(takes: [Operand<String>("file", help: "It.")]),
      "tool: the operand name 'file' is not in capitals"),
    Case(
      "a short name that is no letter", tool(takes: [flag("all", short: "é")]),
      "tool: the short name '-é' of '--all' is no ASCII letter or digit"),
    Case(
      "an optional operand before a required one",
      tool(takes: [OptionalOperand<String>("A", help: "It."), Operand<String>("B", help: "It.")]),
      "tool: the operand 'B' must be given but follows 'A'"),
    Case(
      "a repeating operand before another",
      tool(takes: [
        OperandList<String>("A", help: "It."), OptionalOperand<String>("B", help: "It."),
      ]),
      "tool: the operand 'B' follows 'A', which takes all"),
    Case(
      "an operand twice",
      tool(takes: [Operand<String>("A", help: "It."), Operand<String>("A", help: "It.")]),
      "tool: the operand 'A' is declared twice"),
    Case(
      "operands beside subcommands",
      tool(takes: [OptionalOperand<String>("A", help: "It.")], subcommands: [tool("sub")]),
      "tool: has subcommands and operands, which cannot be told apart"),
    Case(
      "an example of another tool",
      tool(examples: [Example(command: "toolbox x", explanation: "Does it.")]),
      "tool: the example 'toolbox x' does not begin with the tool's name"),
    Case(
      "an example that is not explained",
      tool(examples: [Example(command: "tool x", explanation: "")]),
      "tool: the explanation of 'tool x' is missing"),
    Case(
      "an option named help", tool(subcommands: [tool("sub", takes: [flag("help")])]),
      "tool sub: the option '--help' shadows the built-in one"),
    Case(
      "an option named version", tool(takes: [flag("version")]),
      "tool: the option '--version' shadows the built-in one"),
    Case(
      "a short name of help", tool(takes: [flag("host", short: "h")]),
      "tool: the short name '-h' of '--host' shadows the built-in one"),
    Case(
      "a command named help", tool(subcommands: [tool("help")]),
      "tool: the subcommand 'help' shadows the built-in one"),
    Case(
      "a default that is not allowed",
      tool(takes: [
        Option<String>(
          "all", value: "X", allowedValues: ["a", "b"], defaultText: "c", help: "It.")
      ]),
      "tool: the default 'c' of '--all' is not a legal value"),
    Case(
      "a default that its own list leaves out",
      tool(takes: [
        DefaultedOption<ColorChoice>(
          "color", value: "WHEN", default: .auto, allowedValues: ["always"], help: "It.")
      ]),
      "tool: the default 'auto' of '--color' is not a legal value"),
    Case(
      "an exit status twice",
      tool(exitStatuses: [ExitStatusNote(.clean, "Fine."), ExitStatusNote(.clean, "Good.")]),
      "tool: the exit status 0 is explained twice"),
    Case(
      "a command that does nothing", Command("tool", abstract: "Does it."),
      "tool: has neither subcommands nor anything to run"),
    Case(
      "several at once, in the order of declaration",
      tool("Tool", abstract: "", subcommands: [tool("sub", takes: [flag("X")])]),
      "Tool: the name 'Tool' is not in kebab case", "Tool: the abstract is missing",
      "Tool sub: the option name '--X' is not in kebab case"),
  ]

  @Test("is told what is wrong with it", arguments: bad)
  func problems(_ example: Case) {
    #expect(Declaration.problems(in: example.tool) == example.problems)
  }

  @Test("without mistakes has no problems")
  func sample() {
    #expect(Declaration.problems(in: SampleTool.tool) == [])
  }

  @Test("may have a list as a default")
  func listDefault() {
    let list = OptionList<String>(
      "only", value: "ID", style: .commaSeparated, allowedValues: ["a", "b", "c"],
      defaultText: "a,b", help: "It.")
    #expect(Declaration.problems(in: Self.tool(takes: [list])) == [])
  }

  @Test("may use one option in two commands, and prose as a default")
  func legal() {
    let shared = Option<String>(
      "format", value: "FORMAT", allowedValues: ["text", "xcode"],
      defaultText: "text on a terminal, xcode in a pipe", help: "It.")
    let tool = Self.tool(subcommands: [
      Self.tool("one", takes: [shared]), Self.tool("two", takes: [shared]),
    ])
    #expect(Declaration.problems(in: tool) == [])
  }
}
