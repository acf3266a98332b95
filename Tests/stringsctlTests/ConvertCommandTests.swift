import Foundation
import TestSupport
import Testing

@Suite("convert")
struct ConvertCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "T.xcstrings", Samples.catalog(Samples.files + ",\n" + Samples.greeting))
    try folder.write("App/en.lproj/T.strings", "/* Says hello. */\n\"hello\" = \"Hello\";\n")
    try folder.write("App/de.lproj/T.strings", "/* Says hello. */\n\"hello\" = \"Hallo\";\n")
  }

  private func run(_ arguments: String..., input: String = "") throws -> Tool.Run {
    try Tool.run(["convert"] + arguments, in: folder.url, input: input)
  }

  /// All files in the folder, by path.
  private func files(below path: String = "") throws -> [String] {
    let root = folder.url.appending(path: path).standardizedFileURL
    let walk = FileManager.default.enumerator(atPath: root.path)
    var result: [String] = []
    while let name = walk?.nextObject() as? String {
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(
        atPath: root.appending(path: name).path, isDirectory: &isFolder)
      if !isFolder.boolValue { result.append(name) }
    }
    return result.sorted()
  }

  // MARK: There and back

  @Test("a bundle to a catalog and back, comments included")
  func bundle() throws {
    let there = try run("App", "--to", "xcstrings", "-o", "back.xcstrings")
    #expect(there == Tool.Run(status: 0, output: "", errors: ""))
    #expect(
      try folder.text("back.xcstrings") == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "hello" : {
              "comment" : "Says hello.",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hallo"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hello"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(
      try run("back.xcstrings", "--to", "strings", "-o", "out", "--table", "back").status == 0)
    #expect(try files(below: "out") == ["de.lproj/back.strings", "en.lproj/back.strings"])
    for locale in ["de", "en"] {
      #expect(
        try folder.bytes("out/\(locale).lproj/back.strings")
          == folder.bytes("App/\(locale).lproj/T.strings"))
    }
  }

  @Test("what is lost is listed, with number and keys")
  func losses() throws {
    let run = try run("T.xcstrings", "--to", "strings", "-o", "out")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors
        == "stringsctl: lost: states other than 'translated' (2): \"files\" [en],"
        + " \"greeting\" [fr]\n")
    #expect(
      try files(below: "out") == [
        "en.lproj/T.strings", "en.lproj/T.stringsdict", "fr.lproj/T.strings",
      ])
    #expect(try self.run("T.xcstrings", "--to", "xml", "-o", "quiet", "--quiet").errors == "")
  }

  @Test("with --strict nothing is written if something would be lost")
  func strict() throws {
    let before = try files()
    let run = try run("T.xcstrings", "--to", "strings", "-o", "out", "--strict", "--quiet")
    #expect(run.status == 1)
    #expect(run.errors.contains("states other than 'translated' (2)"))
    #expect(run.errors.hasSuffix("nothing was written, because of '--strict'\n"))
    #expect(try files() == before)
    #expect(try self.run("App", "--to", "xcstrings", "-o", "x.xcstrings", "--strict").status == 0)
  }

  @Test("a text of which nothing can be kept is listed, and nothing is written")
  func nothing() throws {
    try folder.write(
      "P.xcstrings",
      Samples.catalog(
        """
            "Start" : { "localizations" : { "en" : { "stringSet" :
              { "state" : "translated", "values" : ["Start"] } } } }
        """))
    let run = try run("P.xcstrings", "--to", "json")
    #expect(run.status == 2)
    #expect(
      run.errors == "stringsctl: lost: sets of phrases, left out (1): \"Start\" [en]\n"
        + "stringsctl: there is no text to write\n")
  }

  @Test("what stands in a file cannot act on the terminal")
  func escapes() throws {
    try folder.write("en.lproj/E.strings", "\"\u{1B}[31m\" = ( a );\n\"b\" = \"c\";\n")
    let run = try run("en.lproj/E.strings", "--to", "json")
    #expect(run.errors.contains("\\u{1B}") || run.errors.contains("\\U001B"))
    #expect(!run.errors.utf8.contains(0x1B))
  }

  // MARK: Where to

  @Test("one file goes to standard output, several need a folder")
  func destination() throws {
    #expect(
      try run("T.xcstrings", "--to", "json", "--locale", "fr", "-q")
        == Tool.Run(status: 0, output: "{\n  \"greeting\": \"Salut\"\n}\n", errors: ""))
    let several = try run("App", "--to", "json")
    #expect(several.status == 2)
    #expect(several.output == "")
    #expect(several.errors.contains("2 files would be written: say into which folder with '-o'"))
    let one = try run("App", "--to", "json", "-o", "one.json")
    #expect(one.status == 2)
    #expect(one.errors.contains("'one.json' is the name of one"))
    let folders = try run("App", "--to", "json", "-o", "a/b/")
    #expect(folders.status == 0)
    #expect(try files(below: "a") == ["b/de.json", "b/en.json"])
  }

  @Test("JSON of several tables lies in a folder a locale, and is read from there")
  func tables() throws {
    try folder.write("App/en.lproj/U.strings", "a = b;")
    #expect(try run("App", "--to", "json", "-o", "j", "-q").status == 0)
    #expect(try files(below: "j") == ["de/T.json", "en/T.json", "en/U.json"])
    #expect(try run("j", "--to", "xcstrings", "-o", "c").status == 0)
    #expect(try files(below: "c") == ["T.xcstrings", "U.xcstrings"])
    #expect(try run("j", "--to", "strings", "--table", "U").output == "\"a\" = \"b\";\n")
  }

  @Test("a binary property list is what Foundation reads")
  func binary() throws {
    let path = folder.path("x.plist")
    #expect(
      try run("App/en.lproj/T.strings", "--to", "binary", "-o", "x.plist", "-q").status == 0)
    let value = unsafe try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(filePath: path)), options: [], format: nil)
    #expect(value as? [String: String] == ["hello": "Hello"])
  }

  @Test("existing files are replaced only when that is asked for, and inputs never")
  func existing() throws {
    try folder.write("old.xcstrings", "old")
    let refused = try run("App", "--to", "xcstrings", "-o", "old.xcstrings")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("'old.xcstrings' exists already: replace with '--force'"))
    #expect(try folder.text("old.xcstrings") == "old")
    #expect(try run("App", "--to", "xcstrings", "-o", "old.xcstrings", "--force").status == 0)
    #expect(try folder.text("old.xcstrings").hasPrefix("{\n"))

    let before = try folder.bytes("App/en.lproj/T.strings")
    let input = try run("App", "--to", "xml", "-o", "App", "--force")
    #expect(input.status == 2)
    #expect(input.errors.contains("is an input and is not written"))
    #expect(try folder.bytes("App/en.lproj/T.strings") == before)
  }

  @Test("nothing is written outside the folder through a link")
  func links() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/en.lproj"), withDestinationPath: folder.path("App/en.lproj"))
    let before = try folder.bytes("App/en.lproj/T.strings")
    let run = try run("T.xcstrings", "--to", "strings", "-o", "out", "--force")
    #expect(run.status == 2)
    #expect(run.errors.contains("'out/en.lproj' is a symbolic link"))
    #expect(try folder.bytes("App/en.lproj/T.strings") == before)
    #expect(try files(below: "out") == [])
  }

  @Test(
    "names that could lead elsewhere are refused",
    arguments: ["../evil", "..", "a/b", "", "a\\\\b", "a\\u0007", "\\u202Ede"])
  func names(_ locale: String) throws {
    try folder.write(
      "N.xcstrings",
      Samples.catalog(
        """
            "a" : { "localizations" : { "\(locale)" :
              { "stringUnit" : { "state" : "translated", "value" : "x" } } } }
        """))
    for format in ["strings", "json"] {
      let run = try run("N.xcstrings", "--to", format, "-o", "out")
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot be the name of a file or folder"))
    }
    let table = try run(
      "--to", "xcstrings", "-", "--table", "../x", "--source", "en", input: "a = b;")
    #expect(table.status == 2)
    #expect(table.errors.contains("the table name '../x' cannot be the name of a file"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  // MARK: What is read

  @Test(
    "a broken file is named with the place, and nothing is written",
    arguments: [
      ("en.lproj/B.strings", "\"a\" = \"b\";\n↓“c” = \"d\";\n"),
      ("en.lproj/B.stringsdict", "<plist><dict>\n  <key>a</key>\n  ↓<text>b</text></dict></plist>"),
      (
        "B.xcstrings",
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : ↓[],\n  \"version\" : \"1.0\"}"
      ),
      ("en.json", "{\n  \"a\": ↓b\n}"),
      ("de.json", "↓[]"),
    ])
  func broken(_ name: String, _ marked: String) throws {
    let before = marked.prefix { $0 != "↓" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    try folder.write(name, marked.replacing("↓", with: ""))
    let run = try run(name, "App", "--to", "xcstrings", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("stringsctl: \(name):\(lines.count):\(column): "))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test("the locale of a file that does not tell it has to be said")
  func unknownLocale() throws {
    try folder.write("loose.strings", "a = b;")
    try folder.write("texts.json", "{\"a\": \"b\"}")
    for name in ["loose.strings", "texts.json"] {
      let refused = try run(name, "--to", "xcstrings")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("'--locale'"))
      let run = try run(name, "--to", "xcstrings", "--locale", "de", "--source", "de")
      #expect(run.status == 0)
      #expect(run.output.contains("\"sourceLanguage\" : \"de\""))
    }
    #expect(try run("loose.strings", "--to", "json").output == "{\n  \"a\": \"b\"\n}\n")
    #expect(try run("loose.strings", "--to", "json", "-o", "out/").status == 2)
  }

  @Test("standard input is of the type that is said")
  func standardInput() throws {
    #expect(
      try run("-", "--to", "strings", "--type", "json", "--locale", "en", input: "{\"a\": \"b\"}")
        == Tool.Run(status: 0, output: "\"a\" = \"b\";\n", errors: ""))
    #expect(
      try run("-", "--to", "json", input: "a = b;")
        == Tool.Run(status: 0, output: "{\n  \"a\": \"b\"\n}\n", errors: ""))
  }

  @Test("two tables of one name are refused")
  func sameName() throws {
    try folder.write("Kit/en.lproj/T.strings", "a = b;")
    let run = try run("App", "Kit", "--to", "xcstrings", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.contains("two inputs would both be written to 'T.xcstrings'"))
  }

  @Test("a source language that is only a guess is told")
  func guess() throws {
    try folder.write("K/fr.lproj/T.strings", "a = b;")
    try folder.write("K/de.lproj/T.strings", "a = b; c = d;")
    let run = try run("K", "--to", "xcstrings")
    #expect(run.status == 0)
    #expect(run.errors.contains("nothing tells the source language; taking 'de'"))
    #expect(try self.run("K", "--to", "xcstrings", "--source", "de").errors == "")
  }

  @Test("what is not there, or of no format, is said")
  func missing() throws {
    try folder.write("empty/README.md", "x")
    #expect(try run("nowhere", "--to", "json").errors.contains("nowhere: no such file or folder"))
    #expect(try run("empty", "--to", "json").errors.contains("empty: no file of a known format"))
    #expect(
      try run("App", "--to", "json", "--locale", "it").errors
        == "stringsctl: there is no locale 'it' here, but: de, en\n")
    #expect(
      try run("App", "--to", "json", "--table", "U").errors
        == "stringsctl: there is no table 'U' here, but: T\n")
    #expect(try run("App", "--to", "xliff").status == 2)
    #expect(try run("App").status == 2)
  }
}
