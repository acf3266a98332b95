import CatalogLint
import Glibc
import StringCatalog

/// The folders to wait for changes in, and what counts as a change in each.
struct WatchedPlaces: Equatable {
  /// What counts in a folder.
  struct Interest: Equatable {
    /// Whether its tables and folders count.
    var isWalked = false
    /// The names that count beside them.
    var names: Set<String> = []

    /// Whether a change of an entry counts.
    func covers(_ name: String, isFolder: Bool) -> Bool {
      if names.contains(name) { return true }
      guard isWalked else { return false }
      return isFolder ? !FileDiscovery.isSkipped(name) : TableFormat(path: name) != nil
    }
  }

  /// What counts, by the absolute path of the folder.
  private(set) var folders: [String: Interest] = [:]

  private let currentFolder: String

  /// Begins with nothing.
  ///
  /// - Parameter currentFolder: Its absolute path.
  init(currentFolder: String) {
    self.currentFolder = currentFolder
  }

  /// Adds a folder whose tables and folders count.
  mutating func add(folder path: String) {
    folders[joined(names(of: path)), default: Interest()].isWalked = true
  }

  /// Adds a file or folder that may come, change and go. A symbolic link is followed, too.
  mutating func add(named path: String) {
    let names = names(of: path)
    add(names)
    guard let target = unsafe realpath(joined(names), nil) else { return }
    defer { unsafe free(target) }
    add(self.names(of: unsafe String(cString: target)))
  }

  /// Adds the places where a configuration is looked for: the folder of a path and those it lies in, up to
  /// the one with `.git`.
  mutating func add(configurationFor path: String) {
    var folder = names(of: path)
    repeat {
      folders[joined(folder), default: Interest()].names.formUnion(Configuration.fileNames)
      guard unsafe access(joined(folder + [".git"]), F_OK) != 0 else { return }
    } while folder.popLast() != nil
  }

  private mutating func add(_ names: [Substring]) {
    guard let name = names.last else { return }
    folders[joined(names.dropLast()), default: Interest()].names.insert(String(name))
  }

  /// The names on the way from the root to a path.
  private func names(of path: String) -> [Substring] {
    var names: [Substring] = []
    let whole = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }

  private func joined(_ names: some Sequence<Substring>) -> String {
    "/" + names.joined(separator: "/")
  }
}
