import CommandLineTool
import Testing

@Suite("A mistake on the command line")
struct UsageErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [Argument]
    var message: String

    init(_ name: String, _ arguments: [Argument], _ message: String) {
      testDescription = name
      self.arguments = arguments
      self.message = message
    }
  }

  static let cases = [
    Case(
      "an unknown option that resembles one", ["count", "--strcit"],
      """
      unknown option '--strcit': did you mean '--strict'?
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an abbreviated option", ["count", "--fo", "json"],
      """
      unknown option '--fo': did you mean '--folder' or '--format'?
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an unknown option with a value", ["count", "--sauce=en"],
      """
      unknown option '--sauce': did you mean '--source'?
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an unknown option like no other", ["count", "--zzzzzz"],
      """
      unknown option '--zzzzzz': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an unknown letter", ["count", "-sz"],
      """
      unknown option '-z': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an unknown letter beyond ASCII", ["count", "-é"],
      """
      unknown option '-é': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a negative number as an operand", ["label", "--into=f", "-7", "x"],
      """
      unknown option '-7': remove it, or put '--' before it if it is an operand.
      Run 'orchard label --help' for its options.
      """),
    Case(
      "a long option behind one dash", ["count", "-color"],
      """
      unknown option '-color': did you mean '--color'?
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an option of another command", ["move", "--strict", "a"],
      """
      unknown option '--strict': remove it, or put '--' before it if it is an operand.
      Run 'orchard move --help' for its options.
      """),
    Case(
      "the version of a command", ["count", "--version"],
      """
      unknown option '--version': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a Kelvin sign for a letter", ["count", "--\u{212A}"],
      """
      unknown option '--\u{212A}': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an unknown option where no operand can stand", ["report", "list", "--all"],
      """
      unknown option '--all': remove it.
      Run 'orchard report list --help' for its options.
      """),
    Case(
      "an option before its command", ["--output=f", "count"],
      """
      option '--output' stands before its command: write 'orchard count --output'.
      Run 'orchard --help' for its options.
      """),
    Case(
      "a letter before the commands that take it", ["-s", "report", "render"],
      """
      option '-s' stands before its command: write 'orchard count -s' or 'orchard report render -s'.
      Run 'orchard --help' for its options.
      """),
    Case(
      "an equals sign alone", ["count", "--=x"],
      """
      unknown option '--': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an unknown command that resembles one", ["cuont"],
      """
      unknown command 'cuont': did you mean 'count'?
      Run 'orchard --help' for its commands.
      """),
    Case(
      "an unknown command despite help", ["harvest", "--help"],
      """
      unknown command 'harvest': use one that the help lists.
      Run 'orchard --help' for its commands.
      """),
    Case(
      "an unknown nested command", ["report", "rendre"],
      """
      unknown command 'rendre': did you mean 'render'?
      Run 'orchard report --help' for its commands.
      """),
    Case(
      "an unknown topic of help", ["help", "mvoe"],
      """
      unknown command 'mvoe': did you mean 'move'?
      Run 'orchard --help' for its commands.
      """),
    Case(
      "a topic of help too many", ["help", "move", "it"],
      """
      unexpected operand 'it': write 'orchard help move'.
      Run 'orchard move --help' for its operands.
      """),
    Case(
      "no command", [],
      """
      'orchard' needs a command: use one of count, move, label, report, odds.
      Run 'orchard --help' for its commands.
      """),
    Case(
      "no nested command", ["report"],
      """
      'orchard report' needs a command: use one of list, render.
      Run 'orchard report --help' for its commands.
      """),
    Case(
      "no value at the end", ["count", "--source"],
      """
      option '--source' needs a value: write '--source LOCALE'.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "no value after a letter", ["count", "-sl"],
      """
      option '-l' needs a value: write '-l LOCALE'.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an option where a value should be", ["count", "--output", "--strict"],
      """
      option '--output' needs a value, but '--strict' follows: write the value between them, or \
      '--output=--strict' if that is it.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a letter where a value should be", ["count", "-o", "-s"],
      """
      option '-o' needs a value, but '-s' follows: write the value between them, or '-o-s' if that \
      is it.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "the end of options where a value should be", ["count", "--output", "--", "f"],
      """
      option '--output' needs a value, but '--' follows: write the value between them, or \
      '--output=--' if that is it.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a flag with a value", ["count", "--strict=yes"],
      """
      option '--strict' takes no value, but was given 'yes': write '--strict' alone.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a letter of a flag with a value", ["count", "-qs=yes"],
      """
      option '-s' takes no value, but was given 'yes': write '-s' alone.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a word that is not in the list", ["count", "--format", "jsno"],
      """
      option '--format' cannot be 'jsno': use one of: basket, csv, json. Did you mean 'json'?
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an item that is not in the list", ["count", "--only", "scab,worms"],
      """
      option '--only' cannot be 'worms': use one of: aphids, codling-moth, scab.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an empty item", ["count", "--only", "scab,"],
      """
      option '--only' cannot be 'scab,': use items with single commas between them.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "no number", ["count", "--offset", "some"],
      """
      option '--offset' cannot be 'some': use a whole number.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a number too large", ["count", "--offset", "99999999999999999999"],
      """
      option '--offset' cannot be '99999999999999999999': use a whole number.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a negative number of things", ["count", "-j", "-1"],
      """
      option '--jobs' cannot be '-1': use a whole number, 0 or more.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "text that is not UTF-8", ["count", "--source", Argument(bytes: [0x65, 0xFF, 0x6E])],
      """
      option '--source' cannot be 'e\\x{FF}n': use text that is valid UTF-8.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "an operand of the wrong type", ["label", "--into=f", "oak", "x"],
      """
      operand TREE cannot be 'oak': use a whole number.
      Run 'orchard label --help' for its operands.
      """),
    Case(
      "an operand that is not in the list", ["report", "render", "late-forst"],
      """
      operand CODE cannot be 'late-forst': use one of: late-frost, wasps. Did you mean 'late-frost'?
      Run 'orchard report render --help' for its operands.
      """),
    Case(
      "no operand", ["move"],
      """
      operand FROM is missing: write 'orchard move [OPTIONS] FROM [TO]'.
      Run 'orchard move --help' for its operands.
      """),
    Case(
      "no operand of those that repeat", ["label", "--into", "f", "7"],
      """
      operand TEXT is missing: write 'orchard label --into FILE [OPTIONS] TREE TEXT...'.
      Run 'orchard label --help' for its operands.
      """),
    Case(
      "no required option", ["label", "7", "x"],
      """
      option '--into' is missing: add '--into FILE'.
      Run 'orchard label --help' for its options.
      """),
    Case(
      "an operand too many", ["move", "a", "b", "c"],
      """
      unexpected operand 'c': write 'orchard move [OPTIONS] FROM [TO]'.
      Run 'orchard move --help' for its operands.
      """),
    Case(
      "an option given twice", ["count", "--source", "en", "-lde"],
      """
      option '--source' was given more than once: give it once.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "a flag given twice, once before the command", ["-q", "count", "--quiet"],
      """
      option '--quiet' was given more than once: give it once.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "control characters", ["count", "--format", "a\u{1B}[31m\n\u{202E}\u{7F}\u{85}"],
      """
      option '--format' cannot be 'a\\u{1B}[31m\\n\\u{202E}\\u{7F}\\u{85}': use one of: basket, csv, \
      json.
      Run 'orchard count --help' for its options.
      """),
    Case(
      "control characters in the name of an option", ["count", "--a\u{7}b"],
      """
      unknown option '--a\\u{7}b': remove it, or put '--' before it if it is an operand.
      Run 'orchard count --help' for its options.
      """),
  ]

  @Test("says what is wrong and what to do", arguments: cases)
  func message(_ example: Case) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser(SampleTool.tool).parse(example.arguments)
    }
    #expect(error?.message == example.message)
  }

  @Test("carries what it is about")
  func payload() {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser(SampleTool.tool).parse(["report", "render", "--strcit=1"])
    }
    #expect(
      error
        == .unknownOption(
          "--strcit", suggestions: ["--strict"], mayBeOperand: true,
          command: ["orchard", "report", "render"]))
    #expect(error?.command.description == "orchard report render")
  }

  @Test("A list of many legal values is cut in messages")
  func longList() {
    let rule = Option<String>(
      "rule", value: "ID", allowedValues: (1...40).map { "rule-\($0)" }, help: "A rule.")
    let tool = Command("orchard", abstract: "Checks.", parameters: [rule]) { _ in .clean }
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser(tool).parse(["--rule", "x"])
    }
    let first = error?.message.split(separator: "\n").first.map(String.init)
    #expect(
      first
        == "option '--rule' cannot be 'x': use one of: rule-1, rule-2, rule-3, rule-4, rule-5, "
        + "rule-6, rule-7, rule-8, rule-9, rule-10, rule-11, rule-12, … (40 in all).")
  }
}
