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

  /// The files and folders that operands stand for, before anything is read.
  struct Findings {
    /// The files that the configuration takes.
    var files: [String] = []
    /// The `.lproj` folders that it takes.
    var localeDirectories: [String] = []
    /// All folders that were entered; the current one is empty.
    var folders: [String] = []
    /// What could not be looked into.
    var failures: [FileError] = []
    /// Operands below which there is no localization file.
    var emptyOperands: [String] = []
    /// Operands below which the configuration leaves out every localization file.
    var leftOutOperands: [String] = []
  }

  /// Looks for the files of operands.
  static func find(_ operands: [String], _ configuration: Configuration) -> Findings {
    var result = Findings()
    let scope =
      configuration.choosesFiles
      ? configuration.scope(currentFolder: Terminal.currentFolder) : nil
    for operand in operands where operand != "-" {
      let found = FileDiscovery([operand])
      if found.files.isEmpty, found.failures.isEmpty { result.emptyOperands.append(operand) }
      if let scope, found.files != [operand] {
        let chosen = found.files.filter { configuration.takes(file: $0, in: scope) }
        if chosen.isEmpty, !found.files.isEmpty { result.leftOutOperands.append(operand) }
        result.files += chosen
        result.localeDirectories += found.localeDirectories.filter {
          configuration.takes(folder: $0, in: scope)
        }
      } else {
        result.files += found.files
        result.localeDirectories += found.localeDirectories
      }
      result.folders += found.directories
      result.failures += found.failures
    }
    return result
  }

  /// Discovers and reads; shows a line on a terminal if that takes long.
  ///
  /// - Parameters:
  ///   - operands: Files and folders; `-` is standard input.
  ///   - inputFormat: What standard input holds.
  ///   - configuration: What chooses among the files below folders.
  ///   - files: What reads the files.
  ///   - memory: What is known of earlier readings.
  ///   - jobs: How many files are read at once.
  ///   - invocation: The command line, for its messages.
  static func read(
    _ operands: [String], inputFormat: TableFormat = .strings,
    configuration: Configuration = Configuration(), files reader: ReadFiles? = nil,
    memory: LoadedFiles? = nil, jobs: Int, invocation: Invocation
  ) async throws(CommandFailure) -> ProjectInput {
    let found = find(operands, configuration)
    let layout = ProjectLayout(
      files: sortedUnique(found.files), directories: sortedUnique(found.localeDirectories))
    var loader = reader?.loader(jobs: jobs) ?? ProjectLoader(jobs: jobs)
    loader.memory = memory
    var project = await loader.load(layout, failures: found.failures)
    if operands.contains("-") {
      try addStandardInput(as: inputFormat, to: &project)
    }
    return ProjectInput(
      project: project, emptyOperands: found.emptyOperands,
      leftOutOperands: found.leftOutOperands, layout: layout)
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
