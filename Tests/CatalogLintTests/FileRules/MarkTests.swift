import CatalogLint
import CatalogSyntax
import Testing

@Suite("Rules about the spelling of a text")
struct MarkTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var value: String
    /// What is marked in the text that the value stands for.
    var marked: [String]
    var testDescription: String { "\(rule) \(value.escapedForDisplay)" }
  }

  @Test(
    "point at the characters of the text",
    arguments: [
      Case(rule: "unknown-escape", value: #"\"ü\" \q and \w"#, marked: ["q", "w"]),
      Case(
        rule: "unescaped-control-char", value: "ü\\n\u{1}b\u{2028}c", marked: ["\u{1}", "\u{2028}"]),
      Case(rule: "raw-newline-in-value", value: "\\tü\nb\r\nc", marked: ["\n", "\r\n"]),
      Case(
        rule: "invisible-character", value: "\\tü\\U200Bb\u{AD}c", marked: ["\u{200B}", "\u{AD}"]),
      Case(rule: "not-nfc", value: "\\te\\U0301 ü u\u{308}", marked: ["e\u{301}", "u\u{308}"]),
    ])
  func marks(_ input: Case) async throws {
    var options = LintOptions()
    options.only = [input.rule]
    let files = [("en.lproj/L.strings", Array("\"k\" = \"\(input.value)\";\n".utf8))]
    let report = await Linter(options).lint(await project(files))
    let finding = try #require(report.diagnostics.first)
    let text = Array(try #require(finding.value).utf8)
    let marked = finding.message.marks.map {
      String(decoding: text[$0.start..<$0.end], as: UTF8.self)
    }
    #expect(marked.map { Array($0.utf8) } == input.marked.map { Array($0.utf8) })
  }
}
