@testable import StringCatalog

import CatalogSyntax
import Testing

@Suite("A .strings file stored as a property list")
struct PropertyListTableTests {
  private static let xml = """
    <plist version="1.0"><dict>
      <key>b</key> <string>1 &amp; 2</string>
      <key>a&lt;</key><dict><key>x</key><true/></dict>
      <key>b</key><string/>
    </dict></plist>
    """

  private static func table(_ bytes: [UInt8]) throws -> LocalizedTable {
    try LocalizedTable(
      file: TableFile(path: "x", locale: LocaleIdentifier("en"), table: "x"), bytes: bytes)
  }

  @Test("has its entries in file order, each with its place in the file")
  func places() throws {
    let table = try Self.table(Array(Self.xml.utf8))
    #expect(table.document.problems == [] && table.hasPositions && table.isIntact)
    let places = Array(0..<table.count)
    #expect(places.map(table.key) == ["b", "a<", "b"])
    #expect(places.map(table.value) == ["1 & 2", nil, ""])
    #expect(
      places.map { table.source.text(in: table.keyRange(of: $0)) }
        == ["<key>b</key>", "<key>a&lt;</key>", "<key>b</key>"])
    #expect(
      places.map { table.source.text(in: table.valueRange(of: $0)) }
        == ["<string>1 &amp; 2</string>", "<dict><key>x</key><true/></dict>", "<string/>"])
    #expect(
      places.map { table.source.text(in: table.valueContentRange(of: $0)) }
        == ["1 &amp; 2", "<key>x</key><true/>", ""])
    #expect(
      table.source.text(in: table.range(of: 0)) == "<key>b</key> <string>1 &amp; 2</string>")
  }

  @Test("takes the last definition of a key, as Foundation does, and keeps the others in sight")
  func redefinitions() throws {
    let table = try Self.table(Array(Self.xml.utf8))
    #expect(table.index.redefinitions.map(\.entry) == [2])
    #expect(table.index.redefinitions.map(\.first) == [0])
    #expect(table.index.entry(forKey: [0x62].span, in: table.document) == 2)
  }

  @Test(
    "has as many entries as members, whatever the texts hold",
    arguments: [
      "a\u{0}b", "\u{1}\u{7F}\u{85}\u{2028}", "\\", "\\\"", "\"", "'", "*/", "/*", ";", "&#13;",
      "<![CDATA[ ]]>", "&amp;#0;", "<<<<<<< a\n=======\n>>>>>>> b", "\u{FEFF}",
    ])
  func texts(_ text: String) throws {
    let table = try Self.table(
      Array(
        "<dict><key>\(text)</key><string>\(text)</string><key>z</key><array/></dict>\n".utf8))
    // What XML does not allow as a text is refused as a whole.
    #expect(table.failure != nil ? table.count == 0 : table.count == 2)
    for place in 0..<table.count { #expect(!table.keyRange(of: place).isEmpty) }
  }

  @Test("has a place for every entry, however deep its value", arguments: [10, 511, 512, 513, 600])
  func depth(_ depth: Int) throws {
    let open = String(repeating: "<array>", count: depth)
    let close = String(repeating: "</array>", count: depth)
    let table = try Self.table(
      Array(
        "<dict><key>a</key>\(open)\(close)<key>b</key><string>x</string></dict>\n".utf8))
    #expect(table.failure != nil ? table.count == 0 : table.count == 2)
    for place in 0..<table.count { #expect(!table.valueRange(of: place).isEmpty) }
  }

  @Test("is sorted and has no places in binary form")
  func binary() throws {
    let value = PropertyListValue.dictionary([
      .init(key: "b", value: .string("1")), .init(key: "a", value: .string("2")),
    ])
    let table = try Self.table(try BinaryPropertyListWriter.bytes(value))
    #expect((0..<table.count).map(table.key) == ["a", "b"])
    #expect(!table.hasPositions && table.propertyList == nil)
    #expect(table.source.text(in: table.valueRange(of: 0)) == "\"2\"")
  }

  @Test(
    "is refused with its line, and its text is kept",
    arguments: [
      ("<plist><array/></plist>", nil), ("<dict>\n<key>a</key></dict>", 2), ("<resources/>", 1),
      ("<dict>\n<key>a", 2),
    ] as [(String, Int?)])
  func failures(_ text: String, _ line: Int?) throws {
    let table = try Self.table(Array(text.utf8))
    let failure = try #require(table.failure)
    #expect(failure.line == line)
    #expect(table.count == 0 && !table.isIntact)
    #expect(table.source.bytes() == Array(text.utf8))
  }
}
