import CommandLineTool
import Glibc

/// The tool: its command table and the way from a command line to an exit status.
@main
enum Stringsctl {
  /// The command table. One line a command; help, manual page and completions follow from it.
  static let tool = Command(
    "stringsctl", abstract: "Checks, measures, edits, converts and renders localized strings.",
    discussion: [
      "Reads Apple's '.strings' and '.stringsdict' files in every form and encoding that Foundation"
        + " reads, and '.xcstrings' string catalogs; reports what is wrong with file, line and column,"
        + " and changes only the bytes it is asked to change."
    ],
    parameters: Shared.common,
    subcommands: [
      LintCommand.command,
      CoverageCommand.command,
      FormatCommand.command,
      ShowCommand.command,
      SetCommand.command,
      RemoveCommand.command,
      RenameCommand.command,
      ConvertCommand.command,
      MergeCommand.command,
      RenderCommand.command,
      ErrorCommand.command,
      ServeCommand.command,
      MatchCommand.command,
      ExtractCommand.command,
      KeysCommand.command,
      GenerateCommand.command,
      PseudoCommand.command,
      ConfigCommand.command,
      RulesCommand.command,
      ExplainCommand.command,
      CompletionsCommand.command,
      ManCommand.command,
      VersionCommand.command,
    ],
    examples: [
      Example(command: "stringsctl lint", explanation: "Checks everything below this folder."),
      Example(
        command: "stringsctl coverage --missing",
        explanation: "Shows what is not translated yet."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The work was done and nothing was found."),
      ExitStatusNote(.findings, "The work was done and something was found."),
      ExitStatusNote(.failure, "The work could not be done."),
    ])

  static func main() async {
    let status = await status(of: Terminal.arguments())
    exit(Int32(status.code))
  }

  private static func status(of arguments: [Argument]) async -> ExitStatus {
    // Scripts ask for nothing but this, often; building the table costs half a millisecond.
    if arguments.count == 1, arguments[0].isSpelled("--version") { return writeVersion() }
    do throws(UsageError) {
      switch try CommandLineParser(tool).parse(arguments) {
      case .run(let invocation): return await run(invocation)
      case .help(let page):
        let isBold = Terminal.usesColor(.auto)
        return write(page.text(width: Terminal.width, hasBoldHeadings: isBold))
      case .version: return writeVersion()
      }
    } catch {
      Terminal.complain(error.message)
      return .failure
    }
  }

  private static func run(_ invocation: Invocation) async -> ExitStatus {
    do throws(CommandFailure) {
      return try await invocation.run()
    } catch {
      Terminal.complain(error.message)
      return error.status
    }
  }

  private static func writeVersion() -> ExitStatus {
    write("stringsctl \(Release.version)\n")
  }

  private static func write(_ text: String) -> ExitStatus {
    do throws(CommandFailure) {
      try Terminal.write(text)
      return .clean
    } catch {
      Terminal.complain(error.message)
      return error.status
    }
  }
}
