@testable import CatalogSyntax
import TestSupport
import Testing

@Suite("An XML property list")
struct PropertyListDocumentTests {
  @Test(
    "is a tree of pieces without gaps that gives back its bytes",
    arguments: PropertyListFile.fixtures() + PropertyListFile.corpus())
  func roundTrip(_ file: PropertyListFile) throws {
    #expect(brokenPromise(of: try file.bytes()) == nil)
  }

  @Test("of the corpus has no fault but keys that are there twice")
  func corpus() throws {
    for file in PropertyListFile.corpus() {
      let document = PropertyListDocument(try SourceText(try file.bytes()))
      #expect(document.problems.filter { $0.kind != .duplicateKey } == [], "\(file.path)")
    }
  }

  @Test("has its elements in the order of their opening tags, each with its end")
  func nodes() throws {
    let document = try PropertyListDocument(
      """
      <plist version="1.0"><dict>
        <key>a</key><array><string>x</string><dict/></array>
        <key>b</key><true/>
      </dict></plist>
      """)
    #expect(document.problems == [])
    #expect(
      document.nodes.map(\.kind)
        == [.plist, .dictionary, .key, .array, .string, .dictionary, .key, .true])
    #expect(document.nodes.map(\.next) == [8, 8, 3, 6, 5, 6, 7, 8])
    let root = try #require(document.root)
    #expect(root == 1)
    #expect(document.members(of: root).map(\.key) == [2, 6])
    #expect(document.members(of: root).map(\.value) == [3, 7])
    #expect(document.elements(of: 3) == [4, 5])
    #expect(document.elements(of: root) == [] && document.members(of: 3) == [])
  }

  @Test("has places for every element and what is in it")
  func ranges() throws {
    let text = "<dict><key>a b</key>\n\t<string >x&amp;y</string ></dict>"
    let document = try PropertyListDocument(text)
    func spelled(_ range: SourceRange) -> String { document.source.text(in: range) }
    #expect(spelled(document.nodes[0].range) == text)
    #expect(spelled(document.nodes[1].range) == "<key>a b</key>")
    #expect(spelled(document.nodes[1].contentRange) == "a b")
    #expect(spelled(document.nodes[2].range) == "<string >x&amp;y</string >")
    #expect(spelled(document.nodes[2].contentRange) == "x&amp;y")
  }

  @Test(
    "has texts with references and CDATA sections resolved",
    arguments: [
      ("plain é 😀", "plain é 😀"), ("", ""), ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
      ("&#65;&#x42;&#x1F600;", "AB😀"), ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"),
      ("<![CDATA[]]><![CDATA[ ]]]]>", " ]]"), ("a ]]> b > c", "a ]]> b > c"),
      ("&amp;lt;", "&lt;"), ("&#13;&#10;", "\r\n"), ("a\r\nb", "a\r\nb"),
    ])
  func texts(_ spelling: String, _ text: String) throws {
    let document = try PropertyListDocument("<array><string>\(spelling)</string></array>")
    #expect(document.problems == [])
    #expect(Array(document.text(of: 1).utf8) == Array(text.utf8))
  }

  @Test(
    "finds the spelling of a part of a text",
    arguments: [
      ("ab%dc", 2, 4, "%d"), ("a&amp;%dc", 2, 4, "%d"), ("a&amp;bc", 1, 2, "&amp;"),
      ("<![CDATA[a<%d]]>x", 2, 4, "%d"), ("é&#x1F600;%d", 6, 8, "%d"),
      ("é&#x1F600;%d", 2, 8, "&#x1F600;%d"), ("a<![CDATA[b]]>c", 0, 3, "a<![CDATA[b]]>c"),
      ("abc", 3, 3, ""),
    ])
  func sourceRanges(_ spelling: String, _ start: Int, _ end: Int, _ expected: String) throws {
    let document = try PropertyListDocument("<array><string>\(spelling)</string></array>")
    let range = document.sourceRange(ofText: SourceRange(start, end), in: 1)
    #expect(document.source.text(in: range) == expected)
  }

  @Test(
    "is accepted in every form that Foundation accepts",
    arguments: [
      NamedText("bare", "<dict><key>a</key><string>b</string></dict>"),
      NamedText("no header", "<plist><dict><key>a</key><string>b</string></dict></plist>"),
      NamedText(
        "white space and a comment first",
        "\n <!-- c --><plist><dict><key>a</key><string>b</string></dict></plist>"),
      NamedText(
        "attributes",
        "<plist version='1.0' x=\"y\"><dict z=''><key>a</key><string>b</string></dict></plist>"),
      NamedText(
        "instructions and comments",
        "<?x?><plist><?y z?><dict><!-- > --><key>a</key><?k?><string>b</string><!----></dict></plist>"
      ),
      NamedText(
        "a document type",
        "<!DOCTYPE plist SYSTEM 'a>b'><plist><dict><key>a</key><string>b</string></dict></plist>"),
      NamedText("a key as the value", "<dict><key>a</key><key>b</key></dict>"),
      NamedText(
        "two definitions", "<dict><key>a</key><true/><key>a</key><string>b</string></dict>"),
      NamedText("text behind the end", "<dict><key>a</key><string>b</string></dict> rest"),
    ])
  func forms(_ input: NamedText) throws {
    let expected = PropertyListValue.dictionary([.init(key: "a", value: .string("b"))])
    let plain = Array(input.text.utf8)
    let wide: [UInt8] = input.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [plain, [0xEF, 0xBB, 0xBF] + plain, [0xFF, 0xFE] + wide] {
      let document = PropertyListDocument(try SourceText(bytes))
      guard case .value(let value) = document.reading() else {
        Issue.record("refused: \(document.problems)")
        continue
      }
      #expect(value == expected)
      #expect(document.bytes() == bytes)
    }
  }

  @Test("takes keys for the same by their code units")
  func keys() throws {
    let document = try PropertyListDocument(
      "<dict><key>é</key><true/><key>e\u{301}</key><false/><key>&#233;</key><string/></dict>")
    #expect(document.problems.map(\.kind) == [.duplicateKey])
    #expect(document.member(ofKey: "é", in: 0)?.value == 6)
    #expect(document.member(ofKey: "e\u{301}", in: 0)?.value == 4)
    #expect(document.member(ofKey: "f", in: 0) == nil)
  }
}
