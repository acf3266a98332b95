public import CatalogSyntax

/// A folder that gets another name.
public struct FolderRename: Hashable, Sendable {
  /// The path that it has.
  public var path: String
  /// The path that it gets.
  public var newPath: String
}

extension FixSession {
  /// The folders that fixes rename, by path; where two would get one name, neither does.
  ///
  /// They are renamed when all files are written, for the paths of the files change with them.
  ///
  /// - Parameter diagnostics: The findings that are left.
  public func renames(for diagnostics: [Diagnostic]) -> [FolderRename] {
    var renames: [String: String] = [:]
    for finding in diagnostics {
      guard let fix = finding.fix, let newPath = fix.newPath, renames[finding.file] == nil,
        fix.safety == .safe || includesUnsafe
      else { continue }
      renames[finding.file] = newPath
    }
    let count = Dictionary(grouping: renames.values) { $0 }.mapValues(\.count)
    return renames.filter { count[$0.value] == 1 }.sorted { $0.key < $1.key }
      .map { FolderRename(path: $0.key, newPath: $0.value) }
  }
}

extension LintReport {
  /// Takes note that a folder was renamed: the findings that asked for it go, the others name the new path.
  public mutating func apply(_ rename: FolderRename) {
    diagnostics.removeAll { $0.file == rename.path && $0.fix?.newPath == rename.newPath }
    for index in diagnostics.indices {
      diagnostics[index].file = rename.renamed(diagnostics[index].file)
      if let newPath = diagnostics[index].fix?.newPath, diagnostics[index].file == rename.newPath {
        // Another new name was for the folder as it was.
        diagnostics[index].fix = newPath == rename.newPath ? diagnostics[index].fix : nil
      }
    }
    unreadableFiles = unreadableFiles.map { rename.renamed($0) }.sorted()
    diagnostics = Diagnostic.sorted([diagnostics])
  }
}

extension FolderRename {
  /// A path of the folder or something in it as it is afterwards; any other path as it is.
  fileprivate func renamed(_ file: String) -> String {
    if file.utf8.elementsEqual(path.utf8) { return newPath }
    guard file.utf8.starts(with: "\(path)/".utf8) else { return file }
    return newPath + String(decoding: file.utf8.dropFirst(path.utf8.count), as: UTF8.self)
  }
}

extension Diagnostic.FixIt {
  /// The fix that gives a folder another name; nil where it has that name.
  static func renaming(_ path: String, to name: String, safety: Safety) -> Self? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty, !last.utf8.elementsEqual(name.utf8) else {
      return nil
    }
    let newPath = path.utf8.dropLast(last.utf8.count)
    return Self(
      .rename(to: name), safety: safety,
      newPath: String(decoding: newPath, as: UTF8.self) + name)
  }
}

extension Diagnostic.Message {
  fileprivate static func rename(to name: String) -> Self { Self("Rename the folder to '\(name)'") }
}
