import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

/// What code names and what tables have, read and compared.
struct KeyUsage {
  /// The source code.
  var sources: SourceInput
  /// The tables.
  var input: ProjectInput
  /// The comparison.
  var difference: KeyDifference

  /// Reads code and tables.
  ///
  /// - Parameters:
  ///   - operands: Files and folders with code; none for the current folder.
  ///   - catalogs: Files and folders with tables; none for the current folder.
  ///   - configuration: What the project says.
  ///   - invocation: The command line.
  static func read(
    _ operands: [String], catalogs: [String], _ configuration: Configuration,
    _ invocation: Invocation
  ) async throws(CommandFailure) -> KeyUsage {
    let jobs = Shared.jobCount(invocation)
    let places = catalogs.isEmpty ? ["."] : catalogs
    let input = try await ProjectInput.read(
      places, configuration: configuration, jobs: jobs, invocation: invocation)
    let sources = await SourceInput.read(
      operands.isEmpty ? ["."] : operands, configuration, jobs: jobs,
      usesCache: !invocation[ExtractCommand.noCache])
    let source = invocation[Shared.source] ?? configuration.source
    let tables = KeyTable.tables(
      of: input.project, source: source.map { LocaleIdentifier($0) })
    var options = KeyDifference.Options(scanned: sources.files)
    options.hasAllTables = places.contains { TableFormat(path: $0) == nil }
    options.isIgnored = { configuration.ignoresUnused($0) }
    return KeyUsage(
      sources: sources, input: input,
      difference: KeyDifference(tables, sources.files, options: options))
  }

  /// Says what could not be read or understood; true if there was any of that.
  func complain(_ invocation: Invocation) -> Bool {
    var isIncomplete = sources.complain()
    isIncomplete = input.complain() || isIncomplete
    let project = input.project
    let tables = project.bundles.flatMap(\.families).flatMap(\.localizations) + project.looseTables
    let broken =
      tables.filter { !$0.isIntact }.map(\.file.path)
      + project.dictionaries.filter { !$0.document.isIntact }.map(\.file.path)
      + project.stringCatalogs.filter { !$0.document.isIntact }.map(\.file.path)
    for path in broken.sorted() {
      Terminal.complain(
        "\(Argument(path).displayText): could not be understood whole; see 'stringsctl lint'")
    }
    if !invocation[Shared.quiet] { sources.complainOfProblems() }
    return isIncomplete || !broken.isEmpty
  }
}
