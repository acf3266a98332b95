import Foundation
import Glibc

/// What the machine can do with the bytes of files at best.
enum Limits {
  static func measurements(_ files: LoadedFiles) -> [Measurement] {
    [
      reading(files),
      memcpy(files),
      limit("memchr, newline by newline", .memchr) {
        files.contents.reduce(0) { $0 &+ countLines($1) }
      },
      limit("loop over bytes") { files.contents.reduce(0) { $0 &+ countQuotes($1) } },
    ]
  }

  /// Reading the files, which the system has cached.
  static func reading(_ files: LoadedFiles) -> Measurement {
    let paths = files.urls.map(\.path)
    return limit("read the files") { try paths.reduce(0) { $0 &+ (try read($1).count) } }
  }

  /// Copying the bytes of the files.
  static func memcpy(_ files: LoadedFiles) -> Measurement {
    let copy = UnsafeMutableRawBufferPointer.allocate(
      byteCount: files.contents.map(\.count).max() ?? 0, alignment: 64)
    return limit("memcpy", .memcpy) {
      files.contents.reduce(0) { $0 &+ (unsafe Limits.copy($1, to: copy)) }
    }
  }

  private static func limit(
    _ title: String, _ reference: Reference? = nil, _ work: @escaping () throws -> Int
  ) -> Measurement {
    Measurement(title: title, role: .limit, reference: reference, method: .inProcess(work))
  }

  /// The bytes of a file, with as few calls as the system allows.
  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw NotMeasured("\(path) cannot be opened") }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw NotMeasured("\(path) has no size") }
    let size = Int(status.st_size)
    return unsafe Array(unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = unsafe Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        guard read > 0 else { return }
        count += read
      }
    }
  }

  private static func copy(_ bytes: [UInt8], to target: UnsafeMutableRawBufferPointer) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
    return unsafe Int(target.first ?? 0)
  }

  private static func countLines(_ bytes: [UInt8]) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      guard var position = buffer.baseAddress else { return 0 }
      let end = unsafe position + buffer.count
      var lines = 0
      while let found = unsafe memchr(position, 0x0A, end - position) {
        lines &+= 1
        unsafe position = UnsafeRawPointer(found) + 1
      }
      return lines
    }
  }

  private static func countQuotes(_ bytes: [UInt8]) -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: "\"") { count &+= 1 }
    return count
  }
}
