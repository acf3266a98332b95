import CatalogLint
import CatalogSyntax
import CommandLineTool
import StringCatalog

/// `stringsctl show`
enum ShowCommand {
  enum Format: String, EnumeratedParameterValue {
    case text
    case json
  }

  static let format = DefaultedOption<Format>(
    "format", short: "f", value: "FORMAT", default: .text, help: "How to write the entries.")

  static let command = Command(
    "show", abstract: "Shows the entries of a file.",
    discussion: [
      "Property lists in XML or binary form are shown too. Entries with a syntax error are left out"
        + " and make the status 2; 'stringsctl lint' says what is wrong."
    ],
    parameters: [format, Shared.file],
    examples: [
      Example(
        command: "stringsctl show --format json en.lproj/Localizable.strings",
        explanation: "Hands a table to another program.")
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The whole file is shown."),
      ExitStatusNote(.failure, "The file could not be read, or not be understood whole."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let path = try Shared.text(invocation[Shared.file], of: invocation)
    let table: LocalizedTable
    do throws(FileError) {
      let contents =
        path == "-" ? try FileContents.standardInput() : try FileContents(path: path).bytes
      let layout = ProjectLayout(files: [path])
      guard
        let file = (layout.looseFiles + layout.bundles.flatMap { $0.tables.flatMap(\.files) })
          .first,
        let read = try? LocalizedTable(file: file, bytes: contents)
      else {
        throw FileError(path: path, reason: .tooLarge(0))
      }
      table = read
    } catch {
      throw Shared.failure(error)
    }
    let listing = TableListing(table)
    switch invocation[format] {
    case .text: try Terminal.write(listing.text)
    case .json: try Terminal.write(listing.json)
    }
    guard table.isIntact else {
      Terminal.complain(
        "\(Argument(path).displayText): could not be understood whole; run 'stringsctl lint'")
      return .failure
    }
    return .clean
  }
}
