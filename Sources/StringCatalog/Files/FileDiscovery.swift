import Glibc

/// Finds the localization files below files and folders.
///
/// Hidden folders, build products and package folders are passed over unless they are named
/// themselves; see ``skippedNames``. Symbolic links are followed, and no folder is entered twice, so
/// that cycles end.
public struct FileDiscovery: Sendable {
  /// The files of all three formats, sorted.
  public private(set) var files: [String] = []
  /// The `.lproj` folders, sorted.
  public private(set) var localeDirectories: [String] = []
  /// All folders that were entered, in no order; the current one is empty.
  package private(set) var directories: [String] = []
  /// What could not be looked into, sorted by path.
  public private(set) var failures: [FileError] = []

  /// Names of folders that hold no sources.
  public static let skippedNames: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]
  /// Extensions of compiled bundles.
  public static let skippedExtensions: Set<String> = [
    "app", "appex", "framework", "xcarchive", "xcframework",
  ]

  private let furtherExtensions: Set<String>
  private var visited: Set<Visit> = []
  private struct Visit: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// Looks at files and below folders.
  ///
  /// - Parameters:
  ///   - operands: Paths; a file is taken whatever its name is.
  ///   - furtherExtensions: Extensions of files that are taken too, without the point.
  public init(_ operands: [String], furtherExtensions: Set<String> = []) {
    self.furtherExtensions = furtherExtensions
    for operand in operands {
      var status = stat()
      guard unsafe stat(operand, &status) == 0 else {
        failures.append(FileError(path: operand, errorNumber: errno))
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        let path = Self.normalized(operand)
        if ProjectLayout.locale(ofDirectory: path) != nil { localeDirectories.append(path) }
        visit(path, status)
      } else {
        files.append(operand)
      }
    }
    files = Self.sortedUnique(files)
    localeDirectories = Self.sortedUnique(localeDirectories)
    failures.sort { $0.path < $1.path }
  }

  private mutating func visit(_ directory: String, _ status: stat) {
    let mark = Visit(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    guard visited.insert(mark).inserted else { return }
    directories.append(directory)
    let shown = directory.isEmpty ? "." : directory
    guard let stream = unsafe opendir(shown) else {
      failures.append(FileError(path: shown, errorNumber: errno))
      return
    }
    var names: [(name: String, kind: UInt8)] = []
    while let record = unsafe readdir(stream) {
      let kind = unsafe record.pointee.d_type
      let name = unsafe withUnsafePointer(to: record.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      names.append((name, kind))
    }
    unsafe closedir(stream)
    for (name, kind) in names where name != "." && name != ".." {
      visitEntry(directory.isEmpty ? name : "\(directory)/\(name)", name, kind)
    }
  }

  private mutating func visitEntry(_ path: String, _ name: String, _ kind: UInt8) {
    let isTable = TableFormat(path: name) != nil || hasFurtherExtension(name)
    if Int(kind) == DT_REG {
      if isTable { files.append(path) }
      return
    }
    let mayBeDirectory = Int(kind) == DT_DIR || Int(kind) == DT_LNK || Int(kind) == DT_UNKNOWN
    guard mayBeDirectory else { return }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      // A link to nowhere is worth a word only where a table should be.
      if isTable { failures.append(FileError(path: path, errorNumber: errno)) }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      // A folder may well be called `Library.swift`, but hardly like a table.
      if TableFormat(path: name) != nil {
        failures.append(FileError(path: path, reason: .isDirectory))
      } else if !Self.isSkipped(name) {
        if ProjectLayout.locale(ofDirectory: path) != nil { localeDirectories.append(path) }
        visit(path, status)
      }
    case S_IFREG:
      if isTable { files.append(path) }
    case _:
      break
    }
  }

  private func hasFurtherExtension(_ name: String) -> Bool {
    guard !furtherExtensions.isEmpty, let dot = name.lastIndex(of: ".") else { return false }
    return furtherExtensions.contains(String(name[name.index(after: dot)...]))
  }

  /// Whether a folder of this name is passed over.
  package static func isSkipped(_ name: String) -> Bool {
    if name.hasPrefix(".") || skippedNames.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return skippedExtensions.contains(String(name[name.index(after: dot)...]))
  }

  /// A folder's path without trailing slashes and leading `./`; empty for the current folder.
  package static func normalized(_ path: String) -> String {
    var result = path[...]
    while result.count > 1, result.hasSuffix("/") { result.removeLast() }
    while result.hasPrefix("./") {
      result.removeFirst(2)
      while result.hasPrefix("/") { result.removeFirst() }
    }
    return result == "." ? "" : String(result)
  }

  private static func sortedUnique(_ paths: [String]) -> [String] {
    var result: [String] = []
    for path in paths.sorted() where result.last != path { result.append(path) }
    return result
  }
}
