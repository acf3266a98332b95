import CommandLineTool
import Testing

@Suite("A help page")
struct HelpPageTests {
  private func page(_ topic: [String]) throws -> HelpPage {
    guard case .help(let page) = try CommandLineParser(SampleTool.tool).parse(["help"] + topic)
    else { throw NoHelp() }
    return page
  }

  private struct NoHelp: Error {}

  @Test(
    "looks like its snapshot",
    arguments: [
      ([], 80, "help.txt"), (["count"], 80, "help-count.txt"), (["count"], 50, "help-count-50.txt"),
      (["label"], 80, "help-label.txt"), (["report"], 80, "help-report.txt"),
      (["report", "render"], 80, "help-report-render.txt"), (["odds"], 100, "help-odds-100.txt"),
    ] as [([String], Int, String)])
  func snapshot(topic: [String], width: Int, file: String) throws {
    try expectSnapshot(page(topic).text(width: width), named: file)
  }

  @Test("has bold headings when they are wanted")
  func boldHeadings() throws {
    let plain = try page(["count"]).text()
    let bold = try page(["count"]).text(hasBoldHeadings: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(bold.contains("\n\u{1B}[1mUSAGE\u{1B}[0m\n"))
    let stripped = bold.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(stripped == plain)
  }

  @Test("fits its width", arguments: [40, 41, 60, 79, 80, 99, 100])
  func width(columns: Int) {
    let pages = HelpPage.pages(of: SampleTool.tool)
    #expect(pages.count == 8)
    for page in pages {
      let text = page.text(width: columns)
      for line in text.split(separator: "\n") where !line.hasPrefix("    orchard") {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test("is never wider than 100 columns nor narrower than 40")
  func extremes() throws {
    let page = try page(["count"])
    #expect(page.text(width: 1_000) == page.text(width: 100))
    #expect(page.text(width: 0) == page.text(width: 40))
    #expect(page.text(width: .min) == page.text(width: 40))
  }
}
