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

  @Test("has its entries in file order, each with its place in the file")
  func places() throws {
    let contents = try PropertyListTable.contents(Array(Self.xml.utf8), .xml).get()
    let document = StringsDocument(try SourceText(utf8: contents.text))
    #expect(document.problems == [])
    #expect(document.entries.map { document.key(of: $0) } == ["b", "a<", "b"])
    #expect(document.entries.map { document.value(of: $0) } == ["1 & 2", nil, ""])
    let source = try #require(contents.source)
    #expect(
      contents.places.map { source.text(in: $0.key) }
        == ["<key>b</key>", "<key>a&lt;</key>", "<key>b</key>"])
    #expect(
      contents.places.map { source.text(in: $0.value) }
        == ["<string>1 &amp; 2</string>", "<dict><key>x</key><true/></dict>", "<string/>"])
    #expect(
      contents.places.map { source.text(in: $0.valueContent) }
        == ["1 &amp; 2", "<key>x</key><true/>", ""])
  }

  @Test("has no places in binary form")
  func binary() throws {
    let value = PropertyListValue.dictionary([
      .init(key: "b", value: .string("1")), .init(key: "a", value: .string("2")),
    ])
    let contents = try PropertyListTable.contents(
      try BinaryPropertyListWriter.bytes(value), .binary
    ).get()
    #expect(contents.text == "\"a\" = \"2\";\n\"b\" = \"1\";\n")
    #expect(contents.source == nil && contents.places.isEmpty)
  }

  @Test(
    "is refused as it is without places",
    arguments: [
      "<plist><array/></plist>", "<dict>\n<key>a</key></dict>", "<resources/>", "<dict><key>a",
    ])
  func failures(_ text: String) {
    let bytes = Array(text.utf8)
    guard case .failure(let failure) = PropertyListTable.contents(bytes, .xml),
      case .failure(let expected) = PropertyListTable.read(bytes, .xml)
    else {
      Issue.record("a damaged file is accepted")
      return
    }
    #expect(failure == expected)
  }
}
