import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

@Suite("A comment on a key of a .stringsdict file")
struct StringsDictCommentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// The comments of the entries.
    var comments: [String?]

    init(_ name: String, _ text: String, _ comments: [String?]) {
      (testDescription, self.text, self.comments) = (name, text, comments)
    }
  }

  static let readings: [Case] = [
    Case("above the key", "<dict>\n\t<!-- a -->\n\t<key>k</key><string/>\n</dict>", ["a"]),
    Case(
      "two above the key", "<dict>\n<!-- a -->\n<!--b-->\n<key>k</key><string/></dict>", ["a\nb"]),
    Case(
      "between key and value", "<dict><key>k</key>\n<!-- a -->\n<!-- b -->\n<string/></dict>",
      ["a\nb"]),
    Case("behind the value", "<dict><key>k</key><string/> <!-- a -->\n</dict>", ["a"]),
    Case(
      "above wins", "<dict>\n<!-- a -->\n<key>k</key><!-- b --><string/><!-- c --></dict>", ["a"]),
    Case(
      "in front of the key on its line", "<dict>\n<!-- a --> <key>k</key><string/></dict>", ["a"]),
    Case(
      "behind the value before it",
      "<dict>\n<key>k</key><string/> <!-- a -->\n<key>l</key><string/></dict>", ["a", nil]),
    Case("apart from the key", "<dict>\n<!-- a -->\n\n<key>k</key><string/></dict>", [nil]),
    Case("of the file", "<!-- a -->\n<plist>\n<dict>\n<key>k</key><string/></dict></plist>", [nil]),
    Case("in a text", "<dict>\n<key>k</key><string><![CDATA[<!-- a -->]]></string></dict>", [nil]),
    Case(
      "on several lines", "<dict>\n<!--\r\n one\r\n two\r -->\n<key>k</key><string/></dict>",
      ["one\n two"]),
    Case("without text", "<dict>\n<!---->\n<key>k</key><string/></dict>", [""]),
  ]

  @Test("is read", arguments: readings)
  func reading(_ input: Case) throws {
    let document = try StringsDictDocument(Array(input.text.utf8))
    #expect(document.isIntact)
    #expect(document.entries.indices.map(document.comment) == input.comments)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    var comment: String?
    var after: String

    init(_ name: String, _ before: String, _ comment: String?, _ after: String) {
      (testDescription, self.before, self.comment, self.after) = (name, before, comment, after)
    }
  }

  static let changes: [Change] = [
    Change(
      "is put above the key, indented like it", "<dict>\n\t<key>k</key>\n\t<string/>\n</dict>",
      "new",
      "<dict>\n\t<!-- new -->\n\t<key>k</key>\n\t<string/>\n</dict>"),
    Change(
      "replaces the one that is there", "<dict>\n\t<!--old-->\n\t<key>k</key><string/></dict>",
      "a < b & c",
      "<dict>\n\t<!-- a < b & c -->\n\t<key>k</key><string/></dict>"),
    Change(
      "replaces several", "<dict>\n  <!-- a -->\n  <!-- b -->\n  <key>k</key><string/></dict>",
      "new",
      "<dict>\n  <!-- new -->\n  <key>k</key><string/></dict>"),
    Change(
      "leaves the one that says it", "<dict>\n<!--a-->\n<!-- b-->\n<key>k</key><string/></dict>",
      "a\nb",
      "<dict>\n<!--a-->\n<!-- b-->\n<key>k</key><string/></dict>"),
    Change(
      "goes", "<dict>\n\t<!-- a -->\n\t<!-- b -->\n\t<key>k</key><string/></dict>", nil,
      "<dict>\n\t<key>k</key><string/></dict>"),
    Change(
      "cannot go if there is none", "<dict><key>k</key><string/></dict>", nil,
      "<dict><key>k</key><string/></dict>"),
    Change(
      "stands on its own line in a file on one line", "<dict><key>k</key><string/></dict>", "new",
      "<dict>\n<!-- new -->\n<key>k</key><string/></dict>"),
    Change(
      "takes the line breaks of the file", "<dict>\r\n<key>k</key><string/>\r\n</dict>", "one\ntwo",
      "<dict>\r\n<!-- one\r\ntwo -->\r\n<key>k</key><string/>\r\n</dict>"),
    Change(
      "is kept apart from the comment of a section",
      "<dict>\n<!-- section -->\n\n<key>k</key><string/></dict>", "-new-",
      "<dict>\n<!-- section -->\n\n<!-- -new- -->\n<key>k</key><string/></dict>"),
    Change(
      "goes above the last of two definitions",
      "<dict>\n<key>k</key><string/>\n<key>k</key><string/></dict>", "new",
      "<dict>\n<key>k</key><string/>\n<!-- new -->\n<key>k</key><string/></dict>"),
  ]

  @Test("is set and read again", arguments: changes)
  func setting(_ input: Change) throws {
    let document = try StringsDictDocument(Array(input.before.utf8))
    let edits = try document.edits(settingComment: input.comment, forKey: "k")
    let bytes = document.syntax.source.bytes(applying: edits)
    #expect(String(decoding: bytes, as: UTF8.self) == input.after)
    let edited = try StringsDictDocument(bytes)
    let index = try #require(edited.entries.lastIndex { $0.key == "k" })
    #expect(edited.isIntact && edited.comment(ofEntry: index) == input.comment)
    #expect(try edited.edits(settingComment: input.comment, forKey: "k") == [])
  }

  @Test("is set on every key of every file, and goes with it", arguments: StringsDictFile.all)
  func everyKey(_ file: StringsDictFile) throws {
    let document = try file.document()
    guard document.hasPositions else { return }
    for (index, entry) in document.entries.enumerated() where entry.isEffective {
      let edits = try document.edits(settingComment: "a \"note\"", forKey: entry.key)
      let edited = try StringsDictDocument(document.syntax.source.bytes(applying: edits))
      #expect(edited.isIntact && edited.comment(ofEntry: index) == "a \"note\"")
      #expect(edited.leaves().map(\.text.text) == document.leaves().map(\.text.text))
      let removal = try edited.edits(removingKey: entry.key)
      let text = edited.syntax.source.bytes(applying: removal)
      #expect(!String(decoding: text, as: UTF8.self).contains("a \"note\""))
    }
  }

  @Test(
    "is refused if XML cannot hold it",
    arguments: ["--", "a--b", "--->", "\u{1}", "\u{0}", "\u{FFFE}"])
  func refusals(_ comment: String) throws {
    let document = try StringsDictFile("plural").document()
    #expect(throws: StringsDictEditError.unrepresentableComment(comment)) {
      try document.edits(settingComment: comment, forKey: "homes")
    }
    #expect(throws: StringsDictEditError.keyNotFound("x")) {
      try document.edits(settingComment: comment, forKey: "x")
    }
  }
}
