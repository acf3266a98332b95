import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("A hostile property list")
struct HostilePropertyListTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    /// What the message says, or nil for a file that is read.
    var message: String?

    init(_ name: String, _ bytes: [UInt8], _ message: String?) {
      (testDescription, self.bytes, self.message) = (name, bytes, message)
    }

    init(_ name: String, _ text: String, _ message: String?) {
      self.init(name, Array(text.utf8), message)
    }
  }

  private static func nested(_ tag: String, _ count: Int, isClosed: Bool = true) -> String {
    let inner =
      String(repeating: "<\(tag)>", count: count)
      + (isClosed ? String(repeating: "</\(tag)>", count: count) : "")
    return "<plist version=\"1.0\"><dict><key>k</key>\(inner)</dict></plist>"
  }

  private static let tooDeep = "more than 512 nested values"

  static let xml: [Case] = [
    Case("512 nested arrays", nested("array", 512), nil),
    Case("513 nested arrays", nested("array", 513), tooDeep),
    Case("100,000 nested arrays", nested("array", 100_000), tooDeep),
    Case("100,000 open arrays", nested("array", 100_000, isClosed: false), tooDeep),
    Case("100,000 nested dictionaries", nested("dict><key>k</key", 100_000), tooDeep),
    Case("100,000 nested elements plist", nested("plist", 100_000), tooDeep),
    Case(
      "arrays with attributes", nested("array a=\"</array>\"", 100_000), "text where an element"),
    Case("closing tags in comments", nested("array><!--></array>--", 100_000), tooDeep),
    Case("closing tags in instructions", nested("array><?</array>?", 100_000), tooDeep),
    Case(
      "closing tags in CDATA", nested("array><![CDATA[></array>]]", 100_000),
      "text where an element"),
    Case(
      "nested arrays in UTF-16",
      [0xFF, 0xFE] + nested("array", 100_000).utf8.flatMap { [$0, 0] }, tooDeep),
    Case(
      "10,000 empty arrays beside each other",
      "<plist><dict><key>k</key><array>" + String(repeating: "<array/>", count: 10_000)
        + "</array></dict></plist>", nil),
    Case(
      "a document type with entities that grow",
      """
      <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
      <plist><dict><key>k</key><string>&b;</string></dict></plist>
      """, "declarations of its own"),
    Case(
      "an entity that names a file",
      """
      <!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <plist><dict><key>k</key><string>&x;</string></dict></plist>
      """, "declarations of its own"),
    Case(
      "an unknown entity", "<plist><dict><key>k</key><string>&x;</string></dict></plist>",
      "no known reference"),
    Case("a comment without end", "<plist><!--", ""),
    Case("100,000 open comments", "<plist>" + String(repeating: "<!--", count: 100_000), ""),
    Case("an open tag at the end", "<plist><dict", ""),
    Case("nothing but a bracket", "<?", ""),
    Case(
      "a number out of range", "<plist><dict><key>k</key><integer>9e9</integer></dict></plist>", ""),
    Case(
      "a date out of range",
      "<plist><dict><key>k</key><date>999999999999-99-99T99:99:99Z</date></dict></plist>", nil),
  ]

  /// A binary property list with the given objects, first the top one.
  static func binary(
    _ objects: [[UInt8]], offsetWidth: Int = 4, referenceWidth: Int = 1, count: UInt64? = nil,
    top: UInt64 = 0, table: UInt64? = nil, change: ([Int]) -> [Int] = { $0 }
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let tableStart = UInt64(bytes.count)
    for offset in change(offsets) { bytes += bigEndian(UInt64(offset), offsetWidth) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    bytes += bigEndian(count ?? UInt64(objects.count), 8) + bigEndian(top, 8)
    return bytes + bigEndian(table ?? tableStart, 8)
  }

  private static func bigEndian(_ number: UInt64, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 > 7 ? 0 : UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  private static let key: [UInt8] = [0x51, 0x6B]
  private static let table: [UInt8] = [0xD1, 1, 2]

  static let binaries: [Case] = [
    Case("an array in itself", binary([table, key, [0xA1, 2]]), "without end"),
    Case("a dictionary in itself", binary([[0xD1, 1, 0], key]), "without end"),
    Case("two arrays in each other", binary([table, key, [0xA1, 3], [0xA1, 2]]), "without end"),
    Case("an array twice in itself", binary([table, key, [0xA2, 2, 2]]), "without end"),
    Case(
      "40 arrays, each twice in the one before",
      binary([table, key] + (2..<42).map { [0xA2, $0 + 1, $0 + 1] } + [key]), "without end"),
    Case(
      "60,000 arrays, each in the one before",
      binary(
        [[0xD1, 0, 1, 0, 2], key]
          + (2..<60_000).map { [0xA1] + bigEndian(UInt64($0 + 1), 2) } + [key],
        referenceWidth: 2), tooDeep),
    Case(
      "one long text in 60,000 places",
      binary(
        [table, key, [0xAF, 0x11, 0xEA, 0x60] + [UInt8](repeating: 3, count: 60_000)]
          + [[0x5F, 0x12, 0, 0x10, 0, 0] + [UInt8](repeating: 0x61, count: 1 << 20)]),
      "again and again"),
    Case(
      "an array of 2^62 elements", binary([table, key, [0xAF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]]),
      "beyond the end"),
    Case(
      "a dictionary of 2^62 members", binary([[0xDF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0], key]),
      "beyond the end"),
    Case(
      "a text of 2^64 - 1 bytes",
      binary([table, key, [0x5F, 0x13] + [UInt8](repeating: 0xFF, count: 8)]), "beyond the end"),
    Case("a count without its number", binary([table, key, [0x5F]]), "beyond the end"),
    Case("a text that is cut off", binary([table, key, [0x55, 0x61]]), "beyond the end"),
    Case("a reference to nothing", binary([table, key, [0xA1, 0xFF]]), "reference to nothing"),
    Case(
      "an offset outside", binary([table, key, key]) { [$0[0], $0[1], 60_000] },
      "reference to nothing"),
    Case(
      "an offset into the header", binary([table, key, key]) { [$0[0], $0[1], 0] }, "reference"),
    Case("a top object that is none", binary([table, key, key], top: 7), "end of the binary"),
    Case("2^61 objects", binary([table, key, key], count: 1 << 61), "end of the binary"),
    Case("2^64 - 1 objects", binary([table, key, key], count: .max), "end of the binary"),
    Case("a table of offsets outside", binary([table, key, key], table: 1 << 63), "end of the"),
    Case("a table of offsets at 0", binary([table, key, key], table: 0), "end of the binary"),
    Case("offsets of no bytes", binary([table, key, key], offsetWidth: 0), "end of the binary"),
    Case("references of no bytes", binary([table, key], referenceWidth: 0), "end of the binary"),
    Case("offsets of 9 bytes", binary([table, key, key], offsetWidth: 9), "end of the binary"),
    Case("a header alone", Array("bplist00".utf8), "end of the binary"),
    Case("zeros", Array("bplist00".utf8) + [UInt8](repeating: 0, count: 32), "end of the binary"),
    Case("ones", Array("bplist00".utf8) + [UInt8](repeating: 255, count: 32), "end of the binary"),
    Case("a key that is a number", binary([[0xD1, 1, 1], [0x10, 5]]), "a key that is no text"),
    Case("a key that is an array", binary([[0xD1, 1, 1], [0xA0]]), "a key that is no text"),
    Case("ASCII above 7F", binary([table, key, [0x52, 0xFF, 0xFE]]), "not in ASCII"),
    Case("half a surrogate pair", binary([table, key, [0x61, 0xD8, 0]]), nil),
    Case(
      "a date that is no number", binary([table, key, [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]]), nil),
    Case("a date without end", binary([table, key, [0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]]), nil),
    Case(
      "a number of 16 bytes", binary([table, key, [0x14] + [UInt8](repeating: 255, count: 16)]), nil
    ),
    Case(
      "a number of 32 bytes", binary([table, key, [0x15] + [UInt8](repeating: 0, count: 32)]),
      "cut off"),
    Case("nothing as a value", binary([table, key, [0x00]]), "of a kind"),
    Case("a keyed archive", binary([table, key, [0x80, 1]]), "of a kind"),
    Case("a set", binary([table, key, [0xC1, 1]]), "of a kind"),
    Case("an array at the top", binary([[0xA0]]), "not a dictionary"),
  ]

  @Test("is refused with a reason, or read", arguments: xml + binaries)
  func reading(_ input: Case) throws {
    let table = try LocalizedTable(
      file: TableFile(path: "x", locale: LocaleIdentifier("en"), table: "x"), bytes: input.bytes)
    #expect(table.kind != .oldStyle)
    if let message = input.message {
      let failure = try #require(table.failure)
      #expect(message.isEmpty || failure.message.contains(message))
      #expect(table.document.entries.isEmpty)
      #expect(!table.isIntact)
    } else {
      #expect(table.failure == nil)
      #expect(table.document.entries.count == 1)
    }
  }

  @Test("does no harm when a byte of it is another", arguments: 0..<8)
  func flippedBytes(_ seed: UInt64) throws {
    let value: [String: Any] = [
      "a": "text", "ключ": "значение", "list": ["x", ["y": "z"]], "n": 5,
    ]
    let valid = try PropertyListSerialization.data(
      fromPropertyList: value, format: seed % 2 == 0 ? .binary : .xml, options: 0)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var bytes = Array(valid)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 6..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let table = try LocalizedTable(
        file: TableFile(path: "x", locale: LocaleIdentifier("en"), table: "x"), bytes: bytes)
      #expect(table.failure == nil || table.document.entries.isEmpty)
    }
  }
}
