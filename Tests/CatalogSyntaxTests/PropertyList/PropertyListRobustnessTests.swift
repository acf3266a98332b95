import CatalogSyntax
import TestSupport
import Testing

@Suite("A damaged property list")
struct PropertyListRobustnessTests {
  /// Bytes that open, close, escape or spoil something.
  private static let interestingBytes: [UInt8] = [
    UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "!"),
    UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "\n"), 0, 0xFF,
  ]

  /// The fixtures that are small enough for trying every damage.
  private static func smallFiles() -> [PropertyListFile] {
    PropertyListFile.fixtures().filter { ((try? $0.bytes().count) ?? 0) <= 2_000 }
  }

  @Test("cut off anywhere is read", arguments: smallFiles())
  func truncation(_ file: PropertyListFile) throws {
    let bytes = try file.bytes()
    #expect(bytes.indices.lazy.compactMap { brokenPromise(of: Array(bytes[..<$0])) }.first == nil)
  }

  @Test("that lost any one byte is read", arguments: smallFiles())
  func deletion(_ file: PropertyListFile) throws {
    let bytes = try file.bytes()
    let damaged = bytes.indices.lazy.map { Array(bytes[..<$0] + bytes[($0 + 1)...]) }
    #expect(damaged.compactMap { brokenPromise(of: $0) }.first == nil)
  }

  @Test(
    "with any one byte replaced is read",
    arguments: smallFiles().filter { $0.testDescription.contains(/^co|-xml-/) })
  func replacement(_ file: PropertyListFile) throws {
    let bytes = try file.bytes()
    let damaged = bytes.indices.lazy.flatMap { index in
      Self.interestingBytes.lazy.map { byte in
        var copy = bytes
        copy[index] = byte
        return copy
      }
    }
    #expect(damaged.compactMap { brokenPromise(of: $0) }.first == nil)
  }

  @Test("made of pieces in any order is read", arguments: 0..<8)
  func shuffled(_ seed: UInt64) {
    let pieces = [
      "<plist>", "</plist>", "<dict>", "</dict>", "<dict/>", "<array>", "</array>", "<key>k</key>",
      "<key>", "</key>", "<string>x</string>", "<string>", "</string>", "<true/>", "<true>", "text",
      "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE", "[", "]", ">", "<", "</", "/>",
      "&amp;", "&", "&x;", "<foo>", "</foo>", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", " ",
      "<integer>5</integer>", "<real>", "<data>", "<date>", "\"", "'", "é", "\u{0}",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4_000 {
      let count = Int.random(in: 0..<24, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      #expect(brokenPromise(of: Array(text.utf8)) == nil)
    }
  }

  @Test(
    "of great depth is a problem and not an overflow",
    arguments: [
      NamedText("arrays", "<array>"), NamedText("dictionaries", "<dict><key>a</key>"),
      NamedText("lists", "<plist>"), NamedText("arrays with attributes", "<array a=\"b\">"),
      NamedText("dictionaries without keys", "<dict>\n"),
    ])
  func depth(_ input: NamedText) throws {
    let bytes = Array(String(repeating: input.text, count: 100_000).utf8)
    #expect(brokenPromise(of: bytes) == nil)
    let document = PropertyListDocument(try SourceText(bytes))
    #expect(document.problems.contains { $0.kind == .nestingTooDeep })
  }

  @Test("of the deepest legal nesting is read", arguments: [(512, true), (513, false)])
  func deepest(_ count: Int, _ isLegal: Bool) throws {
    let value =
      String(repeating: "<array>", count: count) + String(repeating: "</array>", count: count)
    for text in ["<plist><dict><key>k</key>\(value)</dict></plist>", "<array>\(value)</array>"] {
      let document = try PropertyListDocument(text)
      #expect((document.problems == []) == isLegal)
      #expect(document.problems.allSatisfy { $0.kind == .nestingTooDeep })
    }
  }

  @Test(
    "five megabytes of one byte are read",
    arguments: interestingBytes + [UInt8(ascii: "a"), UInt8(ascii: "-")])
  func oneByte(_ byte: UInt8) throws {
    let document = PropertyListDocument(try SourceText(Array(repeating: byte, count: 5 << 20)))
    #expect(document.pieces().last?.range.end == document.source.utf8.count)
    #expect(document.problems.count <= 2)
  }

  /// Where reading looks ahead or goes back, it must not do so over and over.
  @Test(
    "with a fault at every step is read",
    arguments: [
      NamedText("open strings", "<string>x\n"), NamedText("open keys", "<key>a<true/>"),
      NamedText("unknown elements", "<dict><a>"), NamedText("unknown elements of a kind", "<a>"),
      NamedText("closing tags of nothing", "</string>"), NamedText("closing tags", "</array>"),
      NamedText("tags without end", "<key "), NamedText("open comments", "<!--"),
      NamedText("open sections", "<string><![CDATA["),
      NamedText("ampersands", "<string>&&&&</string>"),
      NamedText("markup", "<string><b></string>"), NamedText("keys", "<key>a</key>"),
      NamedText("values", "<true/>"), NamedText("conflict markers", "\n<<<<<<< a\n"),
      NamedText("texts", "a<true/>"), NamedText("open instructions", "<?x"),
      NamedText("open documents", "<!DOCTYPE [\""), NamedText("closing spaces", "</key   "),
    ])
  func manyFaults(_ input: NamedText) {
    for prefix in ["", "<plist><dict>", "<array><string>"] {
      let bytes = Array((prefix + String(repeating: input.text, count: 10_000)).utf8)
      #expect(brokenPromise(of: bytes) == nil)
    }
  }

  @Test("with ill-formed bytes is refused at the first of them")
  func encoding() throws {
    let bytes =
      Array("<plist><string>ok ".utf8) + [0xC3, 0x28, 0xFF] + Array("</string></plist>".utf8)
    let document = PropertyListDocument(try SourceText(bytes))
    #expect(document.bytes() == bytes && !document.isIntact)
    guard case .failure(let message, let offset) = document.reading() else {
      Issue.record("ill-formed bytes are accepted")
      return
    }
    #expect(message.contains("no text in the file's encoding") && offset == 18)
  }
}
