/// Which files belong to one module, told from their paths.
///
/// A module is what lies below a folder `Sources`; below that of a package, what lies in each of its folders. Files
/// below no such folder may belong to any module, for an app's texts and code lie anywhere.
struct ModuleMap: Sendable {
  /// The folders that a scanned `Package.swift` lies in; the current one is empty.
  private var packages: Set<[Substring]> = []
  /// The folders `Sources` that hold code themselves.
  private var modules: Set<[Substring]> = []
  /// The folders below them that hold code, however deep.
  private var folders: Set<[Substring]> = []

  /// Takes the paths of the scanned sources.
  init(sources: some Sequence<String>) {
    for path in sources {
      let parts = Self.parts(path)
      if parts.last == "Package.swift" { packages.insert(Array(parts.dropLast())) }
      guard let place = Self.sourcesFolder(parts) else { continue }
      if place + 2 == parts.count { modules.insert(Array(parts[...place])) }
      if place + 2 < parts.count { folders.insert(Array(parts[...(place + 1)])) }
    }
  }

  /// The module of a file, as a folder; nil where the path does not tell.
  func module(of path: String) -> [String]? {
    let parts = Self.parts(path)
    guard let place = Self.sourcesFolder(parts) else { return nil }
    let base = Array(parts[...place])
    guard place + 2 < parts.count else { return base.map { String($0) } }
    let folder = Array(parts[...(place + 1)])
    let isOfPackage = packages.contains(Array(base.dropLast()))
    guard isOfPackage || !modules.contains(base) && folders.contains(folder) else {
      return base.map { String($0) }
    }
    return folder.map { String($0) }
  }

  /// Whether a file lies in a module of a package whose manifest was scanned.
  func isInPackage(_ path: String) -> Bool {
    let parts = Self.parts(path)
    guard let place = Self.sourcesFolder(parts) else { return false }
    return packages.contains(Array(parts[..<place]))
  }

  private static func sourcesFolder(_ parts: [Substring]) -> Int? {
    parts.dropLast().lastIndex { $0 == "Sources" }
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
