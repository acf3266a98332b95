import Glibc

extension AtomicFile {
  /// Whether anything is at a path; a symbolic link counts as what it points to.
  public static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// Gives a folder another path, unless something is there already.
  public static func renameFolder(_ path: String, to newPath: String) throws(FileError) {
    guard !exists(newPath) else { throw FileError(path: newPath, errorNumber: EEXIST) }
    // An empty folder that somebody made meanwhile is replaced; anything else is refused by the system.
    guard unsafe rename(path, newPath) == 0 else {
      throw FileError(path: path, errorNumber: errno)
    }
  }

  /// Makes a folder and those above it that are missing. One that is there stays as it is.
  public static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, unsafe mkdir(path, 0o777) != 0 else { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      var parent = path[...]
      while parent.count > 1, parent.hasSuffix("/") { parent.removeLast() }
      let above = ProjectLayout.parent(String(parent))
      guard !above.isEmpty, above != path else { break }
      try makeFolder(above)
      if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    case _: break
    }
    throw FileError(path: path, errorNumber: errno)
  }
}
