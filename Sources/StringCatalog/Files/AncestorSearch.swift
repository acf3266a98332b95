import Glibc

/// Looks for a file in a folder and in those that it lies in.
public enum AncestorSearch {
  /// The files with certain names in the nearest folder that has one.
  ///
  /// The search goes upwards and ends behind a folder with `.git`, the root of a working tree, or at the
  /// root of the file system. Symbolic links in the path stay as they are.
  ///
  /// - Parameters:
  ///   - names: The names to look for.
  ///   - path: The file or folder to begin with; it need not exist.
  ///   - currentFolder: The absolute path of the current folder.
  /// - Returns: The paths in the order of the names, relative to the current folder where they lie in it.
  public static func nearest(
    _ names: [String], from path: String, currentFolder: String
  ) -> [String] {
    let start = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    var folder: [Substring] = []
    for name in start.split(separator: "/") where name != "." {
      if name == ".." { _ = folder.popLast() } else { folder.append(name) }
    }
    if !folder.isEmpty, kind(of: joined(folder)) != S_IFDIR { folder.removeLast() }
    while true {
      let present = names.map { joined(folder + [$0[...]]) }.filter { kind(of: $0) != nil }
      guard present.isEmpty else {
        let prefix = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
        return present.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
      }
      guard !folder.isEmpty, kind(of: joined(folder + [".git"])) == nil else { return [] }
      folder.removeLast()
    }
  }

  private static func joined(_ names: [Substring]) -> String {
    "/" + names.joined(separator: "/")
  }

  /// What is at a path; nil for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      // A link to nowhere is there all the same: it is not to be passed over in silence.
      guard unsafe lstat(path, &status) == 0 else { return nil }
      return status.st_mode & S_IFMT
    }
    return status.st_mode & S_IFMT
  }
}
