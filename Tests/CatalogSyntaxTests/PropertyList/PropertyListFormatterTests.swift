import CatalogSyntax
import TestSupport
import Testing

@Suite("The layout of a property list")
struct PropertyListFormatterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    /// What stands between header and end of the canonical file.
    var after: String

    init(_ name: String, _ before: String, _ after: String) {
      (testDescription, self.before, self.after) = (name, before, after)
    }

    static let header = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

      """

    static let all: [Case] = [
      Case(
        "gets header and element around it", "<dict><key>a</key><string>b</string></dict>",
        "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<string>b</string>\n</dict>\n</plist>\n"
      ),
      Case(
        "keeps the order of members and drops blank lines",
        "<plist><dict>\n  <key>b</key><string/>\n\n\n  <key>a</key><true></true></dict></plist>\n\n",
        """
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<string></string>
        \t<key>a</key>
        \t<true/>
        </dict>
        </plist>

        """),
      Case(
        "indents by depth",
        "<plist><dict><key>a</key><dict><key>b</key><array><real>1</real></array></dict></dict></plist>",
        """
        <plist version="1.0">
        <dict>
        \t<key>a</key>
        \t<dict>
        \t\t<key>b</key>
        \t\t<array>
        \t\t\t<real>1</real>
        \t\t</array>
        \t</dict>
        </dict>
        </plist>

        """),
      Case(
        "keeps comments where they belong",
        """
        <!-- file -->
        <plist><!-- plist -->
        <dict> <!-- dict -->
            <!-- a
                 b -->
            <key>a</key>  <!-- key -->
            <string>x</string>    <!-- value -->
              <!-- last -->
        </dict>
        </plist><!-- end -->
        """,
        """
        <!-- file -->
        <plist version="1.0"> <!-- plist -->
        <dict> <!-- dict -->
        \t<!-- a
                 b -->
        \t<key>a</key> <!-- key -->
        \t<string>x</string> <!-- value -->
        \t<!-- last -->
        </dict>
        </plist> <!-- end -->

        """),
      Case(
        "writes texts in one way",
        "<array><string>&quot;&apos;&gt;> <![CDATA[<&]]>&#x41;&#9;&#13;</string></array>",
        "<plist version=\"1.0\">\n<array>\n\t<string>\"'&gt;&gt; &lt;&amp;A\t&#13;</string>\n</array>\n</plist>\n"
      ),
      Case(
        "has short empty containers",
        "<array><dict></dict><array>\n</array><dict><!-- c --></dict></array>",
        """
        <plist version="1.0">
        <array>
        \t<dict/>
        \t<array/>
        \t<dict> <!-- c -->
        \t</dict>
        </array>
        </plist>

        """),
      Case(
        "keeps what it does not know",
        "<?pi?><plist version=\"2\"><data>\n  YWJj\n</data></plist> rest",
        "<?pi?>\n<plist version=\"1.0\">\n<data>\n  YWJj\n</data>\n</plist>\nrest"),
    ]
  }

  @Test("is canonical after formatting", arguments: Case.all)
  func formatting(_ input: Case) throws {
    let document = try PropertyListDocument(input.before)
    let formatted = document.text(applying: try PropertyListFormatter().edits(for: document))
    #expect(formatted == Case.header + input.after)
    let again = try PropertyListFormatter().edits(for: PropertyListDocument(formatted))
    #expect(again == [])
  }

  @Test(
    "changes neither value nor comments of any file, and is stable",
    arguments: PropertyListFile.fixtures() + PropertyListFile.corpus(), [false, true])
  func stability(_ file: PropertyListFile, _ isSorting: Bool) throws {
    let document = PropertyListDocument(try SourceText(try file.bytes()))
    var formatter = PropertyListFormatter()
    if isSorting { formatter.order = { left, right in left < right } }
    guard document.isIntact else {
      #expect(throws: PropertyListEditError.self) { try formatter.edits(for: document) }
      return
    }
    let bytes = document.source.bytes(applying: try formatter.edits(for: document))
    let changed = PropertyListDocument(try SourceText(bytes))
    #expect(changed.problems.map(\.kind) == document.problems.map(\.kind))
    #expect(Self.comments(changed) == Self.comments(document))
    #expect(try formatter.edits(for: changed) == [])
    if !isSorting, let old = document.root, let new = changed.root {
      #expect(changed.value(of: new) == document.value(of: old))
    }
    #expect(changed.source.encoding == document.source.encoding)
    #expect(changed.source.hasByteOrderMark == document.source.hasByteOrderMark)
  }

  private static func comments(_ document: PropertyListDocument) -> [String] {
    document.source.text(in: SourceRange(0, document.source.utf8.count))
      .split(separator: "<!--").dropFirst().map { String($0.prefix(20)) }.sorted()
  }

  @Test("keeps CRLF")
  func lineBreaks() throws {
    let document = try PropertyListDocument("<dict>\r\n<key>a</key><true/></dict>")
    let text = document.text(applying: try PropertyListFormatter().edits(for: document))
    #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
  }

  @Test("changes only the lines that are not canonical")
  func smallEdits() throws {
    let text =
      Case.header + "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<string>b</string>\n"
      + "  <key>c</key>\n\t<string>d</string>\n</dict>\n</plist>\n"
    let document = try PropertyListDocument(text)
    let edits = try PropertyListFormatter().edits(for: document)
    #expect(edits.map { document.source.text(in: $0.range) } == ["\n  "])
  }

  @Test("sorts members with their comments, never across a comment that stands alone")
  func sorting() throws {
    let document = try PropertyListDocument(
      Case.header + """
        <plist version="1.0">
        <dict>
        \t<!-- about c -->
        \t<key>c</key>
        \t<string>1</string> <!-- behind c -->
        \t<key>b</key>
        \t<string>2</string>

        \t<!-- section -->

        \t<key>a</key>
        \t<string>3</string>
        </dict>
        </plist>

        """)
    let formatter = PropertyListFormatter(order: { $0 < $1 })
    let sorted = document.text(applying: try formatter.edits(for: document))
    #expect(try formatter.edits(for: PropertyListDocument(sorted)) == [])
    #expect(
      sorted == Case.header + """
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<string>2</string>
        \t<!-- about c -->
        \t<key>c</key>
        \t<string>1</string> <!-- behind c -->

        \t<!-- section -->

        \t<key>a</key>
        \t<string>3</string>
        </dict>
        </plist>

        """)
  }
}
