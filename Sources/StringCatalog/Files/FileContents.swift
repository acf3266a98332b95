import CatalogSyntax
import Glibc

/// The bytes of a file, with what is needed to notice that it changes later.
public struct FileContents: Sendable {
  /// The path as it was given.
  public let path: String
  /// All bytes of the file.
  public let bytes: [UInt8]
  /// What the file system said of the file when it was read.
  public let stamp: FileStamp

  /// Reads a regular file.
  ///
  /// - Throws: ``FileError``; for files above ``CatalogSyntax/SourceText/maximumByteCount`` before
  ///   anything is read.
  public init(path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    let stamp = try FileStamp(descriptor: descriptor, path: path)
    guard stamp.size <= SourceText.maximumByteCount else {
      throw FileError(path: path, reason: .tooLarge(stamp.size))
    }
    self.path = path
    self.stamp = stamp
    bytes = try Self.read(descriptor, path: path, expected: stamp.size)
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: ``FileError`` with the path `-`.
  public static func standardInput() throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, path: "-", expected: 0)
  }

  private static func read(
    _ descriptor: Int32, path: String, expected: Int
  ) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    var failure: Int32 = 0
    var capacity = expected + 1
    repeat {
      // One byte more than expected, so that the end of the file is seen without another round.
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity {
          let got = unsafe Glibc.read(
            descriptor, buffer.baseAddress?.advanced(by: count), capacity - count)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          guard got > 0 else { return }
          count += got
        }
      }
      guard failure == 0 else { throw FileError(path: path, errorNumber: failure) }
      let isAtEnd = chunk.count < capacity
      if result.isEmpty { result = chunk } else { result += chunk }
      guard result.count <= SourceText.maximumByteCount else {
        throw FileError(path: path, reason: .tooLarge(result.count))
      }
      if isAtEnd { return result }
      capacity = 1 << 16
    } while true
  }
}

/// What tells one state of a file from another.
public struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int
  var seconds: Int
  var nanoseconds: Int
  var mode: UInt32
  var owner: UInt32
  var group: UInt32

  init(descriptor: Int32, path: String) throws(FileError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw FileError(path: path, errorNumber: errno)
    }
    try self.init(status, path: path)
  }

  /// Asks for the state of a regular file.
  package init(path: String) throws(FileError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw FileError(path: path, errorNumber: errno) }
    try self.init(status, path: path)
  }

  private init(_ status: stat, path: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(path: path, reason: .isDirectory)
    case _: throw FileError(path: path, reason: .notRegular)
    }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    mode = status.st_mode
    owner = status.st_uid
    group = status.st_gid
  }

  /// How long the stamp of a file may lag behind its contents, in seconds; the coarsest file systems count in twos.
  private static let lag = 3

  /// The number of bytes of the file.
  package var byteCount: Int { size }

  /// Everything that tells this state of the file from another, as numbers to be kept.
  package var words: [UInt64] {
    [
      device, inode, UInt64(truncatingIfNeeded: size), UInt64(truncatingIfNeeded: seconds),
      UInt64(truncatingIfNeeded: nanoseconds),
    ]
  }

  /// Whether the file had been left alone long enough to have another stamp after another change.
  ///
  /// - Parameter seconds: The time of reading, in seconds since 1970.
  package func isCertain(at seconds: Int) -> Bool {
    seconds > Self.lag && self.seconds < seconds - Self.lag
  }

  /// Whether the file is still in the state that was stamped.
  func isSameState(as other: FileStamp) -> Bool {
    device == other.device && inode == other.inode && size == other.size
      && seconds == other.seconds && nanoseconds == other.nanoseconds
  }
}
