import ICU
import Testing

@Suite("Versions")
struct ICUVersionTests {
  @Test("are dotted numbers, at least the ones this module was written for")
  func areNumbers() throws {
    let texts = [ICUVersion.icu, ICUVersion.unicode, try ICUVersion.cldr()]
    let numbers = texts.map { text in text.split(separator: ".").compactMap { Int($0) } }
    for (text, number) in zip(texts, numbers) {
      #expect(number.map(String.init).joined(separator: ".") == text)
    }
    #expect(numbers[0][0] >= 72)
    #expect(numbers[1][0] >= 15)
    #expect(numbers[2][0] >= 42)
  }

  @Test("of ICU 72 are those of its release notes", .enabled(if: ICUVersion.icu == "72.1"))
  func releaseNotes() throws {
    #expect(ICUVersion.unicode == "15.0")
    #expect(try ICUVersion.cldr() == "42")
  }
}
