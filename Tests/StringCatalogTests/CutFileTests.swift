import CatalogSyntax
import StringCatalog
import Testing

@Suite("A file cut off anywhere")
struct CutFileTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "caf\u{E9}\\n" : {
          "comment" : "A \\"place\\".",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld \u{1F375}"
                    }
                  }
                }
              }
            }
          },
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- a note -->
    \t<key>caf\u{E9}</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string><![CDATA[%#@n@]]></string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d &amp; \u{1F375}</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>
    """

  @Test("as a string catalog is kept, refused, and the fault has a place")
  func catalog() throws {
    let bytes = Array(Self.catalog.utf8)
    #expect(XCStringsDocument(try SourceText(bytes)).isIntact)
    for cut in bytes.indices {
      let catalog = XCStringsDocument(try SourceText(Array(bytes[..<cut])))
      #expect(catalog.source.bytes().elementsEqual(bytes[..<cut]) && !catalog.isIntact)
      let fault = try #require(catalog.json.problems.first { $0.isError }, "cut at \(cut)")
      let lines = LineIndex(catalog.source.utf8)
      #expect(fault.range.end <= cut)
      #expect(!fault.message(in: catalog.source, lines: lines).isEmpty)
      #expect(throws: XCStringsEditError.self) {
        try catalog.edits(addingKey: "a", value: "b", locale: "en")
      }
      #expect(throws: XCStringsEditError.self) { try XCStringsWriter().edits(for: catalog) }
    }
  }

  @Test("as a .stringsdict is kept, refused, and the fault has a place")
  func dictionary() throws {
    let bytes = Array(Self.dictionary.utf8)
    #expect(try StringsDictDocument(bytes).isIntact)
    for cut in bytes.indices {
      let document = try StringsDictDocument(Array(bytes[..<cut]))
      #expect(document.syntax.bytes().elementsEqual(bytes[..<cut]) && !document.isIntact)
      let source = document.syntax.source
      let fault = try #require(document.syntax.problems.first { $0.isError }, "cut at \(cut)")
      #expect(fault.range.end <= cut)
      #expect(!fault.message(in: source, lines: LineIndex(source.utf8)).isEmpty)
      #expect(throws: StringsDictEditError.self) {
        try document.edits(addingKey: "a", .text("b"))
      }
    }
  }

  @Test("as a .strings property list is kept, refused, and the failure has a line")
  func propertyList() throws {
    let bytes = Array(Self.dictionary.utf8)
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "!")))
    for cut in start..<bytes.count {
      let table = try LocalizedTable(
        file: TableFile(path: "x", locale: LocaleIdentifier("en"), table: "x"),
        bytes: Array(bytes[..<cut]))
      #expect(table.source.bytes().elementsEqual(bytes[..<cut]))
      #expect(table.count == 0 && !table.isIntact)
      let failure = try #require(table.failure, "cut at \(cut)")
      #expect((failure.line ?? 0) >= 1 && !failure.message.isEmpty)
    }
  }
}
