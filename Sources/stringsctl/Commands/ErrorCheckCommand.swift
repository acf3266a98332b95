import CommandLineTool
import StringCatalog

/// `stringsctl error check`
enum ErrorCheckCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case json
  }

  static let locale = OptionList<String>(
    "locale", short: "l", value: "LOCALE",
    defaultText: "those of the bundles, else all built-in ones", help: "A locale to check.")
  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the result.")

  static let command = Command(
    "check", abstract: "Checks that every error has its texts in every locale.",
    discussion: [
      "Every error that people are shown must have a message, and its title, advice and button, in the"
        + " language of every locale, with placeholders that fit its arguments in every plural form."
        + " Texts that a bundle leaves out may come from the built-in ones, if those have the"
        + " language."
    ],
    parameters: [
      locale, ErrorRenderCommand.bundle, RenderCommand.table, format, Shared.output,
    ],
    examples: [
      Example(command: "stringsctl error check", explanation: "Checks the built-in texts."),
      Example(
        command: "stringsctl error check --bundle Custom.bundle",
        explanation: "Checks the texts of a bundle over the built-in ones."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "Every text is there and fits."),
      ExitStatusNote(.findings, "A text is missing, empty, or does not fit."),
      ExitStatusNote(.failure, "The work could not be done."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let table = invocation[RenderCommand.table]
    let own = try Shared.layers(invocation[ErrorRenderCommand.bundle], of: invocation)
    let contract = ErrorContract(own + [.builtIn], table: table)
    let locales = try self.locales(own, table, invocation)
    let breaches = locales.flatMap { contract.breaches(in: $0) }
    for failure in contract.failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    switch invocation[format] {
    case .json:
      try Shared.deliver(
        ErrorContract.json(breaches, localeCount: locales.count), invocation)
    case .text:
      try Shared.deliver(Array(breaches.map { "\($0.description)\n" }.joined().utf8), invocation)
    }
    guard contract.failures.isEmpty else { return .failure }
    return breaches.isEmpty ? .clean : .findings
  }

  /// The locales to check.
  private static func locales(
    _ own: [LocalizationLayer], _ table: String, _ invocation: Invocation
  ) throws(CommandFailure) -> [String] {
    let asked = invocation[locale]
    guard asked.isEmpty else { return asked }
    guard !own.isEmpty else { return BuiltInTexts.locales }
    let locales = Localizer(own).locales(of: table).filter { !LocaleIdentifier($0).isBase }
    guard !locales.isEmpty else {
      throw .stopped("no bundle has a table '\(table)'; name the table with --table")
    }
    return locales
  }
}
