import CatalogLint
import CatalogSyntax
import Testing

@Suite("The bytes and keys of a .stringsdict or a string catalog")
struct DictionaryAndCatalogFileTests {
  private static func findings(
    _ path: String, _ bytes: [UInt8], only: Set<String>? = nil
  ) async -> [Diagnostic] {
    await fileFindings([(path, bytes)], only: only)
  }

  /// A `.stringsdict` in which `↓` marks the places of findings, in order.
  struct Repeated: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var expected: [String]
  }

  static let repeated: [Repeated] = [
    Repeated(
      testDescription: "an entry, three times",
      text: """
        <dict>
        <key>a</key><string>x</string>
        ↓<key>a</key><string>x</string>
        ↓<key>&#97;</key><string>y</string>
        </dict>

        """,
      expected: [
        "duplicate-key a - x: key is already defined with the same text in line 2: delete one of the"
          + " two",
        "duplicate-key-conflict a - y: key is defined in lines 3 and 4 with different texts; at run"
          + " time the last definition counts, in line 4",
      ]),
    Repeated(
      testDescription: "a variable and a case of it",
      text: """
        <dict>
        <key>a</key><dict>
        <key>n</key><dict><key>one</key><string>x</string>↓<key>one</key><string/></dict>
        ↓<key>n</key><dict><key>one</key><string/></dict>
        </dict>
        </dict>

        """,
      expected: [
        "duplicate-key-conflict a n.one : key is defined twice in line 3 with different texts; at run"
          + " time the last definition counts, in line 3",
        "duplicate-key-conflict a n -: key is defined in lines 3 and 4 with different texts; at run"
          + " time the last definition counts, in line 4",
      ]),
    Repeated(
      testDescription: "a device, its members in another order",
      text: """
        <dict><key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><dict><key>x</key><string>1</string><key>y</key><string>2</string></dict>
        ↓<key>mac</key><dict><key>y</key><string>2</string><key>x</key><string>1</string></dict>
        </dict></dict></dict>

        """,
      expected: [
        "duplicate-key a device.mac -: key is already defined with the same text in line 2: delete one"
          + " of the two"
      ]),
    Repeated(
      testDescription: "texts that are only canonically equivalent",
      text: """
        <dict>
        <key>a</key><string>\u{E9}</string>
        ↓<key>a</key><string>e\u{301}</string>
        <key>\u{E9}</key><string>x</string>
        <key>e\u{301}</key><string>x</string>
        </dict>

        """,
      expected: [
        "duplicate-key-conflict a - e\u{301}: key is defined in lines 2 and 3 with different texts; at"
          + " run time the last definition counts, in line 3"
      ]),
  ]

  @Test("repeated keys of every dictionary are found where they stand", arguments: repeated)
  func repeatedKeys(_ input: Repeated) async throws {
    let pieces = input.text.split(separator: "↓", omittingEmptySubsequences: false)
    let text = pieces.joined()
    let lines = LineIndex(Array(text.utf8))
    var places: [String] = []
    var offset = 0
    for piece in pieces.dropLast() {
      offset += piece.utf8.count
      places.append(lines.lineColumn(of: offset, in: Array(text.utf8)).description)
    }
    let found = await Self.findings(
      "en.lproj/Localizable.stringsdict", Array(text.utf8),
      only: ["duplicate-key", "duplicate-key-conflict"])
    #expect(found.map { $0.place?.start.description ?? "-" } == places)
    #expect(
      found.map { finding in
        "\(finding.rule) \(finding.key ?? "-") \(finding.variation ?? "-") \(finding.value ?? "-"):"
          + " \(finding.message)"
      } == input.expected)
  }

  @Test("the sides of a merge conflict do not repeat each other")
  func conflict() async {
    let text = """
      <dict>
      <<<<<<< ours
      <key>a</key><string>x</string>
      =======
      <key>a</key><string>y</string>
      >>>>>>> theirs
      </dict>

      """
    let found = await Self.findings("en.lproj/Localizable.stringsdict", Array(text.utf8))
    #expect(found.map(\.summary) == ["merge-conflict-marker 2:1"])
  }

  struct File: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var bytes: [UInt8]
    var expected: [String]

    init(_ name: String, _ path: String, _ bytes: [UInt8], _ expected: [String]) {
      testDescription = name
      self.path = path
      self.bytes = bytes
      self.expected = expected
    }
  }

  private static let catalog =
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  static let files: [File] = [
    File(
      "a dictionary in UTF-16 whose last character is cut", "en.lproj/L.stringsdict",
      utf16("<dict/>\n") + [0x20], []),
    File(
      "half of a surrogate pair", "en.lproj/L.stringsdict",
      utf16("<dict>\n") + [0x3D, 0xD8] + utf16("</dict>\n").dropFirst(2),
      ["invalid-encoding 2:1", "syntax-error 2:1"]),
    File(
      "a byte-order mark alone", "en.lproj/L.stringsdict", [0xEF, 0xBB, 0xBF],
      ["invalid-encoding -", "syntax-error 1:1"]),
    File("nothing", "en.lproj/L.stringsdict", [], ["syntax-error 1:1"]),
    File(
      "a list", "en.lproj/L.stringsdict", Array("<plist>\n<array/></plist>\n".utf8),
      ["syntax-error 1:1"]),
    File(
      "CR between lines", "en.lproj/L.stringsdict", Array("<dict>\r</dict>\n".utf8),
      ["crlf 1:7"]),
    File("no line break at all", "en.lproj/L.stringsdict", Array("<dict/>".utf8), []),
    File("a catalog", "L.xcstrings", Array(catalog.utf8), []),
    File(
      "a catalog with CRLF", "L.xcstrings",
      Array(catalog.replacing("\n", with: "\r\n").utf8), ["crlf -"]),
    File("a catalog in UTF-16", "L.xcstrings", utf16(catalog), ["invalid-encoding 1:1"]),
    File(
      "a catalog in Latin-1", "L.xcstrings",
      Array("{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\"".utf8) + [0xE9, 0xE8]
        + Array("\" : { } }, \"version\" : \"1.0\" }".utf8),
      ["invalid-encoding 2:2"]),
    File(
      "a byte-order mark alone", "L.xcstrings", [0xEF, 0xBB, 0xBF],
      ["invalid-encoding -", "syntax-error 1:1"]),
    File("an empty catalog", "L.xcstrings", [], ["syntax-error 1:1"]),
    File("a catalog that is a list", "L.xcstrings", Array("[\n]".utf8), ["syntax-error 1:1"]),
  ]

  @Test("each rule finds its own places", arguments: files)
  func places(_ input: File) async {
    #expect(await Self.findings(input.path, input.bytes).map(\.summary) == input.expected)
  }

  @Test("the messages say what to do in the form of the file")
  func messages() async {
    func messages(_ path: String, _ text: String) async -> [String] {
      await Self.findings(path, Array(text.utf8), only: ["unescaped-control-char", "bom"])
        .map(\.message.description)
    }
    let separator = "text holds the line separator U+2028 (and 1 more in this text):"
    #expect(
      await messages(
        "en.lproj/L.stringsdict", "<dict><key>a</key><string>\u{2028}\u{85}</string></dict>")
        == ["\(separator) delete it, or write '&#x2028;'"])
    #expect(
      await messages("en.lproj/L.stringsdict", "<dict><key>a</key><string>\u{7}</string></dict>")
        == ["text holds the control character U+0007: delete it"])
    let unit = "{\"stringUnit\":{\"state\":\"new\",\"value\":\"\u{2028}\u{7F}\"}}"
    #expect(
      await messages(
        "L.xcstrings", "\u{FEFF}{\"strings\":{\"a\":{\"localizations\":{\"de\":\(unit)}}}}")
        == [
          "file starts with a byte-order mark, which JSON must not have: remove it",
          "\(separator) delete it, or write a line break",
        ])
  }
}
