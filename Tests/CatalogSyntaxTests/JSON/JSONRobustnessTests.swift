import CatalogSyntax
import Foundation
import TestSupport
import Testing

@Suite("No input breaks the JSON parser")
struct JSONRobustnessTests {
  private static let interestingBytes: [UInt8] = [
    UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), 0, 0xFF, UInt8(ascii: "/"),
    UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
    UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "a"), UInt8(ascii: "1"), UInt8(ascii: "'"),
  ]

  /// Texts that are small enough for trying every damage.
  private static func smallInputs() throws -> [JSONCase] {
    let folders = ["json", "xcstrings"].map { Repository.fixtures($0) }
    let files = folders.flatMap { Repository.files(below: $0, extensions: ["json", "xcstrings"]) }
    let fixtures = try files.map { file in
      JSONCase(file.lastPathComponent, String(decoding: try Repository.bytes(file), as: UTF8.self))
    }
    let damaged = DamageCase.all.map {
      JSONCase($0.testDescription, MarkedText.read($0.text).text)
    }
    return fixtures.filter { $0.text.utf8.count <= 400 } + damaged
  }

  private func violations(in inputs: some Sequence<[UInt8]>) -> [String] {
    inputs.compactMap { bytes in
      brokenJSONPromise(of: bytes).map { "\($0): \(String(decoding: bytes, as: UTF8.self))" }
    }
  }

  @Test("a file cut off anywhere is read", arguments: try smallInputs())
  func truncation(_ input: JSONCase) {
    let bytes = Array(input.text.utf8)
    #expect(violations(in: bytes.indices.lazy.map { Array(bytes[..<$0]) }) == [])
  }

  @Test("a file that lost any one byte is read", arguments: try smallInputs())
  func deletion(_ input: JSONCase) {
    let bytes = Array(input.text.utf8)
    let damaged = bytes.indices.lazy.map { Array(bytes[..<$0] + bytes[($0 + 1)...]) }
    #expect(violations(in: damaged) == [])
  }

  @Test("a file with any one byte replaced is read", arguments: try smallInputs())
  func replacement(_ input: JSONCase) {
    let bytes = Array(input.text.utf8)
    let damaged = bytes.indices.lazy.flatMap { index in
      Self.interestingBytes.lazy.map { byte in
        var copy = bytes
        copy[index] = byte
        return copy
      }
    }
    #expect(violations(in: damaged) == [])
  }

  @Test("a cut file that was valid has one problem, and what came before the cut is read")
  func cutFile() throws {
    let text = "{\n  \"a\" : {\n    \"b\" : \"text\",\n    \"c\" : [\n      1\n    ]\n  }\n}"
    for cut in 1..<text.utf8.count {
      let document = JSONDocument(try SourceText(Array(text.utf8.prefix(cut))))
      #expect(document.problems.count == 1, "cut at \(cut)")
      #expect(document.kind(of: 0) == .object)
    }
  }

  // MARK: Random texts

  @Test(
    "random JSON is read as Foundation reads it, and damage to it never traps", arguments: 0..<40)
  func random(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      var writer = RandomJSON(generator: generator)
      let bytes = Array(writer.value(depth: 0).utf8)
      generator = writer.generator
      let document = JSONDocument(try SourceText(bytes))
      #expect(document.isValid)
      #expect(JSONReading(foundation: bytes) == JSONReading(document))
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !damaged.isEmpty {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged.remove(at: place)
        case 1:
          damaged.insert(Self.interestingBytes.randomElement(using: &generator) ?? 0, at: place)
        case _: damaged.removeSubrange(place..<min(place + 9, damaged.count))
        }
      }
      #expect(violations(in: [bytes, damaged]) == [])
      let reading = JSONDocument(try SourceText(damaged))
      let isASCII = damaged.allSatisfy { $0 > 0 && $0 < 0x80 }
      // With zeros or ill-formed bytes Foundation may take the text for another encoding.
      let isRead = reading.problems.allSatisfy { !$0.isError || $0.kind == .trailingComma }
      if isASCII { #expect(isRead == (JSONReading(foundation: damaged) != nil)) }
    }
  }

  // MARK: Size

  @Test(
    "a megabyte of one byte is read",
    arguments: interestingBytes)
  func oneByte(_ byte: UInt8) throws {
    let bytes = [UInt8](repeating: byte, count: 1 << 20)
    let document = JSONDocument(try SourceText(bytes))
    #expect(document.bytes() == bytes)
    // Only a row of digits is JSON: one very large number.
    #expect(document.isValid == (byte == UInt8(ascii: "1")))
  }

  /// Where reading looks ahead or goes back, it must not do so over and over.
  @Test(
    "a fault at every step is read",
    arguments: [
      JSONCase("names without value", "\"a\",\n"), JSONCase("texts on one line", "\"a\" "),
      JSONCase("open objects", "{\"a\":"), JSONCase("open arrays", "["),
      JSONCase("arrays", "[]"), JSONCase("members without comma", "\"a\":\"b\" "),
      JSONCase("texts without end", "\"a\n"), JSONCase("words behind texts", "\"a\":\"b\" x "),
      JSONCase("comments", "/**/"), JSONCase("open comments", "/*"), JSONCase("bare words", "x "),
      JSONCase("markers", "<<<<<<<\n1,"), JSONCase("whole conflicts", "<<<<<<<\n1\n>>>>>>>\n"),
      JSONCase("single quotes", "'a' "),
      JSONCase("one single quote", "\"a\":'"), JSONCase("escapes", "\"\\"),
      JSONCase("lines in texts", "\"a\n\nb"), JSONCase("lines with a bracket", "}\n"),
      JSONCase("the other bracket", "[}"), JSONCase("repeated names", "\"a\":1,"),
    ])
  func veryManyFaults(_ input: JSONCase) throws {
    for prefix in ["", "{", "[", "{\"x\":\n", "{\n"] {
      let bytes = Array((prefix + String(repeating: input.text, count: 6000)).utf8)
      let document = JSONDocument(try SourceText(bytes))
      #expect(document.bytes() == bytes)
      #expect(!document.problems.isEmpty)
    }
  }
}

/// Writes random JSON.
struct RandomJSON {
  var generator: SeededGenerator

  private mutating func choose<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func space() -> String {
    choose(["", "", " ", "\n", "\n    ", "\t", "\r\n"])
  }

  mutating func value(depth: Int) -> String {
    switch Int.random(in: depth > 4 ? 2..<8 : 0..<8, using: &generator) {
    case 0, 1: depth > 4 ? "0" : container(depth)
    case 2: choose(["0", "-1", "12.5", "1e3", "-0.25E-2", "123456"])
    case 3: choose(["true", "false", "null"])
    case 4: depth == 0 ? container(depth) : text()
    case _: depth == 0 ? container(depth) : text()
    }
  }

  private mutating func container(_ depth: Int) -> String {
    let isObject = Bool.random(using: &generator)
    var parts: [String] = []
    for index in 0..<Int.random(in: 0..<5, using: &generator) {
      let value = value(depth: depth + 1)
      let part =
        isObject
        ? (Bool.random(using: &generator) ? "\"\(index)\"" : text()) + space() + ":" + space()
          + value
        : value
      parts.append(space() + part + space())
    }
    let inner = parts.isEmpty ? space() : parts.joined(separator: ",")
    return isObject ? "{\(inner)}" : "[\(inner)]"
  }

  private mutating func text() -> String {
    var result = "\""
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      result += choose(
        [
          "a", "key", " ", "é", "漢", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\uD83D\\uDE00",
          "%@",
        ])
    }
    return result + "\""
  }
}
