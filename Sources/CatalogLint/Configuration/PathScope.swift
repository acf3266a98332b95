/// Turns paths as they are shown into paths relative to the folder of the configuration file.
public struct PathScope: Sendable, Hashable {
  private var folder: [Substring]
  private var currentFolder: [Substring]

  /// Creates a scope in which paths are relative to the folder already.
  public init() {
    self.init(folder: "/", currentFolder: "/")
  }

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - folder: The folder of the configuration file, relative to the current folder or absolute.
  ///   - currentFolder: The absolute path of the current folder.
  public init(folder: String, currentFolder: String) {
    self.currentFolder = Self.normalized(currentFolder.split(separator: "/"))
    self.folder = []
    self.folder = names(of: folder)
  }

  /// The path relative to the folder; nil for one that does not lie in it. Symbolic links stay as they are.
  public func relative(_ path: String) -> String? {
    let names = names(of: path)
    guard names.starts(with: folder) else { return nil }
    return names.dropFirst(folder.count).joined(separator: "/")
  }

  private func names(of path: String) -> [Substring] {
    let names = path.split(separator: "/")
    return Self.normalized(path.hasPrefix("/") ? names : currentFolder + names)
  }

  private static func normalized(_ names: [Substring]) -> [Substring] {
    var result: [Substring] = []
    for name in names where name != "." {
      if name == ".." { _ = result.popLast() } else { result.append(name) }
    }
    return result
  }
}
