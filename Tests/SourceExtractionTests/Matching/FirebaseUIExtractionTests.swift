import CatalogSyntax
import Foundation
import SourceExtraction
import TestSupport
import Testing

/// The sources of FirebaseUI at one commit, and the keys they name, found by a parser and by reading.
///
/// The environment variable `STRINGSCTL_FUI_SOURCES` names the folder with a checkout of `ffe814f2`; the expected keys
/// are part of the corpus. Without them the tests are skipped, and say so.
enum FirebaseUI {
  static let sources: URL? = ProcessInfo.processInfo.environment["STRINGSCTL_FUI_SOURCES"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  static let expectations: URL? = Corpus.folder?.appending(path: "firebaseui-extraction.json")

  static var isAvailable: Bool {
    guard let expectations, sources != nil else { return false }
    return FileManager.default.fileExists(atPath: expectations.path)
  }

  struct Expectations: Decodable {
    var used: [Used]
    var missing: [Missing]

    struct Used: Decodable {
      var catalogKey: String
      var sites: [String]
      var codeKey: [String]?
    }

    struct Missing: Decodable {
      var codeKey: String
      var sites: [String]
    }
  }

  /// The files with what they name, tests excluded.
  static func extract(rules: [KeyRule]) throws -> [ExtractedFile] {
    let folder = try #require(sources)
    let root = folder.appending(path: "FirebaseSwiftUI")
    let files = Repository.files(below: root, extensions: ["swift"]).filter {
      !$0.path.contains("/Tests/")
    }
    var learnt = LearntRules()
    let read = try files.map { url in
      let path = String(url.path.dropFirst(folder.standardizedFileURL.path.count + 1))
      let file = try TokenizedSource.read(try Repository.bytes(url), as: .swift)
      learnt.merge(KeyExtractor.learn(from: file))
      return (path, file)
    }
    let extractor = KeyExtractor(rules: KeyRule.builtIn + rules, learnt: learnt)
    return read.map { path, file in
      let found = extractor.extract(file, path: path)
      let mayName = extractor.mayNameKeys(file.source.utf8.span)
      #expect(mayName || found.occurrences.isEmpty, "\(path)")
      return found
    }
  }
}

@Suite(
  "Keys of a real application",
  .enabled(
    if: FirebaseUI.isAvailable,
    "set STRINGSCTL_FUI_SOURCES to a checkout of FirebaseUI at ffe814f2, and STRINGSCTL_CORPUS"))
struct FirebaseUIExtractionTests {
  private static let rule = KeyRule(function: "localizedString(for:)")

  /// The site of an occurrence as the expectations write it.
  private static func site(_ occurrence: Occurrence) -> String {
    "\(occurrence.file):\(occurrence.place.line) \(occurrence.rule)"
  }

  /// A key whose conversions are all unknown, as the expectations write it.
  private static func withoutTypes(_ key: String) -> String {
    key.replacing(/%(?:\*|\?|@|lld)/, with: "%?")
  }

  /// What is certain, dynamic calls excluded, and one literal beside a variable that the expectations take for a key.
  private static func keys(_ files: [ExtractedFile]) -> [Occurrence] {
    files.flatMap(\.occurrences).filter { occurrence in
      switch (occurrence.key, occurrence.certainty) {
      case (.pattern, .certain): true
      case (.pattern, .possible): occurrence.rule == ".accessibilityValue"
      case (.dynamic, _): false
      }
    }
  }

  @Test("every site names the expected key, and no other does")
  func sites() throws {
    let bytes = try Data(contentsOf: try #require(FirebaseUI.expectations))
    let expected = try JSONDecoder().decode(FirebaseUI.Expectations.self, from: bytes)
    var sites: [String: Set<String>] = [:]
    var count = 0
    var expectedKeys: Set<String> = []
    let all =
      expected.used.map { (keys: $0.codeKey ?? [$0.catalogKey], sites: $0.sites) }
      + expected.missing.map { (keys: [$0.codeKey], sites: $0.sites) }
    for entry in all {
      expectedKeys.formUnion(entry.keys.map { Self.withoutTypes($0) })
      count += entry.sites.count
      for site in entry.sites {
        sites[site, default: []].formUnion(entry.keys.map { Self.withoutTypes($0) })
      }
    }
    #expect(count == 242)

    let found = Self.keys(try FirebaseUI.extract(rules: [Self.rule]))
    // An empty literal is no key.
    #expect(found.count == count - 1)
    #expect(Set(found.map { Self.withoutTypes($0.keyText) }).count == expectedKeys.count - 1)
    #expect(found.count { $0.rule == "localizedString(for:)" } == 151)
    for occurrence in found {
      let site = Self.site(occurrence)
      let expected = try #require(sites[site], "\(site) “\(occurrence.keyText)”")
      #expect(expected.contains(Self.withoutTypes(occurrence.keyText)), "\(site)")
    }
    let places = Set(found.map(Self.site))
    let missed = sites.filter { !places.contains($0.key) }
    #expect(missed.values.allSatisfy { $0 == [""] }, "\(missed)")
    print("FirebaseUI: \(found.count) sites, \(Set(found.map(\.keyText)).count) keys")
  }

  @Test("a function without its rule is pointed out")
  func wrapper() throws {
    let found = try FirebaseUI.extract(rules: [])
    #expect(Self.keys(found).count == 241 - 151)
    let problems = found.flatMap(\.problems).filter { $0.id == "unknown-wrapper" }
    #expect(problems.contains { $0.message.hasPrefix("'localizedString'") }, "\(problems)")
  }

  @Test("the sources are read without a fault")
  func faults() throws {
    let problems = try FirebaseUI.extract(rules: [Self.rule]).flatMap(\.problems)
    #expect(problems.isEmpty, "\(problems)")
  }
}
