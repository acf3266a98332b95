import Glibc

/// Writes files so that a reader sees the old contents or the new, and never a part.
///
/// The bytes go to a temporary file in the same folder, are flushed to the disk, and then take the
/// place of the old file by `rename(2)`. Permissions are kept, and owner and group where the system
/// allows it. A symbolic link is followed: the file it points to is replaced, the link stays.
public enum AtomicFile {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole new contents.
  ///   - path: The file to write.
  ///   - stamp: The state the file had when it was read. If it is in another state now, nothing is
  ///     written. Without a stamp the file is created or replaced.
  /// - Throws: ``FileError``. The old file is then untouched.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing stamp: FileStamp? = nil
  ) throws(FileError) {
    let target = resolvingLinks(path)
    if let stamp { try check(stamp, path: path) }
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target

    let state = stamp ?? (try? FileStamp(path: target))
    let (descriptor, temporary) = try create(
      in: folder, for: name, mode: state == nil ? 0o666 : 0o600, path: path)
    do throws(FileError) {
      try fill(descriptor, with: bytes, like: state, path: path)
      if let stamp { try check(stamp, path: path) }
      guard unsafe rename(temporary, target) == 0 else {
        throw FileError(path: path, errorNumber: errno)
      }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    flush(folder)
  }

  /// Creates a temporary file beside the target.
  ///
  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - name: The name of the target.
  ///   - mode: The permissions of the new file, before the process's mask is applied.
  ///   - path: The path for messages.
  private static func create(
    in folder: String, for name: String, mode: mode_t, path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    // Names have up to 255 bytes; a character that is cut becomes three.
    let start = String(decoding: name.utf8.prefix(200), as: UTF8.self)
    for _ in 0..<100 {
      let mark = String(UInt32.random(in: .min ... .max), radix: 36)
      let temporary = "\(folder)/.\(start).\(mark)"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { break }
    }
    throw FileError(path: path, errorNumber: errno)
  }

  /// Writes, sets permissions and flushes; closes the descriptor in any case.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like state: FileStamp?, path: String
  ) throws(FileError) {
    var failure: Int32 = 0
    var written = 0
    while written < bytes.count, failure == 0 {
      let count = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 {
        if errno != EINTR { failure = errno }
      } else {
        written += count
      }
    }
    if let state {
      // Only root may give files away; anyone else keeps the new file, which is no loss.
      _ = fchown(descriptor, state.owner, state.group)
      if failure == 0, fchmod(descriptor, state.mode & 0o7777) != 0 { failure = errno }
    }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw FileError(path: path, errorNumber: failure) }
  }

  private static func check(_ stamp: FileStamp, path: String) throws(FileError) {
    guard try FileStamp(path: path).isSameState(as: stamp) else {
      throw FileError(path: path, reason: .changedUnderneath)
    }
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Makes the new name of the file survive a crash. That this fails does not undo the write.
  private static func flush(_ folder: String) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
