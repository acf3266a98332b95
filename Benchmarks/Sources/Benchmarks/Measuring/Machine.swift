import Foundation

/// Where and when numbers were measured.
struct Machine: Codable {
  var processor: String
  var cores: Int
  var system: String
  /// The number of processes that wanted to run, averaged over a minute, before measuring began.
  var load: Double
  var swift: String
  var commit: String
  var date: String

  /// Asks the system.
  static func current() -> Machine {
    var load = 0.0
    _ = unsafe getloadavg(&load, 1)
    return Machine(
      processor: field("model name", of: "/proc/cpuinfo", separator: ":") ?? "unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: field("PRETTY_NAME", of: "/etc/os-release", separator: "=") ?? "unknown system",
      load: load,
      swift: answer("swift", ["--version"]) ?? "Swift of unknown version",
      commit: answer("git", ["-C", Places.root.path, "describe", "--always", "--dirty"])
        ?? "unknown commit",
      date: Date.now.ISO8601Format())
  }

  private static func field(_ name: String, of path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let mark = line.firstIndex(of: separator)
    else { return nil }
    return line[line.index(after: mark)...].trimmingCharacters(
      in: CharacterSet(charactersIn: " \""))
  }

  /// The first line that a program prints.
  private static func answer(_ program: String, _ arguments: [String]) -> String? {
    guard let path = Launcher.find(program),
      let output = try? Launcher.capture([path] + arguments), output.status == 0
    else { return nil }
    return output.text.split(separator: "\n").first.map(String.init)
  }
}
