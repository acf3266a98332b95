import Foundation
import TestSupport
import Testing

@Suite("set, remove, rename and fmt on property lists and string catalogs")
struct EditFormatsTests {
  /// A command line and what it makes of a file.
  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var file: String
    var arguments: [String]
    var before: String
    /// What is replaced by what; nothing for a file that must not change.
    var replacing: [(String, String)]
    var testDescription: String { name }

    init(
      _ name: String, _ file: String, _ arguments: [String], _ before: String,
      _ replacing: (String, String)...
    ) {
      self.name = name
      self.file = file
      self.arguments = arguments
      self.before = before
      self.replacing = replacing
    }

    var after: String {
      replacing.reduce(before) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
  }

  private static let dictionaryChanges = [
    Change(
      "a case of a variable", "a.stringsdict",
      ["set", "a.stringsdict", "homes", "a < b", "--variation", "n.one"],
      Samples.propertyList(Samples.homes), ("%d home<", "a &lt; b<")),
    Change(
      "the only variable by another name", "a.stringsdict",
      ["set", "a.stringsdict", "homes", "one", "--variation", "plural.one"],
      Samples.propertyList(Samples.homes), ("%d home<", "one<")),
    Change(
      "the format", "a.stringsdict", ["set", "a.stringsdict", "homes", "%#@n@!"],
      Samples.propertyList(Samples.homes), ("%#@n@", "%#@n@!")),
    Change(
      "a new case", "a.stringsdict",
      ["set", "a.stringsdict", "homes", "%d few", "--variation", "plural.few"],
      Samples.propertyList(Samples.homes),
      (
        "\t\t\t<key>other</key>",
        "\t\t\t<key>few</key>\n\t\t\t<string>%d few</string>\n\t\t\t<key>other</key>"
      )),
    Change(
      "a new plural", "a.stringsdict",
      ["set", "a.stringsdict", "cars", "%lu cars", "--variation", "plural.other"],
      Samples.propertyList(Samples.homes),
      (
        "\n</dict>",
        "\n" + Samples.plural("cars", variable: "count", type: "lu", [("other", "%lu cars")])
          + "\n</dict>"
      )),
    Change(
      "a new plural of a named variable without number", "a.stringsdict",
      ["set", "a.stringsdict", "cars", "many", "--variation", "c.other"],
      Samples.propertyList(Samples.homes),
      (
        "\n</dict>",
        "\n" + Samples.plural("cars", variable: "c", type: "lld", [("other", "many")])
          + "\n</dict>"
      )),
    Change(
      "a new text", "a.stringsdict", ["set", "a.stringsdict", "title", "Homes"],
      Samples.propertyList(Samples.homes),
      ("\n</dict>", "\n\t<key>title</key>\n\t<string>Homes</string>\n</dict>")),
    Change(
      "a removed case", "a.stringsdict",
      ["remove", "a.stringsdict", "homes", "--variation", "plural.one"],
      Samples.propertyList(Samples.homes),
      ("\t\t\t<key>one</key>\n\t\t\t<string>%d home</string>\n", "")),
    Change(
      "a removed key", "a.stringsdict", ["remove", "a.stringsdict", "x"],
      Samples.propertyList(Samples.homes + "\n\t<key>x</key>\n\t<string>y</string>"),
      ("\n\t<key>x</key>\n\t<string>y</string>", "")),
    Change(
      "a renamed key", "a.stringsdict", ["rename", "a.stringsdict", "homes", "a&b"],
      Samples.propertyList(Samples.homes), ("<key>homes<", "<key>a&amp;b<")),
    Change(
      "a text and its comment", "a.stringsdict",
      ["set", "a.stringsdict", "homes", "x", "--variation", "n.one", "-c", "On the <map>"],
      Samples.propertyList(Samples.homes),
      ("%d home<", "x<"), ("\t<key>homes<", "\t<!-- On the <map> -->\n\t<key>homes<")),
    Change(
      "a new text with a comment", "a.stringsdict",
      ["set", "a.stringsdict", "title", "Homes", "--comment", "Above the list"],
      Samples.propertyList(Samples.homes),
      (
        "\n</dict>",
        "\n\t<!-- Above the list -->\n\t<key>title</key>\n\t<string>Homes</string>\n</dict>"
      )),
    Change(
      "the value that is there", "a.stringsdict",
      ["set", "a.stringsdict", "homes", "%d home", "--variation", "n.one"],
      "<plist><dict><key>homes</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@"
        + "</string><key>n</key><dict><key>one</key><string><![CDATA[%d home]]></string>"
        + "</dict></dict></dict></plist>"),
  ]

