@testable import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// A rule's example as a test case.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  var rule: any Rule.Type
  var number: Int
  var example: RuleExample
  var testDescription: String {
    "\(rule.description.id) \(number) \(example.expectation == nil ? "good" : "bad")"
  }

  static var all: [ExampleCase] {
    RuleRegistry.all.flatMap { rule in
      rule.description.examples.enumerated().map { number, example in
        ExampleCase(rule: rule, number: number + 1, example: example)
      }
    }
  }
}

@Suite("The examples of every rule")
struct RuleExampleTests {
  @Test(
    "what is bad is found where the mark stands, what is good is not", arguments: ExampleCase.all)
  func example(_ input: ExampleCase) async throws {
    let id = input.rule.description.id
    var options = LintOptions()
    options.source = "en"
    input.example.configure?(&options)
    // A comment hides findings of other rules, which have to run.
    let rule = input.rule.init(options)
    if rule is any SuppressionRule {
      options.severities[id] = input.rule.description.severity
    } else {
      options.only = [id]
    }
    if !input.example.base.isEmpty {
      let base = await project(input.example.base.map(Self.unmarked))
      options.overrides = OverrideBase(base, source: nil)
    }
    if !input.example.previous.isEmpty {
      let previous = await project(input.example.previous.map(Self.unmarked))
      options.since = ProjectBase(previous, name: "before")
    }
    // Code is shown beside the values that stand for it, and is no table.
    let files = input.example.files.filter { !$0.path.hasSuffix(".swift") }.map(Self.unmarked)
    let report = await lint(files, options)
    let found = report.diagnostics.filter { $0.rule == id }.map { diagnostic in
      "\(diagnostic.file) \(diagnostic.place.map { $0.start.description } ?? "-")"
    }
    if !(rule is any SuppressionRule) { #expect(report.diagnostics.allSatisfy { $0.rule == id }) }
    for finding in report.diagnostics {
      // What a sentence is about are stretches of the text, in order and apart, with whole characters.
      let text = Array((finding.value ?? "").utf8)
      var end = 0
      for mark in finding.message.marks {
        #expect(mark.start >= end && mark.end <= text.count)
        end = min(mark.end, text.count)
        let marked = text[min(mark.start, end)..<end]
        #expect(String(validating: marked, as: UTF8.self) != nil)
      }
    }
    switch input.example.expectation {
    case nil:
      #expect(found == [])
    case .file(let path):
      #expect(found == ["\(path) -"] || found == ["\(path) 1:1"])
    case .mark:
      let expected = try input.example.files.compactMap(Self.markedPlace)
      try #require(expected.count == 1, "an example has exactly one mark")
      #expect(found == expected)
    }
  }

  private static func unmarked(_ file: RuleExample.File) -> (String, [UInt8]) {
    (file.path, file.bytes ?? Array(file.text.utf8.filter { _ in true }).removingMark())
  }

  /// The place of the mark in what is shown of a file. Up to the mark a file of bytes is shown as it
  /// is, but for its byte-order mark.
  private static func markedPlace(_ file: RuleExample.File) throws -> String? {
    let pieces = file.text.split(separator: RuleExample.mark, omittingEmptySubsequences: false)
    guard pieces.count == 2 else { return nil }
    let source = try SourceText(Array(file.text.utf8).removingMark())
    let mark = source.hasByteOrderMark ? 3 : 0
    let place = LineIndex(source.utf8).lineColumn(
      of: pieces[0].utf8.count - mark, in: source.utf8)
    return "\(file.path) \(place)"
  }
}

extension [UInt8] {
  /// The bytes without the three of the mark `↓`.
  fileprivate func removingMark() -> [UInt8] {
    guard let place = indices.first(where: { starts(with: Array("↓".utf8), at: $0) }) else {
      return self
    }
    return Array(self[..<place] + self[(place + 3)...])
  }

