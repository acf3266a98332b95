import CatalogSyntax
import Foundation
import TestSupport
import Testing

@Suite("JSON is read as it stands")
struct JSONDocumentTests {
  // MARK: Against Foundation

  private static let verdicts: [JSONCase] = [
    JSONCase("an object", #"{"a":1,"b":[true,false,null,"x"],"c":{}}"#),
    JSONCase("white space everywhere", " {\t\"a\"\r\n:\n[ 1 , 2 ]\n} \n"),
    JSONCase("a lone text", #""a""#), JSONCase("a lone number", "-12.5e+3"),
    JSONCase("every escape", #"["\" \\ \/ \b \f \n \r \t \u00e9 \uD83D\uDE00"]"#),
    JSONCase("an escaped name", #"{"\u0061b":1}"#),
    JSONCase("empty containers", "[[],{},[{}]]"),
    JSONCase("raw text above ASCII", "[\"é 漢字 😀 \u{2028} \u{7F}\"]"),
    JSONCase("long texts", "[\"\(String(repeating: "abcdefg", count: 20))\"]"),
    JSONCase("repeated names", #"{"a":1,"b":2,"a":3}"#),
    JSONCase("names that differ in normalization", "{\"\u{E9}\":1,\"e\u{301}\":2}"),
    JSONCase("zeros", "[0, -0, 0.0, 0e0]"), JSONCase("exponents", "[1E5, 1e-5, 1.25e+2]"),
    JSONCase("nothing", ""), JSONCase("white space only", " \n"),
    JSONCase("a comma too many", "[1,]"), JSONCase("a comma too many in an object", #"{"a":1,}"#),
    JSONCase("a comma missing", "[1 2]"), JSONCase("a colon missing", #"{"a" 1}"#),
    JSONCase("a value missing", #"{"a":}"#), JSONCase("a name missing", "{:1}"),
    JSONCase("a bare name", "{a:1}"), JSONCase("single quotes", "['a']"),
    JSONCase("a comment", "[1] // x"), JSONCase("two values", "1 2"),
    JSONCase("a text without end", "[\"a"), JSONCase("a bracket without end", "[[1]"),
    JSONCase("a wrong bracket", "[1}"), JSONCase("a bracket too many", "[1]]"),
    JSONCase("a leading zero", "[01]"), JSONCase("a leading plus", "[+1]"),
    JSONCase("a lone point", "[1.]"), JSONCase("a leading point", "[.5]"),
    JSONCase("an exponent without digits", "[1e]"), JSONCase("a lone minus", "[-]"),
    JSONCase("not a number", "[NaN]"), JSONCase("a capital literal", "[True]"),
    JSONCase("hexadecimal", "[0x10]"), JSONCase("an unknown escape", #"["\x"]"#),
    JSONCase("a short escape", #"["\u12"]"#), JSONCase("half a pair", #"["\uD800"]"#),
    JSONCase("the other half of a pair", #"["\uDC00"]"#),
    JSONCase("a raw line break in a text", "[\"a\nb\"]"),
    JSONCase("a raw tab in a text", "[\"a\tb\"]"), JSONCase("a raw NUL", "[\"a\0b\"]"),
    JSONCase("a form feed between values", "[1,\u{C}2]"),
    JSONCase("a no-break space between values", "[1,\u{A0}2]"),
  ]

  @Test("what is JSON and what it means is as Foundation has it", arguments: verdicts)
  func verdict(_ input: JSONCase) throws {
    let document = JSONDocument(try SourceText(utf8: input.text))
    let foundation = JSONReading(foundation: Array(input.text.utf8))
    // Foundation overlooks a comma before a closing bracket; RFC 8259 and other readers do not.
    let isRead = document.problems.allSatisfy { !$0.isError || $0.kind == .trailingComma }
    #expect(isRead == (foundation != nil))
    if let foundation { #expect(JSONReading(document) == foundation) }
    #expect(brokenJSONPromise(of: Array(input.text.utf8)) == nil)
  }

  @Test(
    "the deepest nesting that Foundation reads is read", arguments: [("[", "]"), ("{\"a\":", "}")])
  func depth(_ open: String, _ close: String) throws {
    for (depth, isRead) in [(512, true), (513, false)] {
      let text =
        String(repeating: open, count: depth - 1) + (open == "[" ? "[]" : "{}")
        + String(repeating: close, count: depth - 1)
      let document = JSONDocument(try SourceText(utf8: text))
      #expect(document.isValid == isRead)
      #expect((JSONReading(foundation: Array(text.utf8)) != nil) == isRead)
      #expect(document.problems.map(\.kind) == (isRead ? [] : [.nestingTooDeep]))
    }
  }

  // MARK: The tree

  @Test("members, elements and texts are found by their nodes")
  func access() throws {
    let text = #"{ "a" : [ 1.50, "x\n" ], "b" : { "c" : true }, "a" : -0 }"#
    let document = JSONDocument(try SourceText(utf8: text))
    let root = try #require(document.root)
    let names = document.members(of: root).map { document.string($0.key) }
    #expect(names == ["a", "b", "a"])
    let first = try #require(document.members(of: root).first { _ in true })
    #expect(document.nodes[first.key].isShadowed)
    let elements = Array(document.elements(of: first.value))
    #expect(document.number(elements[0]) == "1.50")
    #expect(document.string(elements[1]) == "x\n")
    #expect(document.source.text(in: document.range(of: elements[1])) == #""x\n""#)
    let last = try #require(document.value(forKey: "a", in: root))
    #expect(document.number(last) == "-0")
    #expect(document.integer(last) == 0)
    let inner = try #require(document.value(forKey: "b", in: root))
    #expect(document.value(forKey: "c", in: inner).flatMap(document.boolean) == true)
    #expect(document.value(forKey: "d", in: inner) == nil)
  }

  @Test(
    "numbers keep their spelling",
    arguments: ["123456789012345678901234567890", "1e400", "0.10", "-0", "1E+05"])
  func numbers(_ spelling: String) throws {
    let document = JSONDocument(try SourceText(utf8: "[\(spelling)]"))
    #expect(document.isValid)
    #expect(document.number(1) == spelling)
  }

  @Test("a byte-order mark and UTF-16 are read, and their bytes kept")
  func encodings() throws {
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(#"{"a":1}"#.utf8)
    let wide: [UInt8] =
      [0xFF, 0xFE] + #"{"ä":1}"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [marked, wide] {
      let document = JSONDocument(try SourceText(bytes))
      #expect(document.isValid)
      #expect(document.bytes() == bytes)
    }
  }

  @Test("ill-formed UTF-8 in a text stays and reads as U+FFFD")
  func illFormed() throws {
    let bytes: [UInt8] = Array(#"["a"#.utf8) + [0xFF, 0xC3] + Array(#""]"#.utf8)
    let document = JSONDocument(try SourceText(bytes))
    #expect(document.string(1) == "a\u{FFFD}\u{FFFD}")
    #expect(document.stringBytes(1) == [0x61, 0xFF, 0xC3])
    #expect(document.bytes() == bytes)
    #expect(document.source.encodingProblems.map(\.kind) == [.invalidBytes])
  }

  // MARK: Repeated names

  private static let repetitions: [JSONCase] = [
    JSONCase("two", #"{"a":1,↓"a":2}"#), JSONCase("by an escape", #"{"a":1,↓"\u0061":2}"#),
    JSONCase("three", #"{"a":1,↓"a":2,↓"a":3}"#), JSONCase("apart", #"{"a":1,"b":2,↓"a":3}"#),
    JSONCase("in the other normal form", "{\"\u{E9}\":1,\"e\u{301}\":2}"),
    JSONCase("in another object", #"{"a":{"a":1},"b":{"a":1}}"#),
    JSONCase("an empty name", #"{"":1,↓"":2}"#), JSONCase("prefixes", #"{"ab":1,"a":2,"abc":3}"#),
  ]

  @Test("a name that is there twice is reported at both places", arguments: repetitions)
  func duplicates(_ input: JSONCase) throws {
    let (text, marks) = MarkedText.read(input.text)
    let document = JSONDocument(try SourceText(utf8: text))
    #expect(document.problems.map(\.range.start) == marks)
    #expect(document.problems.allSatisfy { $0.kind == .duplicateMember && !$0.isError })
    #expect(document.problems.allSatisfy { $0.origin?.start == 1 })
  }

  @Test("names are found among many, however they are ordered")
  func manyNames() throws {
    var generator = SeededGenerator(seed: 7)
    let names = (0..<3000).map { "n\($0)" }.shuffled(using: &generator)
    let members = (names + ["n17"]).map { "\"\($0)\":0" }.joined(separator: ",")
    let document = JSONDocument(try SourceText(utf8: "{\(members)}"))
    #expect(document.problems.map(\.kind) == [.duplicateMember])
    #expect(document.value(forKey: "n17", in: 0) == document.nodes.count - 1)
  }
}

/// A text in which `↓` marks places.
enum MarkedText {
  /// The text without the marks, and the offsets they stood at.
  static func read(_ marked: String) -> (text: String, marks: [Int]) {
    var text = ""
    var marks: [Int] = []
    for character in marked {
      if character == "↓" { marks.append(text.utf8.count) } else { text.append(character) }
    }
    return (text, marks)
  }
}
