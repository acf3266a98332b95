import CatalogSyntax
import ICU
import StringCatalog
import TestSupport
import Foundation
import Testing

@testable import CatalogLint

@Suite("Keys that are nearly the same")
struct NearDuplicateKeyTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var first: String
    var second: String
    var expected: NearDuplicateSearch.Resemblance?
    var testDescription: String { "\(first.escapedForDisplay) | \(second.escapedForDisplay)" }

    init(_ first: String, _ second: String, _ expected: NearDuplicateSearch.Resemblance?) {
      self.first = first
      self.second = second
      self.expected = expected
    }

    init(_ first: String, _ second: String, in parts: KeyFolding) {
      self.init(first, second, .differingOnly(in: parts))
    }
  }

  static let pairs: [Pair] = [
    Pair("Cancel", "cancel", in: .letterCase),
    Pair("Cancel", "CANCEL", in: .letterCase),
    Pair("Ärger", "ärger", in: .letterCase),
    Pair("straße", "STRASSE", in: .letterCase),
    Pair("Σίσυφος", "ΣΊΣΥΦΟΣ", in: .letterCase),
    Pair("\u{FB01}le", "file", in: .letterCase),
    Pair("\u{212A}elvin", "kelvin", in: .letterCase),
    Pair("İstanbul", "istanbul", nil),
    Pair("a b", "a  b", in: .space),
    Pair("a b", " a b\t", in: .space),
    Pair("a b", "a\u{A0}b", in: .space),
    Pair("a b", "a\u{3000}b", in: .space),
    Pair("a b", "a\nb", in: .space),
    Pair("ab", "a\u{200B}b", in: .space),
    Pair("ab", "a b", nil),
    Pair("don't", "don’t", in: .quotes),
    Pair("say \"hi\"", "say “hi”", in: .quotes),
    Pair("‘a’", "“a”", nil),
    Pair("caf\u{E9}", "cafe\u{301}", in: .form),
    Pair("\u{AC00}", "\u{1100}\u{1161}", in: .form),
    Pair("\u{C5}", "\u{212B}", in: .form),
    Pair("q\u{307}\u{323}", "q\u{323}\u{307}", in: .form),
    Pair("Caf\u{E9}", "cafe\u{301}", in: [.letterCase, .form]),
    Pair("Don’t  go", "don't go", in: [.letterCase, .space, .quotes]),
    Pair("Cancel", "\u{421}ancel", .confusable),
    Pair("\u{440}\u{430}ypal", "paypal", .confusable),
    Pair("ısı", "isi", .confusable),
    Pair("ＡＢＣ", "ABC", .confusable),
    Pair("力", "カ", .confusable),
    Pair("Größe…", "Größe...", .confusable),
    Pair("wait…", "wait...", nil),
    Pair("item1", "iteml", nil),
    Pair("élan1", "élanl", nil),
    Pair("O0", "OO", nil),
    Pair("résumé", "resume", nil),
    Pair("x²", "x2", nil),
    Pair("a.b", "a_b", nil),
    Pair("заголовок", "подзаголовок", nil),
  ]

  private static func table(_ keys: [String]) throws -> LocalizedTable {
    let text = keys.map { "\(StringsEscapes.quoted($0)) = \"x\";\n" }.joined()
    let file = TableFile(
      path: "Localizable.strings", locale: LocaleIdentifier("en"), table: "Localizable")
    return try LocalizedTable(file: file, bytes: Array(text.utf8))
  }

  @Test("two keys are the same to a person or not, in either order", arguments: pairs)
  func pair(_ pair: Pair) throws {
    for keys in [[pair.first, pair.second], [pair.second, pair.first]] {
      let found = NearDuplicateSearch.matches(in: try Self.table(keys))
      #expect(found.map(\.resemblance) == (pair.expected.map { [$0] } ?? []))
      #expect(found.allSatisfy { $0.entry == 1 && $0.earlier == 0 })
    }
  }

  @Test("each key is reported once, against the earliest that it resembles")
  func families() throws {
    let keys = ["OK", "Ok", "else", "ok", "\u{41E}K", "OK ", "\u{41E}\u{41A}"]
    let found = NearDuplicateSearch.matches(in: try Self.table(keys))
    #expect(found.map { [$0.entry, $0.earlier] } == [[1, 0], [3, 0], [4, 0], [5, 0], [6, 0]])
  }

  @Test("a key that is defined twice is no near duplicate of itself")
  func redefinition() throws {
    let found = NearDuplicateSearch.matches(in: try Self.table(["a", "a", "A", "A", "a"]))
    #expect(found.map { [$0.entry, $0.earlier] } == [[2, 0]])
  }

  @Test("keys that all look alike are compared with a few of them only")
  func crowd() throws {
    let keys = (0..<512).map { number in
      String((0..<9).map { number >> $0 & 1 == 0 ? "l" : "1" } as [Character]) + "ж"
    }
    #expect(NearDuplicateSearch.matches(in: try Self.table(keys)) == [])
  }

  @Test("the quick folding of ASCII is the folding of Unicode", arguments: 0..<64)
  func asciiFolding(_ seed: Int) {
    let key = Self.asciiText(seed: UInt64(seed))
    var quick: [UInt8] = []
    #expect(KeyFolding.foldASCII(key.span, into: &quick))
    #expect(quick == KeyFolding.all.fold(key.span))
  }

  @Test("the quick skeleton of ASCII is that of ICU", arguments: 0..<64)
  func asciiSkeleton(_ seed: Int) throws {
    let key = Self.asciiText(seed: UInt64(seed))
    var quick: [UInt8] = []
    #expect(ASCIISkeletons.write(key.span, into: &quick))
    #expect(quick == (try Confusables.skeleton(of: key.span)))
  }

  @Test("what is not ASCII is left to the full folding")
  func notASCII() {
    var result: [UInt8] = []
    #expect(!KeyFolding.foldASCII("é".utf8.span, into: &result))
    #expect(!ASCIISkeletons.write("é".utf8.span, into: &result))
  }

  private static func asciiText(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? UInt8.random(in: 0..<0x80, using: &generator)
        : Array(" \tIl1O0m|'\"`A".utf8).randomElement(using: &generator) ?? 0x20
    }
  }

  @Test("the message names the other key by its line and says what differs")
  func messages() async {
    let text =
      "\"Don't\";\n\"don’t \";\n\"é\";\n\"e\u{301}\";\n\"aж\";\n\"аж\";\n"
    let found = await fileFindings(in: text, only: ["near-duplicate-key"])
    #expect(
      found.map(\.message.description) == [
        "key differs from the one in line 1 only in case, white space and quotes",
        "key is canonically equivalent to the one in line 3: a Swift dictionary keeps only one of"
          + " the two",
        "key looks like the one in line 5 but is made of other characters: U+0430 instead of"
          + " U+0061",
      ])
    #expect(found.map(\.key) == ["don’t ", "e\u{301}", "аж"])
  }

  @Test("a property list has lines, too")
  func propertyList() async {
    let text =
      "<plist><dict>\n<key>OK</key><string>a</string>\n<key>ok</key><string>b</string></dict></plist>"
    let found = await fileFindings(in: text, only: ["near-duplicate-key"])
    #expect(found.map(\.message.description) == ["key differs from the one in line 2 only in case"])
    #expect(found.map(\.summary) == ["near-duplicate-key 3:14"])
  }

  @Test("a binary property list has no lines, so its other key is named itself")
  func binaryPropertyList() async throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["OK": "a", "ok": "b"], format: .binary, options: 0)
    let found = await fileFindings(in: Array(data), only: ["near-duplicate-key"])
    #expect(found.map(\.message.description) == ["key differs from the key 'OK' only in case"])
    #expect(found.map(\.summary) == ["near-duplicate-key 1:1"])
  }

  @Test("the two sides of a merge conflict may differ in the case of a key")
  func mergeConflict() async {
    let text = "<<<<<<< a\n\"OK\" = \"x\";\n=======\n\"ok\" = \"x\";\n>>>>>>> b\n\"Ok\" = \"x\";\n"
    let found = await fileFindings(in: text, only: ["near-duplicate-key"])
    #expect(found.map(\.summary) == ["near-duplicate-key 6:8"])
  }

  @Test("a table without a source beside it is looked at wherever it lies")
  func looseTable() async {
    let bytes = Array("\"a\" = \"x\";\n\"A\" = \"x\";\n\" \" = \"x\";\n".utf8)
    let found = await fileFindings(
      [
        ("Other.strings", bytes), ("en.lproj/Localizable.strings", bytes),
        ("fr.lproj/Localizable.strings", bytes), ("fr.lproj/Extra.strings", bytes),
      ], only: ["near-duplicate-key", "empty-key"])
    #expect(
      found.map { "\($0.file) \($0.rule)" } == [
        "Other.strings near-duplicate-key", "Other.strings empty-key",
        "en.lproj/Localizable.strings near-duplicate-key", "en.lproj/Localizable.strings empty-key",
        "fr.lproj/Extra.strings near-duplicate-key", "fr.lproj/Extra.strings empty-key",
      ])
  }
}
