import CatalogSyntax
import Foundation
import TestSupport
import Testing

@Suite("No input breaks the parser")
struct StringsRobustnessTests {
  /// Bytes that open, close, escape or spoil something.
  private static let interestingBytes: [UInt8] = [
    UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), 0, 0xFF, UInt8(ascii: "/"),
    UInt8(ascii: "*"), UInt8(ascii: "{"),
  ]

  /// The written-down inputs that are small enough for trying every damage.
  private static func smallInputs() throws -> [StringsCase] {
    try ["strings", "strings-reported"].flatMap { try StringsCase.all($0) }
      .filter { $0.bytes.count <= 600 }
  }

  // MARK: Damage

  @Test("a file cut off anywhere is read", arguments: try smallInputs())
  func truncation(_ input: StringsCase) {
    let bytes = input.bytes
    #expect(violations(in: bytes.indices.lazy.map { Array(bytes[..<$0]) }) == [])
  }

  @Test("a file that lost any one byte is read", arguments: try smallInputs())
  func deletion(_ input: StringsCase) {
    let bytes = input.bytes
    let damaged = bytes.indices.lazy.map { Array(bytes[..<$0] + bytes[($0 + 1)...]) }
    #expect(violations(in: damaged) == [])
  }

  @Test("a file with any one byte replaced is read", arguments: try smallInputs())
  func replacement(_ input: StringsCase) {
    let bytes = input.bytes
    let damaged = bytes.indices.lazy.flatMap { index in
      Self.interestingBytes.lazy.map { byte in
        var copy = bytes
        copy[index] = byte
        return copy
      }
    }
    #expect(violations(in: damaged) == [])
  }

  // MARK: Depth

  @Test(
    "deep nesting is a problem and not an overflow",
    arguments: [
      Repeated("braces", "{"), Repeated("parentheses", "("), Repeated("keys with braces", "a = {"),
      Repeated("an array as a value", "(", after: "a = "),
      Repeated("a dictionary as a value", "{b=", after: "a = "),
      Repeated("mixed containers", "({a=", after: "a = "),
      Repeated("lines with braces", "a = {\n"), Repeated("braces in braces", "{a={b=", after: "{"),
    ])
  func deepNesting(_ input: Repeated) throws {
    let bytes = input.bytes(count: 10_000)
    #expect(violation(in: bytes) == nil)
    let document = StringsDocument(try SourceText(bytes))
    #expect(!document.problems.isEmpty)
  }

  @Test("the deepest legal nesting is read", arguments: [("(", ")"), ("{a=", ";}")])
  func deepestNesting(_ open: String, _ close: String) throws {
    func document(containers: Int) throws -> StringsDocument {
      let value =
        String(repeating: open, count: containers) + "x"
        + String(repeating: close, count: containers)
      return StringsDocument(try SourceText(utf8: "k = \(value);"))
    }
    let legal = StringsDocument.maximumDepth - 1
    #expect(try document(containers: legal).allProblems() == [])
    #expect(try document(containers: legal + 1).problems.map(\.kind) == [.nestingTooDeep])
  }

  // MARK: Size

  @Test(
    "five megabytes of one byte are read",
    arguments: interestingBytes + [UInt8(ascii: "=")])
  func oneByte(_ byte: UInt8) throws {
    let document = StringsDocument(
      try SourceText(Array(repeating: byte, count: 5 << 20)))
    #expect(document.nodes().last?.range.end == document.source.utf8.count)
  }

  @Test(
    "200,000 faults of one kind are read",
    arguments: [
      Repeated("values that are never closed", "\"a\" = \"b\n"),
      Repeated("keys that are never closed", "\"a = b;\n"),
      Repeated("values without semicolon", "\"a\" = \"b\"\n"),
    ])
  func veryManyFaults(_ input: Repeated) throws {
    let bytes = input.bytes(count: 200_000)
    let document = StringsDocument(try SourceText(bytes))
    #expect(document.bytes() == bytes)
    #expect(!document.problems.isEmpty)
  }

  /// Where reading looks ahead or goes back, it must not do so over and over.
  @Test(
    "a fault at every step is read",
    arguments: [
      Repeated("keys without value", "\"a\"\n"), Repeated("equals without value", "a =\n"),
      Repeated("equals without key", "= a;\n"), Repeated("open arrays", "a = (\n"),
      Repeated("open comments", "a = b; /*\n"), Repeated("open data", "a = <0a\n"),
      Repeated("stray semicolons", "a = b;;\n"), Repeated("stray semicolons on a line", "a=b;;"),
      Repeated("no semicolons on a line", "a=b "), Repeated("stray commas on a line", "a=b;,"),
      Repeated("full-width spaces on a line", "\u{3000}a=b;"),
      Repeated("entries between line separators", "a=b\u{2028}"),
      Repeated("open comments after keys", "a /*\n", after: "\"\n"),
      Repeated("open comments after junk", "a /*\n", after: "a = b; ) x\n"),
      Repeated("open comments for values", "a = /*\n"),
      Repeated("escapes at the end", "\"a\" = \"b\\\n"),
      Repeated("quotes inside values", "\"a\" = \"b \"c\" d\";\n"),
      Repeated("quotes of two kinds", "\"a\" = 'b\n'c' = \"d\n"),
      Repeated("conflict markers", "<<<<<<< a\nb = c;\n"),
      Repeated("closing braces", "a = b; }\n"), Repeated("braced entries", "a = b;,\n", after: "{"),
      Repeated("one key spelled in two ways", "\"\\U0061\" = b; a = b;\n"),
    ])
  func manyFaults(_ input: Repeated) {
    #expect(violation(in: input.bytes(count: 10_000)) == nil)
  }
}

