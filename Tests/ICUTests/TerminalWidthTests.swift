import ICU
import Testing

@Suite("The width of a text in a terminal")
struct TerminalWidthTests {
  @Test(
    "counts columns",
    arguments: [
      ("", 0), ("abc", 3), ("漢字", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("한국", 4), ("e\u{301}", 1),
      ("\u{301}", 0), ("\u{200B}", 0), ("שלום", 4), ("😀", 2), ("👩🏽‍🚀", 2), ("🇩🇪", 2), ("☺", 1),
      ("☺\u{FE0F}", 2), ("。", 2), ("…", 1), ("नम", 2), ("\u{1F650}", 1), ("\u{20000}", 2),
    ])
  func columns(_ text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
