import Foundation
import TestSupport
import Testing

/// git, if this machine has it.
enum Git {
  static let isAvailable = ["/usr/bin/git", "/bin/git"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}

@Suite("merge as a driver of git", .enabled(if: Git.isAvailable, "git is not installed"))
struct GitMergeTests {
  private let folder: TemporaryFolder

  /// A repository with the settings that `merge --install` prints.
  init() throws {
    folder = try TemporaryFolder()
    try git("init --quiet --initial-branch=main .")
    try git("config user.name Tester")
    try git("config user.email tester@example.com")
    let settings = try Tool.run(["merge", "--install"])
    #expect(settings.status == 0)
    let lines = settings.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let attributes = lines.filter { $0.hasPrefix("*.") }
    try folder.write(".gitattributes", attributes.joined(separator: "\n") + "\n")
    for line in lines where line.hasPrefix("git ") {
      #expect(try Tool.shell(String(line), in: folder.url).status == 0)
    }
    #expect(lines.count == attributes.count + 2)
  }

  @discardableResult
  private func git(_ arguments: String) throws -> Tool.Run {
    try Tool.shell("git \(arguments)", in: folder.url)
  }

  private func commit(_ name: String, _ text: String) throws {
    try folder.write(name, text)
    try git("add --all")
    #expect(try git("commit --quiet --message 'Change \(name)'").status == 0)
  }

  /// Makes a branch with theirs, goes back and commits ours, and merges.
  private func merge(
    _ name: String, base: String, ours: String, theirs: String
  ) throws -> Tool.Run {
    try commit(name, base)
    try git("checkout --quiet -b theirs")
    try commit(name, theirs)
    try git("checkout --quiet main")
    try commit(name, ours)
    return try git("merge --quiet --no-edit theirs")
  }

  private static func catalog(_ keys: [(String, String)]) -> String {
    let entries = keys.map { "    \"\($0)\" : {\n\($1)\n    }" }.joined(separator: ",\n")
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n"
      + "  \"version\" : \"1.0\"\n}"
  }

  private static func localizations(_ texts: [(String, String)], state: String = "translated")
    -> String
  {
    let locales = texts.map { locale, text in
      """
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : "\(text)"
                }
              }
      """
    }
    return "      \"localizations\" : {\n\(locales.joined(separator: ",\n"))\n      }"
  }

  @Test(
    "keys that both branches add at the same place are all there",
    arguments: ["Localizable.strings", "a folder with 'quotes'/de.lproj/Localizable.strings"])
  func additions(_ name: String) throws {
    let base = "/* A */\n\"a\" = \"1\";\n"
    let run = try merge(
      name, base: base, ours: base + "\n/* B */\n\"b\" = \"2\";\n",
      theirs: base + "\n/* C */\n\"c\" = \"3\";\n")
    #expect(run.status == 0, "\(run)")
    #expect(run.errors == "")
    #expect(
      try folder.text(name)
        == base + "\n/* B */\n\"b\" = \"2\";\n\n/* C */\n\"c\" = \"3\";\n")
    #expect(try git("status --porcelain").output == "")
  }

  @Test("different locales of one key of a catalog are merged")
  func locales() throws {
    func text(_ de: String, _ fr: String) -> String {
      Self.catalog([("hello", Self.localizations([("de", de), ("fr", fr)]))])
    }
    let run = try merge(
      "L.xcstrings", base: text("Hallo", "Salut"), ours: text("Servus", "Salut"),
      theirs: text("Hallo", "Bonjour"))
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("L.xcstrings") == text("Servus", "Bonjour"))
  }

  @Test("what one branch removes and the other changes is a conflict in a file that can be read")
  func conflict() throws {
    func entry(_ text: String, _ state: String = "translated") -> (String, String) {
      ("hello", Self.localizations([("de", text)], state: state))
    }
    let bye = ("bye", Self.localizations([("de", "Tsch\u{FC}ss")]))
    let run = try merge(
      "L.xcstrings", base: Self.catalog([bye, entry("Hallo")]),
      ours: Self.catalog([bye, entry("Servus")]), theirs: Self.catalog([bye]))
    #expect(run.status != 0)
    #expect(
      run.errors.contains(": merge conflict: 'hello': ours has 'de: Servus', theirs removed it"))
    #expect(run.errors.hasPrefix("L.xcstrings:"))
    #expect(
      try folder.text("L.xcstrings") == Self.catalog([bye, entry("Servus", "needs_review")]))
    #expect(try git("status --porcelain").output == "UU L.xcstrings\n")
    #expect(try Tool.run(["lint", "L.xcstrings"], in: folder.url).status == 0)
  }

  @Test("what a branch removes stays removed, and the change of the other is listed")
  func removal() throws {
    let base = "\"a\" = \"1\";\n\"b\" = \"2\";\n"
    let run = try merge(
      "L.strings", base: base, ours: "\"a\" = \"1\";\n",
      theirs: base.replacingOccurrences(of: "2", with: "3"))
    #expect(run.status != 0)
    #expect(run.errors.contains("merge conflict: 'b': ours removed it, theirs has '3'"))
    #expect(try folder.text("L.strings") == "\"a\" = \"1\";\n")
  }

  @Test("files that both branches add are merged without a base")
  func noBase() throws {
    try commit("x.strings", "x = 1;\n")
    try git("checkout --quiet -b theirs")
    try commit("L.strings", "a = 1;\nb = 2;\n")
    try git("checkout --quiet main")
    try commit("L.strings", "a = 1;\nc = 3;\n")
    let run = try git("merge --quiet --no-edit theirs")
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("L.strings") == "a = 1;\nc = 3;\nb = 2;\n")
  }

  @Test("a version that cannot be understood leaves ours and the conflict")
  func damaged() throws {
    let base = "\"a\" = \"1\";\n"
    let ours = base + "\"b\" = \"2\";\n"
    let run = try merge("L.strings", base: base, ours: ours, theirs: base + "\"c = \"3\";\n")
    #expect(run.status != 0)
    #expect(run.errors.contains("cannot be merged: 'theirs'"))
    #expect(try folder.text("L.strings") == ours)
    #expect(try git("status --porcelain").output == "UU L.strings\n")
  }

  @Test("a file in UTF-16 is merged like any other")
  func wideText() throws {
    func wide(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    func commitBytes(_ text: String) throws {
      try folder.write("L.strings", wide(text))
      try git("add --all")
      #expect(try git("commit --quiet --message Change").status == 0)
    }
    try commitBytes("\"a\" = \"\u{E4}\";\n")
    try git("checkout --quiet -b theirs")
    try commitBytes("\"a\" = \"\u{1F600}\";\n")
    try git("checkout --quiet main")
    try commitBytes("\"a\" = \"\u{E4}\";\n\"b\" = \"2\";\n")
    let run = try git("merge --quiet --no-edit theirs")
    #expect(run.status == 0, "\(run)")
    #expect(try folder.bytes("L.strings") == wide("\"a\" = \"\u{1F600}\";\n\"b\" = \"2\";\n"))
  }
}
