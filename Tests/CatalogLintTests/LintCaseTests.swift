import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// The file `expected.json` of the lint cases.
struct LintExpectations: Decodable, Sendable {
  var cases: [LintCase]

  static let folder = Repository.fixtures("lint")

  static let all: [LintCase] = {
    guard
      let bytes = try? Data(contentsOf: folder.appending(path: "expected.json")),
      let file = try? JSONDecoder().decode(LintExpectations.self, from: bytes)
    else { return [] }
    return file.cases
  }()
}

/// A folder with a small project, and everything that is to be found in it.
struct LintCase: Decodable, Sendable, CustomTestStringConvertible {
  var `case`: String
  var title: String
  var source: String
  var findings: [Finding]

  var testDescription: String { "\(`case`): \(title)" }

  struct Finding: Decodable, Hashable, Sendable, CustomStringConvertible {
    var rule: String
    var severity: String
    var key: String?
    var locale: String?
    var file: String
    var variation: String?

    var description: String {
      let place = "\(file) key=\(key ?? "-") locale=\(locale ?? "-")"
      return "\(severity) \(rule) \(place) variation=\(variation ?? "-")"
    }
  }
}

/// A source text and a translation, and the rules they break: one line of `pairs.jsonl`.
struct LintPair: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var locale: String
  var source: String
  var target: String
  var expected: [String]
  var doNotTranslate: [String]?

  var testDescription: String { "\(id): “\(source)” → \(locale) “\(target)”" }

  static let all: [LintPair] = {
    let file = LintExpectations.folder.appending(path: "pairs.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(LintPair.self, from: Data($0.utf8))
    }
  }()
}

@Suite("Small projects with everything that is to be found in them")
struct LintCaseTests {
  private static let known = Set(RuleRegistry.descriptions.map(\.id))

  @Test("the fixtures are there")
  func fixturesAreComplete() {
    #expect(LintExpectations.all.count == 28)
    #expect(LintPair.all.count == 58)
  }

  @Test("a project has exactly these findings", arguments: LintExpectations.all)
  func findings(_ input: LintCase) async throws {
    let folder = LintExpectations.folder.appending(path: input.case)
    var options = LintOptions()
    options.source = input.source
    options.apply(try Self.configuration(folder), currentFolder: "/")
    let report = await lint(try Self.files(folder), options)
    let found = report.diagnostics.map { diagnostic in
      LintCase.Finding(
        rule: diagnostic.rule, severity: diagnostic.severity.rawValue, key: diagnostic.key,
        locale: diagnostic.locale, file: diagnostic.file, variation: diagnostic.variation
      ).description
    }
    let expected = input.findings
      .filter { Self.known.contains($0.rule) && !Self.readCode.contains($0.rule) }
      .map(\.description)
    #expect(found.sorted() == expected.sorted())
  }

  @Test("a pair of texts breaks exactly these rules", arguments: LintPair.all)
  func pair(_ input: LintPair) async {
    var options = LintOptions()
    options.source = "en"
    options.doNotTranslate = input.doNotTranslate ?? []
    let files = [("en", input.source), (input.locale, input.target)].map { locale, text in
      let value = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return ("\(locale).lproj/Localizable.strings", Array("\"key\" = \"\(value)\";\n".utf8))
    }
    let report = await lint(files, options)
    #expect(report.diagnostics.map(\.rule) == input.expected.filter(Self.known.contains))
  }

  /// The rules that look at code, which the tool reads; its own tests run the case about them.
  private static let readCode: Set<String> = [
    "missing-in-code", "unused-key", "undeterminable-key", "dynamic-key-argument",
    "hardcoded-string", "require-bundle",
  ]

  /// The tables of a case, with paths below its folder.
  private static func files(_ folder: URL) throws -> [(path: String, bytes: [UInt8])] {
    let formats = Set(TableFormat.allCases.map(\.rawValue))
    return try Repository.files(below: folder, extensions: formats).map { url in
      (String(url.path.dropFirst(folder.path.count + 1)), try Repository.bytes(url))
    }
  }

  /// The configuration of a case, read as the tool reads it.
  private static func configuration(_ folder: URL) throws -> Configuration {
    let file = folder.appending(path: ".stringsctl.yml")
    guard FileManager.default.fileExists(atPath: file.path) else { return Configuration() }
    return try Configuration(try Repository.bytes(file), file: ".stringsctl.yml")
  }
}
