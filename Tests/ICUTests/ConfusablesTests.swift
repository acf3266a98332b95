import ICU
import Testing

@Suite("Confusables")
struct ConfusablesTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    var left: String
    var right: String

    var testDescription: String { name }
  }

  @Test(
    "texts that look alike share a skeleton",
    arguments: [
      Pair(name: "Cyrillic and Latin a", left: "\u{430}", right: "a"),
      Pair(name: "a word with Cyrillic letters", left: "p\u{430}yp\u{430}l", right: "paypal"),
      Pair(name: "Greek omicron and Latin o", left: "\u{3BF}", right: "o"),
      Pair(name: "digit one and small l", left: "1", right: "l"),
      Pair(name: "rn and m", left: "rn", right: "m"),
      Pair(name: "composed and decomposed", left: "\u{E9}", right: "e\u{301}"),
    ])
  func alike(_ pair: Pair) throws {
    #expect(pair.left.unicodeScalars.elementsEqual(pair.right.unicodeScalars) == false)
    #expect(try Confusables.skeleton(of: pair.left) == Confusables.skeleton(of: pair.right))
  }

  @Test(
    "texts that look different do not",
    arguments: [
      Pair(name: "a and b", left: "a", right: "b"),
      Pair(name: "with and without an accent", left: "e", right: "\u{E9}"),
      Pair(name: "Cyrillic б and Latin b", left: "\u{431}", right: "b"),
    ])
  func different(_ pair: Pair) throws {
    #expect(try Confusables.skeleton(of: pair.left) != Confusables.skeleton(of: pair.right))
  }

  @Test("takes an empty text and embedded zeros")
  func emptyText() throws {
    #expect(try Confusables.skeleton(of: "") == [])
    #expect(try Confusables.skeleton(of: "\u{430}\0\u{430}") == Array("a\0a".utf8))
  }

  @Test("reads ill-formed UTF-8 as U+FFFD", arguments: Bytes.illFormed)
  func illFormed(_ input: Bytes) throws {
    let repaired = String(decoding: input.bytes, as: UTF8.self)
    #expect(
      try Confusables.skeleton(of: input.bytes.span) == Confusables.skeleton(of: repaired))
  }

  @Test("takes a text of a megabyte")
  func longText() throws {
    let skeleton = try Confusables.skeleton(of: String(repeating: "\u{430}", count: 600_000))
    #expect(skeleton == [UInt8](repeating: 0x61, count: 600_000))
  }

  @Test("takes a long run of combining marks in any order")
  func longRunOfMarks() throws {
    let marks = String(repeating: "\u{307}\u{323}", count: 200_000)
    let ordered =
      String(repeating: "\u{323}", count: 200_000) + String(repeating: "\u{307}", count: 200_000)
    #expect(
      try Confusables.skeleton(of: "\u{430}" + marks) == Confusables.skeleton(of: "a" + ordered))
  }

  @Test("may be asked by several threads at once")
  func sharing() async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let skeleton = try Confusables.skeleton(of: "p\u{430}yp\u{430}l")
            #expect(skeleton == Array("paypal".utf8))
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
