import CatalogSyntax
import Testing

@Suite("New files")
struct StringsWriterTests {
  @Test(
    "a comment is read back as it is said",
    arguments: [
      "plain", "", "  blanks around\t", "two\nlines", "ends */ a block", "*/", "a */\n  b\n\nc */",
      "\n*/\n", "starts /* a block", "// a line", "\u{2028}*/ \r\n x", "*", "/", "é*/",
    ])
  func comments(_ comment: String) throws {
    let bytes = StringsWriter.bytes([
      StringsWriter.Entry(key: "before", value: "1"),
      StringsWriter.Entry(key: "a", value: "x", comment: comment),
      StringsWriter.Entry(key: "behind", value: "2"),
    ])
    let document = StringsDocument(try SourceText(bytes))
    #expect(document.problems == [])
    #expect(
      document.entries.indices.map { document.comment(of: $0) }
        == [nil, StringsWriter.comment(readingBack: comment), nil])
    let again = StringsWriter.comment(readingBack: comment)
    #expect(StringsWriter.comment(readingBack: again) == again)
    #expect(document.looseCommentCount == 0)
  }

  @Test("the comments of no entry are counted")
  func looseComments() throws {
    let text = """
      // header

      /* section */

      /* a */
      "a" /* inside */ = "1"; // behind, beside one above
      "b" = "2"; // b
      /* end */
      """
    let document = StringsDocument(try SourceText(utf8: text))
    #expect(document.entries.indices.map { document.comment(of: $0) } == ["a", "b"])
    #expect(document.looseCommentCount == 5)
  }

  @Test("entries are canonical, with a blank line around those with comments")
  func layout() {
    let bytes = StringsWriter.bytes([
      StringsWriter.Entry(key: "a", value: "1"), StringsWriter.Entry(key: "b", value: "\"\n"),
      StringsWriter.Entry(key: "c", value: "3", comment: "C"),
      StringsWriter.Entry(key: "d", value: "4"),
    ])
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        "a" = "1";
        "b" = "\\"\\n";

        /* C */
        "c" = "3";

        "d" = "4";

        """)
    #expect(StringsWriter.bytes([]) == [])
  }

  @Test("a property list has its comments above the keys, and gives them back")
  func propertyList() throws {
    let members = ["a", "b", "c"].map {
      PropertyListValue.Member(key: $0, value: .string("<\($0)>"))
    }
    let bytes = PropertyListWriter.xml(members, comments: ["one\ntwo", nil, "three"])
    let document = PropertyListDocument(try SourceText(bytes))
    let root = try #require(document.root)
    #expect(document.problems == [])
    #expect(document.value(of: root) == .dictionary(members))
    let comments = document.commentsOfMembers(of: root)
    #expect(comments.texts == ["one\ntwo", nil, "three"])
    #expect(comments.count == 2)
    #expect(document.commentCount == 2)
    #expect(!PropertyListWriter.canHold(comment: "a -- b"))
    #expect(!PropertyListWriter.canHold(comment: "\u{18}"))
    #expect(PropertyListWriter.canHold(comment: "a - b\n"))
  }

  @Test("arrays have the layout of Xcode")
  func array() {
    let fragment = JSONFragment.object([
      JSONFragment.Member("a", .array([.string("1"), .literal("2")])),
      JSONFragment.Member("b", .array([])),
    ])
    #expect(
      String(decoding: JSONLayout().text(of: fragment, indentation: ""), as: UTF8.self) == """
        {
          "a" : [
            "1",
            2
          ],
          "b" : [

          ]
        }
        """)
  }
}
