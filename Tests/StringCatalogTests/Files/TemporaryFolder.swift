import Foundation
import Glibc
import Testing

/// A folder of its own for a test, gone with everything in it when the test is over.
final class TemporaryFolder: Sendable {
  /// The path, without links and without slash at the end.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "StringCatalogTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard let resolved = unsafe realpath(url.path, nil) else { throw CocoaError(.fileNoSuchFile) }
    defer { unsafe free(resolved) }
    path = unsafe String(cString: resolved)
  }

  deinit {
    // What a test made unreadable has to be readable again to be removed.
    for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      unsafe chmod(self(name), 0o700)
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    let file = self(name)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  /// Makes a folder.
  @discardableResult
  func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
    return self(name)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  /// Sets the permissions of something in the folder.
  func setMode(_ mode: UInt32, of name: String = ".") {
    #expect(unsafe chmod(self(name), mode) == 0)
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// Everything that lies directly in the folder, hidden files included, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// What this process may do.
enum Privileges {
  /// Whether permissions do not hold for it.
  static var isRoot: Bool { geteuid() == 0 }

  /// Becomes a user to whom permissions apply, for the rest of the process.
  static func drop() {
    guard isRoot else { return }
    guard setgroups(0, nil) == 0, setgid(65_534) == 0, setuid(65_534) == 0 else {
      fatalError("privileges could not be given up")
    }
  }
}
