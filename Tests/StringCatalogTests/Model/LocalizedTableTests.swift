import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("A table")
struct LocalizedTableTests {
  static func table(_ bytes: [UInt8]) throws -> LocalizedTable {
    try LocalizedTable(
      file: TableFile(path: "x", locale: LocaleIdentifier("en"), table: "x"), bytes: bytes)
  }

  /// The entries by key.
  static func values(_ table: LocalizedTable) -> [String: StringsValue] {
    Dictionary(
      table.document.entries.compactMap { entry in
        table.document.anyValue(of: entry).map { (table.document.key(of: entry), $0) }
      }, uniquingKeysWith: { $1 })
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var format: PropertyListSerialization.PropertyListFormat
    var kind: PropertyListKind
  }

  @Test(
    "is the same in every stored form",
    arguments: [
      Case(testDescription: "XML", format: .xml, kind: .xml),
      Case(testDescription: "binary", format: .binary, kind: .binary),
    ])
  func storedForms(_ input: Case) throws {
    let texts = [
      "plain": "text", "quote \" and \\": "line\nbreak\ttab", "ключ": "значение 😀",
      "empty": "", "": "empty key", "controls": "a\u{7F}\u{2028}b", "café": "1",
      "long":
        String(repeating: "long ", count: 1_000), "<&>": "<b>&amp;</b>",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts, format: input.format, options: 0)
    let table = try Self.table(Array(data))
    #expect(table.kind == input.kind)
    #expect(table.failure == nil && table.isIntact)
    #expect(table.hasPositions == (input.kind == .xml))
    #expect(Self.values(table) == texts.mapValues { .string($0) })
    #expect(table.index.count == texts.count)
    let keys = table.document.entries.map { Array(table.document.key(of: $0).utf8) }
    #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) })
    for (entry, key) in keys.enumerated() {
      let text = table.withValue(of: entry) { span in
        String(decoding: span.indices.map { span[$0] }, as: UTF8.self)
      }
      #expect(text == texts[String(decoding: key, as: UTF8.self)])
    }
  }

  @Test(
    "keeps values that are no texts apart from texts",
    arguments: [
      Case(testDescription: "XML", format: .xml, kind: .xml),
      Case(testDescription: "binary", format: .binary, kind: .binary),
    ])
  func otherValues(_ input: Case) throws {
    let value: [String: Any] = [
      "list": ["a", "b"], "members": ["x": "1", "y": ["z": "2"]], "data": Data([0, 0xAB]),
      "yes": true, "no": false, "number": 42, "large": -9_000_000_000, "real": 1.5,
      "date": Date(timeIntervalSinceReferenceDate: 86_400), "text": "t",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: input.format, options: 0)
    let table = try Self.table(Array(data))
    let values = Self.values(table)
    #expect(table.failure == nil)
    #expect(values["text"] == .string("t"))
    #expect(values["list"] == .array([.string("a"), .string("b")]))
    #expect(
      values["members"]
        == .dictionary([
          .init(key: "x", value: .string("1")),
          .init(key: "y", value: .dictionary([.init(key: "z", value: .string("2"))])),
        ]))
    #expect(values["data"] == .data([0, 0xAB]))
    let others = ["yes": "YES", "no": "NO", "number": "42", "large": "-9000000000", "real": "1.5"]
    for (key, text) in others { #expect(values[key] == .array([.string(text)])) }
    #expect(values["date"] == .array([.string("2001-01-02T00:00:00Z")]))
    #expect(table.document.entries.count { $0.isString } == 1)
  }

