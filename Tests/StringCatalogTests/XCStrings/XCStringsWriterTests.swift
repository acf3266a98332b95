import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("String catalogs are written as Xcode writes them")
struct XCStringsWriterTests {
  @Test(
    "a catalog of the corpus is written byte for byte", arguments: try XCStringsFixture.corpus())
  func corpus(_ file: XCStringsFixture) throws {
    let catalog = try file.document()
    #expect(XCStringsWriter().text(of: catalog) == file.bytes)
    #expect(try XCStringsWriter().edits(for: catalog) == [])
    #expect(try XCStringsWriter().isCanonical(catalog))
  }

  @Test("with a byte put in or taken out anywhere, a file is canonical if it needs no edit")
  func check() throws {
    let bytes = Array(
      "{\n  \"a\" : {\n    \"b\\n\" : [\n      1,\n      \"\"\n    ]\n  }\n}\n".utf8)
    let changes = bytes.indices.flatMap { index -> [[UInt8]] in
      let (before, after) = (Array(bytes[..<index]), Array(bytes[index...]))
      return [before + after.dropFirst(), before + [0x20] + after, before + [0x0A] + after]
    }
    for change in changes + [bytes] {
      let catalog = XCStringsDocument(try SourceText(change))
      guard Self.isObject(catalog) else { continue }
      let writer = XCStringsWriter()
      #expect(try writer.isCanonical(catalog) == writer.edits(for: catalog).isEmpty)
    }
  }

