import CommandLineTool

/// `stringsctl completions`
enum CompletionsCommand {
  static let shell = Operand<Shell>("SHELL", help: "The shell to complete for.")

  static let command = Command(
    "completions", abstract: "Prints a completion script for a shell.", parameters: [shell],
    examples: [
      Example(
        command: "stringsctl completions bash >/etc/bash_completion.d/stringsctl",
        explanation: "Installs completion for bash.")
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    try Terminal.write(CompletionScript(of: Stringsctl.tool, for: invocation[shell]).text)
    return .clean
  }
}
