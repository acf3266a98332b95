import Foundation
import TestSupport
import Testing

@Suite("config, and configurations of lint and coverage")
struct ConfigCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app/en.lproj/L.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n")
    try folder.write("app/de.lproj/L.strings", "\"a\" = \"Eins\";\n")
  }

  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(arguments, in: folder.url)
  }

  @Test("the nearest file above the first operand is read, up to the root of the working tree")
  func search() throws {
    try folder.write(".stringsctl.yml", "rules: {missing-key: error}\n")
    #expect(
      try run("config", "app/de.lproj/L.strings").output.hasPrefix("# from .stringsctl.yml\n"))
    #expect(try run("lint", "--only", "missing-key", "app").status == 1)
    try folder.write("app/.stringsctl.json", "{\"rules\": {\"missing-key\": \"info\"}}")
    #expect(try run("config", "app").output.hasPrefix("# from app/.stringsctl.json\n"))
    #expect(try run("lint", "app", "--only", "missing-key", "--strict").status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "app/.stringsctl.json"))
    try folder.write("app/.git", "gitdir: elsewhere\n")
    #expect(try run("config", "app").output.hasPrefix("# no configuration file"))
  }

  @Test("two files in one folder are no choice of ours")
  func ambiguous() throws {
    try folder.write(".stringsctl.yml", "")
    try folder.write(".stringsctl.json", "{}")
    let run = try run("lint", "app")
    #expect(run.status == 2)
    #expect(run.errors.contains(".stringsctl.yml and .stringsctl.json"))
  }

  @Test("all that is wrong is said, with its place, and nothing is done")
  func refused() throws {
    try folder.write("app/.stringsctl.yml", "sorce: en\nrules:\n  mising-key: off\n")
    for command in ["lint", "coverage", "config"] {
      let run = try run(command, "app")
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors == """
          app/.stringsctl.yml:1:1: error: the configuration has no key 'sorce'; did you mean 'source'?
          app/.stringsctl.yml:3:3: error: there is no rule 'mising-key'; did you mean 'missing-key'?
          stringsctl: the configuration cannot be used: 2 errors

          """)
    }
  }

  @Test("--config names a file, and what cannot be read is said")
  func named() throws {
    try folder.write("strict.yml", "source: de\nrules: {extra-key: error}\n")
    #expect(try run("lint", "--config", "strict.yml", "app/de.lproj", "app/en.lproj").status == 1)
    #expect(try run("lint", "--config", "strict.yml", "--source", "en", "app/en.lproj").status == 0)
    #expect(try run("lint", "--config", "none.yml", "app").status == 2)
    #expect(try run("lint", "--config", "app", "app").status == 2)
  }

  @Test("files are chosen below folders, and not among operands")
  func files() throws {
    try folder.write("app/Vendor/x.strings", "\"a\" = \"b\"\n")
    #expect(try run("lint", "app").status == 2)
    try folder.write("app/.stringsctl.yml", "exclude: [Vendor]\n")
    #expect(try run("lint", "app").status == 0)
    #expect(try run("lint", "app/Vendor/x.strings").status == 2)
    let vendor = try run("lint", "app/Vendor")
    #expect(vendor.status == 2)
    #expect(vendor.errors.contains("leaves out every localization file"))
    try folder.write("app/.stringsctl.yml", "tables: [X]\n")
    #expect(try run("lint", "app").status == 2)
    try folder.write("app/.stringsctl.yml", "include: [\"*.lproj\"]\n")
    #expect(try run("lint", "app").status == 0)
  }

  @Test("coverage knows required locales")
  func coverage() throws {
    try folder.write(
      "app/.stringsctl.yml", "{exclude: [Vendor], source: en, locales: {required: [fr]}}\n")
    let run = try run("coverage", "--format", "csv", "app")
    #expect(run.status == 0)
    #expect(run.output.contains("fr,"), "\(run.output)")
  }

  @Test("what config writes is a configuration that says the same")
  func effective() throws {
    try folder.write(".stringsctl.yml", "{source: en, rules: {missing-key: {locales: [de]}}}\n")
    let first = try run("config")
    #expect(first.status == 0)
    #expect(
      first.output.contains("  missing-key:\n    severity: warning\n    locales:\n      - de\n"))
    try folder.write("again/.stringsctl.yml", first.output)
    let second = try run("config", "again")
    #expect(
      second.output.split(separator: "\n").dropFirst()
        == first.output.split(separator: "\n")
        .dropFirst())
    let json = try JSONSerialization.jsonObject(
      with: Data(try run("config", "--format", "json").output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["file"] as? String == ".stringsctl.yml")
  }

  @Test("the schema is JSON and names every rule and key")
  func schema() throws {
    let run = try run("config", "--schema")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let properties = try #require((json as? [String: Any])?["properties"] as? [String: Any])
    #expect(properties.keys.contains("do-not-translate"))
    let definitions = try #require((json as? [String: Any])?["$defs"] as? [String: Any])
    let rules = try #require(definitions["rules"] as? [String: Any])["properties"]
    #expect((rules as? [String: Any])?.keys.contains("missing-key") ?? false)
    #expect(try self.run("config", "--schema", "--reference").status == 2)
  }

  @Test("loads nothing more than a tool without configuration would")
  func libraries() throws {
    let run = try Tool.shell("ldd \(Tool.path)", in: folder.url)
    #expect(run.status == 0)
    #expect(!run.output.contains("yaml"))
  }
}
