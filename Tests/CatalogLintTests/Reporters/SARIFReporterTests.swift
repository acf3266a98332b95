import CatalogLint
import CatalogSyntax
import Foundation
import Testing

/// What the standard asks for that its schema cannot say, and the parts that readers rely on. The output
/// fits the published schema of SARIF 2.1.0.
@Suite("The SARIF report")
struct SARIFReporterTests {
  struct Log: Decodable {
    var version: String
    var runs: [Run]
  }

  struct Run: Decodable {
    var tool: Tool
    var columnKind: String
    var originalUriBaseIds: [String: Base]
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Tool: Decodable { var driver: Driver }
  struct Base: Decodable { var uri: String? }
  struct Invocation: Decodable { var executionSuccessful: Bool }

  struct Driver: Decodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Rule: Decodable {
    var id: String
    var shortDescription: Text?
    var help: Help?
    var defaultConfiguration: Configuration?
  }

  struct Configuration: Decodable {
    var enabled: Bool
    var level: String
  }

  struct Text: Decodable { var text: String }

  struct Help: Decodable {
    var text: String
    var markdown: String
  }

  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
  }

  struct Fix: Decodable {
    var description: Text
    var artifactChanges: [Change]
    var properties: [String: String]
  }

  struct Change: Decodable {
    var artifactLocation: Artifact
    var replacements: [Replacement]
  }

  struct Replacement: Decodable {
    var deletedRegion: Bytes
    var insertedContent: Text?
  }

  struct Bytes: Decodable {
    var byteOffset: Int
    var byteLength: Int
  }

  struct Location: Decodable {
    var physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Decodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct Artifact: Decodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Decodable, Equatable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  static func run(_ report: LintReport) throws -> Run {
    let reporter = try #require(ReporterRegistry.reporter(named: "sarif"))
    let bytes = reporter.init().report(report, SampleReport.context)
    let log = try JSONDecoder().decode(Log.self, from: Data(bytes))
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test("has a result for every finding, at its place")
  func results() throws {
    let report = SampleReport.report
    let run = try Self.run(report)
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.tool.driver.name == "stringsctl" && run.tool.driver.version == "1.0")
    #expect(run.results.count == report.diagnostics.count)
    let levels: [Severity: String] = [.error: "error", .warning: "warning", .info: "note"]
    for (result, finding) in zip(run.results, report.diagnostics) {
      #expect(result.ruleId == finding.rule)
      #expect(result.level == levels[finding.severity])
      #expect(run.tool.driver.rules[result.ruleIndex].id == finding.rule)
      #expect(result.message.text.contains(finding.message.description))
      #expect(result.partialFingerprints == ["stringsctlFinding/v1": finding.fingerprint])
      let region = finding.place.map {
        Region(
          startLine: $0.start.line, startColumn: $0.start.column, endLine: $0.end.line,
          endColumn: $0.end.column)
      }
      #expect(result.locations.map(\.physicalLocation.region) == [region])
    }
  }

  @Test("describes each rule that found something once, and no other")
  func rules() throws {
    let run = try Self.run(SampleReport.report)
    let found = Set(SampleReport.report.diagnostics.map(\.rule))
    let rules = run.tool.driver.rules
    #expect(rules.count == found.count && Set(rules.map(\.id)) == found)
    let known = RuleRegistry.descriptions.filter { found.contains($0.id) }
    #expect(known.count > 3)
    for description in known {
      let rule = try #require(rules.first { $0.id == description.id })
      #expect(rule.shortDescription?.text == description.summary)
      #expect(rule.help?.markdown.hasPrefix("# \(description.id)\n") == true)
      #expect(rule.help?.text.contains("INSTEAD") == true)
      #expect(rule.defaultConfiguration?.enabled == description.isOnByDefault)
    }
  }

  struct Path: CustomTestStringConvertible, Sendable {
    var file: String
    var uri: String
    var isBelow = true
    var testDescription: String { file }
  }

  @Test(
    "names files as URI references",
    arguments: [
      Path(file: "de.lproj/A.strings", uri: "de.lproj/A.strings"),
      Path(file: "/Users/ada/Orchard/de.lproj/A.strings", uri: "de.lproj/A.strings"),
      Path(file: "My App/50%/ä?#.strings", uri: "My%20App/50%25/%C3%A4%3F%23.strings"),
      Path(file: "a:b/c", uri: "a%3Ab/c"),
      Path(file: "../B/A.strings", uri: "file:///Users/ada/B/A.strings", isBelow: false),
      Path(file: "/opt/A.strings", uri: "file:///opt/A.strings", isBelow: false),
      Path(file: "..hidden/A.strings", uri: "..hidden/A.strings"),
      Path(file: "-", uri: "-"),
    ])
  func paths(_ path: Path) throws {
    let finding = SampleReport.finding(.error, "bom", "…") { $0.file = path.file }
    let run = try Self.run(SampleReport.makeReport([finding]))
    let artifact = run.results.first?.locations.first?.physicalLocation.artifactLocation
    #expect(artifact?.uri == path.uri)
    #expect(artifact?.uriBaseId == (path.isBelow ? "%SRCROOT%" : nil))
    #expect(run.originalUriBaseIds.keys.sorted() == ["%SRCROOT%"])
  }

