import Foundation

/// A program of this machine that tests ask for a second opinion.
enum Program: String {
  case bash, zsh, fish, groff, man

  private var file: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(component: rawValue) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  var isInstalled: Bool { file != nil }

  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  struct NotInstalled: Error {
    var program: Program
  }

  /// Runs the program with text on its standard input, in a folder of the caller's choice.
  func run(_ arguments: [String], input: String = "", in folder: URL? = nil) throws -> Outcome {
    guard let file else { throw NotInstalled(program: self) }
    let scratch = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let streams = ["input", "output", "errors"].map { scratch.appending(component: $0) }
    try Data(input.utf8).write(to: streams[0])
    try Data().write(to: streams[1])
    try Data().write(to: streams[2])
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(decoding: Data(contentsOf: streams[1]), as: UTF8.self),
      errors: try String(decoding: Data(contentsOf: streams[2]), as: UTF8.self))
  }
}
