import CatalogLint
import TestSupport
import Testing

@Suite("The reports of one run")
struct ReporterSnapshotTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var reporter: String
    var file: String
    var context = SampleReport.context
    var testDescription: String { file }

    init(_ reporter: String, _ file: String, _ change: (inout ReportContext) -> Void = { _ in }) {
      self.reporter = reporter
      self.file = file
      change(&context)
    }
  }

  @Test(
    "look like their snapshot",
    arguments: [
      Case("text", "text.txt"),
      Case("text", "text-terminal-60.txt") { $0.terminalWidth = 60 },
      Case("text", "text-color.txt") {
        $0.terminalWidth = 100
        $0.usesColor = true
      },
      Case("xcode", "xcode.txt"),
      Case("github", "github.txt"),
      Case("json", "lint-report.json"),
    ])
  func snapshot(_ input: Case) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: input.reporter))
    let bytes = reporter.init().report(SampleReport.report, input.context)
    let text = try #require(String(validating: bytes, as: UTF8.self))
    try expectSnapshot(text, named: input.file, in: "CatalogLintTests/Reporters/Snapshots")
  }

  @Test("a snapshot exists for every reporter")
  func completeness() {
    let names = Set(ReporterRegistry.all.map { $0.name })
    #expect(names.isSubset(of: ["text", "xcode", "github", "json"]))
  }

  @Test("of nothing are empty but for JSON")
  func quiet() {
    let report = SampleReport.makeReport([], files: 3, entries: 12)
    let bytes = ReporterRegistry.all.map { type in
      (type.name, String(decoding: type.init().report(report, SampleReport.context), as: UTF8.self))
    }
    let expected = """
      {"version":1,"findings":[],"summary":{"errors":0,"warnings":0,"infos":0,"files":3,"entries":12}}

      """
    for (name, text) in bytes { #expect(text == (name == "json" ? expected : "")) }
  }
}
