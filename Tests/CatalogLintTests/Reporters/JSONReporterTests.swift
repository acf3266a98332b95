import CatalogLint
import CatalogSyntax
import Foundation
import TestSupport
import Testing

@Suite("The JSON report")
struct JSONReporterTests {
  /// A finding as a reader sees it.
  struct Finding: Decodable, Equatable {
    var rule: String
    var severity: String
    var message: String
    var file: String
    var line: Int?
    var column: Int?
    var endLine: Int?
    var endColumn: Int?
    var key: String?
    var table: String?
    var locale: String?
    var variation: String?
    var source: String?
    var value: String?
    var fingerprint: String
    var fix: Fix?

    struct Fix: Decodable, Equatable {
      var safety: String
      var title: String
    }

    init(_ diagnostic: Diagnostic, file: String) {
      (rule, message) = (diagnostic.rule, diagnostic.message.description)
      severity = "\(diagnostic.severity)"
      self.file = file
      (line, column) = (diagnostic.place?.start.line, diagnostic.place?.start.column)
      (endLine, endColumn) = (diagnostic.place?.end.line, diagnostic.place?.end.column)
      (key, table, locale) = (diagnostic.key, diagnostic.table, diagnostic.locale)
      (variation, source, value) = (diagnostic.variation, diagnostic.source, diagnostic.value)
      fingerprint = diagnostic.fingerprint
      fix = diagnostic.fix.map { Fix(safety: "\($0.safety)", title: $0.title.description) }
    }
  }

  struct Report: Decodable, Equatable {
    var version: Int
    var findings: [Finding]
    var summary: [String: Int]
  }

  static func bytes(_ report: LintReport) throws -> [UInt8] {
    try #require(ReporterRegistry.reporter(named: "json")).init()
      .report(report, SampleReport.context)
  }

  @Test("decodes to the findings")
  func decoded() throws {
    let report = SampleReport.report
    let decoded = try JSONDecoder().decode(Report.self, from: Data(Self.bytes(report)))
    let expected = report.diagnostics.map { diagnostic in
      Finding(
        diagnostic,
        file: diagnostic.file.replacingOccurrences(of: "/Users/ada/Orchard/", with: ""))
    }
    #expect(decoded.version == 1)
    #expect(decoded.findings == expected)
    #expect(
      decoded.summary == ["errors": 4, "warnings": 3, "infos": 2, "files": 4, "entries": 211])
  }

  @Test("keeps every text, whatever is in it", arguments: HostileTextTests.texts.map { $0.1 })
  func texts(_ text: String) throws {
    let decoded = try JSONDecoder().decode(
      Report.self, from: Data(Self.bytes(HostileTextTests.report(text))))
    let finding = try #require(decoded.findings.first)
    for field in [finding.key, finding.source, finding.value, finding.variation, finding.file] {
      #expect(field.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }

  @Test("says what would put a finding right, and whether that is safe")
  func fix() throws {
    var finding = SampleReport.finding(.warning, "unknown-override-key", "is not there")
    finding.fix = Diagnostic.FixIt(.init("Rename the key to “\u{1B}”"), safety: .unsafe)
    let bytes = try Self.bytes(SampleReport.makeReport([finding]))
    let decoded = try JSONDecoder().decode(Report.self, from: Data(bytes))
    #expect(
      decoded.findings.first?.fix
        == Finding.Fix(safety: "unsafe", title: "Rename the key to “\\u{1B}”"))
    let schema = try JSONSchema(
      Repository.root.appending(path: "Documentation/schema/lint-report.schema.json"))
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    #expect(try schema.faults(in: value) == [])
  }

  @Test("keeps every Unicode scalar")
  func scalars() throws {
    let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    var text = ""
    text.unicodeScalars.append(contentsOf: all)
    var finding = SampleReport.finding(.info, "some-rule", "says something")
    finding.value = text
    let decoded = try JSONDecoder().decode(
      Report.self, from: Data(Self.bytes(SampleReport.makeReport([finding]))))
    #expect(decoded.findings.first?.value.map { Array($0.unicodeScalars) } == all)
  }

  @Test("fits its schema", arguments: ["sample", "empty", "hostile"])
  func schema(_ name: String) throws {
    let report =
      switch name {
      case "sample": SampleReport.report
      case "empty": SampleReport.makeReport([])
      case _:
        SampleReport.makeReport(
          HostileTextTests.texts.flatMap { HostileTextTests.report($0.1).diagnostics })
      }
    let schema = try JSONSchema(
      Repository.root.appending(path: "Documentation/schema/lint-report.schema.json"))
    let value = try JSONSerialization.jsonObject(with: Data(Self.bytes(report)))
    #expect(try schema.faults(in: value) == [])
  }

  @Test(
    "would not fit its schema with this change",
    arguments: [
      "\"version\":2", "\"severity\":\"fatal\"", "\"line\":0", "\"extra\":1", "\"message\":\"\"",
      "\"fingerprint\":\"12\"", "\"key\":null", "\"line\":\"1\"",
    ])
  func schemaRefuses(_ member: String) throws {
    let schema = try JSONSchema(
      Repository.root.appending(path: "Documentation/schema/lint-report.schema.json"))
    let text = String(decoding: try Self.bytes(SampleReport.report), as: UTF8.self)
    let name = try #require(member.firstMatch(of: /"[a-z]+"/)?.output)
    var changed = text.replacing(
      try Regex("\(name):(\"[^\"]*\"|[0-9]+)"), with: member, maxReplacements: 1)
    if changed == text {
      changed = text.replacing("\"findings\":", with: "\(member),\"findings\":")
    }
    let value = try JSONSerialization.jsonObject(with: Data(changed.utf8))
    #expect(try schema.faults(in: value) != [])
  }

  @Test("has its fields in one order")
  func order() throws {
    let text = String(
      decoding: try Self.bytes(HostileTextTests.report("plain")), as: UTF8.self)
    let names = text.matches(of: /"([a-zA-Z]+)":/).map { String($0.output.1) }
    let expected = """
      version findings rule severity message file line column endLine endColumn key table locale \
      variation source value fingerprint summary errors warnings infos files entries
      """
    #expect(names == expected.split(separator: " ").map(String.init))
  }
}

