import CatalogLint
import CatalogSyntax
import StringCatalog
import TestSupport
import Testing

@Suite("Baselines")
struct BaselineTests {
  private static let english = Array(
    "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n".utf8)

  private func run(
    _ german: String, folder: String = ""
  ) async -> (report: LintReport, project: Project, linter: Linter) {
    let project = await project([
      ("\(folder)en.lproj/L.strings", Self.english),
      ("\(folder)de.lproj/L.strings", Array(german.utf8)),
    ])
    let linter = Linter(LintOptions())
    return (await linter.lint(project), project, linter)
  }

  private func ids(_ report: LintReport) -> [String] {
    report.diagnostics.map { "\($0.rule) \($0.key ?? "-")" }
  }

  @Test("hide what they name, wherever it moves")
  func hiding() async throws {
    let old = await run("\"a\" = \"Eins\";\n")
    #expect(ids(old.report) == ["missing-key b", "missing-key c"])
    let bytes = Baseline(of: old.report, path: "b.json").bytes()
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"version":1,"entries":[
        {"table":"L","key":"b","locale":"de","rule":"missing-key"},
        {"table":"L","key":"c","locale":"de","rule":"missing-key"}
        ]}

        """)
    let baseline = try Baseline(bytes, path: "b.json")
    var new = await run("\n\n/* moved */\n\"a\" = \"Eins\";\n\"x\" = \"y\";\n", folder: "App/")
    baseline.apply(to: &new.report, of: new.project, by: new.linter)
    #expect(ids(new.report) == ["extra-key x"])
  }

  @Test("an entry that hides nothing is reported at its line")
  func stale() async throws {
    let bytes = Baseline(of: await run("\"a\" = \"Eins\";\n").report, path: "b.json").bytes()
    let baseline = try Baseline(bytes, path: "b.json")
    var new = await run("\"a\" = \"Eins\";\n\"c\" = \"Drei\";\n")
    baseline.apply(to: &new.report, of: new.project, by: new.linter)
    let finding = try #require(new.report.diagnostics.first)
    #expect(new.report.diagnostics.count == 1)
    #expect(finding.rule == "suppression-unused")
    #expect(finding.file == "b.json")
    #expect(finding.place?.start.description == "3:1")
    #expect(finding.key == "c")
  }

  @Test("an entry about what was not looked at is not reported")
  func scope() async throws {
    let entries = """
      {"version":1,"entries":[
      {"table":"Other","key":"b","locale":"de","rule":"missing-key"},
      {"table":"L","key":"b","locale":"fr","rule":"missing-key"},
      {"table":"L","key":"b","locale":"de","rule":"plural-candidate"}
      ]}
      """
    let baseline = try Baseline(Array(entries.utf8), path: "b.json")
    var new = await run("\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n\"c\" = \"Drei\";\n")
    baseline.apply(to: &new.report, of: new.project, by: new.linter)
    #expect(new.report.diagnostics.isEmpty)
    let kept = try baseline.shrunk(to: new.report, of: new.project, by: new.linter)
    #expect(kept.count == 3)
  }

  @Test("shrink, and do not grow")
  func shrinking() async throws {
    let old = await run("\"a\" = \"Eins\";\n")
    let baseline = Baseline(of: old.report, path: "b.json")
    let less = await run("\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n")
    #expect(try baseline.shrunk(to: less.report, of: less.project, by: less.linter).count == 1)
    let more = await run("\"x\" = \"y\";\n\"b\" = \"Zwei\";\n")
    let growth = #expect(throws: BaselineGrowth.self) {
      try baseline.shrunk(to: more.report, of: more.project, by: more.linter)
    }
    #expect(growth?.findings.map(\.key) == ["x", "a"])
  }

  @Test("what keeps a file from being read is not lived with")
  func unreadable() async {
    let broken = await run("\"a\" = \"Eins\"; ]\n")
    #expect(broken.report.diagnostics.contains { $0.rule == "syntax-error" })
    let bytes = Baseline(of: broken.report, path: "b.json").bytes()
    #expect(!String(decoding: bytes, as: UTF8.self).contains("syntax-error"))
  }

  @Test(
    "a file that is none is refused at a place",
    arguments: [
      ("", "1:1"), ("↓[]", "1:1"), ("{\"version\":↓2,\"entries\":[]}", "1:12"),
      ("{\"version\":1}", "1:1"), ("{\"version\":1,\n\"entries\":↓{}}", "2:11"),
      ("{\"version\":1,\"entries\":[\n{\"table\":\"L\"}]}", "2:1"),
      ("{\"version\":1,\"entries\":[\n{\"rule\":7}]}", "2:9"),
      ("{\"version\":1,\"entries\":[\n{\"rule\":\"x\",\"file\":\"y\"}]}", "2:13"),
      ("{\"version\":1,\"entries\":[", "1:24"),
      ("{\"version\":1,\"entries\":[],\"more\":1}", "1:27"),
    ])
  func broken(_ text: String, _ place: String) {
    let bytes = Array(text.replacing("↓", with: "").utf8)
    let problem = #expect(throws: BaselineProblem.self) { try Baseline(bytes, path: "b.json") }
    #expect(problem?.place.description == place)
  }
}
