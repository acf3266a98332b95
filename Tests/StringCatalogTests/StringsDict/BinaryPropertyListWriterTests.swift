import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("A binary property list")
struct BinaryPropertyListWriterTests {
  private static func foundation(_ bytes: [UInt8]) throws -> NSObject? {
    unsafe try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      as? NSObject
  }

  @Test("is read by Foundation as the XML of the same value is", arguments: 0..<6)
  func oracle(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let value = Self.value(depth: 0, &generator)
      let binary = try Self.foundation(try BinaryPropertyListWriter.bytes(value))
      let xml = try Self.foundation(Array(PropertyListWriter.xml(value).utf8))
      #expect(binary != nil && binary == xml, "\(value)")
    }
  }

  private static func value(
    depth: Int, _ generator: inout SeededGenerator
  ) -> PropertyListValue {
    let texts = ["", "a", "é", "😀 text", String(repeating: "long ", count: 60), "a\nb"]
    switch Int.random(in: 0..<(depth < 4 ? 10 : 6), using: &generator) {
    case 0:
      let numbers: [Int128] = [
        0, 255, 256, 65_535, 65_536, 4_294_967_296, -1, Int128(Int64.min), Int128(UInt64.max),
      ]
      return .integer(numbers.randomElement(using: &generator) ?? 0)
    case 1: return .real(Double(Int.random(in: -99...99, using: &generator)) / 4)
    case 2: return .boolean(Bool.random(using: &generator))
    case 3: return .data((0..<Int.random(in: 0..<300, using: &generator)).map { UInt8($0 & 0xFF) })
    case 4:
      let dates = [
        "2001-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2024-02-29T12:00:01Z",
        "0004-02-29T00:00:00Z",
      ]
      return .date(dates.randomElement(using: &generator) ?? "")
    case 5: return .string(texts.randomElement(using: &generator) ?? "")
    case 6:
      return .array(
        (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
          value(depth: depth + 1, &generator)
        })
    case _:
      return .dictionary(
        (0..<Int.random(in: 0..<20, using: &generator)).map { index in
          .init(
            key: (texts.randomElement(using: &generator) ?? "") + "\(index)",
            value: value(depth: depth + 1, &generator))
        })
    }
  }

  @Test("of many entries uses wider references", arguments: [10, 300, 40_000])
  func manyEntries(_ count: Int) throws {
    let members = (0..<count).map { index in
      PropertyListValue.Member(key: "key \(index)", value: .string("value \(index)"))
    }
    let read = try Self.foundation(try BinaryPropertyListWriter.bytes(.dictionary(members)))
    let expected = Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("key \($0)", "value \($0)") })
    #expect(read as? [String: String] == expected)
  }

  @Test("has dates on the days that Foundation has them", arguments: 0..<4)
  func dates(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let seconds = Double(Int.random(in: -60_000_000_000...200_000_000_000, using: &generator))
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["d": date], format: .binary, options: 0)
      let document = try StringsDictDocument(Array(data))
      let text = try #require(document.entries.first).member.value
      let xml = try PropertyListSerialization.data(
        fromPropertyList: ["d": date], format: .xml, options: 0)
      #expect(
        String(decoding: xml, as: UTF8.self).contains(
          "<date>\(document.syntax.text(of: text))</date>"))
      let bytes = try BinaryPropertyListWriter.bytes(
        .dictionary([.init(key: "d", value: .date(document.syntax.text(of: text)))]))
      #expect(try Self.foundation(bytes) as? [String: Date] == ["d": date])
    }
  }

  @Test("is refused for values without a binary form")
  func refusals() {
    #expect(throws: BinaryPropertyListWriter.Failure.malformedDate("today")) {
      try BinaryPropertyListWriter.bytes(.date("today"))
    }
    #expect(throws: BinaryPropertyListWriter.Failure.integerOutOfRange(1 << 64)) {
      try BinaryPropertyListWriter.bytes(.integer(1 << 64))
    }
    let deep = (0..<600).reduce(PropertyListValue.string("")) { value, _ in .array([value]) }
    #expect(throws: BinaryPropertyListWriter.Failure.nestingTooDeep) {
      try BinaryPropertyListWriter.bytes(deep)
    }
  }
}
