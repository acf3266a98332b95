import CatalogSyntax
import TestSupport
import Testing

@Suite("An edit of a property list")
struct PropertyListEditingTests {
  @Test(
    "writes a text in the manner of the one that is there",
    arguments: [
      (
        "<string>old</string>", "a & b < c > d \"q\"",
        "<string>a &amp; b &lt; c &gt; d \"q\"</string>"
      ),
      ("<string a='b'>old</string >", "new", "<string a='b'>new</string >"),
      ("<string/>", "new", "<string>new</string>"),
      (
        "<string>&quot;old&quot;</string>", "\"new\" 'x'",
        "<string>&quot;new&quot; &apos;x&apos;</string>"
      ),
      ("<string>&amp;</string>", "\"new\"", "<string>\"new\"</string>"),
      ("<string><![CDATA[<b>]]></string>", "<i> & x", "<string><![CDATA[<i> & x]]></string>"),
      ("<string><![CDATA[<b>]]></string>", "a ]]> b", "<string>a ]]&gt; b</string>"),
      ("<string>a<![CDATA[<b>]]></string>", "<i>", "<string>&lt;i&gt;</string>"),
      ("<string>old</string>", "CR\r, TAB\t, LF\n", "<string>CR&#13;, TAB\t, LF\n</string>"),
      ("<string>&#65;</string>", "A", "<string>&#65;</string>"),
      ("<string>é</string>", "e\u{301}", "<string>e\u{301}</string>"),
    ])
  func texts(_ before: String, _ text: String, _ after: String) throws {
    let document = try PropertyListDocument("<array>\(before)</array>")
    let edited = document.text(applying: try document.edits(settingText: text, of: 1))
    #expect(Array(edited.utf8) == Array("<array>\(after)</array>".utf8))
    #expect(Array(try PropertyListDocument(edited).text(of: 1).utf8) == Array(text.utf8))
  }

  @Test(
    "adds a member laid out like those that are there",
    arguments: [
      (
        "<dict>\n\t<key>a</key>\n\t<string>b</string>\n</dict>",
        "<dict>\n\t<key>a</key>\n\t<string>b</string>\n\t<key>k</key>\n\t<dict>\n\t\t<key>x</key>\n\t\t<string>&amp;</string>\n\t</dict>\n</dict>"
      ),
      (
        "<dict>\r\n  <key>a</key> <string>b</string> <!-- c -->\r\n</dict>",
        "<dict>\r\n  <key>a</key> <string>b</string> <!-- c -->\r\n  <key>k</key> <dict>\r\n    <key>x</key> <string>&amp;</string>\r\n  </dict>\r\n</dict>"
      ),
      (
        "<dict><key>a</key><string>b</string></dict>",
        "<dict><key>a</key><string>b</string><key>k</key><dict><key>x</key><string>&amp;</string></dict></dict>"
      ),
      (
        "<plist>\n<dict/>\n</plist>",
        "<plist>\n<dict>\n\t<key>k</key>\n\t<dict>\n\t\t<key>x</key>\n\t\t<string>&amp;</string>\n\t</dict>\n</dict>\n</plist>"
      ),
      (
        "<plist>\n  <dict>\n    <!-- none yet -->\n  </dict>\n</plist>",
        "<plist>\n  <dict>\n    <!-- none yet -->\n  \t<key>k</key>\n  \t<dict>\n  \t\t<key>x</key>\n  \t\t<string>&amp;</string>\n  \t</dict>\n  </dict>\n</plist>"
      ),
      (
        "<dict>\n    <key>o</key>\n    <dict>\n      <key>i</key>\n      <true/>\n    </dict>\n</dict>",
        "<dict>\n    <key>o</key>\n    <dict>\n      <key>i</key>\n      <true/>\n    </dict>\n    <key>k</key>\n    <dict>\n      <key>x</key>\n      <string>&amp;</string>\n    </dict>\n</dict>"
      ),
    ])
  func additions(_ before: String, _ after: String) throws {
    let document = try PropertyListDocument(before)
    let value = PropertyListValue.dictionary([.init(key: "x", value: .string("&"))])
    let root = try #require(document.root)
    let edits = try document.edits(addingKey: "k", value, to: root)
    #expect(document.text(applying: edits) == after)
  }

