import Foundation
import TestSupport
import Testing

@Suite("set, remove, rename, show and fmt")
struct EditCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(arguments, in: folder.url)
  }

  @Test("set changes only the bytes of the value, and says nothing")
  func set() throws {
    try folder.write("a.strings", "/* c */ 'k'  = 'v' ; // d\r\n\"l\"=\"w\";")
    #expect(
      try run("set", "a.strings", "k", "it's \"new\"\n")
        == Tool.Run(status: 0, output: "", errors: ""))
    #expect(
      try folder.text("a.strings")
        == "/* c */ 'k'  = \"it's \\\"new\\\"\\n\" ; // d\r\n\"l\"=\"w\";")
  }

  @Test("set leaves a file alone that holds the value already")
  func unchanged() throws {
    try folder.write("a.strings", "k = v;")
    let before = try FileManager.default.attributesOfItem(atPath: folder.path("a.strings"))
    #expect(try run("set", "a.strings", "k", "v").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: folder.path("a.strings"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test("set adds a key that is not there, with its comment")
  func add() throws {
    try folder.write("a.strings", "\"a\" = \"1\";\n")
    #expect(try run("set", "a.strings", "b", "2", "--comment", "Second.").status == 0)
    #expect(try folder.text("a.strings") == "\"a\" = \"1\";\n/* Second. */\n\"b\" = \"2\";\n")
  }

  @Test("remove and rename")
  func removeAndRename() throws {
    try folder.write("a.strings", "/* a */\n\"a\" = \"1\";\n\"b\" = \"2\";\n")
    #expect(try run("rename", "a.strings", "b", "c").status == 0)
    #expect(try run("remove", "a.strings", "a").status == 0)
    #expect(try folder.text("a.strings") == "\"c\" = \"2\";\n")
  }

  @Test(
    "what cannot be done is said, with status 2",
    arguments: [
      (["set", "none.strings", "a", "1"], "none.strings: no such file or folder"),
      (["set", "folder.strings", "a", "1"], "folder.strings: is a folder, not a file"),
      (["set", "bad.strings", "b", "1"], "bad.strings:1:10: expected ';'"),
      (["set", "worse.strings", "d", "1"], "worse.strings:2:1: the entry has a syntax error"),
      (["remove", "good.strings", "titel"], "there is no key 'titel'; did you mean 'title'?"),
      (["rename", "good.strings", "title", "other"], "the key 'other' is there already"),
      (["set", "xml.strings", "a", "1"], "is an XML property list"),
      (["set", "good.strings", "a"], "VALUE"),
    ])
  func refusals(_ arguments: [String], _ message: String) throws {
    try folder.write("good.strings", "\"title\" = \"1\";\n\"other\" = \"2\";\n")
    try folder.write("bad.strings", "\"a\" = \"1\"\n")
    try folder.write("worse.strings", "\"a\" = \"1\";\n\"d\" : \"2\";\n")
    try folder.write("xml.strings", "<plist><dict><key>a</key><string>b</string></dict></plist>")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder.strings"), withIntermediateDirectories: true)
    let before = try folder.bytes("good.strings")
    let run = try Tool.run(arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("stringsctl: "))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.bytes("good.strings") == before)
  }

  @Test("show prints entries as text and as JSON")
  func show() throws {
    try folder.write("fr.lproj/T.strings", "/* n */\n\"a\\U0062\" = 'x\\n';\nb = { c = d; };\n")
    let text = try run("show", "fr.lproj/T.strings")
    #expect(text.output == "// n\n\"ab\" = \"x\\n\";\n\"b\" = { c = d; };\n")
    let json = try run("show", "fr.lproj/T.strings", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["encoding"] as? String == "utf-8")
    let entries = try #require(object?["entries"] as? [[String: Any]])
    #expect(entries.count == 2)
    #expect(entries[0]["key"] as? String == "ab")
    #expect(entries[0]["value"] as? String == "x\n")
    #expect(entries[0]["comment"] as? String == "n")
    #expect(entries[0]["line"] as? Int == 2)
    #expect(entries[0]["column"] as? Int == 1)
    #expect(entries[0]["locale"] as? String == "fr")
    #expect(entries[1]["value"] == nil)
  }

  @Test("show reads property lists, and says when a file could not be understood whole")
  func showOthers() throws {
    try folder.write("x.strings", "<plist><dict><key>a</key><string>b</string></dict></plist>")
    #expect(try run("show", "x.strings").output == "\"a\" = \"b\";\n")
    try folder.write("y.strings", "\"a\" = \"1\";\n\"b\" \"2\";\n")
    let broken = try run("show", "y.strings")
    #expect(broken.status == 2)
    #expect(broken.output == "\"a\" = \"1\";\n")
  }

  @Test("fmt writes canonical spelling; --check and --diff only tell")
  func format() throws {
    try folder.write("a.strings", "a='b' ;\n")
    try folder.write("b.strings", "\"a\" = \"b\";\n")
    let check = try run("fmt", "--check")
    #expect(check == Tool.Run(status: 1, output: "a.strings\n", errors: ""))
    let diff = try run("fmt", "--diff")
    #expect(diff.status == 1)
    #expect(
      diff.output == "--- a.strings\n+++ a.strings\n@@ -1 +1 @@\n-a='b' ;\n+\"a\" = \"b\";\n")
    #expect(try folder.text("a.strings") == "a='b' ;\n")
    #expect(try run("fmt") == Tool.Run(status: 0, output: "", errors: ""))
    #expect(try folder.text("a.strings") == "\"a\" = \"b\";\n")
    #expect(try run("fmt", "--check").status == 0)
  }

  @Test("fmt --sort orders keys as people do")
  func sort() throws {
    try folder.write(
      "a.strings", "\"item10\" = \"x\";\n\"B\" = \"x\";\n\"item2\" = \"x\";\n\"a\" = \"x\";\n")
    #expect(try run("fmt", "--sort", "a.strings").status == 0)
    #expect(
      try folder.text("a.strings")
        == "\"a\" = \"x\";\n\"B\" = \"x\";\n\"item2\" = \"x\";\n\"item10\" = \"x\";\n")
  }

  @Test("fmt leaves a broken file alone and formats the others")
  func formatBroken() throws {
    try folder.write("a.strings", "a = b\n")
    try folder.write("b.strings", "a = b;\n")
    let run = try run("fmt")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.strings:1:6"))
    #expect(try folder.text("a.strings") == "a = b\n")
    #expect(try folder.text("b.strings") == "\"a\" = \"b\";\n")
  }
}
