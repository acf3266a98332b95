import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("Escaping and isolation")
struct EscapeTests {
  struct EscapeCase: Sendable, CustomTestStringConvertible {
    var escape: TextEscape
    var text: String
    var argument: String
    var expected: String
    var isMarkup = false
    var testDescription: String { "\(escape.rawValue) “\(text)”" }
  }

  static let cases = [
    EscapeCase(escape: .none, text: "<%@>", argument: "<b>\u{1b}", expected: "<<b>\u{1b}>"),
    EscapeCase(
      escape: .html, text: "a & %@'s \"b\"", argument: "<i>&'\"</i>",
      expected: "a &amp; &lt;i&gt;&amp;&#39;&quot;&lt;/i&gt;&#39;s &quot;b&quot;"),
    EscapeCase(
      escape: .html, text: "<b>%@</b> &amp;", argument: "<i>", expected: "<b>&lt;i&gt;</b> &amp;",
      isMarkup: true),
    EscapeCase(
      escape: .xml, text: "a & %@\n\u{8}", argument: "<i>'\u{1b}\u{ffff}\u{85}",
      expected: "a &amp; &lt;i&gt;&#39;\u{fffd}\u{fffd}\u{85}\n\u{fffd}"),
    EscapeCase(
      escape: .json, text: "a\n\"%@\"", argument: "\u{1}\\é\t\r",
      expected: "\"a\\n\\\"\\u0001\\\\é\\t\\r\\\"\""),
    EscapeCase(
      escape: .markdown, text: "**%@** (1.5)", argument: "[a](b) _c_",
      expected: "\\*\\*\\[a\\]\\(b\\) \\_c\\_\\*\\* \\(1\\.5\\)"),
    EscapeCase(
      escape: .markdown, text: "**%@**", argument: "*", expected: "**\\***", isMarkup: true),
    EscapeCase(
      escape: .terminal, text: "a\n\tb\u{1b}[1m %@", argument: "x\n\u{1b}[31m\u{9b}\u{202e}é👩‍👩‍👧",
      expected: "a\n\tb\\u{1B}[1m x\\u{A}\\u{1B}[31m\\u{9B}\\u{202E}é👩‍👩‍👧"),
  ]

  @Test("make the whole text fit for where it is shown", arguments: cases)
  func escape(_ example: EscapeCase) {
    var options = RenderingOptions()
    options.escape = example.escape
    options.textsAreMarkup = example.isMarkup
    options.isolation = .never
    let renderer = MessageRenderer(language: LocaleIdentifier("en"), options: options)
    let rendering = renderer.render(.pattern(Pattern(example.text)), [.string(example.argument)])
    #expect(rendering.text == example.expected)
    #expect(rendering.issues == [])
  }

  @Test("numbers are escaped too")
  func numbers() {
    var options = RenderingOptions()
    options.escape = .markdown
    let renderer = MessageRenderer(language: LocaleIdentifier("en"), options: options)
    #expect(renderer.render(.pattern("%.1f"), [-1.5]).text == "\\-1\\.5")
  }

  struct IsolationCase: Sendable, CustomTestStringConvertible {
    var isolation: TextIsolation
    var locale: String
    var argument: MessageArgument
    var expected: String
    var escape = TextEscape.none
    var testDescription: String { "\(isolation.rawValue) \(locale) \(expected)" }
  }

  static let isolations = [
    IsolationCase(isolation: .automatic, locale: "en", argument: "Ada", expected: "<Ada>"),
    IsolationCase(
      isolation: .automatic, locale: "en", argument: "שלום", expected: "<\u{2068}שלום\u{2069}>"),
    IsolationCase(
      isolation: .automatic, locale: "en", argument: "a\u{200f}",
      expected: "<\u{2068}a\u{200f}\u{2069}>"),
    IsolationCase(isolation: .automatic, locale: "en", argument: "漢字 é 😀", expected: "<漢字 é 😀>"),
    IsolationCase(
      isolation: .automatic, locale: "he", argument: "Ada", expected: "<\u{2068}Ada\u{2069}>"),
    IsolationCase(isolation: .automatic, locale: "he", argument: 5, expected: "<5>"),
    IsolationCase(
      isolation: .always, locale: "en", argument: "Ada", expected: "<\u{2068}Ada\u{2069}>"),
    IsolationCase(isolation: .always, locale: "en", argument: 5, expected: "<5>"),
    IsolationCase(isolation: .never, locale: "he", argument: "שלום", expected: "<שלום>"),
    IsolationCase(
      isolation: .always, locale: "en", argument: "a<b", expected: "&lt;<bdi>a&lt;b</bdi>&gt;",
      escape: .html),
  ]

  @Test("inserted texts keep their direction to themselves", arguments: isolations)
  func isolate(_ example: IsolationCase) {
    var options = RenderingOptions()
    options.isolation = example.isolation
    options.escape = example.escape
    let renderer = MessageRenderer(
      language: LocaleIdentifier(example.locale), options: options)
    #expect(renderer.render(.pattern("<%@>"), [example.argument]).text == example.expected)
  }

  // MARK: Properties

  private static let alphabet: [Unicode.Scalar] =
    (0..<0x80).compactMap { Unicode.Scalar(UInt8($0)) }
    + ["é", "ש", "ع", "漢", "\u{301}", "\u{200d}", "\u{2028}", "\u{202e}", "\u{85}", "😀"]

  private static func text(_ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<20, using: &generator) {
      text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    return text
  }

  /// The text with U+FFFD for every control character that XML 1.0 does not allow.
  private static func withoutControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar) ? "\u{FFFD}" : scalar
        }))
  }

  /// The text that an escaped one stands for.
  private static func unescaped(_ text: String, _ escape: TextEscape) throws -> String {
    switch escape {
    case .none: return text
    case .html, .xml:
      #expect(
        !text.contains("<") && !text.contains(">") && !text.contains("\"") && !text.contains("'"))
      var result = text
      for (reference, character) in [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
      ] {
        result = result.replacingOccurrences(of: reference, with: character, options: .literal)
      }
      return result
    case .json:
      let value = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      return try #require(value as? String)
    case .markdown:
      var result = String.UnicodeScalarView()
      var scalars = text.unicodeScalars[...]
      while let scalar = scalars.popFirst() {
        if scalar == "\\", let next = scalars.popFirst() {
          result.append(next)
        } else {
          #expect(!"*_[]<>`#&|~".unicodeScalars.contains(scalar))
          result.append(scalar)
        }
      }
      return String(result)
    case .terminal:
      let isClean = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0 != "\u{202e}" && $0 != "\u{2028}"
      }
      #expect(isClean)
      return text
    }
  }

  @Test(
    "every output stands for the text with its arguments, verbatim", arguments: TextEscape.allCases)
  func verbatim(_ escape: TextEscape) throws {
    var generator = SeededGenerator(seed: 3)
    var options = RenderingOptions()
    options.escape = escape
    options.isolation = .never
    let renderer = MessageRenderer(language: LocaleIdentifier("en"), options: options)
    let message = CompiledMessage("<%@ & \"%2$@\">")
    for _ in 0..<2_000 {
      let (first, second) = (Self.text(&generator), Self.text(&generator))
      let rendering = renderer.render(message, [.string(first), .string(second)])
      #expect(rendering.issues == [])
      let plain = try Self.unescaped(rendering.text, escape)
      // A terminal and XML cannot hold every character.
      let shown = escape == .xml ? [first, second].map(Self.withoutControls) : [first, second]
      if escape != .terminal {
        #expect(plain.utf8.elementsEqual("<\(shown[0]) & \"\(shown[1])\">".utf8))
      }
    }
  }
}