  @Test(
    "whether a file is canonical is known without writing it",
    arguments: try XCStringsFixture.own() + XCStringsFixture.corpus())
  func canonicalCheck(_ file: XCStringsFixture) throws {
    var generator = SeededGenerator(seed: 7)
    var bytes = file.bytes
    for _ in 0..<(bytes.count < 20_000 ? 40 : 1) {
      let catalog = XCStringsDocument(try SourceText(bytes))
      let isWritten = XCStringsWriter().text(of: catalog) == catalog.source.utf8
      if let isCanonical = try? XCStringsWriter().isCanonical(catalog) {
        #expect(isCanonical == isWritten)
      }
      // Another white space or escape somewhere, which only the layout or the spelling can tell.
      let places = file.bytes.indices.filter { [0x20, 0x0A, 0x5C].contains(file.bytes[$0]) }
      guard let place = places.randomElement(using: &generator) else { return }
      bytes = file.bytes
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.insert(0x20, at: place)
      case 1: bytes.insert(0x0A, at: place)
      case 2: bytes.remove(at: place)
      case _: bytes.replaceSubrange(place...place, with: Array("\\u000a".utf8))
      }
    }
  }

  @Test("of 27 catalogs 3 end with a line break", .enabled(if: Corpus.isAvailable))
  func finalLineBreaks() throws {
    let files = try XCStringsFixture.corpus()
    #expect(files.count == 27)
    #expect(files.count { $0.bytes.last == UInt8(ascii: "\n") } == 3)
  }

  @Test("only files written by hand change when they are sorted", .enabled(if: Corpus.isAvailable))
  func sorting() throws {
    let changed = try XCStringsFixture.corpus().filter { file in
      try !XCStringsWriter(sortsMembers: true).edits(for: file.document()).isEmpty
    }
    #expect(
      changed.map(\.testDescription) == [
        "alejandrolechuga+xcstrings-gate/tests/fixtures/Sample.xcstrings",
        "firebase+FirebaseUI-iOS/FirebaseSwiftUI/FirebaseAuthSwiftUI/Sources/Strings/Localizable.xcstrings",
      ])
  }

  private static let canonical: Set<String> = ["minified", "tabs-and-crlf", "duplicate-members"]

  private static func isObject(_ catalog: XCStringsDocument) -> Bool {
    guard let root = catalog.json.root, catalog.json.isValid else { return false }
    return catalog.json.kind(of: root) == .object
  }

  @Test("what is no catalog is refused", arguments: ["[]", "1", "{", "{\"a\" : \"\\uD800\"}"])
  func refusals(_ text: String) throws {
    let catalog = XCStringsDocument(try SourceText(utf8: text))
    #expect(throws: XCStringsEditError.self) { try XCStringsWriter().edits(for: catalog) }
  }

  @Test("bytes that are no text are refused")
  func encoding() throws {
    let bytes = Array("{\"strings\":{\"a".utf8) + [0xFF] + Array("\":{}}}".utf8)
    let catalog = XCStringsDocument(try SourceText(bytes))
    let problem = try #require(catalog.source.encodingProblems.first)
    #expect(throws: XCStringsEditError.badEncoding(problem)) {
      try XCStringsWriter().edits(for: catalog)
    }
    #expect(!catalog.isIntact && catalog.source.bytes() == bytes)
  }

  @Test("a canonical fixture is left alone", arguments: try XCStringsFixture.own())
  func fixtures(_ file: XCStringsFixture) throws {
    let catalog = try file.document()
    let name = String(file.testDescription.dropLast(".xcstrings".count))
    guard Self.isObject(catalog), !Self.canonical.contains(name) else { return }
    #expect(try XCStringsWriter().edits(for: catalog) == [])
  }

  @Test(
    "formatting changes nothing that is said, and formatting again changes nothing",
    arguments: try XCStringsFixture.own(), [false, true])
  func meaning(_ file: XCStringsFixture, sortsMembers: Bool) throws {
    let catalog = try file.document()
    guard Self.isObject(catalog) else { return }
    let writer = XCStringsWriter(sortsMembers: sortsMembers)
    let formatted = catalog.source.bytes(applying: try writer.edits(for: catalog))
    let again = XCStringsDocument(try SourceText(formatted))
    #expect(try writer.edits(for: again) == [])
    #expect(try writer.isCanonical(catalog) == writer.edits(for: catalog).isEmpty)
    #expect(try writer.isCanonical(again))
    #expect(XCStringsReading(again) == XCStringsReading(catalog))
    #expect(again.source.utf8 == writer.text(of: catalog))
  }

  @Test(
    "the layout is Xcode's",
    arguments: [
      FormatCase(
        "a minified file",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},\"version\":\"1.0\"}\n",
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {

            }
          },
          "version" : "1.0"
        }

        """),
      FormatCase(
        "escapes that are not needed", "{ \"a\" : \"\\u0041\\/\\u001F\\u000A\\u2028\" }",
        "{\n  \"a\" : \"A/\\u001f\\n\u{2028}\"\n}"),
      FormatCase(
        "numbers, literals and arrays", "{\"a\":[1.50,true,[],null]}",
        "{\n  \"a\" : [\n    1.50,\n    true,\n    [\n\n    ],\n    null\n  ]\n}"),
      FormatCase("carriage returns", "{\r\n  \"a\" : 1\r\n}\r\n", "{\n  \"a\" : 1\n}\n"),
      FormatCase("an empty object", "{}", "{\n\n}"),
    ])
  func layout(_ input: FormatCase) throws {
    let catalog = XCStringsDocument(try SourceText(utf8: input.before))
    let bytes = catalog.source.bytes(applying: try XCStringsWriter().edits(for: catalog))
    #expect(String(decoding: bytes, as: UTF8.self) == input.after)
  }

  @Test("sorted, keys are in the order of Xcode and all else ascends")
  func order() throws {
    let text = #"""
      {"version":"1.0","strings":{"b10":{"shouldTranslate":false,"comment":"c"},"b9":{},"B1":{},"a":{}},
      "sourceLanguage":"en"}
      """#
    let catalog = XCStringsDocument(try SourceText(utf8: text))
    let sorted = XCStringsDocument(
      try SourceText(XCStringsWriter(sortsMembers: true).text(of: catalog)))
    #expect(sorted.entries.map(sorted.key) == ["a", "B1", "b9", "b10"])
    let root = try #require(sorted.json.root)
    let names = sorted.json.members(of: root).map { sorted.json.string($0.key) }
    #expect(names == ["sourceLanguage", "strings", "version"])
    let entry = try #require(sorted.entry(forKey: "b10"))
    let members = sorted.json.members(of: entry.node).map { sorted.json.string($0.key) }
    #expect(members == ["comment", "shouldTranslate"])
  }

  @Test("a file with errors is refused", arguments: ["{\"a\":1,}", "{", "", "{\"a\":\"\\x\"}"])
  func refusal(_ text: String) throws {
    let catalog = XCStringsDocument(try SourceText(utf8: text))
    #expect(throws: XCStringsEditError.self) { try XCStringsWriter().edits(for: catalog) }
  }
}

/// A text and its canonical form.
struct FormatCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var before: String
  var after: String

  init(_ name: String, _ before: String, _ after: String) {
    testDescription = name
    self.before = before
    self.after = after
  }
}
