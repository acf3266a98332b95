import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("Messages written as MessageFormat")
struct MessageFormatWriterTests {
  @Test("what was read is written so that it reads the same", arguments: try PatternCase.valid)
  func roundTrip(_ example: PatternCase) throws {
    let message = try #require(MessageFormatPattern(example.pattern).message)
    let written = message.messageFormat()
    let again = MessageFormatPattern(written.pattern)
    #expect(again.isIntact, "\(written.pattern)")
    #expect(again.message == message.withoutLaterVariants, "\(written.pattern)")
    #expect(PatternCase.isAcceptedByICU(written.pattern), "\(written.pattern)")
    let repeats = MessageFormatPattern(example.pattern).problems.contains {
      $0.kind == .duplicateKey
    }
    #expect(written.losses == (repeats ? [.variant] : []))
  }

  @Test("random patterns that are accepted are written so that they read the same")
  func randomRoundTrip() throws {
    var random = SeededGenerator(seed: 8)
    let words = [
      "{0}", "{n}", "{n, number}", "{0, number, ::.00}", "'{'", "''", "'", "#", "%", "%@", " a ",
      "é",
      "{n, plural, offset:2 =1 {# '#'} other {{n, number} # {m}}}",
      "{g, select, x {'{#}'} other {}}",
      "{n, selectordinal, one {#st} other {{n, plural, other {#}}}}",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...6, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      guard let message = MessageFormatPattern(text).message else { continue }
      let written = message.messageFormat()
      #expect(written.losses.isEmpty)
      #expect(MessageFormatPattern(written.pattern).message == message, "\(text)")
    }
  }

  /// A message of Apple's formats, the pattern for it, and what that leaves out.
  struct Case: Sendable, CustomTestStringConvertible {
    var message: Message
    var pattern: String
    var losses: [MessageFormatLoss] = []
    var testDescription: String { pattern }
  }

  static let cases: [Case] = [
    Case(message: .pattern("Hello, %@!"), pattern: "Hello, {0}!"),
    Case(message: .pattern("%2$@ of %1$lld"), pattern: "{1} of {0, number}"),
    Case(message: .pattern("100 %% of %d"), pattern: "100 % of {0, number}"),
    Case(message: .pattern("It's {here} # %@"), pattern: "It''s '{'here'}' # {0}"),
    Case(message: .pattern("'{'}%@"), pattern: "'''{''}'{0}"),
    Case(
      message: .pattern("%.2f and %.0f"), pattern: "{0, number, ::.00} and {1, number, integer}"),
    Case(message: .pattern("%05d %x"), pattern: "{0, number} {1, number}", losses: [.specifier]),
    Case(
      message: .select(Select(by: .plural, [form("one", "%d file"), form("other", "%d files")])),
      pattern: "{0, plural, one {# file} other {# files}}"),
    Case(
      message: .select(
        Select(by: .plural, [form("zero", "none"), form("other", "%d '#' files")])),
      pattern: "{0, plural, =0 {none} zero {none} other {# '''#''' files}}"),
    Case(
      message: .select(Select(by: .plural, [form("one", "%d a"), form("few", "%d b")])),
      pattern: "{0, plural, one {# a} few {# b} other {# b}}", losses: [.missingOther]),
    Case(
      message: .format(
        Format(
          "%1$#@f@ in %2$#@d@",
          [
            Substitution(
              "f", argument: 1, valueType: "lld",
              Select(by: .plural, [form("one", "%arg file"), form("other", "%arg files")])),
            Substitution(
              "d", argument: 2, valueType: "lld",
              Select(by: .plural, [form("one", "a folder"), form("other", "%lld folders")])),
          ])),
      pattern: "{0, plural, one {# file} other {# files}} in"
        + " {1, plural, one {a folder} other {# folders}}"),
    Case(
      message: .format(
        Format(
          "%#@g@",
          [
            Substitution(
              "g", argument: 1, valueType: "d",
              Select(by: .gender, [form("0", "they"), form("1", "he"), form("2", "she")]))
          ])),
      pattern: "{0, plural, other {they} =1 {he} =2 {she}}"),
    Case(
      message: .select(Select(by: .device, [form("mac", "Click"), form("other", "Tap")])),
      pattern: "Tap", losses: [.choice]),
    Case(
      message: .select(Select(by: .width, [form("20", "short"), form("100", "long one")])),
      pattern: "long one", losses: [.choice]),
    Case(message: .format(Format("%#@x@ %@", [])), pattern: "%#@x@ {1}", losses: [.reference]),
    Case(
      message: .format(
        Format(
          "%#@a@",
          [
            Substitution(
              "a", argument: 1, valueType: "d", Select(by: .plural, [form("other", "%#@a@")]))
          ])),
      pattern: "{0, plural, other {%'#'@a@}}", losses: [.depth]),
    Case(
      message: .format(Format("%1$@ %2$@", [], argumentNames: ["a-b", "ok"])),
      pattern: "{0} {ok}", losses: [.name]),
    Case(
      message: .format(
        Format(
          "%1$#@n@",
          [
            Substitution(
              "n", argument: 1, valueType: nil, Select(by: .value(NumberFormat(offset: 1)), []))
          ])),
      pattern: "{0, number}", losses: [.offset]),
    Case(
      message: .format(
        Format(
          "%1$#@n@",
          [
            Substitution(
              "n", argument: 1, valueType: nil,
              Select(by: .value(NumberFormat(.skeleton("nonsense}"))), []))
          ])),
      pattern: "{0, number}", losses: [.skeleton]),
    Case(
      message: .select(Select(by: .plural, [form("one", "%.1f m"), form("other", "%.1f ms")])),
      pattern: "{0, plural, one {{0, number, ::.0} m} other {{0, number, ::.0} ms}}",
      losses: [.category]),
    Case(message: .pattern("%40000$@"), pattern: "{32767}", losses: [.argument]),
  ]

