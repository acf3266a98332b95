import CommandLineTool
import Testing

@Suite("A manual page")
struct ManualPageTests {
  static let page = ManualPage(of: SampleTool.tool, version: "1.2-rc", date: "2026-11-30").text

  @Test("looks like its snapshot")
  func snapshot() throws {
    try expectSnapshot(Self.page, named: "orchard.1")
  }

  @Test("is plain ASCII")
  func ascii() {
    #expect(Self.page.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || (0x20...0x7E).contains($0) })
  }

  @Test("is set by groff without a warning", .enabled(if: Program.groff.isInstalled, "needs groff"))
  func groff() throws {
    let outcome = try Program.groff.run(["-man", "-ww", "-Tutf8", "-P-cbou"], input: Self.page)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in [
      ".lines that begin with a dot, and back\\slashes, mean nothing special: café,",
      "-o, --output FILE", "orchard count [OPTIONS] [PATH...]",
      "$HOME and a \\ too.", "`ticks`", "'single' and \"double\" quotes",
    ] {
      #expect(words.contains(text), "\(text) is missing")
    }
  }

  @Test("is shown by man without a warning", .enabled(if: Program.man.isInstalled, "needs man"))
  func man() throws {
    let outcome = try Program.man.run(["--warnings", "-l", "-"], input: Self.page)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "begins lines that look like requests with a mark", arguments: [".nf", "'tis", "\\fB.", "..."])
  func requests(text: String) {
    let tool = Command("tool", abstract: "Does it.", discussion: [text]) { _ in .clean }
    let page = ManualPage(of: tool, version: "1", date: "today").text
    let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    #expect(
      requests.allSatisfy {
        [".TH", ".SH", ".PP", ".TP", ".nf", ".fi", ".nh", ".ad"].contains($0.prefix(3))
      })
    #expect(page.contains(".PP\n") && !page.contains(".PP\n."))
  }
}
