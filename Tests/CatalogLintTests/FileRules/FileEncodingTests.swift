import CatalogSyntax
import Testing

@Suite("The bytes of a file")
struct FileEncodingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    var expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ expected: [String]) {
      self.name = name
      self.bytes = bytes
      self.expected = expected
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let cases: [Case] = [
    Case("nothing at all", [], []),
    Case("a UTF-8 mark alone", [0xEF, 0xBB, 0xBF], ["invalid-encoding -"]),
    Case("a UTF-16 mark alone", [0xFF, 0xFE], ["invalid-encoding -"]),
    Case("a UTF-32 mark alone", [0, 0, 0xFE, 0xFF], ["invalid-encoding -"]),
    Case("a UTF-8 mark", [0xEF, 0xBB, 0xBF] + bytes("a = b;\n"), ["bom -"]),
    Case(
      "two UTF-8 marks", [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + bytes("a = b;\n"),
      ["bom -", "syntax-error 1:1"]),
    Case("UTF-16", utf16("a = b;\n"), ["encoding-utf16 -"]),
    Case("UTF-16, big endian", utf16("a = b;\n", bigEndian: true), ["encoding-utf16 -"]),
    Case("UTF-16 without mark", Array(utf16("a = b;\n").dropFirst(2)), ["encoding-utf16 -"]),
    Case(
      "UTF-16 with a byte too many", utf16("a = b;\n") + [0x0A],
      ["encoding-utf16 -", "odd-length 2:1"]),
    Case(
      "UTF-16 with half a pair, behind a whole one",
      utf16("\"🎈\" = \"") + [0x3D, 0xD8] + utf16("\";\n").dropFirst(2),
      ["encoding-utf16 -", "invalid-encoding 1:8"]),
    Case(
      "UTF-16 with a fault in the third line", utf16("\"é\" = \"🎈\";\n\n\"ж\" = \"🎈\" 5;\n"),
      ["encoding-utf16 -", "missing-semicolon 3:10"]),
    Case(
      "an ill-formed byte behind wide characters", bytes("\"é🎈\" = \"") + [0xFF] + bytes("\";\n"),
      ["invalid-encoding 1:9"]),
    Case(
      "an ill-formed byte in the third line", bytes("a = b;\n\n/* ") + [0xC0] + bytes(" */\n"),
      ["invalid-encoding 3:4"]),
    Case(
      "an ill-formed byte outside quotes is no syntax error too",
      bytes("a = b;\n") + [0xE9] + bytes(" = x;\n"), ["invalid-encoding 2:1"]),
    Case(
      "NUL between entries", bytes("a = b;\n\0\0\n\"c\" = \"d\";\n"), ["invalid-encoding 2:1"]),
    Case("NUL at the end", bytes("a = b;\n\0"), ["invalid-encoding 2:1", "trailing-newline 2:2"]),
    Case("NUL for a semicolon", bytes("\"a\" = \"b\"\0\n"), ["invalid-encoding 1:10"]),
    Case("NUL for an equals sign", bytes("\"a\" \0 \"b\";\n"), ["invalid-encoding 1:5"]),
    Case("NUL for a value", bytes("\"a\" = \0;\n"), ["invalid-encoding 1:7"]),
    Case("NUL inside quotes", bytes("\"a\" = \"b\0c\";\n"), ["unescaped-control-char 1:9"]),
    Case("NUL in a comment", bytes("/* \0 */ a = b;\n"), []),
    Case(
      "NUL between entries in UTF-16", utf16("a = b;\n🎈\0"),
      ["encoding-utf16 -", "syntax-error 2:1", "trailing-newline 2:3"]),
  ]

  @Test("each fault is one finding", arguments: cases)
  func findings(_ input: Case) async {
    #expect(await fileFindings(in: input.bytes).map(\.summary).sorted() == input.expected.sorted())
  }

  @Test(
    "a file that is not UTF-8 is recognised as Western text or not at all",
    arguments: [
      Case("café", [0x63, 0x61, 0x66, 0xE9], ["Latin-1"]),
      Case("“é” in Windows-1252", [0x93, 0xE9, 0x20, 0x94], ["Windows-1252"]),
      Case("5 €", [0x35, 0x20, 0x80], ["Windows-1252"]),
      Case("é in Mac OS Roman", [0x63, 0x61, 0x66, 0x8E], []),
      Case("привет in Windows-1251", [0xEF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], []),
      Case("カメラ in Shift JIS", [0x83, 0x4A, 0x83, 0x81, 0x83, 0x89], []),
      Case("é as one unit of UTF-32", [0xE9, 0, 0, 0], []),
      Case("UTF-8 with one bad byte", [0xC3, 0xA9, 0x20, 0xE9], []),
    ])
  func legacyEncoding(_ input: Case) async throws {
    let text = Self.bytes("\"a\" = \"") + input.bytes + Self.bytes("\";\n")
    let found = try #require(await fileFindings(in: text).first?.message.description)
    let guess = found.split(separator: "looks like ").dropFirst().first?.prefix { $0 != ":" }
    #expect(guess.map { [String($0)] } ?? [] == input.expected)
  }

  @Test("the messages name bytes, offsets and encodings")
  func messages() async {
    func messages(_ bytes: [UInt8]) async -> [String] {
      await fileFindings(in: bytes).map(\.message.description)
    }
    #expect(
      await messages([0xEF, 0xBB, 0xBF] + Self.bytes("a=\"") + [0xE9] + Self.bytes("\";\n"))
        .last
        == "byte 0xE9 at offset 6 is not UTF-8; the file looks like Latin-1: save the file as UTF-8"
    )
    #expect(
      await messages(utf16("a=\"") + [0x01, 0xDC] + utf16("\";\n").dropFirst(2)).last
        == "bytes 0x01 0xDC at offset 8 are no text in UTF-16 (little endian)")
    #expect(
      await messages(utf16("a=b;\n") + [0x0A]).last
        == "the last byte, 0x0A, is only part of a character in UTF-16 (little endian) and ignored")
    #expect(
      await messages(utf16("a=b;\n\0\n")).last
        == "byte 0x00 at offset 12 is not part of a text; everything from here on is ignored at run"
        + " time: remove it")
  }

  @Test("a wide file that Foundation does not read is a warning, any other a note")
  func severities() async {
    let marked = await fileFindings(in: utf16("a = b;\n"))
    #expect(marked.map(\.severity) == [.info])
    let unmarked = await fileFindings(in: Array(utf16("a = b;\n").dropFirst(2)))
    #expect(unmarked.map(\.severity) == [.warning])
  }

  @Test("a property list is a text, too, with its own rules for line breaks and encodings")
  func propertyLists() async {
    let xml = "<plist><dict>\n<key>a</key><string>one\u{2028}\ntwo</string></dict></plist>"
    let found = ["plist-format -", "unescaped-control-char 2:24", "trailing-newline 3:28"]
    #expect(await fileFindings(in: xml).map(\.summary) == found)
    #expect(await fileFindings(in: utf16(xml)).map(\.summary) == found)
    let marked = Array("\u{FEFF}<plist>\r\n<dict/></plist>\r\n".utf8)
    #expect(
      await fileFindings(in: marked).map(\.summary) == ["bom -", "crlf -", "plist-format -"])
    let latin =
      Self.bytes("<dict><key>a</key>\n<string>caf") + [0xE9] + Self.bytes("</string></dict>\n")
    #expect(await fileFindings(in: latin).map(\.summary) == ["invalid-encoding 2:12"])
    #expect(await fileFindings(in: "<plist><dict/></plist>").map(\.summary) == ["plist-format -"])
    #expect(await fileFindings(in: "<plist><dict></plist>").map(\.rule) == ["syntax-error"])
    let nested = "<plist><dict><key>a</key><array/><key>b</key><date>x</date></dict></plist>"
    #expect(await fileFindings(in: nested).map(\.rule).allSatisfy { $0 != "unquoted-token" })
  }
}
