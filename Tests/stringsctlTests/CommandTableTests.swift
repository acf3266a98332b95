import CommandLineTool
import Foundation
import TestSupport
import Testing

@testable import stringsctl

@Suite("The command table")
struct CommandTableTests {
  @Test("is declared without a mistake")
  func declaration() {
    #expect(Declaration.problems(in: Stringsctl.tool) == [])
  }

  @Test("has one file a command")
  func folder() throws {
    let folder = Repository.root.appending(path: "Sources/stringsctl/Commands")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == Self.paths.count)
  }

  /// The words by which each command is called, those of commands with subcommands included.
  static let paths: [[String]] = Stringsctl.tool.subcommands.flatMap { command in
    [[command.name]] + command.subcommands.map { [command.name, $0.name] }
  }

  @Test("every command explains itself", arguments: paths)
  func help(_ path: [String]) throws {
    let run = try Tool.run(path + ["--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("USAGE\n  stringsctl \(path.joined(separator: " "))"))
    #expect(try Tool.run(["help"] + path) == run)
  }

  @Test("a mistyped command, option or rule gets a suggestion")
  func suggestions() throws {
    let command = try Tool.run(["lnt"])
    #expect(command.status == 2)
    #expect(command.errors.contains("'lint'"))
    let option = try Tool.run(["lint", "--strictt"])
    #expect(option.status == 2)
    #expect(option.errors.contains("--strict"))
    let rule = try Tool.run(["explain", "placeholder-typ"])
    #expect(rule.status == 2)
    #expect(rule.errors.contains("'placeholder-type'"))
    #expect(try Tool.run(["explain", "placeholder_type"]).status == 0)
  }

  @Test("the version is that of the changelog")
  func version() throws {
    let changelog = try String(
      contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    #expect(changelog.contains("## [\(Release.version)] - \(Release.date)"))
    #expect(try Tool.run(["--version"]).output == "stringsctl \(Release.version)\n")
  }

  @Test("completions and manual page are made", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let run = try Tool.run(["completions", shell])
    #expect(run.status == 0)
    #expect(run.output.contains("coverage"))
    #expect(try Tool.run(["man"]).output.contains(".TH \"STRINGSCTL\" 1"))
  }
}
