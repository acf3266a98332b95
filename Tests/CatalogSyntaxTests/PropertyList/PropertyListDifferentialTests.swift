import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// What Foundation makes of a property list, members sorted by key.
private enum Oracle {
  static func read(_ bytes: [UInt8]) -> PropertyListValue? {
    let value = unsafe try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    return value.map(convert)
  }

  static func convert(_ value: Any) -> PropertyListValue {
    switch value {
    case let text as String: return .string(text)
    // Foundation's numbers convert to truth values too; its truth values are of no other type.
    case let isTrue as Bool where type(of: value) == Bool.self: return .boolean(isTrue)
    case let number as NSNumber: return .real(number.doubleValue)
    case let data as Data: return .data(Array(data))
    case let date as Date: return .date(date.formatted(.iso8601))
    case let list as [Any]: return .array(list.map(convert))
    case let members as [String: Any]:
      return sorted(.dictionary(members.map { .init(key: $0.key, value: convert($0.value)) }))
    case _: return .string(String(describing: value))
    }
  }

  static func sorted(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .dictionary(let members):
      // Foundation's dictionaries take canonically equivalent keys for one.
      var merged: [String: PropertyListValue] = [:]
      for member in members { merged[member.key] = sorted(member.value) }
      let pairs = merged.sorted { $0.key < $1.key }
      return .dictionary(pairs.map { .init(key: $0.key, value: $0.value) })
    case .array(let elements): return .array(elements.map(sorted))
    case .integer(let number): return .real(Double(number))
    case .real(let number): return .real(number)
    case .string, .boolean, .date, .data: return value
    }
  }
}

@Suite("A property list and Foundation")
struct PropertyListDifferentialTests {
  private func ours(_ bytes: [UInt8]) throws -> PropertyListValue? {
    switch PropertyListDocument(try SourceText(bytes)).reading() {
    case .value(let value): Oracle.sorted(value)
    case .failure: nil
    }
  }

  @Test(
    "agree on every file",
    arguments: PropertyListFile.fixtures() + PropertyListFile.corpus())
  func files(_ file: PropertyListFile) throws {
    let bytes = try file.bytes()
    #expect(try ours(bytes) == Oracle.read(bytes))
  }

  @Test(
    "agree on values of every kind",
    arguments: [
      "<integer> 5</integer>", "<integer>- 0x1F</integer>", "<integer>+7</integer>",
      "<integer>007</integer>", "<integer>--5</integer>", "<integer>0x</integer>",
      "<integer>18446744073709551615</integer>", "<integer>-9223372036854775809</integer>",
      "<integer>5\n</integer>", "<integer/>", "<integer>&#53;</integer>", "<real>.5</real>",
      "<real>5.</real>", "<real>1e3</real>", "<real>-INF</real>", "<real>infinity</real>",
      "<real>+nan</real>", "<real>1.5 </real>", "<real>0x10</real>", "<real>&#49;</real>",
      "<real>1<![CDATA[2]]></real>", "<real/>", "<true></true >", "<true> </true>", "<false/>",
      "<date>2020-02-29T23:59:59Z</date>", "<date>2020-1-2T3:4:5Z</date>", "<date/>",
      "<date> 2020-02-29T23:59:59Z</date>", "<date>2020-02-29T23:59:59</date>",
      "<data>Y!Q==</data>", "<data>YQ</data>", "<data>YQ==YQ==</data>", "<data></data>",
      "<data/>", "<data>&#65;</data>", "<data> Y\nW\tI= </data>", "<data>YWJj</data>",
      "<data>YQ==<!-- --></data>", "<string/>", "<string / >", "<key>a</key>", "<array>x</array>",
      "<string>a</string\n>", "<string>&#65</string>", "<string>&#X41;</string>",
      "<string>&#9999999999;</string>", "<string a='>'>x</string>", "<dict / >", "<a:dict/>",
      "<Dict/>", "<string>\u{1}\u{7F}\u{85}</string>", "<plist><true/></plist>", "<plist/>",
    ])
  func values(_ element: String) throws {
    let bytes = Array("<plist version=\"1.0\"><array>\(element)</array></plist>".utf8)
    #expect(try ours(bytes) == Oracle.read(bytes))
  }

  @Test("agree on generated values, in Foundation's layout", arguments: 0..<4)
  func generated(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let value = Self.value(depth: 0, &generator)
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: .xml, options: 0)
      #expect(try ours(Array(data)) == Oracle.convert(value))
    }
  }

  @Test("agree on what our writer writes", arguments: 0..<4)
  func written(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let value = Oracle.convert(Self.value(depth: 0, &generator))
      let text = PropertyListWriter.xml(value)
      #expect(Oracle.read(Array(text.utf8)) == value, "\(text)")
      #expect(
        try PropertyListFormatter().edits(for: PropertyListDocument(text)) == [],
        "what is written is laid out already")
    }
  }

  private static func value(depth: Int, _ generator: inout SeededGenerator) -> Any {
    let texts = ["", "a", "é <b> & \"q\" 'p'", "line\nbreak\ttab", "😀 ]]>", " x "]
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &generator) {
    case 0: return Int.random(in: -100_000...100_000, using: &generator)
    case 1: return Double(Int.random(in: -999...999, using: &generator)) / 8
    case 2: return Bool.random(using: &generator)
    case 3:
      return Data((0..<Int.random(in: 0..<60, using: &generator)).map { UInt8($0 * 7 & 0xFF) })
    case 4:
      return Date(
        timeIntervalSinceReferenceDate: Double(
          Int.random(in: -3_000_000_000...3_000_000_000, using: &generator)))
    case 5: return texts.randomElement(using: &generator) ?? ""
    case 6:
      return (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        value(depth: depth + 1, &generator)
      }
    case _:
      var members: [String: Any] = [:]
      for index in 0..<Int.random(in: 0..<5, using: &generator) {
        let key = (texts.randomElement(using: &generator) ?? "") + "\(index)"
        members[key] = value(depth: depth + 1, &generator)
      }
      return members
    }
  }
}