  @Test(
    "has nothing in a message that is a placeholder or a link",
    arguments: [
      ("write {0} or {name}", "write {{0}} or {{name}}"), ("see [this](1)", "see [this\\](1)"),
      ("an array [1]", "an array [1]"),
    ])
  func message(_ text: String, shown: String) throws {
    let finding = SampleReport.finding(.error, "bom", text)
    let run = try Self.run(SampleReport.makeReport([finding]))
    #expect(run.results.first?.message.text == shown)
  }

  @Test("has the fixes as changes of the bytes of their files")
  func fixes() async throws {
    let text = "\"a\" = \"Wait  here...\\q\";\n\"ü\" = \"Ü…  Ü\";"
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    let files: [String: [UInt8]] = [
      "en.lproj/A.strings": Array("\"a\" = \"Wait here…\";\n\"ü\" = \"Ü\";\n".utf8),
      "de.lproj/A.strings": Array(text.utf8),
      "fr.lproj/A.strings": [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      "it.lproj/A.strings": wide,
    ]
    let project = await project(files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    let report = await Linter(LintOptions()).lint(project)
    let run = try Self.run(report)
    var fixed: [String: Int] = [:]
    for (result, finding) in zip(run.results, report.diagnostics) {
      guard let fix = result.fixes?.first else { continue }
      #expect(result.fixes?.count == 1)
      fixed[finding.file, default: 0] += 1
      let wanted = try #require(finding.fix)
      #expect(fix.description.text == wanted.title.description)
      #expect(fix.properties == ["safety": wanted.safety.rawValue])
      #expect(fix.artifactChanges.map(\.artifactLocation.uri) == [finding.file])
      var bytes = try #require(files[finding.file])
      for replacement in (fix.artifactChanges.first?.replacements ?? []).reversed() {
        let region = replacement.deletedRegion
        bytes.replaceSubrange(
          region.byteOffset..<region.byteOffset + region.byteLength,
          with: Array((replacement.insertedContent?.text ?? "").utf8))
      }
      let source = try SourceText(try #require(files[finding.file]))
      #expect(
        bytes == (wanted.encoding == .utf8 ? source.utf8 : source.bytes(applying: wanted.edits)))
    }
    let fixable = report.diagnostics.filter { $0.fix != nil }
    for file in ["de.lproj/A.strings", "fr.lproj/A.strings"] {
      #expect(fixed[file] == fixable.count { $0.file == file })
    }
    #expect(fixed.keys.sorted() == ["de.lproj/A.strings", "fr.lproj/A.strings"])
    #expect(fixed["fr.lproj/A.strings"] == (fixed["de.lproj/A.strings"] ?? 0) + 1)
  }

  @Test("tells whether everything could be read")
  func success() throws {
    var report = SampleReport.report
    #expect(try Self.run(report).invocations.map(\.executionSuccessful) == [true])
    report.unreadableFiles = ["de.lproj/Localizable.strings"]
    #expect(try Self.run(report).invocations.map(\.executionSuccessful) == [false])
  }
}

@Suite("The Markdown report")
struct MarkdownReporterTests {
  static func page(_ findings: [Diagnostic]) throws -> String {
    let reporter = try #require(ReporterRegistry.reporter(named: "markdown"))
    let bytes = reporter.init().report(SampleReport.makeReport(findings), SampleReport.context)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("stays below a mebibyte and counts what it leaves out, infos before errors")
  func limit() throws {
    let findings = (0..<9000).map { number in
      SampleReport.finding(
        number < 8990 ? .info : .error, "bom", String(repeating: "words ", count: 40)
      ) {
        $0.key = "key \(number)"
        $0.locale = "x-\(number)"
      }
    }
    let page = try Self.page(findings)
    #expect(page.utf8.count < 1 << 20)
    let rows = page.matches(of: /\n\| (info|\*\*error\*\*)[ ]\|/).map { String($0.output.1) }
    #expect(rows.prefix(10).allSatisfy { $0 == "**error**" })
    let left = try #require(page.firstMatch(of: /\n… and ([0-9]+) more findings\.\n$/))
    #expect(Int(left.output.1) == findings.count - rows.count)
    #expect(rows.count > 1000)
    let locales = page.matches(of: /\n\| <code>x-/).count
    let leftLocales = try #require(page.firstMatch(of: /\n… and ([0-9]+) more locales\.\n/))
    #expect(Int(leftLocales.output.1) == findings.count - locales)
  }
}
