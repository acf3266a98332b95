import CatalogLint
import CommandLineTool

/// `stringsctl config`
enum ConfigCommand {
  enum Format: String, EnumeratedParameterValue {
    case yaml
    case json
  }

  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .yaml,
    help: "How to write the configuration.")
  static let schema = Flag(
    "schema", help: "Print the JSON schema of configuration files instead, for editors.")
  static let reference = Flag(
    "reference", help: "Print what every key means instead, as Markdown.")

  static let command = Command(
    "config", abstract: "Shows the effective configuration.",
    discussion: [
      ConfigurationInput.discussion,
      "The result is a whole configuration, with the severity of every rule. Its first line, or the field"
        + " 'file' in JSON, says which file it comes from.",
    ],
    parameters: [
      ConfigurationInput.config, format, schema, reference, Shared.output, Shared.paths,
    ],
    examples: [
      Example(
        command: "stringsctl config Resources",
        explanation: "Shows what 'stringsctl lint Resources' goes by."),
      Example(
        command: "stringsctl config --schema --output stringsctl.schema.json",
        explanation: "Writes the schema that an editor completes keys from."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The configuration can be used, or there is none."),
      ExitStatusNote(.failure, "It cannot be read or has errors."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    guard !(invocation[schema] && invocation[reference]) else {
      throw invocation.refusal("Give '--schema' or '--reference', not both.")
    }
    if invocation[schema] {
      try Shared.deliver(ConfigurationSchema.json, invocation)
      return .clean
    }
    if invocation[reference] {
      try Shared.deliver(ConfigurationReference.markdown, invocation)
      return .clean
    }
    let configuration = try ConfigurationInput.read(try Shared.pathTexts(invocation), invocation)
    let effective = configuration.effective()
    switch invocation[format] {
    case .json: try Shared.deliver(effective.json, invocation)
    case .yaml:
      let origin =
        configuration.file.map { "from \(Argument($0).displayText)" }
        ?? "no configuration file; these are the defaults"
      try Shared.deliver(Array("# \(origin)\n".utf8) + effective.yaml, invocation)
    }
    return .clean
  }
}
