import CommandLineTool
import Testing

@Suite("An argument")
struct ArgumentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var display: String

    init(_ name: String, _ bytes: [UInt8], _ display: String) {
      testDescription = name
      self.bytes = bytes
      self.display = display
    }

    init(_ name: String, _ text: String, _ display: String) {
      self.init(name, Array(text.utf8), display)
    }
  }

  @Test(
    "is safe to show",
    arguments: [
      Case("plain text", "a b", "a b"),
      Case("text beyond ASCII", "naïve 漢字 👩‍🌾", "naïve 漢字 👩‍🌾"),
      Case("a combining mark first", "\u{301}a", "\u{301}a"),
      Case("an escape sequence", "\u{1B}[2J", "\\u{1B}[2J"),
      Case("the usual control characters", "a\tb\r\nc", "a\\tb\\r\\nc"),
      Case("a zero", "\u{0}", "\\u{0}"),
      Case("C1 controls", "\u{9B}31m", "\\u{9B}31m"),
      Case("separators", "\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      Case("reordering marks", "\u{202E}\u{2066}\u{61C}", "\\u{202E}\\u{2066}\\u{61C}"),
      Case("a byte that begins nothing", [0x61, 0xFF, 0x62], "a\\x{FF}b"),
      Case("a sequence cut short", [0xE2, 0x82], "\\x{E2}\\x{82}"),
      Case("a sequence cut short before text", [0xE2, 0x82, 0x41], "\\x{E2}\\x{82}A"),
      Case("an overlong form", [0xC0, 0xAF], "\\x{C0}\\x{AF}"),
      Case("a surrogate", [0xED, 0xA0, 0x80], "\\x{ED}\\x{A0}\\x{80}"),
      Case("beyond Unicode", [0xF4, 0x90, 0x80, 0x80], "\\x{F4}\\x{90}\\x{80}\\x{80}"),
      Case(
        "120 characters", String(repeating: "é", count: 120), String(repeating: "é", count: 120)),
      Case(
        "more than 120 characters", String(repeating: "é", count: 121),
        String(repeating: "é", count: 120) + "…"),
    ])
  func display(_ example: Case) {
    #expect(Argument(bytes: example.bytes).displayText == example.display)
  }

  @Test("tells text from bytes that are none")
  func text() {
    #expect(Argument("é").text == "é")
    #expect(Argument(bytes: [0xE9]).text == nil)
    #expect(Argument(bytes: [0xE9]).repairedText == "\u{FFFD}")
  }

  @Test("is compared by bytes")
  func spelling() {
    #expect(Argument("K").isSpelled("K"))
    #expect(!Argument("\u{212A}").isSpelled("K"))
    #expect(!Argument("e\u{301}").isSpelled("\u{E9}"))
  }
}
