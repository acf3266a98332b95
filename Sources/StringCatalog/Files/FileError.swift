import Glibc

/// Why a file or folder could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// What went wrong.
  public var reason: Reason

  /// The reasons, each with its own advice.
  public enum Reason: Hashable, Sendable {
    /// Nothing is there.
    case notFound
    /// It is there, but may not be read or written.
    case permissionDenied
    /// It is a folder where a file is needed.
    case isDirectory
    /// It is a device, a pipe or a socket.
    case notRegular
    /// It has this many bytes, more than are read.
    case tooLarge(Int)
    /// Another program changed it after it was read.
    case changedUnderneath
    /// There is no room on the disk.
    case diskFull
    /// Anything else, by the system's error number.
    case system(Int32)
  }

  /// Creates an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Creates the error for the current value of `errno`.
  init(path: String, errorNumber: Int32) {
    self.path = path
    switch errorNumber {
    case ENOENT, ENOTDIR: reason = .notFound
    case EACCES, EPERM: reason = .permissionDenied
    case EISDIR: reason = .isDirectory
    case ENOSPC, EDQUOT: reason = .diskFull
    case _: reason = .system(errorNumber)
    }
  }
}

extension FileError: CustomStringConvertible {
  /// What went wrong and what to do, in one sentence without the path.
  public var description: String {
    switch reason {
    case .notFound: "no such file or folder"
    case .permissionDenied: "permission denied"
    case .isDirectory: "is a folder, not a file"
    case .notRegular: "is not a regular file"
    case .tooLarge(let count):
      "has \(count) bytes; files of more than 512 MiB are not read"
    case .changedUnderneath:
      "was changed by another program meanwhile; nothing was written, run the command again"
    case .diskFull: "no space left on the disk; the file was left as it was"
    case .system(let number): unsafe String(cString: strerror(number))
    }
  }
}
