import CatalogSyntax
import CommandLineTool
import StringCatalog

/// Reads the operands of a command into a project.
struct ProjectInput {
  /// What was read.
  var project: Project
  /// Operands below which there is no localization file.
  var emptyOperands: [String]

  /// Discovers and reads; shows a line on a terminal if that takes long.
  static func read(
    _ operands: [String], jobs: Int, invocation: Invocation
  ) async throws(CommandFailure) -> ProjectInput {
    var files: [String] = []
    var directories: [String] = []
    var failures: [FileError] = []
    var empty: [String] = []
    for operand in operands where operand != "-" {
      let found = FileDiscovery([operand])
      if found.files.isEmpty, found.failures.isEmpty { empty.append(operand) }
      files += found.files
      directories += found.localeDirectories
      failures += found.failures
    }
    let layout = ProjectLayout(
      files: sortedUnique(files), directories: sortedUnique(directories))
    var project = await ProjectLoader(jobs: jobs).load(layout, failures: failures)
    if operands.contains("-") {
      project.looseTables.append(try standardInput())
    }
    return ProjectInput(project: project, emptyOperands: empty)
  }

  private static func standardInput() throws(CommandFailure) -> LocalizedTable {
    do throws(FileError) {
      let bytes = try FileContents.standardInput()
      let file = TableFile(path: "-", locale: LocaleIdentifier("und"), table: "-")
      guard let table = try? LocalizedTable(file: file, bytes: bytes) else {
        throw FileError(path: "-", reason: .tooLarge(bytes.count))
      }
      return table
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
    return !project.failures.isEmpty || !emptyOperands.isEmpty
  }
}