  @Test("a message of Apple's formats has its pattern", arguments: cases)
  func written(_ example: Case) throws {
    let written = example.message.messageFormat()
    #expect(written.pattern == example.pattern)
    #expect(written.losses == example.losses)
    #expect(MessageFormatPattern(written.pattern).isIntact)
  }

  @Test("every loss has a case, and a sentence")
  func losses() {
    let met = Set(Self.cases.flatMap(\.losses)).union([.variant])
    #expect(met == Set(MessageFormatLoss.allCases))
    #expect(MessageFormatLoss.allCases.allSatisfy { !$0.summary.isEmpty })
  }

  @Test("a pattern shows what the message shows", arguments: ["en", "ru", "lv", "ar", "ja"])
  func sameTexts(_ language: String) throws {
    let folder = Repository.fixtures("rendering")
    let files = Repository.files(below: folder, extensions: ["stringsdict", "strings"])
    var options = RenderingOptions()
    options.groupsObjects = true
    let renderer = MessageRenderer(language: LocaleIdentifier(language), options: options)
    var count = 0
    for url in files where url.pathExtension == "stringsdict" {
      let document = try StringsDictDocument(try Repository.bytes(url))
      for entry in document.entries where entry.isEffective {
        guard let message = entry.message else { continue }
        let written = message.messageFormat(key: entry.key)
        guard written.losses.isEmpty else { continue }
        let again = try #require(MessageFormatPattern(written.pattern).message)
        for number in [0, 1, 2, 5, 11, 21, 100, 1_234_567] {
          let arguments: [MessageArgument] = [.int(number), .int(number / 2), .int(3), .int(4)]
          #expect(
            renderer.render(again, arguments).text
              == renderer.render(message, key: entry.key, arguments).text,
            "\(url.lastPathComponent) \(entry.key) \(number) \(written.pattern)")
          count += 1
        }
      }
    }
    print("\(language): \(count) texts the same in MessageFormat")
    #expect(count > 50)
  }
}

extension Message {
  /// The message as it reads without variants that an earlier one of the same key hides.
  fileprivate var withoutLaterVariants: Message {
    guard case .format(var format) = self else { return self }
    for index in format.substitutions.indices {
      var known: Set<String> = []
      format.substitutions[index].select.variants.removeAll { !known.insert($0.key).inserted }
    }
    return .format(format)
  }
}

/// A form that is one text.
private func form(_ key: String, _ text: String) -> Variant {
  Variant(key, .pattern(Pattern(text)))
}
