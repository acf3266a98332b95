import CommandLineTool

/// A small tool that uses every kind of parameter, with texts that are hard to quote.
enum SampleTool {
  enum Format: String, EnumeratedParameterValue {
    case basket, csv, json
  }

  enum Code: String, EnumeratedParameterValue {
    case frost = "late-frost"
    case wasps
  }

  static let color = DefaultedOption<ColorChoice>(
    "color", value: "WHEN", default: .auto, help: "When to colour the output.")
  static let quiet = Flag("quiet", short: "q", help: "Says nothing but the result.")
  static let verbose = Flag(
    "verbose", short: "v", isRepeatable: true, help: "Says more, the more often it is given.")

  static let common: [any ParameterDeclaration] = [color, quiet, verbose]

  static let strict = Flag("strict", short: "s", help: "Counts windfalls as findings.")
  static let source = Option<String>(
    "source", short: "l", value: "LOCALE", defaultText: "the locale of the first tree",
    help: "The language of the labels.")
  static let output = Option<Argument>(
    "output", short: "o", value: "FILE", completion: .file, help: "Writes to a file instead.")
  static let folder = Option<Argument>(
    "folder", value: "DIR", completion: .directory, help: "The folder that holds the books.")
  static let format = Option<Format>("format", value: "FORMAT", help: "How to write the result.")
  static let only = OptionList<String>(
    "only", value: "PEST", style: .commaSeparated,
    allowedValues: ["aphids", "codling-moth", "scab"], help: "Looks for these pests alone.")
  static let tag = OptionList<String>(
    "tag", short: "t", value: "TAG", completion: .values(["red", "green"]),
    help: "Counts trees with this tag.")
  static let selection: [any ParameterDeclaration] = [format, only, tag]

  static let jobs = DefaultedOption<UInt>(
    "jobs", short: "j", value: "N", default: 2, help: "How many baskets to count at once.")
  static let offset = Option<Int>("offset", value: "N", help: "A number to add to the count.")
  static let paths = OperandList<Argument>(
    "PATH", defaultText: "the current folder", completion: .file,
    help: "The books to read, or '-' for standard input.")

  static let from = Operand<Argument>("FROM", completion: .file, help: "The book to move.")
  static let to = OptionalOperand<Argument>(
    "TO", completion: .directory, help: "The folder to move it to.")

  static let into = RequiredOption<Argument>(
    "into", value: "FILE", completion: .file, help: "The book to write the labels into.")
  static let tree = Operand<Int>("TREE", help: "The number of the tree.")
  static let texts = OperandList<String>("TEXT", needsOne: true, help: "The words of the label.")

  static let code = Operand<Code>("CODE", help: "What went wrong.")
  static let odd = Option<String>(
    "odd", value: "KIND", allowedValues: ["it's", "a b", "$HOME", "`id`", "x:y", "[z]", "q\"q"],
    help: #"Takes 'single' and "double" quotes, [brackets], a: colon, `ticks`, $HOME and a \ too."#)

  static let tool = Command(
    "orchard",
    abstract: "Keeps the books of an orchard.",
    discussion: [
      "Books are plain text. A book that cannot be read is never counted as an empty one.",
      ".lines that begin with a dot, and back\\slashes, mean nothing special: café, naïve.",
    ],
    parameters: common,
    subcommands: [count, move, label, report, odds],
    examples: [
      Example(command: "orchard count --strict books", explanation: "Counts, windfalls included.")
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Nothing was found."),
      ExitStatusNote(.findings, "Something was found."),
      ExitStatusNote(.failure, "The work could not be done."),
    ])

  static let count = Command(
    "count",
    abstract: "Counts apples.",
    discussion: ["Apples on the ground are windfalls and counted apart."],
    parameters: [strict, source, output, folder] + selection + [jobs, offset, paths],
    examples: [
      Example(
        command: "orchard count --only aphids,scab books/2026.txt",
        explanation: "Counts the apples of one year that suffer from one of two pests."),
      Example(command: "orchard count - <book", explanation: "Reads standard input."),
    ]
  ) { _ in .clean }

  static let move = Command(
    "move", abstract: "Moves a book.", parameters: [from, to]
  ) { _ in .clean }

  static let label = Command(
    "label", abstract: "Writes a label.", parameters: [into, tree, texts]
  ) { _ in .clean }

  static let report = Command(
    "report", abstract: "Explains what can go wrong.",
    subcommands: [
      Command("list", abstract: "Lists all reports.", run: listReports),
      Command(
        "render", abstract: "Shows one report.", parameters: [strict, code],
        exitStatuses: [
          ExitStatusNote(.findings, "The report has gaps."),
          ExitStatusNote(ExitStatus(code: 4), "There is no such report."),
        ]
      ) { invocation throws(CommandFailure) in
        guard invocation[code] == .frost else {
          throw invocation.refusal("wasps are not reported: use 'late-frost'.")
        }
        return ExitStatus(code: 4)
      },
    ])

  static func listReports(_ invocation: Invocation) -> ExitStatus {
    .findings
  }

  static let odds = Command(
    "odds", abstract: #"Takes 'quotes', "these", [brackets], a: colon, `ticks`, $HOME and \."#,
    parameters: [odd]
  ) { _ in .clean }
}
