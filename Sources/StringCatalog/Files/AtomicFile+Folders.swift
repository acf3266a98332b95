import Glibc

extension AtomicFile {
  /// Whether anything is at a path; a symbolic link counts as what it points to.
  public static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
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
