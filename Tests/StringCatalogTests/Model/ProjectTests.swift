import CatalogSyntax
import Foundation
import StringCatalog
import Testing

@Suite("A project")
struct ProjectTests {
  /// Loads files that are only in memory.
  static func load(_ files: [String: String], jobs: Int = 2) async -> Project {
    let loader = ProjectLoader(jobs: jobs) { path throws(FileError) in
      guard let text = files[path], text != "denied" else {
        throw FileError(path: path, reason: .permissionDenied)
      }
      return Array(text.utf8)
    }
    return await loader.load(ProjectLayout(files: Array(files.keys)))
  }

  /// Loads one bundle with a table `x` in each locale.
  static func bundle(_ texts: [String: String]) async throws -> Project.Bundle {
    let files = texts.map { ("\($0.key).lproj/x.strings", $0.value) }
    return try #require(await load(Dictionary(uniqueKeysWithValues: files)).bundles.first)
  }

  struct SourceCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var texts: [String: String]
    var wanted: String?
    var source: String?
    var isGuess = false
  }

  private static let (one, two) = ("a = b;", "a = b; c = d;")

  @Test(
    "has the source language",
    arguments: [
      SourceCase(
        testDescription: "that is wanted", texts: ["Base": one, "en": one, "de": one],
        wanted: "de", source: "de"),
      SourceCase(
        testDescription: "that is wanted by another spelling", texts: ["zh_CN": one, "en": one],
        wanted: "zh-Hans", source: "zh-Hans"),
      SourceCase(
        testDescription: "of Base if the wanted one is missing", texts: ["Base": one, "en": one],
        wanted: "de", source: "Base"),
      SourceCase(
        testDescription: "of nothing if neither is there", texts: ["en": one, "fr": two],
        wanted: "de", source: nil),
      SourceCase(
        testDescription: "of Base before English", texts: ["Base": one, "en": two, "de": two],
        source: "Base"),
      SourceCase(
        testDescription: "English before the one with most keys", texts: ["en": one, "de": two],
        source: "en"),
      SourceCase(
        testDescription: "English by its old name", texts: ["English": one, "de": two],
        source: "en"),
      SourceCase(
        testDescription: "with most keys as a guess", texts: ["fr": one, "de": two, "it": one],
        source: "de", isGuess: true),
      SourceCase(
        testDescription: "first by name among equals", texts: ["fr": one, "de": one],
        source: "de", isGuess: true),
      SourceCase(
        testDescription: "British English only as a guess", texts: ["en-GB": two, "de": one],
        source: "en-GB", isGuess: true),
      SourceCase(
        testDescription: "never of a folder that is no locale",
        texts: ["sr@latin": two, "de": one],
        source: "de", isGuess: true),
      SourceCase(
        testDescription: "of nothing among folders that are none", texts: ["sr@latin": two],
        source: nil),
    ])
  func sourceLocale(_ input: SourceCase) async throws {
    let bundle = try await Self.bundle(input.texts)
    let source = bundle.sourceLocale(wanted: input.wanted.map { LocaleIdentifier($0) })
    #expect(source?.locale.canonical == input.source)
    #expect(source?.isGuess ?? false == input.isGuess)
  }

  @Test("has what could be read, and what could not", arguments: [1, 2, 8])
  func loading(_ jobs: Int) async {
    var files = ["z.strings": "denied", "a.strings": "a = b;", "K/en.lproj/t.strings": "a = b;"]
    for number in 100..<200 { files["L/en.lproj/\(number).strings"] = "k\(number) = v;" }
    files["L/de.lproj/100.strings"] = "denied"
    let project = await Self.load(files, jobs: jobs)
    #expect(project.failures.map(\.path) == ["L/de.lproj/100.strings", "z.strings"])
    #expect(project.looseTables.map(\.file.path) == ["a.strings"])
    #expect(project.bundles.map(\.path) == ["K", "L"])
    #expect(project.bundles.map(\.tableCount) == [1, 100])
    #expect(project.tableCount == 102)
    let keys = project.bundles[1].families.map { family in
      family.localizations.flatMap { table in (0..<table.count).map { table.key(of: $0) } }
    }
    #expect(keys == (100..<200).map { ["k\($0)"] })
  }
}

@Suite("A table in all its locales")
struct TableFamilyTests {
  @Test(
    "gives the table of the source locale, else of Base, else of the language",
    arguments: [
      ("de", "de", "de.lproj/x.strings"), ("iw", "iw", "he.lproj/x.strings"),
      ("fr", "fr", "Base.lproj/x.strings"), ("Base", "en", "Base.lproj/x.strings"),
    ])
  func source(_ locale: String, _ language: String, _ path: String) async throws {
    let bundle = try await ProjectTests.bundle(["Base": "a = 1;", "de": "a = 2;", "he": "a = 3;"])
    let family = try #require(bundle.families.first)
    let source = Project.Bundle.SourceLocale(
      locale: LocaleIdentifier(locale), language: LocaleIdentifier(language), isGuess: false)
    #expect(family.source(source)?.file.path == path)
  }

  @Test("gives the table of the language where Base does not have it")
  func sourceWithoutBase() async throws {
    let bundle = try await ProjectTests.bundle(["en": "a = 1;", "de": "a = 2;"])
    let family = try #require(bundle.families.first)
    let source = Project.Bundle.SourceLocale(
      locale: .base, language: LocaleIdentifier("en"), isGuess: false)
    #expect(family.source(source)?.file.path == "en.lproj/x.strings")
    #expect(family.localization(LocaleIdentifier("fr"))?.file == nil)
  }
}
