import CommandLineTool

/// `stringsctl generate`
enum GenerateCommand {
  static let command = Command(
    "generate", abstract: "Writes source code for the keys of catalogs.",
    discussion: ["A key that is misspelled in code is then an error of the compiler."],
    subcommands: [GenerateSwiftCommand.command],
    examples: [
      Example(
        command: "stringsctl generate swift --catalog Localizable.xcstrings -o L10n.swift",
        explanation: "Writes an accessor for each key.")
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The work was done."),
      ExitStatusNote(.findings, "The file is out of date, or a key got no accessor."),
      ExitStatusNote(.failure, "The work could not be done."),
    ])
}
