import Synchronization

/// Files as they were read, and what was made of them since.
///
/// A project that is read again sees the changes although nothing is written yet.
package final class ReadFiles: Sendable {
  private struct State {
    var stamps: [String: FileStamp] = [:]
    var changed: [String: [UInt8]] = [:]
  }

  private let state = Mutex(State())

  /// Begins with nothing read.
  package init() {}

  /// A loader that reads through this.
  package func loader(jobs: Int) -> ProjectLoader {
    ProjectLoader(jobs: jobs) { path throws(FileError) in try self.read(path) }
  }

  private func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = state.withLock({ $0.changed[path] }) { return bytes }
    let contents = try FileContents(path: path)
    state.withLock { $0.stamps[path] = contents.stamp }
    return contents.bytes
  }

  /// Takes note of a change.
  package func change(_ path: String, to bytes: [UInt8]) {
    state.withLock { $0.changed[path] = bytes }
  }

  /// Writes a change, unless the file is no longer what was read.
  package func write(_ path: String) throws(FileError) {
    let (bytes, stamp) = state.withLock { ($0.changed[path], $0.stamps[path]) }
    guard let bytes else { return }
    try AtomicFile.write(bytes, to: path, replacing: stamp)
  }
}
