import Foundation
import TestSupport
import Testing

@Suite("lint, fixes and known findings")
struct LintFixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("en.lproj/L.strings", "\"a\" = \"One \";\n")
    try folder.write("de.lproj/L.strings", "\"a\" = \"Eins\\q\";\n\"b\" = \"Zwei\";")
  }

  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(arguments, in: folder.url)
  }

  private func german() throws -> String {
    try String(contentsOfFile: folder.path("de.lproj/L.strings"), encoding: .utf8)
  }

  @Test("--diff shows what --fix would change, writes nothing and fails")
  func diff() throws {
    let before = try german()
    let run = try run("lint", "--diff")
    #expect(run.status == 1)
    #expect(
      run.output == """
        --- de.lproj/L.strings
        +++ de.lproj/L.strings
        @@ -1,2 +1,2 @@
        -"a" = "Eins\\q";
        +"a" = "Eins\\q ";
        -"b" = "Zwei";
        \\ No newline at end of file
        +"b" = "Zwei";

        """)
    #expect(try german() == before)
    #expect(try self.run("lint", "--fix").errors == "stringsctl: fixed 2 findings in 1 file\n")
    #expect(try self.run("lint", "--diff") == Tool.Run(status: 0, output: "", errors: ""))
  }

  @Test("--fix makes safe fixes and reports the rest, --unsafe-fixes makes the others")
  func fixing() throws {
    let run = try run("lint", "--fix", "--quiet")
    #expect(run.output.hasSuffix("(extra-key)\n"))
    #expect(try german() == "\"a\" = \"Eins\\q \";\n\"b\" = \"Zwei\";\n")
    let silent = Tool.Run(status: 0, output: "", errors: "")
    #expect(try self.run("lint", "--unsafe-fixes", "--quiet") == silent)
    #expect(try german() == "\"a\" = \"Einsq \";\n")
  }
  @Test("folders are renamed, unless something has the name already")
  func renaming() throws {
    try folder.write("fr_CA.lproj/L.strings", "\"a\" = \"Un\\q\";\n")
    try folder.write("ja.Lproj/L.strings", "\"a\" = \"One\";\n")
    try folder.write("iw.lproj/L.strings", "\"a\" = \"One \";\n")
    try folder.write("he.lproj", "a file")
    try folder.write("in.lproj/L.strings", "\"a\" = \"One \";\n")
    try folder.write("id.lproj/notes.txt", "kept")
    let options = ["--only", "lproj-case,locale-dir-style,unknown-escape"]
    let diff = try Tool.run(["lint", "--fix", "--diff"] + options, in: folder.url)
    #expect(diff.output == "rename from ja.Lproj\nrename to ja.lproj\n")
    #expect(diff.status == 1)
    let safe = try Tool.run(["lint", "--fix"] + options, in: folder.url)
    #expect(safe.errors == "stringsctl: renamed ja.Lproj to ja.lproj\n")
    #expect(!safe.output.contains("lproj-case"))
    let all = try Tool.run(["lint", "--unsafe-fixes"] + options, in: folder.url)
    #expect(all.status == 2)
    #expect(all.errors.contains("renamed fr_CA.lproj to fr-CA.lproj\n"))
    #expect(all.errors.contains("iw.lproj: "))
    #expect(all.output.contains("locale-dir-style") && !all.output.contains("fr_CA"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(
      names == [
        "de.lproj", "en.lproj", "fr-CA.lproj", "he.lproj", "id.lproj", "in.lproj", "iw.lproj",
        "ja.lproj",
      ])
    let french = try String(contentsOfFile: folder.path("fr-CA.lproj/L.strings"), encoding: .utf8)
    #expect(french == "\"a\" = \"Unq\";\n")
  }

  @Test("the fix is in the report for programs")
  func report() throws {
    let run = try run("lint", "--format", "json", "--only", "trailing-newline")
    #expect(
      run.output.contains(
        "\"edits\":[{\"offset\":\(try german().utf8.count),\"length\":0,\"text\":\"\\n\"}]"))
  }

  @Test("a file that cannot be written is named, and is status 2")
  func unwritable() throws {
    guard getuid() != 0 else { return }
    let path = folder.path("de.lproj")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
    let run = try run("lint", "--fix")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    #expect(run.status == 2)
    #expect(run.errors.contains("de.lproj/L.strings: "))
  }

  @Test("standard input cannot be fixed")
  func standardInput() throws {
    #expect(try run("lint", "--fix", "-").status == 2)
  }

  @Test("a baseline is written once and then only shrinks")
  func baseline() throws {
    #expect(try run("lint", "--strict", "--write-baseline", "b.json").status == 0)
    #expect(try run("lint", "--strict", "--baseline", "b.json").status == 0)
    try folder.write("de.lproj/L.strings", "\"a\" = \"Eins\";\n\"c\" = \"Drei\";\n")
    let grown = try run("lint", "--write-baseline", "b.json")
    #expect(grown.status == 1)
    #expect(grown.errors.contains("  extra-key: L, c, de\n"))
    try folder.write("de.lproj/L.strings", "\"a\" = \"Eins\";\n")
    let stale = try run("lint", "--strict", "--baseline", "b.json")
    #expect(stale.status == 1)
    #expect(stale.output.contains("/b.json:2:1: warning: "))
    #expect(try run("lint", "--write-baseline", "b.json").status == 0)
    #expect(try run("lint", "--strict", "--baseline", "b.json").status == 0)
    try folder.write("b.json", "{\"version\":2}")
    let broken = try run("lint", "--baseline", "b.json")
    #expect(broken.status == 2)
    #expect(broken.errors == "stringsctl: b.json:1:12: this is not a baseline of version 1\n")
  }

  @Test("too little coverage fails")
  func coverage() throws {
    try folder.write("de.lproj/L.strings", "\"b\" = \"Zwei\";\n")
    let below = try run("lint", "--min-coverage", "50,it=5", "--only", "coverage-below")
    #expect(below.status == 1)
    #expect(below.output.contains("0.0 % of the texts are there in de (0 of 1), less than 50.0 %"))
    #expect(below.output.contains("it is not there at all, and 5.0 % are asked for"))
    #expect(below.errors == "")
    // What hides the finding does not raise the coverage.
    let silent = try run("lint", "--min-coverage", "50", "--disable", "coverage-below")
    #expect(silent.status == 1)
    #expect(silent.errors.contains("stringsctl: de: 0.0 % is covered, less than 50.0 %\n"))
    #expect(try run("lint", "--min-coverage", "de=0").status == 0)
  }
}

