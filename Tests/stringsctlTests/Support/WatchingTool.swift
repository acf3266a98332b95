import Foundation
import Glibc
import TestSupport

/// The built tool while it watches: its output is read as it comes.
final class WatchingTool {
  /// Why a test cannot go on.
  enum Failure: Error {
    case noDescriptors
    case ended(output: String)
    case silent(output: String)
  }

  private let process = Process()
  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Starts the tool; its standard output is a pseudo-terminal or a pipe.
  init(_ arguments: [String], in folder: TemporaryFolder, terminal: Bool = false) throws {
    var ends: [Int32] = [-1, -1]
    var (reader, other): (Int32, Int32) = (-1, -1)
    if terminal {
      guard unsafe openpty(&reader, &other, nil, nil, nil) == 0 else {
        throw Failure.noDescriptors
      }
      ends = [reader, other]
    } else {
      guard unsafe pipe(&ends) == 0 else { throw Failure.noDescriptors }
    }
    descriptor = ends[0]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    process.executableURL = URL(filePath: Tool.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path, "TERM": "xterm"]
    process.standardInput = FileHandle.nullDevice
    // The tool is to be the only one with the writing end, so that its end is noticed.
    let writer = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    process.standardOutput = writer
    process.standardError = writer
    try process.run()
    close(ends[1])
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(descriptor)
  }

  /// What comes up to the end of a line that begins with `watching`.
  func report() throws -> String {
    while true {
      if let end = Self.end(of: pending) {
        let report = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeFirst(end)
        return report.replacing("\r\n", with: "\n")
      }
      // A minute is no expectation, only the end of a test that would go on for ever.
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, 60_000) > 0 else {
        throw Failure.silent(output: String(decoding: pending, as: UTF8.self))
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(descriptor, &chunk, chunk.count)
      guard count > 0 else { throw Failure.ended(output: String(decoding: pending, as: UTF8.self)) }
      pending += chunk[..<count]
    }
  }

  /// The first report that has a text; there may be others before it, as a change may come in several parts.
  func report(with text: String) throws -> String {
    while true {
      let report = try report()
      if report.contains(text) { return report }
    }
  }

  /// Ends the tool as Ctrl-C does, and returns its status; negative for a signal.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }

  private static func end(of bytes: [UInt8]) -> Int? {
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      if bytes[start..<end].starts(with: "watching".utf8) { return end + 1 }
      start = end + 1
    }
    return nil
  }
}
