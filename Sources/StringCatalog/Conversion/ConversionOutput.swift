import CatalogSyntax
import Glibc

/// Where the files of a conversion go, and the writing of them.
///
/// Nothing is written before everything was looked at: a file that is there already is replaced only where
/// that is asked for, an input never, and no symbolic link below the folder is followed.
public struct ConversionOutput: Sendable {
  /// Where files go.
  public enum Destination: Hashable, Sendable {
    /// The only file, to standard output.
    case stream([UInt8])
    /// The only file, to this path.
    case file(String)
    /// All files, below this folder, which is made if need be.
    case folder(String)
  }

  /// Why nothing was written.
  public enum Refusal: Error, Hashable, Sendable {
    /// There is no text that could be written.
    case nothing
    /// There are several files and no folder for them.
    case needsFolder(count: Int)
    /// There are several files, and the path is that of one.
    case needsFolderAt(path: String, count: Int)
    /// A name of a file follows from the locale, which nothing tells.
    case unknownLocale
    /// These are there already.
    case exists([String])
    /// This is one of the inputs.
    case isInput(String)
    /// This is a symbolic link, which could lead anywhere.
    case symbolicLink(String)
    /// This is a file where a folder is needed.
    case notFolder(String)
    /// A file or folder could not be looked at or written.
    case file(FileError)
  }

  private let plan: ConversionPlan

  /// Creates the output of a plan.
  public init(_ plan: ConversionPlan) {
    self.plan = plan
  }

  /// Where the files go.
  ///
  /// - Parameter path: The path that was asked for: a file if there is only one to write and the path has
  ///   its extension, else a folder; nil for standard output, which takes one file.
  public func destination(_ path: String?) throws(Refusal) -> Destination {
    guard !plan.files.isEmpty else { throw .nothing }
    guard let path else {
      guard plan.files.count == 1, let only = plan.files.first else {
        throw .needsFolder(count: plan.files.count)
      }
      return .stream(only.bytes)
    }
    let isFolder = path.hasSuffix("/") || Self.kind(of: path) == S_IFDIR
    let hasExtension = plan.files.contains { file in
      Self.pathExtension(path) == Self.pathExtension(file.path)
    }
    let isPropertyList = Self.pathExtension(path) == "plist" && plan.format.layout == .bundle
    if !isFolder, hasExtension || isPropertyList {
      guard plan.files.count == 1 else {
        throw .needsFolderAt(path: path, count: plan.files.count)
      }
      return .file(path)
    }
    guard !plan.hasUnknownLocale else { throw .unknownLocale }
    return .folder(path)
  }

  /// Writes the files, each atomically.
  ///
  /// - Parameters:
  ///   - destination: Where to.
  ///   - inputs: The files that were read, which are never written.
  ///   - replaces: Whether files that are there are replaced.
  /// - Returns: The paths that were written.
  public func write(
    to destination: Destination, inputs: [String], replaces: Bool
  ) throws(Refusal) -> [String] {
    let files: [ConversionPlan.File]
    switch destination {
    case .stream: return []
    case .file(let path):
      files = plan.files.map { ConversionPlan.File(path: path, bytes: $0.bytes) }
    case .folder(let path):
      try checkFolder(path)
      files = plan.files.map { file in
        ConversionPlan.File(path: Self.joined(path, file.path), bytes: file.bytes)
      }
      for folder in Self.folders(of: plan.files) {
        try checkSubfolder(Self.joined(path, folder))
      }
    }
    try check(files, inputs: inputs, replaces: replaces)
    if case .folder(let path) = destination {
      try Self.makeFolder(path)
      for folder in Self.folders(of: plan.files) {
        try Self.makeFolder(Self.joined(path, folder))
      }
    }
    for file in files {
      do throws(FileError) {
        try AtomicFile.write(file.bytes, to: file.path)
      } catch {
        throw .file(error)
      }
    }
    return files.map(\.path)
  }

  // MARK: Checks

  private func check(
    _ files: [ConversionPlan.File], inputs: [String], replaces: Bool
  ) throws(Refusal) {
    let read = Set(inputs.compactMap { Self.identity(of: $0) })
    var existing: [String] = []
    for file in files {
      switch Self.kind(of: file.path) {
      case nil: continue
      case S_IFLNK: throw .symbolicLink(file.path)
      case S_IFDIR: throw .file(FileError(path: file.path, reason: .isDirectory))
      case S_IFREG: existing.append(file.path)
      case _: throw .file(FileError(path: file.path, reason: .notRegular))
      }
      if let identity = Self.identity(of: file.path), read.contains(identity) {
        throw .isInput(file.path)
      }
    }
    guard replaces || existing.isEmpty else { throw .exists(existing) }
  }

  private func checkFolder(_ path: String) throws(Refusal) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notFolder(path) }
  }

  private func checkSubfolder(_ path: String) throws(Refusal) {
    switch Self.kind(of: path) {
    case nil, S_IFDIR: return
    case S_IFLNK: throw .symbolicLink(path)
    case _: throw .notFolder(path)
    }
  }

  /// What is at a path, links not followed; nil if nothing is.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private static func identity(of path: String) -> Identity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  // MARK: Paths

  /// The folders that files lie in.
  private static func folders(of files: [ConversionPlan.File]) -> [String] {
    Set(files.map { ProjectLayout.parent($0.path) }).filter { !$0.isEmpty }.sorted()
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  private static func pathExtension(_ path: String) -> String? {
    let name = ProjectLayout.name(path)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
  }

  private static func makeFolder(_ path: String) throws(Refusal) {
    do throws(FileError) {
      try AtomicFile.makeFolder(path)
    } catch {
      throw .file(error)
    }
  }
}

extension ConversionOutput.Refusal: CustomStringConvertible {
  /// What is wrong and what to do about it, in one sentence without final stop.
  public var description: String {
    switch self {
    case .nothing:
      return "there is no text to write"
    case .needsFolder(let count):
      return "\(count) files would be written: say into which folder with '-o'"
    case .needsFolderAt(let path, let count):
      return "\(count) files would be written, and '\(path.escapedForDisplay)' is the name of one:"
        + " name a folder"
    case .unknownLocale:
      return "the input lies in no '.lproj' folder: say its locale with '--locale'"
    case .exists(let paths):
      let shown = paths.prefix(3).map { "'\($0.escapedForDisplay)'" }.joined(separator: ", ")
      let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
      let verb = paths.count == 1 ? "exists" : "exist"
      return "\(shown)\(more) \(verb) already: replace with '--force'"
    case .isInput(let path):
      return "'\(path.escapedForDisplay)' is an input and is not written: name another output"
    case .symbolicLink(let path):
      return "'\(path.escapedForDisplay)' is a symbolic link, which is not followed: remove it"
    case .notFolder(let path):
      return "'\(path.escapedForDisplay)' is a file where a folder is needed"
    case .file(let error):
      return "\(error.path.escapedForDisplay): \(error.description)"
    }
  }
}
