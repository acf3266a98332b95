import CommandLineTool
import StringCatalog

/// `stringsctl error`
enum ErrorCommand {
  static let command = Command(
    "error", abstract: "Lists, renders and checks the texts of authentication errors.",
    discussion: [
      "Every error of Firebase Authentication and of FirebaseUI's sign-in screens has an identifier,"
        + " such as 'auth/invalid-email', and a text in every built-in language. Bundles override"
        + " texts one by one."
    ],
    subcommands: [
      ErrorListCommand.command, ErrorRenderCommand.command, ErrorCheckCommand.command,
    ],
    examples: [
      Example(
        command: "stringsctl error render auth/invalid-email --locale fr-CA",
        explanation: "Renders the text of an error in French.")
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The work was done."),
      ExitStatusNote(.findings, "The check found something."),
      ExitStatusNote(.failure, "The work could not be done."),
    ])
}
