public import Foundation

/// Where tests find the files of this repository and the files beside it.
public enum Repository {
  /// The root of the checkout.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A folder of `Tests/Fixtures`.
  public static func fixtures(_ area: String) -> URL {
    root.appending(path: "Tests/Fixtures/\(area)", directoryHint: .isDirectory)
  }

  /// The bytes of a file.
  public static func bytes(_ url: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: url))
  }

  /// The rows of a tab-separated file with a header line; there is no quoting.
  public static func rows(_ url: URL) throws -> [[String: String]] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: true)
    guard let header = lines.first else { return [] }
    let names = header.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(uniqueKeysWithValues: zip(names, cells))
    }
  }

  /// The files below a folder with one of the given path extensions, sorted by path.
  public static func files(below folder: URL, extensions: Set<String>) -> [URL] {
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    else { return [] }
    var result: [URL] = []
    for case let url as URL in walk where extensions.contains(url.pathExtension) {
      if (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
        result.append(url)
      }
    }
    return result.sorted { $0.path < $1.path }
  }
}

/// Real localization files that are not part of the repository.
///
/// They are found by the environment variable `STRINGSCTL_CORPUS`, else in `../shared/corpus` beside
/// the checkout. Tests that need them are skipped, and say so, where neither exists.
public enum Corpus {
  /// The folder, if there is one.
  public static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["STRINGSCTL_CORPUS"]
    let url =
      named.map { URL(filePath: $0) } ?? Repository.root.appending(path: "../shared/corpus")
    return FileManager.default.fileExists(atPath: url.path) ? url.standardizedFileURL : nil
  }()

  /// Whether the corpus is there.
  public static var isAvailable: Bool { folder != nil }

  /// The `.strings` files of the corpus, sorted by path.
  public static func stringsFiles() -> [URL] {
    guard let folder else { return [] }
    return Repository.files(below: folder, extensions: ["strings"])
  }
}