@Suite("lint --since", .enabled(if: Git.isAvailable, "git is not installed"))
struct LintSinceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init --quiet --initial-branch=main .")
    try git("config user.name Tester")
    try git("config user.email tester@example.com")
    try write("%d files", "\"a\" = \"%d\";", "\"b\" = \"Zwei\";")
    try commit()
    try git("checkout --quiet -b work")
  }

  @discardableResult
  private func git(_ arguments: String) throws -> Tool.Run {
    try Tool.shell("git \(arguments)", in: folder.url)
  }

  /// Writes both files: the text of `a` in English, and the keys in German.
  private func write(_ english: String, _ german: String...) throws {
    let german = german.map { "\($0)\n" }.joined()
    let english = "\"a\" = \"\(english)\";\n\"b\" = \" Two\";\n"
    try folder.write("My 'App\n\"é/en.lproj/L.strings", english)
    try folder.write("My 'App\n\"é/de.lproj/L.strings", german)
  }

  private func commit() throws {
    try git("add --all")
    try git("commit --quiet --message=change")
  }

  private func rules(_ arguments: String...) throws -> [String] {
    let run = try Tool.run(["lint", "--format", "json"] + arguments, in: folder.url)
    #expect(run.errors == "")
    return run.output.matches(of: /"rule":"([a-z-]+)"/).map { String($0.1) }
  }

  @Test("only keys that changed are reported, whatever is in the paths")
  func keys() throws {
    #expect(try rules() == ["leading-whitespace"])
    #expect(try rules("--since", "main") == [])
    try write("%@ files", "\"a\" = \"%d\";", "\"b\" = \"Zwei\";")
    #expect(
      try rules("--since", "main") == ["placeholder-type", "placeholder-changed-since-base"])
  }

  @Test("what the other branch changed since is not held against this one")
  func mergeBase() throws {
    try git("checkout --quiet main")
    try write("%@ files", "\"a\" = \"%d\";", "\"b\" = \"Zwei\";")
    try commit()
    try git("checkout --quiet work")
    #expect(try rules("--since", "main") == [])
  }

  @Test("a lost translation is an error")
  func coverage() throws {
    try write("%d files", "\"a\" = \"%d\";")
    #expect(try rules("--since", "main") == ["coverage-regression", "missing-key"])
  }

  @Test("what git cannot answer is status 2", arguments: ["gone", "-x", "HEAD:file", ""])
  func unknown(_ reference: String) throws {
    let run = try Tool.run(["lint", "--since=\(reference)"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no commit '\(reference)'"))
  }

  @Test("a folder in no repository is status 2")
  func noRepository() throws {
    let other = try TemporaryFolder()
    try other.write("en.lproj/L.strings", "\"a\" = \"b\";\n")
    let run = try Tool.run(["lint", "--since", "main"], in: other.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("is in no git repository"))
  }
}
