import ICU
import Testing

@Suite("Normalization")
struct NormalizationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var nfc: String
    var nfd: String

    init(_ name: String, _ text: String, nfc: String, nfd: String) {
      self.name = name
      self.text = text
      self.nfc = nfc
      self.nfd = nfd
    }

    var testDescription: String { name }
  }

  static let cases = [
    Case("nothing", "", nfc: "", nfd: ""),
    Case("ASCII", "plain text", nfc: "plain text", nfd: "plain text"),
    Case("zeros", "a\0e\u{301}\0", nfc: "a\0\u{E9}\0", nfd: "a\0e\u{301}\0"),
    Case("a composed letter", "\u{E9}", nfc: "\u{E9}", nfd: "e\u{301}"),
    Case("a decomposed letter", "e\u{301}", nfc: "\u{E9}", nfd: "e\u{301}"),
    Case("the Ångström sign", "\u{212B}", nfc: "\u{C5}", nfd: "A\u{30A}"),
    Case(
      "marks out of order", "q\u{307}\u{323}", nfc: "q\u{323}\u{307}", nfd: "q\u{323}\u{307}"),
    Case(
      "a mark that composes past another", "a\u{307}\u{323}", nfc: "\u{1EA1}\u{307}",
      nfd: "a\u{323}\u{307}"),
    Case(
      "Bengali rra, excluded from composition", "\u{9DC}", nfc: "\u{9A1}\u{9BC}",
      nfd: "\u{9A1}\u{9BC}"),
    Case(
      "Bengali yya, excluded from composition", "\u{9DF}", nfc: "\u{9AF}\u{9BC}",
      nfd: "\u{9AF}\u{9BC}"),
    Case(
      "Devanagari qa, excluded from composition", "\u{958}", nfc: "\u{915}\u{93C}",
      nfd: "\u{915}\u{93C}"),
    Case("a Hangul syllable of two", "\u{AC00}", nfc: "\u{AC00}", nfd: "\u{1100}\u{1161}"),
    Case(
      "Hangul jamo of three", "\u{1112}\u{1161}\u{11AB}", nfc: "\u{D55C}",
      nfd: "\u{1112}\u{1161}\u{11AB}"),
    Case(
      "a Hangul syllable before a trailing jamo", "\u{AC00}\u{11A8}", nfc: "\u{AC01}",
      nfd: "\u{1100}\u{1161}\u{11A8}"),
    Case(
      "Hangul jamo just outside those that compose", "\u{1113}\u{1161}\u{1112}\u{1176}",
      nfc: "\u{1113}\u{1161}\u{1112}\u{1176}", nfd: "\u{1113}\u{1161}\u{1112}\u{1176}"),
    Case(
      "a Hangul syllable before jamo that do not compose", "\u{AC00}\u{11A7}\u{AC00}\u{11C3}",
      nfc: "\u{AC00}\u{11A7}\u{AC00}\u{11C3}",
      nfd: "\u{1100}\u{1161}\u{11A7}\u{1100}\u{1161}\u{11C3}"),
    Case(
      "a musical symbol beyond the basic plane", "\u{1D15E}", nfc: "\u{1D157}\u{1D165}",
      nfd: "\u{1D157}\u{1D165}"),
    Case("a ligature, which is no canonical matter", "\u{FB01}", nfc: "\u{FB01}", nfd: "\u{FB01}"),
    Case("a compatibility ideograph", "\u{F900}", nfc: "\u{8C48}", nfd: "\u{8C48}"),
  ]

  @Test("NFC composes", arguments: cases)
  func nfc(_ example: Case) {
    #expect(Array(Normalization.nfc(example.text).utf8) == Array(example.nfc.utf8))
    #expect(Normalization.nfc(example.text.utf8.span) == Array(example.nfc.utf8))
  }

  @Test("NFD decomposes", arguments: cases)
  func nfd(_ example: Case) {
    #expect(Array(Normalization.nfd(example.text).utf8) == Array(example.nfd.utf8))
    #expect(Normalization.nfd(example.text.utf8.span) == Array(example.nfd.utf8))
  }

  @Test("a form is recognized", arguments: cases)
  func recognition(_ example: Case) {
    let bytes = Array(example.text.utf8)
    #expect(Normalization.isNFC(example.text) == (bytes == Array(example.nfc.utf8)))
    #expect(Normalization.isNFC(bytes.span) == (bytes == Array(example.nfc.utf8)))
    #expect(Normalization.isNFD(bytes.span) == (bytes == Array(example.nfd.utf8)))
  }

  struct FoldCase: Sendable, CustomTestStringConvertible {
    var text: String
    var folded: String

    var testDescription: String { "\(text) → \(folded)" }
  }

  @Test(
    "NFKC_Casefold folds case, compatibility variants and invisible code points",
    arguments: [
      FoldCase(text: "", folded: ""),
      FoldCase(text: "Hello", folded: "hello"),
      FoldCase(text: "STRASSE straße", folded: "strasse strasse"),
      FoldCase(text: "ﬁle", folded: "file"),
      FoldCase(text: "Ｆｕｌｌ", folded: "full"),
      FoldCase(text: "co\u{AD}op\u{200B}", folded: "coop"),
      FoldCase(text: "ΣΊΣΥΦΟΣ", folded: "σίσυφοσ"),
      FoldCase(text: "a\0B", folded: "a\0b"),
      FoldCase(text: "\u{FDFA}", folded: "صلى الله عليه وسلم"),
    ])
  func nfkcCaseFold(_ example: FoldCase) throws {
    #expect(try Array(Normalization.nfkcCaseFold(example.text).utf8) == Array(example.folded.utf8))
    #expect(
      try Normalization.nfkcCaseFold(example.text.utf8.span) == Array(example.folded.utf8))
  }

  @Test("reads ill-formed UTF-8 as U+FFFD, and calls it in no form", arguments: Bytes.illFormed)
  func illFormed(_ input: Bytes) throws {
    let repaired = String(decoding: input.bytes, as: UTF8.self)
    #expect(Normalization.nfc(input.bytes.span) == Array(Normalization.nfc(repaired).utf8))
    #expect(Normalization.nfd(input.bytes.span) == Array(Normalization.nfd(repaired).utf8))
    #expect(
      try Normalization.nfkcCaseFold(input.bytes.span)
        == Array(Normalization.nfkcCaseFold(repaired).utf8))
    #expect(Normalization.isNFC(input.bytes.span) == false)
    #expect(Normalization.isNFD(input.bytes.span) == false)
  }

  @Test("every pair of bytes is read as the standard library reads it")
  func pairsOfBytes() {
    var differing: [[UInt8]] = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second]
        let text = String(decoding: bytes, as: UTF8.self)
        let isWellFormed = Array(text.utf8) == bytes
        let isRight =
          Normalization.nfc(bytes.span) == Array(Normalization.nfc(text).utf8)
          && (isWellFormed || !Normalization.isNFC(bytes.span))
        if !isRight { differing.append(bytes) }
      }
    }
    #expect(differing == [])
  }

  @Test(
    "a text of a megabyte is normalized as its parts are",
    arguments: cases.filter { !$0.text.isEmpty })
  func longText(_ example: Case) {
    let count = 1_048_576 / (example.text.utf8.count + 1) + 1
    func repeated(_ text: String) -> String { String(repeating: text + "|", count: count) }
    #expect(
      Normalization.nfc(repeated(example.text)).utf8.elementsEqual(repeated(example.nfc).utf8))
    #expect(
      Normalization.nfd(repeated(example.text)).utf8.elementsEqual(repeated(example.nfd).utf8))
  }

  @Test("a megabyte of Hangul jamo, whose every part may compose with the next")
  func longJamo() {
    let count = 120_000
    let jamo = String(repeating: "\u{1112}\u{1161}\u{11AB}", count: count)
    let syllables = String(repeating: "\u{D55C}", count: count)
    #expect(Normalization.nfc(jamo).utf8.elementsEqual(syllables.utf8))
    #expect(Normalization.nfd(syllables).utf8.elementsEqual(jamo.utf8))
    #expect(!Normalization.isNFC(jamo))
    #expect(Normalization.isNFC(syllables))
  }

  @Test("a megabyte of combining marks on one letter is put in order")
  func longRunOfMarks() {
    let count = 260_000
    let mixed = "a" + String(repeating: "\u{307}\u{323}", count: count) + "b"
    let below = String(repeating: "\u{323}", count: count)
    let above = String(repeating: "\u{307}", count: count)
    #expect(Normalization.nfd(mixed).utf8.elementsEqual(("a" + below + above + "b").utf8))
    #expect(
      Normalization.nfc(mixed).utf8.elementsEqual(
        ("\u{1EA1}" + below.unicodeScalars.dropFirst().map(String.init).joined() + above + "b")
          .utf8))
  }

  @Test("case folding keeps the place of a mark that becomes a letter in a long run")
  func longRunWithIotaSubscript() throws {
    let marks = String(repeating: "\u{307}\u{323}", count: 40_000)
    let ordered =
      String(repeating: "\u{323}", count: 40_000) + String(repeating: "\u{307}", count: 40_000)
    let folded = try Normalization.nfkcCaseFold("Q" + marks + "\u{345}" + marks)
    #expect(folded.utf8.elementsEqual(("q" + ordered + "\u{3B9}" + ordered).utf8))
  }

  @Test("long ill-formed text is repaired alike wherever a piece may end", arguments: 0..<4)
  func longIllFormed(shift: Int) {
    let bytes =
      [UInt8](repeating: 0x61, count: shift)
      + [UInt8]((0..<6_000).flatMap { _ in [0xF0, 0x9F, 0x98, 0xE2, 0x82, 0xCC, 0x81] as [UInt8] })
    let repaired = String(decoding: bytes, as: UTF8.self)
    #expect(Normalization.nfc(bytes.span) == Array(Normalization.nfc(repaired).utf8))
  }

  @Test("text of continuation bytes alone becomes as many U+FFFD")
  func continuationBytes() {
    let count = 50_000
    let bytes = [UInt8](repeating: 0x80, count: count)
    let expected = String(repeating: "\u{FFFD}", count: count)
    #expect(Normalization.nfc(bytes.span) == Array(expected.utf8))
  }
}
