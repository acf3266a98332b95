import Foundation
import ICU
import TestSupport
import Testing

@Suite("Normalization, against Foundation")
struct NormalizationOracleTests {
  @Test("every assigned scalar")
  func everyScalar() {
    var differing: [Unicode.Scalar] = []
    for scalar in TextSource.everything where !agrees(String(scalar)) {
      differing.append(scalar)
    }
    #expect(differing == [])
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var source: [Unicode.Scalar]
    var length: Int
    var count: Int

    var testDescription: String { name }
  }

  @Test(
    "generated texts",
    arguments: [
      Sample(
        name: "5,000 short ones that compose", source: TextSource.composing, length: 8,
        count: 5_000),
      Sample(
        name: "2,000 of any scalars", source: TextSource.everything, length: 20, count: 2_000),
      Sample(
        name: "20 longer than a piece", source: TextSource.undisputed, length: 12_000, count: 20),
    ])
  func generated(_ sample: Sample) {
    var random = SeededGenerator(seed: UInt64(sample.length))
    var differing: [String] = []
    var compared = 0
    for _ in 0..<sample.count {
      let text = random.text(length: sample.length, from: sample.source)
      guard !isMistakenByFoundation(text) else { continue }
      compared += 1
      if !agrees(text) { differing.append(String(text.debugDescription.prefix(200))) }
    }
    #expect(differing == [])
    #expect(compared > sample.count / 2)
  }

  @Test(
    "where Foundation is mistaken, the standard decides",
    arguments: [
      NormalizationTests.Case(
        "a Hangul syllable and a trailing jamo", "\u{AC00}\u{11A8}", nfc: "\u{AC01}",
        nfd: "\u{1100}\u{1161}\u{11A8}"),
      NormalizationTests.Case(
        "a Tibetan vowel of class 0 whose parts have other classes", "a\u{F73}\u{301}",
        nfc: "\u{E1}\u{F71}\u{F72}", nfd: "a\u{F71}\u{F72}\u{301}"),
      NormalizationTests.Case(
        "the same vowel behind a mark", "q\u{301}\u{F73}", nfc: "q\u{F71}\u{F72}\u{301}",
        nfd: "q\u{F71}\u{F72}\u{301}"),
    ])
  func mistakes(_ example: NormalizationTests.Case) {
    #expect(isMistakenByFoundation(example.text))
    #expect(Array(Normalization.nfc(example.text).utf8) == Array(example.nfc.utf8))
    #expect(Array(Normalization.nfd(example.text).utf8) == Array(example.nfd.utf8))
  }

  @Test("the standard library finds every generated text equal to its normal forms")
  func standardLibrary() {
    var random = SeededGenerator(seed: 3)
    var differing: [String] = []
    for _ in 0..<5_000 {
      let text = random.text(length: 12, from: TextSource.undisputed)
      let nfc = Normalization.nfc(text)
      let nfd = Normalization.nfd(text)
      let isRight =
        nfc == text && nfd == text && Normalization.isNFC(nfc) && Normalization.isNFD(nfd.utf8.span)
        && Normalization.nfc(nfd).utf8.elementsEqual(nfc.utf8)
      if !isRight { differing.append(text.debugDescription) }
    }
    #expect(differing == [])
  }

  /// Foundation on Linux does not compose a two-part Hangul syllable with a trailing jamo, and does
  /// not order the parts of the Tibetan vowels of combining class 0 (Unicode 15, D108 and D117).
  private func isMistakenByFoundation(_ text: String) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if [0xF73, 0xF75, 0xF81].contains(scalar.value) { return true }
      let isTrailing = (0x11A8...0x11C2).contains(scalar.value)
      let isSyllable = (0xAC00...0xD7A3).contains(previous.value)
      if isTrailing, isSyllable, (previous.value - 0xAC00) % 28 == 0 { return true }
    }
    return false
  }

  private func agrees(_ text: String) -> Bool {
    let composed = Array(text.precomposedStringWithCanonicalMapping.utf8)
    let decomposed = Array(text.decomposedStringWithCanonicalMapping.utf8)
    let bytes = Array(text.utf8)
    return Normalization.nfc(bytes.span) == composed
      && Normalization.nfd(bytes.span) == decomposed
      && Normalization.isNFC(bytes.span) == (bytes == composed)
      && Normalization.isNFD(bytes.span) == (bytes == decomposed)
  }
}
