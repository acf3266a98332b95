public import Foundation

/// A folder of a test's own, removed when the test ends.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "stringcatalog-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in the folder.
  public func path(_ relative: String) -> String {
    url.appending(path: relative).path
  }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  public func write(_ relative: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appending(path: relative)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a text file, with the folders above it, and returns its path.
  @discardableResult
  public func write(_ relative: String, _ text: String) throws -> String {
    try write(relative, Array(text.utf8))
  }

  /// The bytes of a file in the folder.
  public func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: relative)))
  }

  /// The text of a file in the folder.
  public func text(_ relative: String) throws -> String {
    String(decoding: try bytes(relative), as: UTF8.self)
  }
}
