package import StringCatalog

/// A file that keys are looked for in.
package struct SourceFile: Hashable, Sendable {
  /// The path, as it was given or found.
  package var path: String
  /// What it is.
  package var kind: SourceKind

  /// Creates a file.
  package init(path: String, kind: SourceKind) {
    self.path = path
    self.kind = kind
  }
}

/// Finds the sources below files and folders.
///
/// Folders that hold no sources of the project are passed over as ``FileDiscovery`` does it: hidden ones, those of
/// package managers and build products, compiled bundles.
package struct SourceDiscovery: Sendable {
  /// The sources, sorted by path.
  package private(set) var files: [SourceFile] = []
  /// Files that were named and are no sources, sorted.
  package private(set) var unknown: [String] = []
  /// What could not be looked into, sorted by path.
  package private(set) var failures: [FileError] = []

  /// Looks at files and below folders.
  ///
  /// - Parameters:
  ///   - operands: Paths. A file that is named is taken, whatever `isIncluded` says.
  ///   - isIncluded: Whether a file below a folder is taken, by its path.
  package init(_ operands: [String], isIncluded: (String) -> Bool = { _ in true }) {
    let found = FileDiscovery(operands, furtherExtensions: SourceKind.extensions)
    let named = Set(operands)
    failures = found.failures
    for path in found.files {
      if let kind = SourceKind(path: path) {
        if named.contains(path) || isIncluded(path) {
          files.append(SourceFile(path: path, kind: kind))
        }
      } else if named.contains(path) {
        unknown.append(path)
      }
    }
  }
}
