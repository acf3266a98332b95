import Foundation
import TestSupport

/// The built tool, run as a user would run it.
enum Tool {
  /// What a run gave.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The tool lies beside the test program.
  static let path: String = {
    let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appending(path: "stringsctl").path
  }()

  /// Runs the tool.
  static func run(
    _ arguments: [String], in folder: URL? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    try start(path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of a shell in which `stringsctl` is the built tool.
  static func shell(_ line: String, in folder: URL) throws -> Run {
    let tools = URL(filePath: path).deletingLastPathComponent().path
    return try start(
      "/bin/sh", ["-c", line], in: folder, input: "",
      environment: ["PATH": "\(tools):/usr/bin:/bin"])
  }

  private static func start(
    _ program: String, _ arguments: [String], in folder: URL?, input: String,
    environment: [String: String]
  ) throws -> Run {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": scratch.url.path]
      .merging(environment) { $1 }
    // Files instead of pipes: no run can wait for a reader.
    process.standardInput = try handle(scratch, "in", Array(input.utf8), reading: true)
    process.standardOutput = try handle(scratch, "out", [], reading: false)
    process.standardError = try handle(scratch, "err", [], reading: false)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try scratch.text("out"),
      errors: try scratch.text("err"))
  }

  private static func handle(
    _ folder: TemporaryFolder, _ name: String, _ bytes: [UInt8], reading: Bool
  ) throws -> FileHandle {
    let path = URL(filePath: try folder.write(name, bytes))
    return reading ? try FileHandle(forReadingFrom: path) : try FileHandle(forWritingTo: path)
  }
}
