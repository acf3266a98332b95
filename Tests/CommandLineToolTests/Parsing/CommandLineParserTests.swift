import CommandLineTool
import Testing

@Suite("A command line is read")
struct CommandLineParserTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [Argument]
    var summary: String

    init(_ name: String, _ arguments: [Argument], _ summary: String) {
      testDescription = name
      self.arguments = arguments
      self.summary = summary
    }
  }

  static let cases = [
    Case("a command alone", ["count"], "count paths=[]"),
    Case("a value as the next word", ["count", "--source", "en"], "count source=en paths=[]"),
    Case("a value after an equals sign", ["count", "--source=en"], "count source=en paths=[]"),
    Case("an equals sign in a value", ["count", "--source=a=b"], "count source=a=b paths=[]"),
    Case("an empty value", ["count", "--source="], "count source= paths=[]"),
    Case("an empty word as a value", ["count", "--source", ""], "count source= paths=[]"),
    Case("a short option", ["count", "-l", "en"], "count source=en paths=[]"),
    Case("a value attached to a letter", ["count", "-len"], "count source=en paths=[]"),
    Case("an equals sign after a letter", ["count", "-l=en"], "count source==en paths=[]"),
    Case("a cluster of flags", ["count", "-qsvv"], "count quiet verbose=2 strict paths=[]"),
    Case(
      "a cluster that ends in an option", ["count", "-sqo", "f", "p"],
      "count quiet strict output=f paths=[\"p\"]"),
    Case(
      "a cluster that ends in an option and its value", ["count", "-sqof"],
      "count quiet strict output=f paths=[]"),
    Case(
      "options between operands", ["count", "a", "--strict", "b", "-o", "f", "c"],
      "count strict output=f paths=[\"a\", \"b\", \"c\"]"),
    Case(
      "operands that look like options after '--'", ["count", "--", "--strict", "-5", "--"],
      "count paths=[\"--strict\", \"-5\", \"--\"]"),
    Case("a dash as an operand", ["count", "-", "-s"], "count strict paths=[\"-\"]"),
    Case("a dash as a value", ["count", "-o", "-"], "count output=- paths=[]"),
    Case("a dash attached to a letter", ["count", "-o-"], "count output=- paths=[]"),
    Case("a negative value", ["count", "--offset", "-5"], "count offset=-5 paths=[]"),
    Case("a negative value attached", ["count", "--offset=-5"], "count offset=-5 paths=[]"),
    Case("an unknown option as a value", ["count", "-o", "--x"], "count output=--x paths=[]"),
    Case(
      "a known option as an attached value", ["count", "--output=--strict"],
      "count output=--strict paths=[]"),
    Case("a legal word", ["count", "--format", "json"], "count format=json paths=[]"),
    Case(
      "a comma-separated list", ["count", "--only", "scab,aphids"],
      "count only=[\"scab\", \"aphids\"] paths=[]"),
    Case(
      "a comma-separated list continued", ["count", "--only=scab", "--only=aphids,scab"],
      "count only=[\"scab\", \"aphids\", \"scab\"] paths=[]"),
    Case(
      "a repeated option, commas kept", ["count", "-t", "a,b", "--tag=c"],
      "count tag=[\"a,b\", \"c\"] paths=[]"),
    Case("a number", ["count", "-j8"], "count jobs=8 paths=[]"),
    Case("an inherited option before the command", ["-q", "count"], "count quiet paths=[]"),
    Case(
      "an inherited option on both sides", ["-v", "count", "-v", "--color", "never"],
      "count color=never verbose=2 paths=[]"),
    Case(
      "an option value before the command", ["--color", "always", "count"],
      "count color=always paths=[]"),
    Case("required and optional operands", ["move", "a", "b"], "move from=a to=b"),
    Case("an optional operand left out", ["move", "a"], "move from=a"),
    Case(
      "required options anywhere", ["label", "7", "an", "old", "--into", "f", "tree"],
      "label into=f tree=7 texts=[\"an\", \"old\", \"tree\"]"),
    Case(
      "a negative operand after '--'", ["label", "--into=f", "--", "-7", "x"],
      "label into=f tree=-7 texts=[\"x\"]"),
    Case("a nested command", ["report", "render", "wasps"], "report render code=wasps"),
    Case("a nested command after '--'", ["--", "report", "list"], "report list"),
    Case(
      "a file name that is not UTF-8", ["move", Argument(bytes: [0x63, 0xE9])],
      "move from=c\\x{E9}"),
    Case("a command's name as an operand", ["count", "move"], "count paths=[\"move\"]"),
    Case("help as an operand", ["count", "help"], "count paths=[\"help\"]"),

    Case("help of the tool", ["--help"], "help for orchard"),
    Case("help of the tool by a letter", ["-h"], "help for orchard"),
    Case("help of a command", ["count", "--help"], "help for orchard count"),
    Case("help before a command", ["--help", "count"], "help for orchard count"),
    Case("help in a cluster", ["count", "-sh"], "help for orchard count"),
    Case("help of a group", ["report", "-h"], "help for orchard report"),
    Case("help of a nested command", ["report", "render", "-h"], "help for orchard report render"),
    Case("help despite an unknown option", ["count", "--wat", "-h"], "help for orchard count"),
    Case("help despite a missing operand", ["move", "-h"], "help for orchard move"),
    Case("help despite a missing value", ["count", "--source", "-h"], "help for orchard count"),
    Case("help after '--' is an operand", ["count", "--", "-h"], "count paths=[\"-h\"]"),
    Case("the command help", ["help"], "help for orchard"),
    Case("the command help with a topic", ["help", "count"], "help for orchard count"),
    Case(
      "the command help with a nested topic", ["help", "report", "render"],
      "help for orchard report render"),
    Case("the command help with help", ["help", "count", "--help"], "help for orchard count"),
    Case("the version", ["--version"], "version"),
    Case("the version before a command", ["--version", "count"], "version"),
    Case("help rather than the version", ["--version", "--help"], "help for orchard"),
  ]

  @Test("as POSIX and GNU have it", arguments: cases)
  func understood(_ example: Case) throws {
    let request = try CommandLineParser(SampleTool.tool).parse(example.arguments)
    #expect(request.summary == example.summary)
  }

  @Test("All operands are available as they were given")
  func operandsAreKept() throws {
    let bytes = Argument(bytes: [0xFF, 0x00, 0x2D])
    let request = try CommandLineParser(SampleTool.tool).parse([
      "count", "b", "-s", bytes, "--", "-x",
    ])
    guard case .run(let invocation) = request else {
      Issue.record("not a command: \(request.summary)")
      return
    }
    #expect(invocation.operands == ["b", bytes, "-x"])
  }
}
