import CatalogLint
import CatalogSyntax
import CommandLineTool
import SourceExtraction
import StringCatalog

/// Finds and reads the source code of a command, and extracts the keys it names.
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

  private static let swift: Set<String> = ["swift"]
  private static let objectiveC: Set<String> = ["m", "h", "c"]
  private static let objectiveCPlusPlus: Set<String> = ["mm", "hh", "hpp", "cc", "cpp", "cxx"]

  /// Reads the sources below operands.
  ///
  /// - Parameters:
  ///   - operands: Files and folders.
  ///   - configuration: What tells the functions that take keys.
  ///   - jobs: How many files are read at once.
  ///   - findsTexts: Whether literals that are shown as they are are looked for, too.
  ///   - isIncluded: Whether a file below a folder is read.
  static func read(
    _ operands: [String], _ configuration: Configuration, jobs: Int, findsTexts: Bool = false,
    isIncluded: (String) -> Bool = { _ in true }
  ) async -> SourceInput {
    var result = SourceInput()
    let extensions = swift.union(objectiveC).union(objectiveCPlusPlus)
    var paths: Set<String> = []
    for operand in operands {
      let found = FileDiscovery([operand], furtherExtensions: extensions)
      let sources = found.files.filter { path in
        language(path) != nil && (path == operand || isIncluded(path))
      }
      if sources.isEmpty, found.failures.isEmpty { result.emptyOperands.append(operand) }
      paths.formUnion(sources)
      result.failures += found.failures
    }
    await result.extract(
      paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, configuration, jobs: jobs,
      findsTexts: findsTexts)
    result.failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return result
  }

  /// A file between the two passes.
  private struct Prepared: Sendable {
    var path: String
    var source: TokenizedSource
    var learnt: LearntRules
    var accessors: GeneratedAccessors
  }

  private mutating func extract(
    _ paths: [String], _ configuration: Configuration, jobs: Int, findsTexts: Bool
  ) async {
    let prepared = await Parallel.map(paths, jobs: jobs) { path in
      Result { () throws(FileError) in try Self.prepare(path) }
    }
    var learnt = LearntRules()
    var accessors: [AccessorRule] = []
    var readable: [Prepared] = []
    for result in prepared {
      switch result {
      case .success(let file):
        learnt.merge(file.learnt)
        accessors += file.accessors.rules
        readable.append(file)
      case .failure(let error): failures.append(error)
      }
    }
    let extractor = KeyExtractor(
      rules: KeyRule.builtIn + configuration.functions.map { KeyRule($0) }, learnt: learnt,
      accessors: accessors)
    files = await Parallel.map(readable, jobs: jobs) { file in
      let text = file.source.source.utf8
      var found =
        extractor.mayNameKeys(text.span)
        ? extractor.extract(file.source, path: file.path) : ExtractedFile(path: file.path)
      // Uses of members of a type from elsewhere cannot be told, so that all of them count.
      found.occurrences += file.accessors.openKeys.map { accessor in
        Occurrence(
          key: .pattern(.exact(accessor.key)), table: accessor.table, file: file.path,
          range: SourceRange(at: 0), place: LineColumn(line: 1, column: 1), rule: accessor.path,
          certainty: .possible("the accessor is a member of a type from elsewhere"))
      }
      return found
    }
    if findsTexts { unlocalized = await Self.texts(in: readable, jobs: jobs) }
  }

  private static func texts(in files: [Prepared], jobs: Int) async -> [Occurrence] {
    let extractor = KeyExtractor(rules: KeyRule.unlocalized)
    let found = await Parallel.map(files, jobs: jobs) { file in
      extractor.mayNameKeys(file.source.source.utf8.span)
        ? extractor.extract(file.source, path: file.path).occurrences : []
    }
    return found.joined().filter(\.isUnlocalizedText)
  }

  private static func prepare(_ path: String) throws(FileError) -> Prepared {
    let bytes = try FileContents(path: path).bytes
    guard let language = language(path), let text = try? SourceText(bytes) else {
      throw FileError(path: path, reason: .tooLarge(bytes.count))
    }
    let source = TokenizedSource(text, as: language)
    return Prepared(
      path: path, source: source, learnt: KeyExtractor.learn(from: source),
      accessors: GeneratedAccessors(source))
  }

  /// The language of a file, by its extension; nil for what is no source.
  private static func language(_ path: String) -> TokenizedSource.Language? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = String(path[path.index(after: dot)...])
    if swift.contains(name) { return .swift }
    if objectiveC.contains(name) { return .objectiveC(isCPlusPlus: false) }
    return objectiveCPlusPlus.contains(name) ? .objectiveC(isCPlusPlus: true) : nil
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
