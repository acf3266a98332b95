import CatalogSyntax
import Foundation
import SourceExtraction
import TestSupport
import Testing

/// A folder with sources of one project. What is to be found stands in comments that begin with `//=`, on the line of
/// the finding, or on the line before it if nothing else stands there.
///
/// Findings are separated by `;;`, their attributes by `|`. Custom functions stand in `rules.txt`.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  var folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let all: [RuleFixture] = {
    let root = Repository.fixtures("extraction-rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map {
      RuleFixture(folder: root.appending(path: $0, directoryHint: .isDirectory))
    }
  }()

  /// The sources with their names.
  func sources() throws -> [(name: String, file: TokenizedSource)] {
    try Repository.files(below: folder, extensions: ["swift", "m", "mm", "h", "c"]).map { url in
      let name = url.lastPathComponent
      return (name, try .read(try Repository.bytes(url), as: .forPath(name)))
    }
  }

  /// The custom functions and accessors.
  func rules() throws -> (functions: [KeyRule], accessors: [AccessorRule]) {
    guard let text = try? String(contentsOf: folder.appending(path: "rules.txt"), encoding: .utf8)
    else { return ([], []) }
    var functions: [KeyRule] = []
    var accessors: [AccessorRule] = []
    for line in text.split(separator: "\n") {
      var fields: [String: String] = [:]
      for word in line.split(separator: " ") {
        let parts = word.split(separator: "=", maxSplits: 1)
        fields[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      }
      if let path = fields["accessor"] {
        accessors.append(
          AccessorRule(path: path, key: try #require(fields["key"]), table: fields["table"]))
      } else {
        functions.append(
          KeyRule(
            function: try #require(fields["function"]), receiver: fields["receiver"],
            key: fields["key"], table: fields["table"], value: fields["value"],
            comment: fields["comment"], isFormat: fields["format"] != nil))
      }
    }
    return (functions, accessors)
  }
}

@Suite("Small projects with every key that they name")
struct RuleFixtureTests {
  /// What a comment expects on a line.
  private struct Expectation {
    var line: Int
    var finding: String
    var attributes: Set<String>
  }

  @Test("the fixtures are there")
  func fixturesAreComplete() {
    #expect(RuleFixture.all.count >= 14)
  }

  @Test("a project names exactly these keys", arguments: RuleFixture.all)
  func keys(_ fixture: RuleFixture) throws {
    let sources = try fixture.sources()
    #expect(!sources.isEmpty)
    let (functions, accessors) = try fixture.rules()
    var learnt = LearntRules()
    for source in sources.reversed() {
      let rules = KeyExtractor.learn(from: source.file)
      #expect(rules == LearntRules() || mayTeach(source.file))
      learnt.merge(rules)
    }
    let extractor = KeyExtractor(
      rules: KeyRule.builtIn + functions, learnt: learnt, accessors: accessors)
    for (name, file) in sources {
      let found = extractor.extract(file, path: name)
      let mayNameKeys = extractor.mayNameKeys(file.source.utf8.span)
      #expect(found.occurrences.isEmpty || mayNameKeys, "\(name)")
      let expected = Self.expectations(of: file)
      let lines = Self.lines(found)
      #expect(
        lines.map(\.text).sorted() == expected.map { "\($0.line): \($0.finding)" }.sorted(),
        "\(name)")
      for expectation in expected {
        let text = "\(expectation.line): \(expectation.finding)"
        guard let line = lines.first(where: { $0.text == text }) else { continue }
        #expect(
          line.attributes.filter { !$0.hasPrefix("rule=") }
            == expectation.attributes.filter { !$0.hasPrefix("rule=") }, "\(name):\(text)")
        for rule in expectation.attributes where rule.hasPrefix("rule=") {
          #expect(line.attributes.contains(rule), "\(name):\(text): \(line.attributes)")
        }
      }
    }
  }

  private func mayTeach(_ file: TokenizedSource) -> Bool {
    KeyExtractor.mayTeach(file.source.utf8.span)
  }

  /// The expectations of the comments of a file.
  private static func expectations(of file: TokenizedSource) -> [Expectation] {
    let lines = LineIndex(file.source.utf8)
    return file.comments.flatMap { comment -> [Expectation] in
      let text = file.source.text(in: comment.range)
      guard text.hasPrefix("//=") else { return [] }
      var line = lines.line(of: comment.range.start)
      let start = lines.start(ofLine: line)
      let isAlone = file.source.utf8[start..<comment.range.start].allSatisfy { $0 == 0x20 }
      if isAlone { line += 1 }
      return text.dropFirst(3).split(separator: ";;").map { finding in
        let parts = finding.split(separator: " | ").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        return Expectation(line: line, finding: parts[0], attributes: Set(parts.dropFirst()))
      }
    }
  }

  /// What was found, as the comments write it.
  private static func lines(_ file: ExtractedFile) -> [(text: String, attributes: Set<String>)] {
    let keys = file.occurrences.map { occurrence in
      var attributes: Set<String> = ["rule=\(occurrence.rule)"]
      let texts = [
        "table": occurrence.table, "dynamicTable": occurrence.dynamicTable,
        "comment": occurrence.comment, "value": occurrence.defaultValue,
        "bundle": occurrence.bundle,
      ]
      for (name, text) in texts { if let text { attributes.insert("\(name)=\(text)") } }
      if occurrence.isInPreview { attributes.insert("preview") }
      if occurrence.activity == .unknown { attributes.insert("unknown") }
      return ("\(occurrence.place.line): \(occurrence.caseLine)", attributes)
    }
    return keys + file.problems.map { ("\($0.place.line): problem \($0.id)", []) }
  }
}
