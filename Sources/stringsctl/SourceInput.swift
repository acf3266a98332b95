import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

/// Finds and reads the sources of a command, and extracts the keys they name.
struct SourceInput {
  /// What was found in each file, by path.
  private(set) var files: [ExtractedFile] = []
  /// Literals that are shown as they are.
  private(set) var unlocalized: [Occurrence] = []
  /// The files and folders that could not be read.
  private(set) var failures: [FileError] = []
  /// Operands below which there is no source.
  private(set) var emptyOperands: [String] = []

  /// The paths of all files that were read.
  var paths: [String] { files.map(\.path) }
  /// Everything that names keys, in the order of the files.
  var occurrences: [Occurrence] { files.flatMap(\.occurrences) }

  /// Reads the sources below operands.
  ///
  /// - Parameters:
  ///   - operands: Files and folders.
  ///   - configuration: What tells the functions that take keys.
  ///   - jobs: How many files are read at once.
  ///   - usesCache: Whether what earlier runs found is taken from files that did not change.
  ///   - findsTexts: Whether literals that are shown as they are are looked for, too.
  ///   - isIncluded: Whether a file below a folder is read.
  static func read(
    _ operands: [String], _ configuration: Configuration, jobs: Int, usesCache: Bool = true,
    findsTexts: Bool = false, isIncluded: (String) -> Bool = { _ in true }
  ) async -> SourceInput {
    var result = SourceInput()
    var sources: [SourceFile] = []
    for operand in operands {
      let found = SourceDiscovery([operand], isIncluded: isIncluded)
      if found.files.isEmpty, found.failures.isEmpty { result.emptyOperands.append(operand) }
      sources += found.files
      result.failures += found.failures
    }
    sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var unique: [SourceFile] = []
    for file in sources where !(unique.last?.path.hasSameCodeUnits(as: file.path) ?? false) {
      unique.append(file)
    }
    let rules = configuration.functions.map { KeyRule($0) }
    let scan = await ExtractionStore.scan(
      unique, by: KeyReader(rules: KeyRule.builtIn + rules), jobs: jobs, usesCache: usesCache)
    result.files = scan.files
    result.failures += scan.failures
    result.failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if findsTexts {
      let texts = await ExtractionStore.scan(
        unique.filter { $0.kind.isCode }, by: KeyReader(rules: KeyRule.unlocalized), jobs: jobs,
        usesCache: false)
      result.unlocalized = texts.files.flatMap(\.occurrences).filter(\.isUnlocalizedText)
    }
    return result
  }

  /// Says what could not be read or found; true if there was any of that.
  func complain() -> Bool {
    for failure in failures {
      Terminal.complain("\(Argument(failure.path).displayText): \(failure.description)")
    }
    for operand in emptyOperands {
      Terminal.complain("\(Argument(operand).displayText): no source code here")
    }
    return !failures.isEmpty || !emptyOperands.isEmpty
  }

  /// Says what is wrong in sources that were read all the same.
  func complainOfProblems() {
    for file in files {
      for problem in file.problems {
        Terminal.report(
          "\(Argument(file.path).displayText):\(problem.place): warning:"
            + " \(problem.message.escapedForDisplay)")
      }
    }
  }
}

extension KeyRule {
  /// The rule for a function that a configuration describes.
  init(_ function: ExtractedFunction) {
    self.init(
      function: function.name, receiver: function.receiver, key: function.key,
      table: function.table, value: function.value, comment: function.comment,
      isFormat: function.kind == .format)
  }
}
