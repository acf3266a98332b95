import Synchronization

/// What was made of files that were read, for as long as they do not change.
///
/// A file is known again by its ``FileStamp``. File systems tell times apart only so finely: a file that changed
/// shortly before it was read may change once more under the same stamp, so it is read again the next time.
package final class LoadedFiles: Sendable {
  private struct Entry {
    var file: TableFile
    var stamp: FileStamp
    var value: any Sendable
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var used: Set<String> = []
    var seconds = 0
  }

  private let state = Mutex(State())

  /// Begins with nothing known.
  package init() {}

  /// Begins another reading, and forgets what the last one did not ask for.
  ///
  /// - Parameter seconds: The time, in seconds since 1970.
  package func begin(at seconds: Int) {
    state.withLock { state in
      state.entries = state.entries.filter { state.used.contains($0.key) }
      state.used = []
      state.seconds = seconds
    }
  }

  /// What was made of a file; it is read if it changed.
  func value<Value: Sendable>(
    of file: TableFile, _ parse: ([UInt8]) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let known = state.withLock { state in
      state.used.insert(file.path)
      return state.entries[file.path]
    }
    if let known, known.file == file, let value = known.value as? Value,
      let stamp = try? FileStamp(path: file.path), stamp == known.stamp
    {
      return value
    }
    let contents = try FileContents(path: file.path)
    let value = try parse(contents.bytes)
    state.withLock { state in
      let isCertain = contents.stamp.isCertain(at: state.seconds)
      state.entries[file.path] =
        isCertain ? Entry(file: file, stamp: contents.stamp, value: value) : nil
    }
    return value
  }
}
