import CommandLineTool
import Glibc
import StringCatalog

/// `stringsctl serve`
enum ServeCommand {
  static let stdio = Flag(
    "stdio", help: "Read requests from standard input and write answers to standard output.")

  static let command = Command(
    "serve", abstract: "Answers requests for texts, one JSON object a line.",
    discussion: [
      "Each line of standard input is a request, each line of standard output the answer to the next"
        + " one, with the same 'requestId'. What 'op' can be: render (an error, or a key), string (a"
        + " key), explain (either, with the places that were searched), list (all errors), match (the"
        + " locales of 'available' that suit the user), ping.",
      "A line that cannot be understood gets an answer with 'ok' false that says why. The tool ends"
        + " when its input does.",
    ],
    parameters: [
      stdio, ErrorRenderCommand.bundle, RenderCommand.table, RenderCommand.locale,
      RenderCommand.order, RenderCommand.match,
    ],
    examples: [
      Example(
        command: "stringsctl serve --stdio --bundle Custom.bundle",
        explanation: "Answers with the texts of a bundle over the built-in ones.")
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The input ended."),
      ExitStatusNote(.failure, "The work could not be done."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    guard invocation[stdio] else {
      throw invocation.refusal("Say where requests come from: '--stdio'.")
    }
    var defaults = RequestChannel.Defaults()
    defaults.wanted = invocation[RenderCommand.locale]
    defaults.table = invocation[RenderCommand.table]
    defaults.localizer.order = invocation[RenderCommand.order]
    defaults.localizer.algorithm = invocation[RenderCommand.match]
    let layers = try Shared.layers(invocation[ErrorRenderCommand.bundle], of: invocation)
    let channel = RequestChannel(layers, defaults: defaults)
    for failure in channel.failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    guard channel.failures.isEmpty else { return .failure }
    var lines = RequestLines(channel)
    while let bytes = try Terminal.read() {
      let answers = lines.answer(bytes)
      if !answers.isEmpty { try Terminal.write(answers) }
    }
    try Terminal.write(lines.finish())
    return .clean
  }
}
