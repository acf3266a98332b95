import CommandLineTool

/// `stringsctl man`
enum ManCommand {
  static let command = Command(
    "man", abstract: "Prints the manual page.",
    examples: [
      Example(command: "stringsctl man | man -l -", explanation: "Reads the manual page.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let page = ManualPage(
      of: Stringsctl.tool, version: Release.version, date: Release.date)
    try Terminal.write(page.text)
    return .clean
  }
}