  @Test(
    "removes a member with its lines and comments",
    arguments: [
      (
        "<dict>\n\t<key>k</key>\n\t<true/>\n\t<key>a</key>\n\t<true/>\n</dict>",
        "<dict>\n\t<key>a</key>\n\t<true/>\n</dict>"
      ),
      (
        "<dict>\n\t<key>a</key>\n\t<true/>\n\t<!-- k -->\n\t<key>k</key>\n\t<true/> <!-- k too -->\n</dict>",
        "<dict>\n\t<key>a</key>\n\t<true/>\n</dict>"
      ),
      (
        "<dict>\n\t<!-- section -->\n\n\t<key>k</key>\n\t<true/>\n</dict>",
        "<dict>\n\t<!-- section -->\n\n</dict>"
      ),
      (
        "<dict>\n\t<key>a</key>\n\t<true/> <!-- a -->\n\t<key>k</key>\n\t<true/>\n</dict>",
        "<dict>\n\t<key>a</key>\n\t<true/> <!-- a -->\n</dict>"
      ),
      ("<dict><key>a</key><true/><key>k</key><true/></dict>", "<dict><key>a</key><true/></dict>"),
      (
        "<dict><key>k</key><true/>\n<key>a</key><true/>\n<key>k</key><true/></dict>",
        "<dict>\n<key>a</key><true/>\n</dict>"
      ),
    ])
  func removals(_ before: String, _ after: String) throws {
    let document = try PropertyListDocument(before)
    let root = try #require(document.root)
    let members = document.members(of: root).filter { document.hasText($0.key, "k") }
    let edits = try document.edits(removing: members, from: root)
    #expect(document.text(applying: edits) == after)
  }

  @Test("is made in the file's own encoding")
  func wideText() throws {
    let text = "<dict><key>a</key><string>é😀b</string></dict>"
    let wide: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let document = PropertyListDocument(try SourceText(wide))
    let bytes = document.source.bytes(
      applying: try document.edits(settingText: "ü", of: 2))
    let expected = "<dict><key>a</key><string>ü</string></dict>"
    #expect(bytes == [0xFE, 0xFF] + expected.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  @Test("writes references where the header allows no other character than ASCII")
  func limitedEncodings() throws {
    let header = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
    let document = try PropertyListDocument(
      header + "<dict><key>a</key><string><![CDATA[b]]></string></dict>")
    let set = document.text(applying: try document.edits(settingText: "é<😀", of: 2))
    #expect(set == header + "<dict><key>a</key><string>&#233;&lt;&#128512;</string></dict>")
    let add = document.text(applying: try document.edits(addingKey: "ü", .string("é"), to: 0))
    #expect(add.hasSuffix("<key>&#252;</key><string>&#233;</string></dict>"))
    let formatted = document.text(applying: try PropertyListFormatter().edits(for: document))
    #expect(formatted.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
  }

  @Test("is refused for a file with faults, a wrong node and a text that XML cannot hold")
  func refusals() throws {
    let damaged = try PropertyListDocument("<dict><key>a</key></dict>")
    #expect(throws: PropertyListEditError.damagedFile(damaged.problems[0])) {
      try damaged.edits(settingText: "x", of: 1)
    }
    let illFormed = PropertyListDocument(
      try SourceText(Array("<array><string>".utf8) + [0xFF] + Array("</string></array>".utf8)))
    #expect(throws: PropertyListEditError.badEncoding(illFormed.source.encodingProblems[0])) {
      try illFormed.edits(settingText: "x", of: 1)
    }
    let intact = try PropertyListDocument("<array><true/><string>a</string></array>")
    #expect(throws: PropertyListEditError.wrongKind(.true)) {
      try intact.edits(settingText: "x", of: 1)
    }
    #expect(throws: PropertyListEditError.wrongKind(.array)) {
      try intact.edits(addingKey: "k", .boolean(true), to: 0)
    }
    #expect(throws: PropertyListEditError.unrepresentableText("\u{0}")) {
      try intact.edits(settingText: "\u{0}", of: 2)
    }
  }
}
