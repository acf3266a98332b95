import Foundation
import TestSupport
import Testing

@Suite("pseudo")
struct PseudoCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/en.lproj/T.strings", "/* Says hello. */\n\"hello\" = \"Hello, %@\";\n")
    try folder.write("App/de.lproj/T.strings", "\"hello\" = \"Hallo, %@\";\n")
    try folder.write(
      "App/en.lproj/T.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>n</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@ left</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \t\t\t<key>one</key>
      \t\t\t<string>%d file</string>
      \t\t\t<key>other</key>
      \t\t\t<string>%d files &amp; more</string>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """)
    try folder.write("C.xcstrings", Samples.catalog(Samples.files + ",\n" + Samples.greeting))
  }

  private func run(_ arguments: String..., input: String = "") throws -> Tool.Run {
    try Tool.run(["pseudo"] + arguments, in: folder.url, input: input)
  }

  @Test("a bundle gets a folder for the pseudo-locale, and lints")
  func bundle() throws {
    #expect(try run("App") == Tool.Run(status: 0, output: "", errors: ""))
    #expect(
      try folder.text("App/en-XA.lproj/T.strings")
        == "/* Says hello. */\n\"hello\" = \"[Ĥéļļö, %@ one two]\";\n")
    let dictionary = try folder.text("App/en-XA.lproj/T.stringsdict")
    #expect(dictionary.contains("<string>[%#@n@ ļéƒţ one]</string>"))
    #expect(dictionary.contains("<string>%d ƒîļéš &amp; ɱöŕé one two three</string>"))
    // Made anew, without the new folder taking part.
    #expect(try run("App", "--no-brackets") == Tool.Run(status: 0, output: "", errors: ""))
    #expect(try folder.text("App/en-XA.lproj/T.strings").contains("= \"Ĥéļļö, %@ one two\""))
    let lint = try Tool.run(["lint", "App", "--source", "en"], in: folder.url)
    #expect(lint.output.contains("de.lproj") && !lint.output.contains("en-XA"))
  }

  @Test("a catalog gets one more locale, and its other bytes stay")
  func catalog() throws {
    let before = try folder.text("C.xcstrings")
    #expect(try run("C.xcstrings") == Tool.Run(status: 0, output: "", errors: ""))
    let once = try folder.text("C.xcstrings")
    #expect(once != before && once.contains("\"en-XA\" : {"))
    #expect(try run("C.xcstrings").status == 0)
    #expect(try folder.text("C.xcstrings") == once)
    let formatted = try Tool.run(["fmt", "--check", "C.xcstrings"], in: folder.url)
    #expect(formatted == Tool.Run(status: 0, output: "", errors: ""))
    let removed = try Tool.shell(
      "stringsctl show C.xcstrings --format json | grep -c en-XA", in: folder.url)
    #expect(removed.status == 0)
  }

  @Test("the output may be a folder, standard output, or only named")
  func outputs() throws {
    let named = try run("App", "C.xcstrings", "--dry-run")
    #expect(
      named.output
        == "App/en-XA.lproj/T.strings\nApp/en-XA.lproj/T.stringsdict\nC.xcstrings\n")
    #expect(try run("App", "-o", "Out", "--rtl").status == 0)
    #expect(try folder.text("Out/ar-XB.lproj/T.strings").contains("\u{202e}Ĥéļļö\u{202c}"))
    let printed = try run("App/en.lproj/T.strings", "-o", "-")
    #expect(printed.output.contains("\"[Ĥéļļö, %@ one two]\""))
    let piped = try run("-", input: "\"a\" = \"Open\";\n")
    #expect(piped == Tool.Run(status: 0, output: "\"a\" = \"[Öþéñ one]\";\n", errors: ""))
    #expect(try run("App", "-o", "-").status == 2)
  }

  @Test("translations of people are replaced only by force")
  func force() throws {
    let refused = try run("App", "--locale", "de")
    #expect(refused.status == 2 && refused.errors.contains("--force"))
    #expect(try folder.text("App/de.lproj/T.strings") == "\"hello\" = \"Hallo, %@\";\n")
    #expect(try run("App", "--locale", "de", "--force").status == 0)
    #expect(try folder.text("App/de.lproj/T.strings").contains("Ĥéļļö"))
  }

  @Test("texts are never replaced by what is made of them")
  func sourceLanguage() throws {
    let before = try folder.text("C.xcstrings")
    for path in ["App", "C.xcstrings"] {
      let run = try run(path, "--locale", "en", "--force")
      #expect(run.status == 2 && run.errors.contains("--locale"))
    }
    #expect(try folder.text("C.xcstrings") == before)
    #expect(try folder.text("App/en.lproj/T.strings").contains("\"Hello, %@\""))
  }

  @Test("bad input is refused with its place, and nothing is written")
  func badInput() throws {
    try folder.write("App/en.lproj/Bad.strings", "\"a\" = \"b\n")
    let run = try run("App")
    #expect(run.status == 2)
    #expect(run.errors.contains("App/en.lproj/Bad.strings:1:"))
    #expect(throws: (any Error).self) { try folder.text("App/en-XA.lproj/T.strings") }
    #expect(try self.run("App", "--locale", "not a tag").status == 2)
    #expect(try self.run("App", "--source", "fr").errors.contains("--source"))
    #expect(try self.run("nowhere").status == 2)
  }
}
