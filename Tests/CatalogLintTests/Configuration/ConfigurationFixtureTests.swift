@testable import CatalogLint
import CatalogSyntax
import Foundation
import TestSupport
import Testing

/// A folder of `Tests/Fixtures/configuration`: a configuration file, and either `expected.yml`, the same
/// configuration as it is written, or `expected.txt`, the messages about the places that are marked.
struct ConfigurationFixture: CustomTestStringConvertible, Sendable {
  var folder: String
  var file: String
  var isRefused: Bool
  var testDescription: String { folder }

  static let area = Repository.fixtures("configuration")

  static var all: [ConfigurationFixture] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: area.path).sorted().map { folder in
        let names = try FileManager.default.contentsOfDirectory(
          atPath: area.appending(path: folder).path)
        let file = names.first { Configuration.fileNames.contains($0) } ?? ""
        return ConfigurationFixture(
          folder: folder, file: file, isRefused: !names.contains("expected.yml"))
      }
    }
  }

  var bytes: [UInt8] {
    get throws { try Repository.bytes(Self.area.appending(path: "\(folder)/\(file)")) }
  }
}

@Suite("Configuration files")
struct ConfigurationFixtureTests {
  private static let mark = Array("↓".utf8)

  @Test("what is legal is read whole", arguments: try ConfigurationFixture.all)
  func fixture(_ fixture: ConfigurationFixture) throws {
    let folder = "Fixtures/configuration/\(fixture.folder)"
    guard fixture.isRefused else {
      let configuration = try Configuration(fixture.bytes, file: fixture.file)
      let written = String(decoding: configuration.yaml, as: UTF8.self)
      try expectSnapshot(written, named: "expected.yml", in: folder)
      // What was written says the same, and so does JSON.
      let again = try Configuration(configuration.yaml, file: "a.yml")
      #expect(String(decoding: again.yaml, as: UTF8.self) == written)
      return
    }
    let (bytes, places) = try Self.unmarked(fixture.bytes)
    #expect(!places.isEmpty, "a bad fixture marks the places")
    let refusal = #expect(throws: Configuration.Refusal.self) {
      try Configuration(bytes, file: fixture.file)
    }
    let findings = refusal?.diagnostics ?? []
    #expect(findings.map { $0.place?.start } == places)
    let messages = findings.map { "\($0.message.description)\n" }.joined()
    try expectSnapshot(messages, named: "expected.txt", in: folder)
  }

  /// A text without its marks, and the places where they stood.
  private static func unmarked(_ marked: [UInt8]) throws -> ([UInt8], [LineColumn]) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: mark) {
        offsets.append(bytes.count)
        index += mark.count
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    let lines = LineIndex(bytes)
    return (bytes, offsets.map { lines.lineColumn(of: $0, in: bytes) })
  }

  @Test("the fixture of every key has each key of the table, with a place")
  func everyKey() throws {
    let bytes = try Repository.bytes(
      ConfigurationFixture.area.appending(path: "every-key/.stringsctl.yml"))
    let configuration = try Configuration(bytes, file: "x/.stringsctl.yml")
    for key in ConfigurationKeys.all {
      #expect(key.write(configuration) != nil, "\(key.field.name) is written")
      #expect(configuration.places[key.field.name] != nil, "\(key.field.name) has a place")
    }
    #expect(configuration.places["rules.trailing-newline"]?.start.column == 3)
    #expect(ConfigurationKeys.all.map(\.field.name).count == configuration.node.members.count)
  }

  @Test("what is written in JSON is read alike")
  func json() throws {
    let bytes = try Repository.bytes(
      ConfigurationFixture.area.appending(path: "every-key/.stringsctl.yml"))
    let configuration = try Configuration(bytes, file: "x.yml")
    let text = String(decoding: configuration.json, as: UTF8.self)
    let start = try #require(text.range(of: "\"configuration\":"))
    let inner = text[start.upperBound...].dropLast(2)
    let again = try Configuration(Array(inner.utf8), file: "x.json")
    #expect(again.yaml == configuration.yaml)
  }

  @Test("the table declares itself well")
  func declarations() {
    func check(_ shape: ConfigurationShape) {
      guard case .mapping(let fields) = shape else { return }
      let names = fields.map(\.name)
      #expect(Set(names).count == names.count)
      for field in fields {
        #expect(field.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(field.name)")
        #expect(field.summary.hasSuffix("."), "\(field.name) has a sentence")
        check(field.shape)
      }
    }
    check(ConfigurationKeys.shape)
  }
}

