import Foundation
import TestSupport
import Testing

@Suite("show on property lists and string catalogs")
struct ShowCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("fr.lproj/T.stringsdict", Samples.propertyList(Samples.homes))
    try folder.write(
      "T.xcstrings",
      Samples.catalog(
        "    \"Done\" : {\n      \"comment\" : \"A button.\"\n    },\n" + Samples.files + ",\n"
          + Samples.greeting))
  }

  private func run(_ arguments: [String], input: String = "") throws -> Tool.Run {
    try Tool.run(["show"] + arguments, in: folder.url, input: input)
  }

  /// The entries of a file.
  private func entries(_ arguments: String...) throws -> [[String: Any]] {
    let run = try run(arguments + ["--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["file"] as? String == arguments[0])
    #expect(object?["encoding"] as? String == "utf-8")
    return try #require(object?["entries"] as? [[String: Any]])
  }

  @Test("a property list as text")
  func dictionaryText() throws {
    #expect(
      try run(["fr.lproj/T.stringsdict"])
        == Tool.Run(
          status: 0,
          output: """
            "homes" = "%#@n@";
            "homes" [n.one] = "%d home";
            "homes" [n.other] = "%d homes";

            """, errors: ""))
  }

  @Test("a property list as JSON")
  func dictionaryJSON() throws {
    let entries = try entries("fr.lproj/T.stringsdict")
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    #expect(entry["key"] as? String == "homes")
    #expect(entry["value"] as? String == "%#@n@")
    #expect(entry["line"] as? Int == 5)
    #expect(entry["column"] as? Int == 2)
    #expect(entry["locale"] as? String == "fr")
    #expect(entry["state"] == nil)
    let variations = entry["variations"] as? [String: [String: String]]
    #expect(variations == ["n.one": ["value": "%d home"], "n.other": ["value": "%d homes"]])
  }

  @Test("a catalog as text, each key in each locale")
  func catalogText() throws {
    #expect(
      try run(["T.xcstrings"])
        == Tool.Run(
          status: 0,
          output: """
            // A button.
            "Done" [en] = "Done";
            "files" [en, plural.one] = "%lld file";
            "files" [en, plural.other] = "%lld files"; // new
            "greeting" [en] = "Hello";
            "greeting" [fr] = "Salut"; // needs_review

            """, errors: ""))
  }

  @Test("a catalog as JSON, with states and variations")
  func catalogJSON() throws {
    let entries = try entries("T.xcstrings")
    #expect(entries.map { $0["key"] as? String } == ["Done", "files", "greeting", "greeting"])
    #expect(entries.map { $0["locale"] as? String } == ["en", "en", "en", "fr"])
    #expect(entries.map { $0["value"] as? String } == ["Done", nil, "Hello", "Salut"])
    #expect(
      entries.map { $0["state"] as? String } == [nil, nil, "translated", "needs_review"])
    #expect(entries[0]["comment"] as? String == "A button.")
    #expect(entries[0]["line"] as? Int == 4)
    #expect(entries[0]["column"] as? Int == 5)
    #expect(
      entries[1]["variations"] as? [String: [String: String]] == [
        "plural.one": ["value": "%lld file", "state": "translated"],
        "plural.other": ["value": "%lld files", "state": "new"],
      ])
  }

  @Test("one locale of a catalog, however it is spelled", arguments: ["fr", "FR"])
  func locale(_ locale: String) throws {
    let run = try run(["T.xcstrings", "--locale", locale])
    #expect(run.output == "\"greeting\" [fr] = \"Salut\"; // needs_review\n")
  }

  @Test(
    "standard input, by the type that is said",
    arguments: [
      ("strings", "a = b;", "\"a\" = \"b\";\n"),
      (
        "stringsdict", "<plist><dict><key>a</key><string>b</string></dict></plist>",
        "\"a\" = \"b\";\n"
      ),
      (
        "xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},\"version\":\"1.0\"}",
        "\"a\" [en] = \"a\";\n"
      ),
    ])
  func standardInput(_ type: String, _ input: String, _ output: String) throws {
    let expected = Tool.Run(status: 0, output: output, errors: "")
    #expect(try run(["-", "--type", type], input: input) == expected)
  }

  @Test("a table in XML is shown in file order, with its places")
  func table() throws {
    try folder.write(
      "b.strings",
      "<plist>\n<dict>\n\t<key>b</key><string>1</string>\n <key>a</key>\n<true/></dict></plist>")
    #expect(
      try run(["b.strings", "--format", "json"]).output
        == "{\"version\":1,\"file\":\"b.strings\",\"encoding\":\"xml\",\"entries\":[\n"
        + "{\"key\":\"b\",\"value\":\"1\",\"line\":3,\"column\":2},\n"
        + "{\"key\":\"a\",\"line\":4,\"column\":2}\n]}\n")
  }

  @Test("a comment that was set on a key of a property list is shown")
  func comment() throws {
    let set = ["set", "fr.lproj/T.stringsdict", "homes", "%#@n@", "--comment", "On the <map>"]
    #expect(try Tool.run(set, in: folder.url) == Tool.Run(status: 0, output: "", errors: ""))
    #expect(
      try run(["fr.lproj/T.stringsdict"]).output
        .hasPrefix("// On the <map>\n\"homes\" = \"%#@n@\";\n"))
    #expect(try entries("fr.lproj/T.stringsdict").first?["comment"] as? String == "On the <map>")
  }

  @Test("binary property lists are shown too, without places")
  func binary() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    try folder.write("b.stringsdict", Array(data))
    #expect(
      try run(["b.stringsdict", "--format", "json"]).output
        == "{\"version\":1,\"file\":\"b.stringsdict\",\"encoding\":\"binary\",\"entries\":[\n"
        + "{\"key\":\"a\",\"value\":\"b\"}\n]}\n")
  }

  @Test(
    "a file that could not be understood whole makes the status 2",
    arguments: [
      ("x.stringsdict", "<plist><dict><key>a</key></dict></plist>"), ("x.xcstrings", "[]"),
    ])
  func broken(_ file: String, _ text: String) throws {
    try folder.write(file, text)
    let run = try run([file])
    #expect(run.status == 2)
    #expect(run.errors.contains("\(file): could not be understood whole"))
  }
}
