public import CatalogSyntax
public import StringCatalog

/// The fixes of a project, round by round.
///
/// What a fix does is seen only when the file is looked at again, so that a caller lints, fixes, reads
/// what was changed, and goes on until nothing changes or the rounds are used up.
public struct FixSession: Sendable {
  /// The most rounds that are made. Fixes do not bring new findings with fixes of their own; the bound
  /// is there for those that might.
  public static let maximumRounds = 10

  /// Whether fixes that somebody should look at are made, too.
  public let includesUnsafe: Bool
  /// What was made of each file so far, by path.
  public private(set) var files: [String: FixedFile] = [:]

  /// Begins with files as they are.
  public init(includesUnsafe: Bool) {
    self.includesUnsafe = includesUnsafe
  }

  /// The number of findings that were put right.
  public var count: Int { files.values.reduce(0) { $0 + $1.count } }

  /// Makes the fixes of a round.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings about the project as it is now.
  ///   - project: That project.
  /// - Returns: The paths of the files that changed, in order.
  public mutating func apply(_ diagnostics: [Diagnostic], to project: Project) -> [String] {
    let fixable = diagnostics.filter { $0.fix?.isApplicable ?? false && $0.file != "-" }
    guard !fixable.isEmpty else { return [] }
    let sources = project.sources
    var changed: [String] = []
    for (path, findings) in Dictionary(grouping: fixable, by: \.file) {
      guard let source = sources[path] else { continue }
      let round = FixRound(findings, includesUnsafe: includesUnsafe)
      guard !round.isEmpty else { continue }
      files[path, default: FixedFile(source)].apply(round, to: source)
      changed.append(path)
    }
    return changed.sorted()
  }
}

extension Project {
  /// The texts of the files that edits reach, by path.
  var sources: [String: SourceText] {
    var result: [String: SourceText] = [:]
    for table in bundles.flatMap({ $0.families.flatMap(\.localizations) }) + looseTables
    where table.hasPositions {
      result[table.file.path] = table.source
    }
    for dictionary in dictionaries where dictionary.document.hasPositions {
      result[dictionary.file.path] = dictionary.document.syntax.source
    }
    for catalog in stringCatalogs { result[catalog.file.path] = catalog.document.source }
    return result
  }
}