  private func starts(with bytes: [UInt8], at offset: Int) -> Bool {
    offset + bytes.count <= count && Array(self[offset..<offset + bytes.count]) == bytes
  }
}

/// Lints files that are only in memory.
func lint(_ files: [(path: String, bytes: [UInt8])], _ options: LintOptions) async -> LintReport {
  await Linter(options).lint(await project(files))
}

/// Reads files that are only in memory.
func project(_ files: [(path: String, bytes: [UInt8])]) async -> Project {
  let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  let layout = ProjectLayout(files: files.map(\.path).filter { TableFormat(path: $0) != nil })
  let loader = ProjectLoader(jobs: 2) { path throws(FileError) in
    guard let bytes = contents[path] else { throw FileError(path: path, reason: .notFound) }
    return bytes
  }
  return await loader.load(layout)
}

@Suite("The registry of rules")
struct RuleRegistryTests {
  @Test("the list has every file of the folder, and nothing else")
  func folder() throws {
    let folder = Repository.root.appending(path: "Sources/CatalogLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.dropLast(".swift".count)) }
    let infrastructure: Set = [
      "Rule", "RuleDescription", "RuleExample", "RuleRegistry", "TextTraits",
      "PlaceholderBackedRule", "StringsDictProblemRule", "FormRule", "RuleExample+Formats",
      "SuppressionRule", "OverrideRule", "SinceRule", "CodeRule",
    ]
    let rules = RuleRegistry.all.map { String(describing: $0) }
    #expect(Set(files).subtracting(infrastructure) == Set(rules))
    #expect(rules.count == Set(rules).count)
  }

  @Test("a rule joins once for each protocol it conforms to", arguments: RuleRegistry.all.indices)
  func joining(_ number: Int) async {
    let type = RuleRegistry.all[number]
    var options = LintOptions()
    options.only = [type.description.id]
    let rule = type.init()
    if rule is any OverrideRule { options.overrides = OverrideBase(await project([]), source: nil) }
    if rule is any SinceRule { options.since = ProjectBase(await project([]), name: "before") }
    if rule is any CodeRule { options.code = CodeUsage() }
    let joined = RuleSet([type], options)
    let conforms = [
      rule is any FileRule, rule is any ComparisonRule, rule is any AlignmentRule,
      rule is any ProjectRule, rule is any BundleRule, rule is any DictionaryRule,
      rule is any DictionaryAlignmentRule, rule is any TableRule, rule is any StringCatalogRule,
      rule is any FormRule, rule is any SuppressionRule,
      rule is any OverrideRule, rule is any SinceRule, rule is any CoverageRule,
      rule is any CodeRule,
    ]
    let counts = [
      joined.file.count, joined.comparison.count, joined.alignment.count, joined.project.count,
      joined.bundle.count, joined.dictionary.count, joined.dictionaryAlignment.count,
      joined.table.count, joined.catalog.count, joined.form.count,
      joined.suppression.count, joined.override.count, joined.since.count,
      joined.coverage.count, joined.code.count,
    ]
    #expect(counts == conforms.map { $0 ? 1 : 0 }, "\(type.description.id)")
  }

  @Test("each rule says what it is", arguments: RuleRegistry.descriptions.map(\.id))
  func declaration(_ id: String) throws {
    let rule = try #require(RuleRegistry.descriptions.first { $0.id == id })
    #expect(RuleRegistry.descriptions.count { $0.id == id } == 1)
    #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    for text in [rule.summary, rule.rationale, rule.remedy, rule.fixSafety] {
      #expect(text.hasSuffix("."), "a sentence ends with a full stop: \(text)")
      #expect(!text.contains("\n") && !text.contains("  "))
    }
    #expect(rule.examples.contains { $0.expectation != nil }, "no bad example")
    #expect(rule.examples.contains { $0.expectation == nil }, "no good example")
  }

  @Test("the file of a rule is named for it", arguments: RuleRegistry.all.map { "\($0)" })
  func name(_ type: String) throws {
    let rule = try #require(RuleRegistry.all.first { "\($0)" == type })
    let words = rule.description.id.split(separator: "-").joined()
    #expect(type.lowercased() == words)
  }
}
