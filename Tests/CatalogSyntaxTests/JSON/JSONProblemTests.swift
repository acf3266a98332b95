import CatalogSyntax
import TestSupport
import Testing

/// A damaged text, in which `↓` marks where problems are, with their kinds and what is read.
struct DamageCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var kinds: [JSONProblem.Kind]
  var reading: String

  init(_ name: String, _ text: String, _ kinds: JSONProblem.Kind..., reads reading: String) {
    testDescription = name
    self.text = text
    self.kinds = kinds
    self.reading = reading
  }

  static let all: [DamageCase] = [
    // Commas and colons.
    DamageCase(
      "a comma is missing between members", "{\"a\":1↓\n\"b\":2}", .missingComma,
      reads: #"{"a":1,"b":2}"#),
    DamageCase("a comma is missing between elements", "[1↓ 2,3]", .missingComma, reads: "[1,2,3]"),
    DamageCase(
      "a comma is missing between texts", #"["a"↓ "b"]"#, .missingComma, reads: #"["a","b"]"#),
    DamageCase("a comma too many at the end", #"{"a":1↓,}"#, .trailingComma, reads: #"{"a":1}"#),
    DamageCase("a comma too many in a row", "[1,↓,2]", .unexpectedCharacter, reads: "[1,2]"),
    DamageCase("a run of commas", "[1,↓,,,,2]", .unexpectedCharacter, reads: "[1,2]"),
    DamageCase(
      "a colon is missing", #"{"a"↓ 1,"b":2}"#, .missingColon, reads: #"{"a":1,"b":2}"#),
    DamageCase(
      "an equals sign for a colon", #"{"a"↓=1,"b":2}"#, .unexpectedCharacter,
      reads: #"{"a":1,"b":2}"#),
    DamageCase("a value is missing", #"{"a":↓,"b":2}"#, .missingValue, reads: #"{"a":?,"b":2}"#),
    DamageCase(
      "a value is missing before the next line", "{\"a\"↓\n\"b\":2}", .missingValue,
      reads: #"{"a":?,"b":2}"#),
    DamageCase("a value is missing at the end", #"{"a":↓}"#, .missingValue, reads: #"{"a":?}"#),
    DamageCase(
      "a name is missing", "{↓{\"b\":1},\"c\":2}", .missingKey, reads: #"{"?":{"b":1},"c":2}"#),
    DamageCase("a bare name", #"{↓a:1,"b":2}"#, .unquotedKey, reads: #"{"?":1,"b":2}"#),
    DamageCase(
      "a name in single quotes", #"{↓'a':1,"b":2}"#, .unquotedKey, reads: #"{"?":1,"b":2}"#),
    DamageCase("a semicolon", #"{"a":1↓;"b":2}"#, .unexpectedCharacter, reads: #"{"a":1,"b":2}"#),
    // Values.
    DamageCase("a bare word", "[↓yes,2]", .invalidLiteral, reads: "[?,2]"),
    DamageCase("a text in single quotes", "[↓'a,b',2]", .invalidLiteral, reads: "[?,2]"),
    DamageCase("a number with a leading zero", "[↓01,2]", .invalidNumber, reads: "[?,2]"),
    DamageCase("a number of two points", "[↓1.2.3,2]", .invalidNumber, reads: "[?,2]"),
    DamageCase("a comment", "[1, ↓/* , */ 2] ", .comment, reads: "[1,2]"),
    DamageCase("a comment to the end of the line", "[1, ↓// 2\n3]", .comment, reads: "[1,3]"),
    DamageCase("a comment without end", "[1, 2] ↓/* x", .comment, reads: "[1,2]"),
    DamageCase("a no-break space", "[1,↓\u{A0}2]", .invalidLiteral, reads: "[1,?]"),
    DamageCase("something behind the end", "{} ↓{}", .trailingContent, reads: "{}"),
    DamageCase("old-style strings", #""a" ↓= "b";"#, .trailingContent, reads: #""a""#),
    DamageCase("prose", "↓Hello, world", .invalidLiteral, reads: "?"),
    DamageCase("nothing", "↓", .emptyDocument, reads: "?"),
    DamageCase("white space", "↓ \n", .emptyDocument, reads: "?"),
    // Texts.
    DamageCase(
      "a text lacks its quote at the end of the line", "{\"a\":↓\"x,\n\"b\":\"y\"}",
      .unterminatedString, reads: #"{"a":"x","b":"y"}"#),
    DamageCase(
      "the last text of an object lacks its quote", "{\"o\":{\"a\":↓\"x\n},\n\"b\" : 1}",
      .unterminatedString, reads: #"{"o":{"a":"x"},"b":1}"#),
    DamageCase(
      "the last text of the file lacks its quote, and a name is there twice",
      "{\"a\":1,↓\"a\":↓\"x", .duplicateMember, .unterminatedString, reads: #"{"a":"x"}"#),
    DamageCase(
      "a text over two lines", "{\"a\":\"x↓\ny\",\n\"b\":1}", .controlCharacter,
      reads: "{\"a\":\"x\ny\",\"b\":1}"),
    DamageCase("a tab in a text", "[\"x↓\ty\tz\"]", .controlCharacter, reads: "[\"x\ty\tz\"]"),
    DamageCase(
      "a quote inside a text", #"{"a":"say ↓"hi" now","b":1}"#.replacingComma,
      .unescapedQuote, reads: "{\"a\":\"say \"hi\" now\",\"b\":1}"),
    DamageCase("an unknown escape", #"["a↓\xb"]"#, .invalidEscape, reads: #"["axb"]"#),
    DamageCase("an escape with too few digits", #"["↓\u12"]"#, .invalidEscape, reads: #"["u12"]"#),
    DamageCase("half a pair", #"["a↓\uD800b"]"#, .loneSurrogate, reads: "[\"a\u{FFFD}b\"]"),
    DamageCase(
      "two first halves", #"["↓\uD800\uD83D\uDE00"]"#, .loneSurrogate, reads: "[\"\u{FFFD}😀\"]"),
    // Brackets.
    DamageCase("the end is missing", "↓[1,2", .unclosed, reads: "[1,2]"),
    DamageCase("the end is missing behind a comma", "↓[1,2,", .unclosed, reads: "[1,2]"),
    DamageCase("the end is missing behind a colon", "↓{\"a\":", .unclosed, reads: #"{"a":?}"#),
    DamageCase("the other bracket", "{\"a\":[1,2↓},\"b\":3}", .unexpectedCharacter, reads: "")
      .reading(
        kinds: [.unclosed, .trailingContent], at: "{\"a\":↓[1,2}↓,\"b\":3}", #"{"a":[1,2]}"#),
    DamageCase("a bracket too many", "[1,2]↓]", .trailingContent, reads: "[1,2]"),
    DamageCase(
      "a closing brace is missing on a line of its own",
      "{\n  \"a\" : {\n    \"b\" : ↓{\n      \"c\" : 1\n  },\n  \"d\" : 2\n}\n", .unclosed,
      reads: #"{"a":{"b":{"c":1}},"d":2}"#),
    DamageCase(
      "a closing brace is missing before the next name",
      "{\n  \"a\" : ↓{\n    \"b\" : 1,\n  \"d\" : 2\n}\n", .unclosed,
      reads: #"{"a":{"b":1},"d":2}"#),
    DamageCase(
      "a closing brace too many",
      "{\n  \"a\" : {\n    \"b\" : 1\n    ↓}\n  },\n  \"d\" : 2\n}\n", .unexpectedCharacter,
      reads: #"{"a":{"b":1},"d":2}"#),
    // Merge conflicts.
    DamageCase(
      "a merge conflict",
      "{\n\"a\" : 1,\n↓<<<<<<< HEAD\n\"b\" : 2,\n\"c\" : 3\n=======\n\"b\" : 4,\n>>>>>>> other\n\"d\" : 5\n}",
      .mergeConflictMarker, reads: #"{"a":1,"c":3,"b":4,"d":5}"#),
    DamageCase(
      "a merge conflict with its base",
      "{\n↓<<<<<<< A\n\"b\" : 2\n||||||| B\n\"b\" : 1\n=======\n\"b\" : 3\n>>>>>>> C\n}",
      .mergeConflictMarker, reads: #"{"b":3}"#),
    DamageCase(
      "two merge conflicts",
      "[\n↓<<<<<<< A\n1,\n=======\n2,\n>>>>>>> B\n3,\n↓<<<<<<< A\n4\n=======\n5\n>>>>>>> B\n]",
      .mergeConflictMarker, .mergeConflictMarker, reads: "[1,2,3,4,5]"),
  ]

  /// The same with other expectations.
  private func reading(
    kinds: [JSONProblem.Kind], at text: String, _ reading: String
  ) -> DamageCase {
    var copy = self
    copy.text = text
    copy.kinds = kinds
    copy.reading = reading
    return copy
  }
}

extension String {
  /// The same with a line break behind the comma before `"b"`.
  fileprivate var replacingComma: String {
    split(separator: ",\"b\"", omittingEmptySubsequences: false).joined(separator: ",\n\"b\"")
  }
}

@Suite("Damaged JSON: one slip, one problem, and the rest is read")
struct JSONProblemTests {
  @Test("the problem stands at its place", arguments: DamageCase.all)
  func problems(_ input: DamageCase) throws {
    let (text, marks) = MarkedText.read(input.text)
    let document = JSONDocument(try SourceText(utf8: text))
    #expect(document.problems.map(\.kind) == input.kinds)
    #expect(document.problems.map(\.range.start) == marks)
    #expect(JSONReading(document).description == input.reading)
    #expect(brokenJSONPromise(of: Array(text.utf8)) == nil)
  }

  @Test(
    "messages name what is there and where it began",
    arguments: [
      JSONCase("expected ',' before '\"'", "{\"a\":1 \"b\":2}"),
      JSONCase("expected ':' after the name, found '1'", "{\"a\" 1}"),
      JSONCase("expected a value, found '}'", "{\"a\":}"),
      JSONCase("'@' cannot stand here", "[@1]"),
      JSONCase("a tab inside a text must be escaped", "[\"\t\"]"),
      JSONCase("U+0001 inside a text must be escaped", "[\"\u{1}\"]"),
      JSONCase("'\\x' is not an escape of JSON: write a backslash as '\\\\'", "[\"\\x\"]"),
      JSONCase("'\"a\"' stands behind the end of the JSON: one file holds one value", "[]\"a\"")
        .saying("'\"' stands behind the end of the JSON: one file holds one value"),
      JSONCase("\"a\" is there already, in line 1; the last one counts", "{\"a\":1,\n\"a\":2}"),
      JSONCase(
        "'{' is never closed: add '}' before line 4",
        "{\n  \"a\" : {\n    \"b\" : 1,\n  \"c\" : 2\n}"),
      JSONCase("'[' is never closed: add ']'", "[1"),
      JSONCase(
        "merge conflict left in the file, from line 2 on: choose one side and remove the markers",
        "[\n<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n]"),
    ])
  func messages(_ input: JSONCase) throws {
    let document = JSONDocument(try SourceText(utf8: input.text))
    let lines = LineIndex(document.source.utf8)
    let messages = document.problems.map { $0.message(in: document.source, lines: lines) }
    #expect(messages == [input.testDescription])
  }

  @Test("problem identifiers are stable and in kebab case", arguments: JSONProblem.Kind.allCases)
  func identifiers(_ kind: JSONProblem.Kind) {
    #expect(kind.rawValue.allSatisfy { $0 == "-" || ($0.isLowercase && $0.isASCII) })
    #expect(JSONProblem.Kind(rawValue: kind.rawValue) == kind)
  }
}

extension JSONCase {
  /// The same under another name.
  fileprivate func saying(_ name: String) -> JSONCase { JSONCase(name, text) }
}
