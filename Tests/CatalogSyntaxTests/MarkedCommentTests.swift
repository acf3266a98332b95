import CatalogSyntax
import TestSupport
import Testing

@Suite("Comments that hold a word")
struct MarkedCommentTests {
  @Test("a word is found where it first stands, and nowhere else")
  func pattern() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let word = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        Bool.random(using: &random) ? "a" : ":"
      }.joined()
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Bool.random(using: &random) ? "a" : ":"
      }.joined()
      let start = Int.random(in: 0...3, using: &random)
      let bytes = Array(text.utf8)
      let expected = bytes.indices.first {
        $0 >= start && bytes[$0...].starts(with: Array(word.utf8))
      }
      #expect(BytePattern(word).firstIndex(in: bytes.span, from: start) == expected)
    }
  }

  @Test("those of a .strings file are given with their entries")
  func strings() throws {
    let text = """
      /* X header */

      // X one
      /* other */
      "a" /* X two */ = "X /* X */"; // X three

      // X four

      /* X five */ "c" = "d"; /* X six */ "e" = ( "X", /* X seven */ "f" ); // X eight
      // X nine
      """
    let document = StringsDocument(try SourceText(utf8: text))
    let found = document.comments(containing: BytePattern("X ")).map { owned in
      let comment = document.source.text(in: owned.comment.contentRange)
      return comment.filter { $0 != " " }
        + (owned.entry.map { " " + document.key(of: document.entries[$0]) } ?? "")
    }
    #expect(
      found == [
        "Xheader", "Xone a", "Xtwo a", "Xthree a", "Xfour", "Xfive c", "Xsix e", "Xeight e",
        "Xnine",
      ])
  }

  @Test("those of a property list are given with their members")
  func propertyList() throws {
    let text = """
      <!-- X top -->
      <plist><dict>
        <!-- X one -->
        <key>a</key> <!-- X two --> <string>X</string> <!-- X three -->

        <!-- X four -->

        <key>b</key>
        <dict>
          <key>c</key> <string>d</string> <!-- X five -->
        </dict>
        <!-- X six -->
      </dict></plist>
      """
    let document = PropertyListDocument(try SourceText(utf8: text))
    let found = document.comments(containing: BytePattern("X ")).map { owned in
      document.source.text(in: owned.contentRange).filter { $0 != " " }
        + (owned.member.map { " " + document.text(of: $0.key) } ?? "")
        + (owned.isAboveAll ? " top" : "")
    }
    #expect(
      found == [
        "Xtop top", "Xone a top", "Xtwo a", "Xthree a", "Xfour", "Xfive b", "Xsix",
      ])
  }

  @Test("many comments in one place are all found")
  func many() throws {
    let text =
      "\"a\" = \"b\";\n" + String(repeating: "/* X */\n", count: 50_000) + "\"c\" = \"d\";\n"
    let document = StringsDocument(try SourceText(utf8: text))
    let found = document.comments(containing: BytePattern("X "))
    #expect(found.count == 50_000)
    #expect(found.allSatisfy { $0.entry == 1 })
  }
}
