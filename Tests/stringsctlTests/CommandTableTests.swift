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
    #expect(files.count == Stringsctl.tool.subcommands.count)
  }

  @Test("every command explains itself", arguments: Stringsctl.tool.subcommands.map(\.name))
  func help(_ name: String) throws {
    let run = try Tool.run([name, "--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("USAGE\n  stringsctl \(name)"))
    #expect(try Tool.run(["help", name]) == run)
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
