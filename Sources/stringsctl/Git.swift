import Glibc

/// Runs `git`, without a shell between: words are passed as they are.
struct Git {
  /// The folder that it works in.
  var folder: String

  /// Why something could not be asked.
  enum Failure: Error {
    /// The program is not there.
    case missing
    /// The system could not run it.
    case system(Int32)
    /// It ended with a status that is not 0, and said so.
    case status(Int32, message: String)
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: The words behind `git`.
  ///   - input: What it reads from standard input.
  /// - Returns: What it writes to standard output.
  func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    // Input and messages go through files without a name, so that nobody waits for anybody.
    guard let inputFile = unsafe tmpfile() else { throw .system(errno) }
    defer { unsafe fclose(inputFile) }
    guard let errorFile = unsafe tmpfile() else { throw .system(errno) }
    defer { unsafe fclose(errorFile) }
    let (inputDescriptor, errorDescriptor) = unsafe (fileno(inputFile), fileno(errorFile))
    try Self.fill(inputDescriptor, with: input)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .system(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, inputDescriptor, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errorDescriptor, STDERR_FILENO)
    let words = ["git", "-C", folder] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let failure = unsafe posix_spawnp(&child, "git", &actions, nil, pointers, environ)
    close(ends[1])
    guard failure == 0 else { throw failure == ENOENT ? .missing : .system(failure) }

    let output = Self.read(ends[0])
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The lower seven bits tell a signal, the next eight the status of the program.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    guard code == 0 else {
      lseek(errorDescriptor, 0, SEEK_SET)
      let message = String(decoding: Self.read(errorDescriptor), as: UTF8.self)
      throw code == 127 && message.isEmpty ? .missing : .status(code, message: message)
    }
    return output
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe write(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      written += count
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        var got = 0
        repeat {
          got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        } while got < 0 && errno == EINTR
        count = max(got, 0)
      }
      if chunk.isEmpty { return result }
      result += chunk
    }
  }
}
