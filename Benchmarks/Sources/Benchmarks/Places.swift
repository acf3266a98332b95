import Foundation

/// Where things are. Environment variables move what is not part of the repository.
enum Places {
  private static let environment = ProcessInfo.processInfo.environment

  /// The root of the checkout.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A workload made elsewhere: `STRINGSCTL_WORKLOAD`.
  static let namedWorkload = environment["STRINGSCTL_WORKLOAD"].map { URL(filePath: $0) }

  /// The workload that is made here if none is named.
  static let ownWorkload = root.appending(path: "Benchmarks/.build/workload")

  /// The tool: `STRINGSCTL_BINARY`, else the release build of this checkout.
  static let tool =
    environment["STRINGSCTL_BINARY"] ?? root.appending(path: ".build/release/stringsctl").path

  /// Real projects: `STRINGSCTL_CORPUS`, else `../shared/corpus` beside the checkout; nil if there is
  /// no such folder.
  static let corpus: URL? = {
    let url =
      environment["STRINGSCTL_CORPUS"].map { URL(filePath: $0) }
      ?? root.appending(path: "../shared/corpus").standardizedFileURL
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  /// Where the numbers of the last run are kept.
  static let record = root.appending(path: "Benchmarks/results/latest.json")

  /// The files below a folder with an extension, sorted by path.
  static func files(below folder: URL, extension name: String = "strings") -> [URL] {
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == name }
      .sorted { $0.path < $1.path }
  }
}
