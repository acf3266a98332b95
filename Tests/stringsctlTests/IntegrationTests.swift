import Foundation
import TestSupport
import Testing

/// What other tools run; `scripts/test-integrations` tries the tools themselves.
@Suite("Integrations")
struct IntegrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"%d files\";\n")
  }

  private func writeGerman(_ text: String) throws {
    try folder.write("de.lproj/Localizable.strings", text)
  }

  @Test("in a build, errors are warnings unless the configuration says that they fail")
  func build() throws {
    try writeGerman("\"a\" = \"%@ Dateien\";\n")
    let lenient = try Tool.run(["lint", "--in-build"], in: folder.url)
    #expect(lenient.status == 0)
    #expect(lenient.output.contains(":1:7: warning: "))
    #expect(!lenient.output.contains(": error: "))
    try folder.write(".stringsctl.yml", "build: warn\n")
    #expect(try Tool.run(["lint", "--in-build"], in: folder.url) == lenient)
    try folder.write(".stringsctl.yml", "build: fail\n")
    let strict = try Tool.run(["lint", "--in-build"], in: folder.url)
    #expect(strict.status == 1)
    #expect(strict.output.contains(":1:7: error: "))
    #expect(try Tool.run(["lint"], in: folder.url) == strict)
    try folder.write(".stringsctl.yml", "build: stop\n")
    #expect(try Tool.run(["lint", "--in-build"], in: folder.url).status == 2)
  }

  @Test("in a build, broken files are findings, and what is left out is nothing")
  func brokenInBuild() throws {
    try writeGerman("\"a\" = \"%d Dateien\"\n")
    #expect(try Tool.run(["lint"], in: folder.url).status == 2)
    let run = try Tool.run(["lint", "--in-build"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("(missing-semicolon)"))
    try folder.write(".stringsctl.yml", "exclude: ['*.lproj']\n")
    #expect(try Tool.run(["lint", "."], in: folder.url).status == 2)
    #expect(
      try Tool.run(["lint", "--in-build", "."], in: folder.url)
        == Tool.Run(status: 0, output: "", errors: ""))
  }

  /// The hooks with the commands that they run, a path of the repository first.
  private static func entries() throws -> [String: String] {
    let text = try String(
      contentsOf: Repository.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let pairs = text.matches(of: /- id: (\S+)\n(?:  .*\n)*?  entry: (.+)\n/).map {
      (String($0.1), String($0.2))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(
    "the hooks pass what is right and fail otherwise",
    arguments: [
      ("stringsctl-lint", "\"a\" = \"%d Dateien\";\n", "\"a\" = \"%@ Dateien\";\n"),
      ("stringsctl-fmt", "\"a\" = \"%@ Dateien\";\n", "\"a\"=\"%d Dateien\" ;\n"),
    ])
  func hooks(_ id: String, _ right: String, _ wrong: String) throws {
    let entries = try Self.entries()
    #expect(entries.count == 2)
    let entry = try #require(entries[id])
    let command = "'\(Repository.root.path)'/\(entry)"
    try writeGerman(right)
    #expect(try Tool.shell(command, in: folder.url) == Tool.Run(status: 0, output: "", errors: ""))
    try writeGerman(wrong)
    let run = try Tool.shell(command, in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("de.lproj/Localizable.strings"))
  }

  @Test("a plug-in stands in the manifest, with a folder and a product")
  func plugins() throws {
    let manifest = try String(
      contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Plugins").path)
    #expect(Set(folders) == ["LintStrings", "LintStringsOnBuild"])
    for name in folders {
      #expect(manifest.contains(".plugin(name: \"\(name)\", targets: [\"\(name)\"])"))
    }
  }
}
