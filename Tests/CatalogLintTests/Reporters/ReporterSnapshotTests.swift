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

  static let cases = [
    Case("text", "text.txt"),
    Case("text", "text-terminal-60.txt") { $0.terminalWidth = 60 },
    Case("text", "text-color.txt") {
      $0.terminalWidth = 100
      $0.usesColor = true
    },
    Case("xcode", "xcode.txt"),
    Case("github", "github.txt"),
    Case("json", "lint-report.json"),
    Case("jsonl", "lint-report.jsonl"),
    Case("sarif", "lint-report.sarif"),
    Case("junit", "junit.xml"),
    Case("checkstyle", "checkstyle.xml"),
    Case("markdown", "markdown.md"),
    Case("html", "report.html"),
  ]

  @Test("look like their snapshot", arguments: cases)
  func snapshot(_ input: Case) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: input.reporter))
    let bytes = reporter.init().report(SampleReport.report, input.context)
    let text = try #require(String(validating: bytes, as: UTF8.self))
    try expectSnapshot(text, named: input.file, in: "CatalogLintTests/Reporters/Snapshots")
  }

  @Test("a snapshot exists for every reporter")
  func completeness() {
    #expect(Set(ReporterRegistry.all.map { $0.name }) == Set(Self.cases.map(\.reporter)))
  }

  @Test("of nothing are empty where a report is lines")
  func quiet() throws {
    for name in ["text", "xcode", "github", "jsonl"] { #expect(try Self.ofNothing(name) == "") }
  }

  @Test("of nothing say so where a report is a document")
  func nothing() throws {
    let json = """
      {"version":1,"findings":[],"summary":{"errors":0,"warnings":0,"infos":0,"files":3,"entries":12}}

      """
    #expect(try Self.ofNothing("json") == json)
    #expect(try Self.ofNothing("sarif").contains(#""results":[]"#))
    #expect(try Self.ofNothing("junit").contains(#"tests="1" failures="0""#))
    #expect(
      try Self.ofNothing("checkstyle").hasSuffix("<checkstyle version=\"4.3\">\n</checkstyle>\n"))
    #expect(try Self.ofNothing("html").contains("<p>There are none.</p>"))
    #expect(try Self.ofNothing("markdown") == "## No findings in 3 files\n")
  }

  private static func ofNothing(_ name: String) throws -> String {
    let reporter = try #require(ReporterRegistry.reporter(named: name))
    let report = SampleReport.makeReport([], files: 3, entries: 12)
    return String(decoding: reporter.init().report(report, SampleReport.context), as: UTF8.self)
  }
}
