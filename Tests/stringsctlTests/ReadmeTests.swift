import CatalogLint
import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  /// The lines of its `sh` blocks, in order.
  private static func commands() throws -> [String] {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    var isCommand = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("```") {
        isCommand = line == "```sh"
        return nil
      }
      return isCommand && !line.isEmpty ? String(line) : nil
    }
  }

  @Test("every command in it works on a copy of the texts")
  func commands() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Resources"),
      to: folder.url.appending(path: "Resources"))
    let commands = try Self.commands()
    #expect(commands.count >= 12)
    for command in commands {
      let run = try Tool.shell(command, in: folder.url)
      // Showing a difference is a finding; everything else in the README goes well.
      let expected: Int32 = command.contains("fmt --diff") && !run.output.isEmpty ? 1 : 0
      #expect(run.status == expected, "\(command): \(run.output) \(run.errors)")
    }
  }

  @Test("it names every format of findings, with what it is for")
  func formats() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").drop { $0 != "| format | for |" }.dropFirst(2)
    let names = rows.prefix { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([a-z]+)`/).map { String($0.output.1) }
    }
    #expect(Set(names) == Set(ReporterRegistry.all.map { $0.name }))
    #expect(names.count == Set(names).count)
  }

  @Test("the library example does what it says")
  func targets() throws {
    let makefile = try String(
      contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
    for target in ["demo", "test"] { #expect(makefile.contains("\n\(target):")) }
  }
}
