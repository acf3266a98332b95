import CatalogSyntax
import CommandLineTool
import Glibc
import StringCatalog

/// The streams and the environment of the process: the only place that touches them.
enum Terminal {
  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    try write(bytes, to: STDOUT_FILENO)
  }

  /// Writes a text to standard output.
  static func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8), to: STDOUT_FILENO)
  }

  /// Writes the contents of a file to standard output. What a terminal could take for a command is shown
  /// escaped there, and only there; bytes that are no text are refused.
  static func writeFile(_ bytes: [UInt8]) throws(CommandFailure) {
    guard outputIsTerminal else { return try write(bytes) }
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      throw .stopped("the result is no text and is not written to a terminal: name a file")
    }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self).escapedForDisplay }.joined(separator: "\t")
    }
    try write(lines.joined(separator: "\n"))
  }

  /// Writes a line to standard error, after the name of the tool. That this fails cannot be told to
  /// anyone.
  static func complain(_ message: String) {
    try? write(Array("stringsctl: \(message)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes a line about a place of a file to standard error, in the form that editors read.
  static func report(_ finding: String) {
    try? write(Array("\(finding)\n".utf8), to: STDERR_FILENO)
  }

  /// Asks a question on standard error; true if the answer on standard input begins with `y`.
  static func asks(_ question: String) throws(CommandFailure) -> Bool {
    try write(Array("\(question) [y/N] ".utf8), to: STDERR_FILENO)
    guard let answer = try read(), let first = answer.first else { return false }
    return first == UInt8(ascii: "y") || first == UInt8(ascii: "Y")
  }

  /// Shows a passing line on standard error, or clears it.
  static func showProgress(_ text: String?) {
    try? write(Array("\r\u{1B}[2K\(text ?? "")".utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to stream: Int32) throws(CommandFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe Glibc.write(
          stream, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 {
        guard errno == EINTR else {
          throw .stopped("cannot write the result: \(unsafe String(cString: strerror(errno)))")
        }
      } else {
        written += count
      }
    }
  }

  /// Reads what standard input has next, waiting for it; nil at its end.
  static func read() throws(CommandFailure) -> ArraySlice<UInt8>? {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var got = 0
      repeat {
        got = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while got < 0 && errno == EINTR
      if got < 0 { failure = errno }
      count = max(got, 0)
    }
    guard failure == 0 else {
      throw .stopped("cannot read standard input: \(unsafe String(cString: strerror(failure)))")
    }
    return bytes.isEmpty ? nil : bytes[...]
  }

  /// Whether standard input is a terminal.
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  /// Whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard output is to be coloured.
  static func usesColor(_ choice: ColorChoice) -> Bool {
    ColorPolicy.isEnabled(
      choice: choice, isTerminal: outputIsTerminal, noColor: environment("NO_COLOR"),
      term: environment("TERM"))
  }

  /// The width of the terminal in columns, 80 where it is not known.
  static var width: Int {
    if let text = environment("COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// The path of the current folder.
  static var currentFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The folder for what can be found out again; nil where the environment tells none.
  static var cacheFolder: String? {
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/stringsctl"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/stringsctl"
  }

  /// The number of processors that are online.
  static var processorCount: Int {
    max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
  }

  /// The words of the command line behind the tool's name, byte for byte.
  static func arguments() -> [Argument] {
    var result: [Argument] = []
    var index = 1
    while let word = unsafe CommandLine.unsafeArgv[index] {
      let length = unsafe strlen(word)
      let bytes = unsafe UnsafeRawBufferPointer(start: word, count: length)
      result.append(unsafe Argument(bytes: bytes))
      index += 1
    }
    return result
  }

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
