import CatalogSyntax
import Foundation
import MessageOracle
import StringCatalog
import TestSupport
import Testing

/// ICU's own answers.
enum MessageOracle {
  static func format(
    _ pattern: String, _ locale: String, _ first: Double, _ second: String, _ third: Double
  ) throws -> String {
    var buffer = [CChar](repeating: 0, count: 16_384)
    let status = unsafe message_oracle_format(
      pattern, locale, first, second, third, &buffer, Int32(buffer.count))
    try #require(status <= 0, "\(unsafe String(cString: message_oracle_status_name(status)))")
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func formatInteger(
    _ pattern: String, _ locale: String, _ number: Int32
  ) throws -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let status = unsafe message_oracle_format_integer(
      pattern, locale, number, &buffer, Int32(buffer.count))
    try #require(status <= 0)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

@Suite("Messages of MessageFormat beside ICU's")
struct MessageFormatConformanceTests {
  static let locales = [
    "en", "de", "fr", "ru", "ar", "he", "ja", "cy", "lv", "hi", "sl", "sv", "de-CH", "fa", "mt",
    "cs",
  ]
  static let numbers: [Double] = [
    0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 20, 21, 22, 23, 25, 80, 100, 101, 102, 111, 999, 1_000,
    12_345, 1_234_567, 1e15, -1, -2, -12_345, 0.5, 1.5, 1.0004, 1.2345, 2.5, 0.0005, 0.0015,
    999.9996,
    -0.25, 1e-9,
  ]
  static let patterns = [
    "{0, number}", "{0, number, percent}", "{0, number, ::.00}", "{0, number, ::currency/EUR}",
    "{0, number, ::sign-always .#}", "{0, number, ::compact-short}",
    "{0, plural, one {# file} other {# files}}",
    "{0, plural, =0 {none} =1 {exactly one} zero {z #} one {o #} two {t #} few {f #} many {m #} other"
      + " {x #}}",
    "{0, plural, offset:1 =0 {nobody} =1 {{1}} one {{1} and # other} other {{1} and # others}}",
    "{0, plural, offset:0.5 =0.5 {half} one {o #} other {x #}}",
    "{0, plural, offset:-2 one {o #} few {f #} other {x #}}",
    "{0, selectordinal, zero {z#} one {#st} two {#nd} few {#rd} many {m#} other {#th}}",
    "{0, number} {1} {2, number}", "{2, number, ::.0} of {0, number, ::.0}: {1}",
    "{0, plural, other {{1, select, a {A #} b {B {0, number}} other {x {2, plural, one {1 #} other {#}}}}}}",
    "It''s '{'{0, number}'}' '# {1}' {1}",
    "{0, plural, one {1 {0, number, ::.0}} other {x {0, number, ::.0} #}}",
    "{0, plural, one {1 {0, number, percent}} few {f} other {x {0, number, percent}}}",
    "{0, plural, offset:1 one {1 {0, number, ::.00}} other {# {0, number, ::.00}}}",
    "{0, plural, other {'#' is # '{#}' it''s 100 % %@ %1$d}}",
  ]

  @Test("a pattern is shown as ICU shows it", arguments: patterns)
  func oracle(_ text: String) throws {
    let message = CompiledMessage(try #require(MessageFormatPattern(text).message))
    var options = RenderingOptions()
    options.isolation = .never
    var count = 0
    for locale in Self.locales {
      let renderer = MessageRenderer(language: LocaleIdentifier(locale), options: options)
      for (index, number) in Self.numbers.enumerated() {
        let word = ["a", "b", "Zoë", "‏עברית", "{0}", "%@ #"][index % 6]
        let third = Self.numbers[(index * 7 + 3) % Self.numbers.count]
        let expected = try MessageOracle.format(text, locale, number, word, third)
        let rendering = renderer.render(
          message, [.double(number), .string(word), .double(third)])
        #expect(
          rendering.text.comparable(locale) == expected.comparable(locale),
          "\(locale) \(number) \(word) \(third)")
        #expect(rendering.issues.allSatisfy { $0.kind == .unusedArgument })
        count += 1
      }
    }
    #expect(count == Self.locales.count * Self.numbers.count)
    print("MessageFormat, \(text): \(count) texts as ICU shows them")
  }

  @Test("whole numbers are shown as ICU shows them, to the last digit")
  func wholeNumbers() throws {
    let message = CompiledMessage(
      try #require(MessageFormatPattern("{0, number, integer}").message))
    for locale in Self.locales {
      let renderer = MessageRenderer(language: LocaleIdentifier(locale))
      for number: Int32 in [0, 1, -1, 999, 1_000, 12_345, .max, .min] {
        let expected = try MessageOracle.formatInteger("{0, number, integer}", locale, number)
        let rendering = renderer.render(message, [.int(Int(number))])
        #expect(rendering.text.comparable(locale) == expected.comparable(locale))
        #expect(rendering.issues.isEmpty)
      }
    }
  }
}

extension String {
  /// The text, for a locale in which numbers of four digits are not grouped (CLDR's minimum of grouping
  /// digits), without grouping: the formatter behind ICU's MessageFormat is older than that rule.
  fileprivate func comparable(_ locale: String) -> String {
    locale == "lv" ? replacing("\u{a0}", with: "") : self
  }
}