@Suite("A fingerprint")
struct FingerprintTests {
  static let finding = SampleReport.finding(.error, "placeholder-missing", "…") {
    $0.key = "greeting"
  }

  @Test("is the published hash")
  func value() {
    // FNV-1a over `placeholder-missing` FF `Localizable` FF `greeting` FF `de` FF FE, reckoned apart.
    var bytes = Array("placeholder-missing".utf8) + [0xFF]
    bytes += Array("Localizable".utf8) + [0xFF] + Array("greeting".utf8) + [0xFF]
    bytes += Array("de".utf8) + [0xFF, 0xFE]
    let hash = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { hash, byte in
      (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 1_099_511_628_211).partialValue
    }
    #expect(Self.finding.fingerprint == String(format: "%016llx", hash))
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var apply: @Sendable (inout Diagnostic) -> Void
    init(_ name: String, _ apply: @escaping @Sendable (inout Diagnostic) -> Void) {
      (testDescription, self.apply) = (name, apply)
    }
  }

  @Test(
    "stays when this changes",
    arguments: [
      Change("place") { $0.place = SampleReport.place(9, 9, 9, 10) },
      Change("file") { $0.file = "Moved/de.lproj/Localizable.strings" },
      Change("severity") { $0.severity = .info },
      Change("message") { $0.message = Diagnostic.Message("other words") },
      Change("texts") { ($0.source, $0.value) = ("a", "b") },
    ])
  func stays(_ change: Change) {
    var changed = Self.finding
    change.apply(&changed)
    #expect(changed.fingerprint == Self.finding.fingerprint)
  }

  @Test(
    "changes with this",
    arguments: [
      Change("rule") { $0.rule = "placeholder-type" },
      Change("table") { $0.table = "Errors" },
      Change("no table") { $0.table = nil },
      Change("key") { $0.key = "greetings" },
      Change("locale") { $0.locale = "fr" },
      Change("form") { $0.variation = "plural.one" },
      Change("empty form") { $0.variation = "" },
      Change("text moved from one field to the next") {
        ($0.table, $0.key) = ("Localizableg", "reeting")
      },
    ])
  func changes(_ change: Change) {
    var changed = Self.finding
    change.apply(&changed)
    #expect(changed.fingerprint != Self.finding.fingerprint)
  }
}
