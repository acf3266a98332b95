import CLaunch
import Foundation

/// Runs other programs and measures them from outside.
///
/// A process is charged with the memory it shared with its parent when it began. Programs are
/// therefore started from a fresh copy of this one, which holds next to nothing.
enum Launcher {
  /// The first argument of the fresh copy.
  static let argument = "--launch"

  /// Runs a program several times, after one run for warming up.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - runs: How often it is run for measuring.
  ///   - acceptedStatuses: The exit statuses that stand for finished work.
  /// - Returns: One sample a run.
  /// - Throws: ``NotMeasured`` if the program cannot be run or fails.
  static func measure(
    _ command: [String], runs: Int = 9, acceptedStatuses: ClosedRange<Int> = 0...1
  ) throws -> [Sample] {
    guard let own = Bundle.main.executablePath else {
      throw NotMeasured("the benchmark does not find its own program")
    }
    let output = try capture([own, argument, String(runs + 1)] + command)
    guard output.status == 0 else { throw NotMeasured(output.errors) }
    let samples = try output.text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      guard fields.count == 4, let wall = Double(fields[0]), let cpu = Double(fields[1]),
        let peak = Int(fields[2]), let status = Int(fields[3])
      else { throw NotMeasured("unexpected answer '\(line)'") }
      guard acceptedStatuses.contains(status) else {
        throw NotMeasured("\(name(command)) ended with status \(status)")
      }
      return Sample(seconds: wall, cpuSeconds: cpu, peakBytes: peak)
    }
    return Array(samples.dropFirst())
  }

  /// What the fresh copy does: it runs the rest of its arguments and prints a line for each run.
  ///
  /// - Returns: The exit status.
  static func serve(_ arguments: [String]) -> Int32 {
    guard let runs = arguments.first.flatMap(Int.init) else { return 2 }
    let command = Array(arguments.dropFirst())
    var pointers = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    for _ in 0..<runs {
      var result = launch_result()
      let error = unsafe launch_measured(&pointers, &result)
      guard error == 0 else {
        FileHandle.standardError.write(
          Data("\(name(command)) cannot be run: \(unsafe String(cString: strerror(error)))".utf8))
        return 1
      }
      print(result.wall_seconds, result.cpu_seconds, result.peak_bytes, result.status)
    }
    return 0
  }

  /// What a program wrote, and how it ended.
  struct Output {
    var text: String
    var errors: String
    var status: Int32
  }

  /// Runs a program once for what it writes.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - input: What the program reads before it writes anything.
  /// - Returns: What the program wrote, however it ended.
  /// - Throws: ``NotMeasured`` if it cannot be run.
  static func capture(_ command: [String], input: String = "") throws -> Output {
    guard let path = command.first else { throw NotMeasured("no program is named") }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(command.dropFirst())
    let inputPipe = Pipe()
    process.standardInput = inputPipe
    let output = Pipe()
    process.standardOutput = output
    // A file takes any amount of complaints; a second pipe could fill up unread.
    let errors = FileManager.default.temporaryDirectory.appending(
      path: "benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    do {
      try process.run()
    } catch {
      throw NotMeasured("\(path) cannot be run")
    }
    try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? inputPipe.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      text: String(decoding: data, as: UTF8.self),
      errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "",
      status: process.terminationStatus)
  }

  /// The path of a program that is found as a shell would find it, links followed.
  static func find(_ program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func name(_ command: [String]) -> String {
    command.first.map { URL(filePath: $0).lastPathComponent } ?? "?"
  }
}