/// A file made of one piece, over and over.
struct Repeated: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var piece: String
  var prefix: String

  init(_ name: String, _ piece: String, after prefix: String = "") {
    testDescription = name
    self.piece = piece
    self.prefix = prefix
  }

  func bytes(count: Int) -> [UInt8] {
    Array((prefix + String(repeating: piece, count: count)).utf8)
  }
}

// MARK: - What always holds

/// A sentence for every input that breaks a promise of the parser, with the input.
private func violations(in inputs: some Sequence<[UInt8]>) -> [String] {
  inputs.compactMap { violation(in: $0) }
}

/// The first promise of the parser that an input breaks.
private func violation(in bytes: [UInt8]) -> String? {
  func broken(_ promise: String) -> String {
    "\(promise): \(String(decoding: bytes.prefix(200), as: UTF8.self).debugDescription)"
  }
  guard let source = try? SourceText(bytes) else { return broken("every small file is read") }
  let document = StringsDocument(source)
  guard document.bytes() == bytes else { return broken("printing gives back the file") }

  var position = 0
  for node in document.nodes() {
    guard node.range.start == position else { return broken("nodes tile the text") }
    position = node.range.end
    guard case .trivia(let range) = node else { continue }
    guard document.unexplainedText(in: range) == "" else {
      return broken("only white space and comments lie between nodes")
    }
  }
  guard position == source.utf8.count else { return broken("nodes reach to the end of the text") }

  for problems in [document.problems, document.allProblems()] {
    var last = 0
    for problem in problems {
      guard problem.range.start >= last else { return broken("problems are in file order") }
      last = problem.range.start
      let end = max(problem.range.end, problem.origin?.end ?? 0)
      guard end <= source.utf8.count else { return broken("problems lie inside the text") }
    }
  }
  for problem in source.encodingProblems {
    guard problem.range.end <= source.utf8.count, problem.fileOffset <= bytes.count else {
      return broken("encoding problems lie inside the text")
    }
  }
  _ = ReferenceReading(bytes: bytes)
  return nil
}
