import CatalogLint
import CatalogSyntax
import CommandLineTool
import StringCatalog

/// Finds and reads the configuration file of a command.
enum ConfigurationInput {
  static let config = Option<Argument>(
    "config", value: "FILE", defaultText: "the nearest '.stringsctl.yml' or '.stringsctl.json'",
    completion: .file, help: "Read the configuration from this file.")

  /// What commands that read a configuration say about it.
  static let discussion =
    "A '.stringsctl.yml' or '.stringsctl.json' in the folder of the first operand or in one that it lies"
    + " in, up to the root of the git working tree, chooses files, locales, rules and severities; options"
    + " win over it. See 'stringsctl config'."

  /// The configuration that `--config` names or that lies nearest to the first operand; an empty one where
  /// there is none.
  ///
  /// - Parameter beforeReport: Called before anything is said about the file.
  static func read(
    _ operands: [String], _ invocation: Invocation,
    beforeReport: () throws(CommandFailure) -> Void = { () throws(CommandFailure) in }
  ) throws(CommandFailure) -> Configuration {
    guard let path = try path(operands, invocation) else { return Configuration() }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents(path: path).bytes
    } catch {
      throw Shared.failure(error)
    }
    do throws(Configuration.Refusal) {
      return try Configuration(bytes, file: path)
    } catch {
      try beforeReport()
      for finding in error.diagnostics {
        let place = finding.place.map { ":\($0.start)" } ?? ""
        Terminal.report(
          "\(Argument(path).displayText)\(place): error: \(finding.message.description)")
      }
      let count = error.diagnostics.count
      throw .stopped(
        "the configuration cannot be used: \(count == 1 ? "1 error" : "\(count) errors")")
    }
  }

  private static func path(
    _ operands: [String], _ invocation: Invocation
  ) throws(CommandFailure) -> String? {
    if let argument = invocation[config] { return try Shared.text(argument, of: invocation) }
    let first = operands.first.map { $0 == "-" ? "." : $0 } ?? "."
    let found = AncestorSearch.nearest(
      Configuration.fileNames, from: first, currentFolder: Terminal.currentFolder)
    guard found.count <= 1 else {
      let names = found.map { Argument($0).displayText }.joined(separator: " and ")
      throw .stopped("there are \(names): keep one, or name one with --config")
    }
    return found.first
  }
}
