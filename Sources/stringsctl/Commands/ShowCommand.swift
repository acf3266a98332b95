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
  static let locale = Option<String>(
    "locale", short: "l", value: "LOCALE", defaultText: "all locales",
    help: "Show this locale only; only for '.xcstrings'.")
  static let type = Option<TableFormat>(
    "type", value: "TYPE", defaultText: "the extension of the file, else 'strings'",
    help: "The format of the file, for one on standard input.")
  static let file = Operand<Argument>(
    "FILE", completion: .file,
    help: "A '.strings', '.stringsdict' or '.xcstrings' file; '-' is standard input.")

  static let command = Command(
    "show", abstract: "Shows the entries of a file.",
    discussion: [
      "Property lists in XML or binary form are shown too. A catalog is shown with an entry for each"
        + " locale of a key; a key without a text in the source language is its own text there.",
      "Entries with a syntax error are left out and make the status 2; 'stringsctl lint' says what"
        + " is wrong.",
    ],
    parameters: [format, locale, type, file],
    examples: [
      Example(
        command: "stringsctl show --format json en.lproj/Localizable.strings",
        explanation: "Hands a table to another program."),
      Example(
        command: "stringsctl show --locale fr Localizable.xcstrings",
        explanation: "Shows the French texts of a catalog."),
    ],
    exitStatuses: [
      ExitStatusNote(.clean, "The whole file is shown."),
      ExitStatusNote(.failure, "The file could not be read, or not be understood whole."),
    ],
    run: run)

  @Sendable
  static func run(_ invocation: Invocation) throws(CommandFailure) -> ExitStatus {
    let path = try Shared.text(invocation[file], of: invocation)
    let bytes = try read(path)
    let kind = invocation[type] ?? TableFormat.ofFile(path)
    if kind != .xcstrings, invocation.isGiven(locale) {
      throw .stopped(
        "\(Argument(path).displayText): the file is of one locale, that of its folder: leave out"
          + " '--locale'")
    }
    let (listing, isIntact) = try listing(of: bytes, kind, path, invocation[locale])
    switch invocation[format] {
    case .text: try Terminal.write(listing.text)
    case .json: try Terminal.write(listing.json)
    }
    guard isIntact else {
      Terminal.complain(
        "\(Argument(path).displayText): could not be understood whole; run 'stringsctl lint'")
      return .failure
    }
    return .clean
  }

  private static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return path == "-" ? try FileContents.standardInput() : try FileContents(path: path).bytes
    } catch {
      throw Shared.failure(error)
    }
  }

  /// The listing, and whether it is of the whole file.
  private static func listing(
    of bytes: [UInt8], _ kind: TableFormat, _ path: String, _ locale: String?
  ) throws(CommandFailure) -> (TableListing, isIntact: Bool) {
    let place = tableFile(path)
    switch kind {
    case .strings:
      guard let table = try? LocalizedTable(file: place, bytes: bytes) else { break }
      return (TableListing(table), table.isIntact)
    case .stringsdict:
      guard let document = try? StringsDictDocument(bytes) else { break }
      return (TableListing(document, file: place), document.isIntact)
    case .xcstrings:
      guard let source = try? SourceText(bytes) else { break }
      let catalog = XCStringsDocument(source)
      guard let locale else { return (TableListing(catalog, file: path), catalog.isIntact) }
      guard let spelling = EditOptions.spelling(of: locale, in: catalog) else {
        throw unknownLocale(locale, in: catalog, path)
      }
      return (TableListing(catalog, file: path, locale: spelling), catalog.isIntact)
    }
    throw Shared.failure(FileError(path: path, reason: .tooLarge(bytes.count)))
  }

  private static func tableFile(_ path: String) -> TableFile {
    let layout = ProjectLayout(files: [path])
    let files =
      layout.looseFiles + layout.dictionaryFiles + layout.catalogFiles
      + layout.bundles.flatMap { $0.tables.flatMap(\.files) }
    return files.first
      ?? TableFile(path: path, locale: LocaleIdentifier("und"), table: path)
  }

  private static func unknownLocale(
    _ locale: String, in catalog: XCStringsDocument, _ path: String
  ) -> CommandFailure {
    let known = catalog.locales.sorted().map(\.escapedForDisplay)
    let list = known.isEmpty ? "it has none" : "it has: \(known.joined(separator: ", "))"
    return .stopped(
      "\(Argument(path).displayText): nothing in '\(locale.escapedForDisplay)'; \(list)")
  }
}
