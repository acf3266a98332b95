import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// A file and its canonical form.
struct FormatCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var before: String
  var after: String
  var formatter = StringsFormatter()

  init(_ name: String, _ before: String, _ after: String, _ formatter: StringsFormatter = .init()) {
    testDescription = name
    self.before = before
    self.after = after
    self.formatter = formatter
  }

  static let sorting = StringsFormatter(order: { $0 < $1 })

  static let all: [FormatCase] = [
    FormatCase("a canonical file", "/* c */\n\"a\" = \"b\";\n", "/* c */\n\"a\" = \"b\";\n"),
    FormatCase("quotes and spacing", "a='b' ;'c'=d;\n", "\"a\" = \"b\";\"c\" = \"d\";\n"),
    FormatCase(
      "needless escapes", "\"a\\'\" = \"\\U00e9\\?\\101\\\"\";\n", "\"a'\" = \"é?A\\\"\";\n"),
    FormatCase("raw line breaks", "\"a\" = \"x\ny\tz\";\n", "\"a\" = \"x\\ny\\tz\";\n"),
    FormatCase("half of a pair is left alone", "\"a\" = \"\\UD800\";\n", "\"a\" = \"\\UD800\";\n"),
    FormatCase(
      "comments inside an entry stay", "\"a\" /* x */='b'/* y */;\n",
      "\"a\" /* x */=\"b\"/* y */;\n"),
    FormatCase(
      "blanks at line ends and blank lines", "\n\n\"a\" = \"b\";  \n\n \n\n// c  \n\"d\" = \"e\";",
      "\"a\" = \"b\";\n\n// c  \n\"d\" = \"e\";\n"),
    FormatCase(
      "CRLF stays", "\"a\"=\"b\";\r\n\r\n\r\n\"c\"=\"d\";",
      "\"a\" = \"b\";\r\n\r\n\"c\" = \"d\";\r\n"),
    FormatCase(
      "bare words stay on request", "CFBundleName = 'App';\n", "CFBundleName = \"App\";\n",
      StringsFormatter(keepsUnquotedTokens: true)),
    FormatCase("shorthand", "'a' ;\n", "\"a\";\n"),
    FormatCase("an empty file stays empty", "", ""),
    FormatCase("blank lines become one, never a file of zero bytes", "\n \n\n", "\n"),
    FormatCase(
      "sorting moves entries with their comments",
      "/* b */\n\"b\" = \"2\"; // two\n\n/* a */\n\"a\"=\"1\";\n",
      "/* a */\n\"a\" = \"1\";\n\n/* b */\n\"b\" = \"2\"; // two\n", sorting),
    FormatCase(
      "no entry is moved across a heading",
      "\"d\" = \"4\";\n\"c\" = \"3\";\n\n/* Heading */\n\n\"b\" = \"2\";\n\"a\" = \"1\";\n",
      "\"c\" = \"3\";\n\"d\" = \"4\";\n\n/* Heading */\n\n\"a\" = \"1\";\n\"b\" = \"2\";\n", sorting
    ),
  ]
}

@Suite("Formatting")
struct StringsFormatterTests {
  @Test("small files", arguments: FormatCase.all)
  func format(_ input: FormatCase) throws {
    let document = StringsDocument(try SourceText(utf8: input.before))
    let bytes = document.source.bytes(applying: try input.formatter.edits(for: document))
    #expect(String(decoding: bytes, as: UTF8.self) == input.after)
    let again = StringsDocument(try SourceText(bytes))
    #expect(try input.formatter.edits(for: again) == [])
  }

  @Test(
    "tokens with bytes that are no text stay as they are",
    arguments: [
      // Without its backslash, the second byte would make `é` of the first.
      Array("b = \"\\".utf8) + [0xC3] + Array("\\".utf8) + [0xA9] + Array("\";\n".utf8),
      Array("b = \"\\".utf8) + [0xC3] + Array("\";\n".utf8),
      Array("b = '".utf8) + [0xE9] + Array("';\n".utf8),
    ])
  func illFormed(bytes: [UInt8]) throws {
    let document = StringsDocument(try SourceText(bytes))
    let formatted = document.source.bytes(applying: try StringsFormatter().edits(for: document))
    #expect(formatted == Array("\"b\"".utf8) + bytes.dropFirst())
  }

  @Test("a file with a fault is refused")
  func refusal() throws {
    let document = StringsDocument(try SourceText(utf8: "\"a\" = \"b\"\n"))
    #expect(throws: StringsEditError.brokenFile(document.problems[0])) {
      try StringsFormatter().edits(for: document)
    }
  }

  @Test(
    "over the corpus the meaning stays and a second run changes nothing",
    .enabled(if: Corpus.isAvailable, "no corpus on this machine"))
  func corpus() throws {
    let formatter = StringsFormatter()
    for file in Corpus.stringsFiles() {
      let bytes = try Repository.bytes(file)
      let document = StringsDocument(try SourceText(bytes))
      guard PropertyListKind.detect(bytes.span) == .oldStyle, document.problems.isEmpty else {
        continue
      }
      for formatter in [formatter, FormatCase.sorting] {
        let formatted = document.source.bytes(applying: try formatter.edits(for: document))
        let again = StringsDocument(try SourceText(formatted))
        #expect(try formatter.edits(for: again) == [], "\(file.path)")
        if formatter.order == nil {
          #expect(FoundationOracle.read(formatted) == FoundationOracle.read(bytes), "\(file.path)")
        } else {
          #expect(again.entries.count == document.entries.count, "\(file.path)")
        }
      }
    }
  }
}