  @Test("of many entries is read whole from a binary file", arguments: [15, 256, 70_000])
  func manyEntries(_ count: Int) throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", "\($0 % 7)") })
    let data = try PropertyListSerialization.data(
      fromPropertyList: texts, format: .binary, options: 0)
    let table = try Self.table(Array(data))
    #expect(Self.values(table) == texts.mapValues { .string($0) })
  }

  @Test("keeps canonically equivalent keys apart in a binary file")
  func equivalentKeys() throws {
    let composed: [UInt8] = [0x61, 0x00, 0xE9]
    let decomposed: [UInt8] = [0x62, 0x00, 0x65, 0x03, 0x01]
    let bytes = HostilePropertyListTests.binary(
      [[0xD2, 1, 2, 3, 4], composed, decomposed, [0x51, 0x31], [0x51, 0x32]])
    #expect(try Self.table(bytes).document.entries.count == 2)
  }

  @Test("takes the member of a key that Foundation takes, if a binary file has two")
  func duplicateKeys() throws {
    let bytes = HostilePropertyListTests.binary(
      [[0xD2, 1, 1, 2, 3], [0x51, 0x6B], [0x51, 0x31], [0x51, 0x32]])
    let oracle = unsafe try PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    let expected = try #require((oracle as? [String: String])?["k"])
    #expect(Self.values(try Self.table(bytes)) == ["k": .string(expected)])
  }

  @Test(
    "that is damaged XML has a failure with the line",
    arguments: [
      ("<plist>\n<dict>\n<key>a</key>\n<nothing/>\n</dict></plist>", 4),
      ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 3),
      (
        "<?xml version=\"1.0\"?>\n\n<plist><dict>\n<key>k</key><string>&no;</string></dict></plist>",
        4
      ),
    ])
  func xmlErrors(_ text: String, _ line: Int) throws {
    let table = try Self.table(Array(text.utf8))
    let failure = try #require(table.failure)
    #expect(failure.line == line, "\(failure.message)")
    #expect(!table.isIntact && table.document.entries.isEmpty)
  }

  @Test(
    "is intact or not",
    arguments: [
      ("\"a\" = \"b\";", true), ("", true), ("// only a comment", true),
      ("\"a\" = \"b\"", false), ("\"a\" = ;", false), ("\"a\" = \"\\q\";", true),
    ])
  func intact(_ text: String, _ isIntact: Bool) throws {
    #expect(try Self.table(Array(text.utf8)).isIntact == isIntact)
  }

  @Test("finds the entry of another table's key, whatever its escapes")
  func matching() throws {
    let source = try Self.table(Array("\"caf\\U00E9\" = \"1\"; b = \"2\"; \"c\" = \"3\";".utf8))
    let target = try Self.table(Array("\"b\" = \"z\"; \"café\" = \"y\"; \"b\" = \"x\";".utf8))
    #expect(
      source.document.entries.indices.map { target.entry(matching: $0, of: source) } == [1, 2, nil])
  }

  @Test("in XML is read as Foundation reads it, or not at all", arguments: 0..<8)
  func xmlOracle(_ seed: UInt64) throws {
    let pieces = [
      "<dict>", "</dict>", "<dict/>", "<key>a</key>", "<key>b</key>", "<string>x</string>",
      "<string/>", "<string>", "</string>", "<array>", "</array>", "<array />", "<true/>",
      "<!-- c -->", "<!--", "-->", "<?pi?>", "&lt;", "&amp;", "&#65;", "&#x1F600;", "&no;", "text",
      " ", "\n", "<![CDATA[<y>]]>", "<integer>5</integer>", "<data>YQ==</data>", "<key>", "</key>",
      "<string a=\"b\">z</string>", "</ string>", "</string >", "<plist>", "</plist>",
    ]
    var generator = SeededGenerator(seed: seed)
    var readCount = 0
    for _ in 0..<3_000 {
      var body = ["<key>k</key>", "<string>", "v", "</string>"]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0...body.count, using: &generator)
        body.insert(pieces.randomElement(using: &generator) ?? "", at: place)
      }
      let text = "<plist version=\"1.0\"><dict>" + body.joined() + "</dict></plist>"
      let table = try Self.table(Array(text.utf8))
      let oracle = FoundationOracle.read(Array(text.utf8))
      switch (table.failure, oracle) {
      case (nil, .value(.dictionary(let members), _)):
        readCount += 1
        // The oracle shows numbers and truth values as texts.
        let expected = members.filter { $0.value != .string("true") && $0.value != .string("5") }
        for member in expected {
          #expect(Self.values(table)[member.key] == member.value, "\(text)")
        }
        #expect(table.document.entries.count == members.count, "\(text)")
      case (nil, _): Issue.record("Foundation refuses \(text)")
      case (let failure?, .value): Issue.record("Foundation reads \(text): \(failure.message)")
      case (_?, .failure): break
      }
    }
    #expect(readCount > 300)
  }

  static let fixtures =
    ((try? Repository.rows(Repository.fixtures("strings").appending(path: "expected.tsv"))) ?? [])
    .compactMap { $0["file"] }.filter { $0.contains("xml") || $0.contains("binary") }

  @Test("is refused where Foundation refuses it, on the same line", arguments: fixtures)
  func fixture(_ file: String) throws {
    let folder = Repository.fixtures("strings")
    let row = try #require(
      try Repository.rows(folder.appending(path: "expected.tsv")).first { $0["file"] == file })
    let table = try Self.table(try Repository.bytes(folder.appending(path: file)))
    #expect((table.failure == nil) == (row["result"] == "ok"))
    #expect(table.failure?.line == row["line"].flatMap { Int($0) })
  }
}