  private static let catalogChanges = [
    Change(
      "a text in the source language", "a.xcstrings",
      ["set", "a.xcstrings", "greeting", "Hi \"you\""],
      Samples.catalog(Samples.greeting), ("\"Hello\"", "\"Hi \\\"you\\\"\"")),
    Change(
      "a translation, which becomes translated", "a.xcstrings",
      ["set", "a.xcstrings", "greeting", "Bonjour", "--locale", "FR"],
      Samples.catalog(Samples.greeting), ("Salut", "Bonjour"), ("needs_review", "translated")),
    Change(
      "a state", "a.xcstrings",
      ["set", "a.xcstrings", "greeting", "Hello", "--state", "needs_review"],
      Samples.catalog(Samples.greeting),
      (
        "\"state\" : \"translated\",\n            \"value\" : \"Hello\"",
        "\"state\" : \"needs_review\",\n            \"value\" : \"Hello\""
      )),
    Change(
      "a locale that is not there, by another spelling", "a.xcstrings",
      ["set", "a.xcstrings", "greeting", "Olá", "-l", "pt_br"],
      Samples.catalog(Samples.greeting),
      (
        "\"Salut\"\n          }\n        }",
        "\"Salut\"\n          }\n        },\n        \"pt-BR\" : {\n          \"stringUnit\" : {\n"
          + "            \"state\" : \"translated\",\n            \"value\" : \"Olá\"\n"
          + "          }\n        }"
      )),
    Change(
      "a plural form", "a.xcstrings",
      ["set", "a.xcstrings", "files", "1 file", "--variation", "plural.one"],
      Samples.catalog(Samples.files), ("%lld file\"", "1 file\"")),
    Change(
      "text and comment at once", "a.xcstrings",
      ["set", "a.xcstrings", "greeting", "Hi", "--comment", "Above the form"],
      Samples.catalog(Samples.greeting), ("\"Hello\"", "\"Hi\""),
      (
        "\"greeting\" : {\n", "\"greeting\" : {\n      \"comment\" : \"Above the form\",\n"
      )),
    Change(
      "a new key, where it belongs", "a.xcstrings",
      ["set", "a.xcstrings", "b", "B", "--locale", "fr", "--state", "new", "-c", "C"],
      Samples.catalog("    \"a\" : {\n\n    },\n    \"c\" : {\n\n    }"),
      (
        "    \"c\"",
        "    \"b\" : {\n      \"comment\" : \"C\",\n      \"extractionState\" : \"manual\",\n"
          + "      \"localizations\" : {\n        \"fr\" : {\n          \"stringUnit\" : {\n"
          + "            \"state\" : \"new\",\n            \"value\" : \"B\"\n          }\n"
          + "        }\n      }\n    },\n    \"c\""
      )),
    Change(
      "a translation that goes", "a.xcstrings",
      ["remove", "a.xcstrings", "greeting", "--locale", "fr"],
      Samples.catalog(Samples.greeting),
      (
        ",\n        \"fr\" : {\n          \"stringUnit\" : {\n            \"state\" : "
          + "\"needs_review\",\n            \"value\" : \"Salut\"\n          }\n        }", ""
      )),
    Change(
      "a key that goes", "a.xcstrings", ["remove", "a.xcstrings", "greeting"],
      Samples.catalog("    \"a\" : {\n\n    },\n" + Samples.greeting),
      (",\n" + Samples.greeting, "")),
    Change(
      "a renamed key", "a.xcstrings", ["rename", "a.xcstrings", "greeting", "hello"],
      Samples.catalog(Samples.greeting), ("\"greeting\"", "\"hello\"")),
    Change(
      "the value that is there, whatever its state", "a.xcstrings",
      ["set", "a.xcstrings", "greeting", "Salut", "--locale", "fr"],
      Samples.catalog(Samples.greeting)),
    Change(
      "the key as its own text", "a.xcstrings", ["set", "a.xcstrings", "a", "a"],
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},\"version\":\"1.0\"}"),
  ]

  @Test(
    "an edit changes what it must and nothing else", arguments: dictionaryChanges + catalogChanges)
  func edit(_ change: Change) throws {
    let folder = try TemporaryFolder()
    try folder.write(change.file, change.before)
    let run = try Tool.run(change.arguments, in: folder.url)
    #expect(run == Tool.Run(status: 0, output: "", errors: ""))
    #expect(try folder.text(change.file) == change.after)
    #expect((change.after != change.before) == !change.replacing.isEmpty)
  }

  @Test("a file that says it already is not written", arguments: ["a.stringsdict", "a.xcstrings"])
  func unwritten(_ file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.stringsdict", Samples.propertyList(Samples.homes))
    try folder.write(
      "a.xcstrings", Samples.catalog(Samples.files.replacing("files", with: "homes")))
    let before = try FileManager.default.attributesOfItem(atPath: folder.path(file))
    let text = file == "a.xcstrings" ? "%lld homes" : "%d homes"
    let run = try Tool.run(
      ["set", file, "homes", text, "--variation", "plural.other"], in: folder.url)
    #expect(run == Tool.Run(status: 0, output: "", errors: ""))
    let after = try FileManager.default.attributesOfItem(atPath: folder.path(file))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test(
    "what a format does not have or allow is said, and nothing is written",
    arguments: [
      (["set", "t.strings", "a", "1", "--locale", "fr"], "t.strings: the file is of one locale"),
      (["set", "t.strings", "a", "1", "--variation", "plural.one"], "has no variations"),
      (["set", "t.strings", "a", "1", "--state", "new"], "only '.xcstrings' catalogs have states"),
      (["remove", "t.strings", "a", "--locale", "fr"], "leave out '--locale'"),
      (["set", "d.stringsdict", "homes", "1", "--locale", "fr"], "leave out '--locale'"),
      (["set", "d.stringsdict", "homes", "1", "--state", "new"], "leave out '--state'"),
      (
        ["set", "d.stringsdict", "homes", "1", "--variation", "plural.other", "--comment", "a--b"],
        "the comment holds '--'"
      ),
      (
        ["set", "d.stringsdict", "homes", "1", "--variation", "m.one"],
        "d.stringsdict: 'homes' has no variation 'm.one'; it has: n.one, n.other"
      ),
      (["set", "d.stringsdict", "homes", "1", "--variation", "n.mony"], "'mony' is not a case"),
      (["set", "d.stringsdict", "h", "1", "--variation", "n.one"], "set 'plural.other' first"),
      (["set", "d.stringsdict", "homes", "\u{1}"], "a character that XML cannot hold"),
      (["remove", "d.stringsdict", "home"], "no key 'home'; did you mean 'homes'?"),
      (["rename", "d.stringsdict", "homes", "homes2"], "the key 'homes2' is there already"),
      (["set", "broken.stringsdict", "a", "1"], "broken.stringsdict:2:"),
      (["set", "binary.stringsdict", "a", "1"], "is a binary property list"),
      (["set", "c.xcstrings", "files", "1"], "name one of: plural.one, plural.other"),
      (["set", "c.xcstrings", "files", "1", "--variation", "one"], "'one' is not a variation"),
      (["set", "c.xcstrings", "files", "1", "--variation", "device.mac"], "cannot stand beside"),
      (["set", "c.xcstrings", "files", "1", "--state", "done"], "new, needs_review, translated"),
      (["set", "c.xcstrings", "files", "1", "--locale", "no such"], "is not the name of a locale"),
      (["remove", "c.xcstrings", "fils"], "no key 'fils'; did you mean 'files'?"),
      (["remove", "c.xcstrings", "files", "--locale", "de"], "the key has nothing in 'de'"),
      (["remove", "c.xcstrings", "files", "--variation", "plural.one"], "with '--locale'"),
      (["rename", "c.xcstrings", "files", "greeting"], "the key 'greeting' is there already"),
      (["set", "broken.xcstrings", "a", "1"], "broken.xcstrings:1:14: "),
      (["set", "array.xcstrings", "a", "1"], "array.xcstrings:1:1: the file is not a string"),
      (["set", "nowhere.xcstrings", "a", "1"], "names no source language"),
      (["show", "t.strings", "--locale", "fr"], "leave out '--locale'"),
      (["show", "c.xcstrings", "--locale", "de"], "nothing in 'de'; it has: en, fr"),
    ])
  func refusals(_ arguments: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("t.strings", "\"a\" = \"1\";\n")
    try folder.write(
      "d.stringsdict",
      Samples.propertyList(Samples.homes + "\n\t<key>homes2</key>\n\t<string>y</string>"))
    try folder.write(
      "broken.stringsdict", "<plist><dict>\n<key>a</key><strin>b</strin></dict></plist>")
    try folder.write(
      "binary.stringsdict",
      Array(
        try PropertyListSerialization.data(
          fromPropertyList: ["a": "b"], format: .binary, options: 0)))
    try folder.write("c.xcstrings", Samples.catalog(Samples.files + ",\n" + Samples.greeting))
    try folder.write("broken.xcstrings", "{\"strings\": {,}}")
    try folder.write("array.xcstrings", "[]")
    try folder.write("nowhere.xcstrings", "{\"strings\":{}}")
    let before = try folder.bytes(arguments[1])
    let run = try Tool.run(arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("stringsctl: "))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.bytes(arguments[1]) == before)
  }

  /// A file and its canonical spelling.
  struct Layout: Sendable, CustomTestStringConvertible {
    var file: String
    var arguments: [String] = []
    var before: String
    var after: String
    var testDescription: String { "\(file) \(arguments.joined(separator: " "))" }
  }

  @Test(
    "fmt writes the layout of each format, and then finds nothing to do",
    arguments: [
      Layout(
        file: "a.stringsdict",
        before: "<plist version='1.0'><dict><key>b</key><string>1</string>\n<!-- c -->"
          + "<key>a</key><string><![CDATA[<]]></string></dict></plist>",
        after: Samples.propertyList(
          "\t<key>b</key>\n\t<string>1</string>\n\t<!-- c -->\n\t<key>a</key>\n"
            + "\t<string>&lt;</string>")),
      Layout(
        file: "a.stringsdict", arguments: ["--sort"],
        before: Samples.propertyList(
          "\t<key>b</key>\n\t<string>1</string>\n\t<key>a</key>\n\t<string>2</string>"),
        after: Samples.propertyList(
          "\t<key>a</key>\n\t<string>2</string>\n\t<key>b</key>\n\t<string>1</string>")),
      Layout(
        file: "a.xcstrings",
        before: "{\"sourceLanguage\":\"en\",\"strings\":{\"b\":{},\"a\":{}},\"version\":\"1.0\"}\n",
        after: Samples.catalog("    \"b\" : {\n\n    },\n    \"a\" : {\n\n    }")),
      Layout(
        file: "a.xcstrings", arguments: ["--sort"],
        before: "{\"version\":\"1.0\",\"strings\":{\"b\":{},\"a\":{}},\"sourceLanguage\":\"en\"}\n",
        after: Samples.catalog("    \"a\" : {\n\n    },\n    \"b\" : {\n\n    }")),
    ])
  func layout(_ layout: Layout) throws {
    let folder = try TemporaryFolder()
    try folder.write(layout.file, layout.before)
    let arguments = ["fmt", layout.file] + layout.arguments
    let check = try Tool.run(arguments + ["--check"], in: folder.url)
    #expect(check == Tool.Run(status: 1, output: "\(layout.file)\n", errors: ""))
    let diff = try Tool.run(arguments + ["--diff"], in: folder.url)
    #expect(diff.status == 1)
    #expect(diff.output.hasPrefix("--- \(layout.file)\n+++ \(layout.file)\n@@ "))
    #expect(try folder.text(layout.file) == layout.before)
    #expect(try Tool.run(arguments, in: folder.url) == Tool.Run(status: 0, output: "", errors: ""))
    #expect(try folder.text(layout.file) == layout.after)
    let again = try Tool.run(arguments + ["--check"], in: folder.url)
    #expect(again == Tool.Run(status: 0, output: "", errors: ""))
  }

  @Test("fmt finds the files of all formats below a folder")
  func formatFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/A.strings", "a = b;\n")
    try folder.write("en.lproj/A.stringsdict", "<plist><dict/></plist>")
    try folder.write(
      "B.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}")
    let names = "B.xcstrings\nen.lproj/A.strings\nen.lproj/A.stringsdict\n"
    let check = try Tool.run(["fmt", "--check"], in: folder.url)
    #expect(check == Tool.Run(status: 1, output: names, errors: ""))
    #expect(try Tool.run(["fmt"], in: folder.url) == Tool.Run(status: 0, output: "", errors: ""))
    let again = try Tool.run(["fmt", "--check"], in: folder.url)
    #expect(again == Tool.Run(status: 0, output: "", errors: ""))
  }

  @Test("fmt names the place of a fault and leaves the file alone")
  func formatBroken() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.stringsdict", "<plist><dict>\n<key>a</key></dict></plist>")
    try folder.write("b.xcstrings", "{\"strings\": {,}}")
    let run = try Tool.run(["fmt", "a.stringsdict", "b.xcstrings"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("a.stringsdict:2:"))
    #expect(run.errors.contains("b.xcstrings:1:14: "))
    #expect(try folder.text("b.xcstrings") == "{\"strings\": {,}}")
  }
}
