import CatalogSyntax
import Testing

@Suite("The form of a file and its texts")
struct FileFormTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var text: String
    var expected: [String]
    var testDescription: String { "\(rule): \(text.escapedForDisplay)" }

    init(_ rule: String, _ text: String, _ expected: [String]) {
      self.rule = rule
      self.text = text
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case("missing-semicolon", "\"a\" = \"x\"\n\n\n\"b\" = \"y\";\n", ["1:10"]),
    Case("missing-semicolon", "\"a\" = \"x\" /* c */\n\"b\" = \"y\"\n", ["1:10", "2:10"]),
    Case("missing-semicolon", "{ a = b }\n", ["1:8"]),
    Case("crlf", "a = b;\rc = d;\r", []),
    Case("crlf", "a = b;\r\nc = d;\ne = f;\n", ["1:7"]),
    Case("crlf", "a = b;\nc = d;\re = f;\r\n\n", ["2:7"]),
    Case("crlf", "a = b;\r\nc = \"\n\";\r\n", ["2:6"]),
    Case("trailing-newline", "a = b;\r", []),
    Case("trailing-newline", "a = b;\n  ", ["2:3"]),
    Case("trailing-newline", "a = b;", ["1:7"]),
    Case("trailing-newline", "{\n a = b;\n}", ["3:2"]),
    Case("trailing-newline", "{ a = b; }", []),
    Case("raw-newline-in-value", "\"a\nb\" = \"x\";\n", []),
    Case("raw-newline-in-value", "\"a\nb\";\n", ["1:1"]),
    Case("raw-newline-in-value", "a = (\n b,\n c\n);\n", []),
    Case("raw-newline-in-value", "a = \"\t\\n\";\n", []),
    Case("unescaped-control-char", "a = \"\\\u{2028}\";\n", ["1:7"]),
    Case("unescaped-control-char", "a = \"é\u{85}\u{7}\u{7F}\";\n", ["1:7"]),
    Case("unescaped-control-char", "\"\u{7}\" = \"x\";\n", []),
    Case("unescaped-control-char", "a = \"\\a\\U0007\\7 \u{A0}\u{2030}\u{202F}Â\";\n", []),
    Case("unknown-escape", "a = \"\\q\"; b = '\\8 \\é \\你';\n", ["1:6", "1:16"]),
    Case("unknown-escape", "\"\\q\" = \"\\z\";\n", ["1:2"]),
    Case("unknown-escape", "\"\\q\";\n", ["1:2"]),
    Case("unknown-escape", "a = \"\\- \\u0041\";\n", ["1:9"]),
    Case("nested-value", "a = {}; b = (); c = <>; d = \"{}\"; e = 1;\n", ["1:5", "1:13", "1:21"]),
    Case(
      "empty-key", "\"\"; '' = x; \"\\U0020\\U3000\" = x; \"\\U200B\" = x;\n",
      [
        "1:1", "1:10", "1:30",
      ]),
    Case("unquoted-token", "a; \"b\"; 'c' = d; e = f; \"g\" = (h);\n", ["1:1", "1:15", "1:18"]),
  ]

  @Test("each rule finds its own places", arguments: cases)
  func places(_ input: Case) async {
    let found = await fileFindings(in: input.text, only: [input.rule])
    #expect(found.map { $0.place.map { $0.start.description } ?? "-" } == input.expected)
  }

  @Test(
    "a backslash that swallows a letter is a warning, one that changes nothing a note",
    arguments: [
      ("\\u00e9", Severity.warning), ("\\q", .warning), ("\\8", .warning), ("\\é", .warning),
      ("\\%", .info), ("\\ ", .info), ("\\…", .info), ("\\🎈", .info), ("\\101", .info),
      ("\\% \\d", .warning),
    ])
  func escapeSeverity(_ text: String, _ severity: Severity) async {
    let found = await fileFindings(in: "a = \"\(text)\";\n")
    #expect(found.map(\.rule) == ["unknown-escape"])
    #expect(found.map(\.severity) == [severity])
  }

  @Test("several places in one text are one finding that counts them")
  func counts() async {
    let text = "a = \"\\% \\u0041 \\d\"; b = \"\u{7}\u{2029}\u{7}\"; c = \"\r\n\n\r\";\n"
    #expect(
      await fileFindings(
        in: text, only: ["unknown-escape", "unescaped-control-char", "raw-newline-in-value"]
      ).map(\.message.description) == [
        "text holds 3 line breaks: write '\\n' for each",
        "text holds the control character U+0007 (and 2 more in this text): delete it, or write"
          + " '\\U0007'",
        "'\\u' is not an escape and shows as 'u' followed by the digits: use '\\U' (and 2 more in"
          + " this entry)",
      ])
  }

  @Test("findings about an entry name its key")
  func keys() async {
    let text = "\"a\" = \"\\q\";\n\"b\" = \"x\"\n\"c\" = \"y\" z;\n\"d\" = (1);\n\"e\" = \"\n\";\n"
    let found = await fileFindings(in: text)
    #expect(found.map(\.key) == ["a", "b", "c", "d", "e"])
  }

  @Test(
    "an unquoted token is normal in the table of the information property list",
    arguments: [("InfoPlist", 0), ("Share-InfoPlist", 0), ("InfoPlists", 1), ("Localizable", 1)])
  func informationPropertyList(_ table: String, _ count: Int) async {
    let found = await fileFindings(
      [("en.lproj/\(table).strings", Array("CFBundleName = \"Kvitto\";\n".utf8))],
      only: ["unquoted-token"])
    #expect(found.count == count)
  }

  @Test(
    "an empty translation says how many keys it lacks",
    arguments: [
      ("", nil), ("/**/\n", nil), ("a = b;\n", "file is empty, while the source has 1 key"),
      ("a = b;\na = c;\nd = e;\n", "file is empty, while the source has 2 keys"),
    ])
  func emptyFile(_ source: String, _ expected: String?) async {
    let found = await fileFindings(
      [
        ("en.lproj/Localizable.strings", Array(source.utf8)),
        ("fr.lproj/Localizable.strings", []), ("de.lproj/Other.strings", []),
      ], only: ["empty-file"])
    #expect(found.map(\.message.description) == (expected.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.file == "fr.lproj/Localizable.strings" })
  }
}
