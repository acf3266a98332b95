import CatalogLint
import CatalogSyntax
import CommandLineTool
import StringCatalog

/// Reads the operands of a command into a project.
struct ProjectInput {
  /// What was read.
  var project: Project
  /// Operands below which there is no localization file.
  var emptyOperands: [String]
  /// Operands below which the configuration leaves out every localization file.
  var leftOutOperands: [String] = []
  /// The files that were found, for reading them again.
  var layout: ProjectLayout

  /// Discovers and reads; shows a line on a terminal if that takes long.
  ///
  /// - Parameters:
  ///   - operands: Files and folders; `-` is standard input.
  ///   - inputFormat: What standard input holds.
  ///   - configuration: What chooses among the files below folders.
  ///   - files: What reads the files.
  ///   - jobs: How many files are read at once.
  ///   - invocation: The command line, for its messages.
  static func read(
    _ operands: [String], inputFormat: TableFormat = .strings,
    configuration: Configuration = Configuration(), files reader: ReadFiles? = nil, jobs: Int,
    invocation: Invocation
  ) async throws(CommandFailure) -> ProjectInput {
    var files: [String] = []
    var directories: [String] = []
    var failures: [FileError] = []
    var empty: [String] = []
    var leftOut: [String] = []
    let scope =
      configuration.choosesFiles
      ? configuration.scope(currentFolder: Terminal.currentFolder) : nil
    for operand in operands where operand != "-" {
      let found = FileDiscovery([operand])
      if found.files.isEmpty, found.failures.isEmpty { empty.append(operand) }
      if let scope, found.files != [operand] {
        let chosen = found.files.filter { configuration.takes(file: $0, in: scope) }
        if chosen.isEmpty, !found.files.isEmpty { leftOut.append(operand) }
        files += chosen
        directories += found.localeDirectories.filter {
          configuration.takes(folder: $0, in: scope)
        }
      } else {
        files += found.files
        directories += found.localeDirectories
      }
      failures += found.failures
    }
    let layout = ProjectLayout(
      files: sortedUnique(files), directories: sortedUnique(directories))
    let loader = reader?.loader(jobs: jobs) ?? ProjectLoader(jobs: jobs)
    var project = await loader.load(layout, failures: failures)
    if operands.contains("-") {
      try addStandardInput(as: inputFormat, to: &project)
    }
    return ProjectInput(
      project: project, emptyOperands: empty, leftOutOperands: leftOut, layout: layout)
  }

  private static func addStandardInput(
    as format: TableFormat, to project: inout Project
  ) throws(CommandFailure) {
    do throws(FileError) {
      let bytes = try FileContents.standardInput()
      let file = TableFile(path: "-", locale: LocaleIdentifier("und"), table: "-")
      do throws(SourceTextError) {
        switch format {
        case .strings:
          project.looseTables.append(try LocalizedTable(file: file, bytes: bytes))
        case .stringsdict:
          project.dictionaries.append(
            Project.Dictionary(file: file, document: try StringsDictDocument(bytes)))
        case .xcstrings:
          project.stringCatalogs.append(
            Project.StringCatalogFile(
              file: file, document: XCStringsDocument(try SourceText(bytes))))
        }
      } catch {
        throw FileError(path: "-", reason: .tooLarge(bytes.count))
      }
    } catch {
      throw Shared.failure(error)
    }
  }

  private static func sortedUnique(_ paths: [String]) -> [String] {
    var result: [String] = []
    for path in paths.sorted() where result.last != path { result.append(path) }
    return result
  }

  /// Says what could not be read or found; true if there was any of that.
  func complain() -> Bool {
    for failure in project.failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    for operand in emptyOperands {
      Terminal.complain("\(Argument(operand).displayText): no localization file here")
    }
    for operand in leftOutOperands {
      Terminal.complain(
        "\(Argument(operand).displayText): the configuration leaves out every localization file"
          + " here")
    }
    return !project.failures.isEmpty || !emptyOperands.isEmpty || !leftOutOperands.isEmpty
  }
}