@Suite("Hostile configuration files")
struct HostileConfigurationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var message: String
    var file = "x.yml"
  }

  static let cases = [
    Case(
      testDescription: "100,000 open brackets", bytes: Array(repeating: 0x5B, count: 100_000),
      message: "64 levels"),
    Case(
      testDescription: "100,000 nested elements",
      bytes: Array(String(repeating: "- ", count: 100_000).utf8), message: "64 levels"),
    Case(
      testDescription: "100,000 nested keys",
      bytes: Array((0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined().utf8),
      message: "64 levels"),
    Case(
      testDescription: "brackets in JSON", bytes: Array(repeating: 0x5B, count: 100_000),
      message: "", file: "x.json"),
    Case(
      testDescription: "invalid UTF-8", bytes: Array("source: ".utf8) + [0xFF],
      message: "UTF-8"),
    Case(
      testDescription: "invalid UTF-8 in JSON",
      bytes: Array("{\"source\": \"".utf8) + [0xFF, 0x22, 0x7D],
      message: "no text", file: "x.json"),
    Case(
      testDescription: "NUL", bytes: Array("source: en\ntables: [\0]".utf8),
      message: "control characters"),
    Case(
      testDescription: "10 MB", bytes: Array(repeating: 0x20, count: 10_000_000),
      message: "10000000 bytes"),
    Case(
      testDescription: "many values",
      bytes: Array("tables: [\(String(repeating: "a,", count: 300_000))]".utf8),
      message: "200000 values"),
    Case(
      testDescription: "many directives",
      bytes: Array(String(repeating: "%TAG !a! x\n", count: 10_000).utf8), message: "'%'"),
    Case(
      testDescription: "many unknown keys",
      bytes: Array((0..<10_000).map { "key\($0): 1\n" }.joined().utf8), message: "has no key"),
  ]

  @Test("get a message and no more", arguments: cases)
  func hostile(_ input: Case) throws {
    let refusal = #expect(throws: Configuration.Refusal.self) {
      try Configuration(input.bytes, file: input.file)
    }
    let findings = refusal?.diagnostics ?? []
    #expect(
      findings.first?.message.description.contains(input.message) ?? false || input.message == "")
    #expect((1...ConfigurationChecker.maximumMessages).contains(findings.count))
  }

  @Test("nothing of a file reaches a terminal unescaped")
  func escaping() throws {
    let refusal = #expect(throws: Configuration.Refusal.self) {
      try Configuration(Array(#""\e[31mred": 1"#.utf8), file: "x.yml")
    }
    let message = try #require(refusal?.diagnostics.first).message.description
    #expect(!message.unicodeScalars.contains("\u{1B}"))
  }
}

@Suite("Random configurations")
struct ConfigurationPropertyTests {
  @Test("what is written is read alike", arguments: 0..<300)
  func roundTrip(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var configuration = Configuration()
    func text() -> String {
      let pieces = [
        "a", "no", "~", ":", " ", "#", "'", "\"", "\\", "\n", "\t", "é", "e\u{301}", "😀", "-", "*",
        "&",
        "!", "%", "@", "`", "{", "]", ",", "?", "|", ">", "0", "1.5", "null", "\u{85}", "\u{2028}",
        "\u{200F}", "\u{FEFF}", "\u{E0001}", "\u{7F}",
      ]
      return (0...Int.random(in: 0...6, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    func value(_ depth: Int) -> ConfigurationValue {
      switch Int.random(in: 0...(depth > 3 ? 4 : 6), using: &random) {
      case 0: .null
      case 1: .boolean(Bool.random(using: &random))
      case 2: .integer(Int.random(in: -5...5_000_000_000, using: &random))
      case 3: .number(Double.random(in: -1e20...1e20, using: &random))
      case 4: .text(text())
      case 5: .list((0..<3).map { _ in value(depth + 1) })
      case _: .mapping(Dictionary([(text(), value(depth + 1)), (text(), value(depth + 1))]) { $1 })
      }
    }
    var settings = RuleSettings()
    settings.level = RuleSettings.Level.allCases.randomElement(using: &random)
    for _ in 0..<3 { settings.options[text()] = value(0) }
    configuration.rules["missing-key"] = settings
    configuration.doNotTranslate = (0..<3).map { _ in text() }
    configuration.glossary = Dictionary(
      [(text(), ["de": text()]), (text(), ["no": text()])]) { $1 }
    configuration.requiredLocales = ["de", "no"]
    let again = try Configuration(configuration.yaml, file: "x.yml")
    #expect(again.rules == configuration.rules)
    #expect(again.doNotTranslate == configuration.doNotTranslate)
    #expect(again.glossary == configuration.glossary)
    #expect(again.yaml == configuration.yaml)
  }

  @Test("damaged files are read or refused, whatever was done to them", arguments: 0..<200)
  func damage(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let fixtures = try ConfigurationFixture.all
    var bytes = try fixtures.randomElement(using: &random)?.bytes ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case _: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
      }
    }
    for file in ["x.yml", "x.json"] {
      switch Self.read(bytes, file) {
      case .success(let configuration):
        #expect(try Configuration(configuration.yaml, file: "x.yml").yaml == configuration.yaml)
      case .failure(let refusal):
        #expect(!refusal.diagnostics.isEmpty)
        #expect(refusal.diagnostics.allSatisfy { !$0.message.description.isEmpty })
      }
    }
  }

  private static func read(
    _ bytes: [UInt8], _ file: String
  ) -> Result<Configuration, Configuration.Refusal> {
    Result { () throws(Configuration.Refusal) in try Configuration(bytes, file: file) }
  }
}
