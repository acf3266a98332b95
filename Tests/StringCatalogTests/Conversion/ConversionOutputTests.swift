import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// A conversion of a fixture, for tests of what is written.
private struct ConvertedFixture: Sendable {
  var files: [ConversionPlan.File]
  var losses: [Loss]
  var catalogs: [Catalog]

  init(_ fixture: ConversionFixture, to name: String) throws {
    let format = try #require(FormatRegistry.format(named: name))
    let reading = try fixture.reading()
    catalogs = reading.catalogs.flatMap { $0.fitted(to: format).catalogs }
    let plan = try ConversionPlan(reading, to: format)
    (files, losses) = (plan.files, plan.losses)
  }

  /// The files as one text, and the report.
  var text: String {
    files.map { "=== \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }
      .joined(separator: "\n")
      + "\n=== losses\n" + LossReport(losses).lines.map { $0 + "\n" }.joined()
  }
}

@Suite("The files of a conversion")
struct ConversionOutputTests {
  private static func fixtures() throws -> [ConversionFixture] {
    try ConversionFixture.own().filter { $0.testDescription.hasPrefix("conversion/") }
  }

  @Test("are these", arguments: ["strings", "xcstrings", "xml", "json"], try fixtures())
  func snapshot(_ name: String, _ fixture: ConversionFixture) throws {
    let fileName = "\(fixture.testDescription.dropFirst("conversion/".count))-to-\(name).txt"
    try expectSnapshot(
      try ConvertedFixture(fixture, to: name).text, named: String(fileName),
      in: "StringCatalogTests/Conversion/Snapshots")
  }

  /// What a catalog says in a locale in plain texts, keys that are canonically equivalent left out: the
  /// dictionaries of Foundation have one of them only.
  private static func texts(
    of catalogs: [Catalog], _ locale: LocaleIdentifier?
  ) -> [String: String] {
    var texts: [String: String] = [:]
    var twins: Set<String> = []
    for entry in catalogs.flatMap(\.entries) {
      for localization in entry.localizations where localization.locale == locale {
        guard case .pattern(let pattern) = localization.message else { continue }
        if texts.updateValue(pattern.text, forKey: entry.key) != nil { twins.insert(entry.key) }
      }
    }
    return texts.filter { !twins.contains($0.key) }
  }

  private static func locale(of file: ConversionPlan.File) -> LocaleIdentifier? {
    guard let folder = file.path.split(separator: "/").first, folder.hasSuffix(".lproj") else {
      return file.path.split(separator: ".").first.map { LocaleIdentifier(String($0)) }
    }
    return LocaleIdentifier(String(folder.dropLast(6)))
  }

  @Test(
    "are property lists that Foundation reads",
    arguments: ["strings", "xml", "binary"], try ConversionFixture.own())
  func propertyLists(_ name: String, _ fixture: ConversionFixture) throws {
    let written = try ConvertedFixture(fixture, to: name)
    for file in written.files {
      var format = PropertyListSerialization.PropertyListFormat.openStep
      let value = unsafe try PropertyListSerialization.propertyList(
        from: Data(file.bytes), options: [], format: &format)
      let members = try #require(value as? [String: Any])
      let isRules = file.path.hasSuffix(".stringsdict")
      let expected: PropertyListSerialization.PropertyListFormat =
        name == "binary" ? .binary : name == "xml" || isRules ? .xml : .openStep
      #expect(format == expected)
      guard !isRules, written.catalogs.count == 1 else { continue }
      let texts = Self.texts(of: written.catalogs, Self.locale(of: file))
      for (key, text) in texts { #expect(members[key] as? String == text, "\(key)") }
    }
  }

  @Test("are JSON that Foundation reads", arguments: try ConversionFixture.own())
  func json(_ fixture: ConversionFixture) throws {
    for name in ["json", "xcstrings"] {
      let written = try ConvertedFixture(fixture, to: name)
      for file in written.files {
        let value = try JSONSerialization.jsonObject(with: Data(file.bytes))
        let members = try #require(value as? [String: Any])
        guard name == "json", written.catalogs.count == 1 else { continue }
        let texts = Self.texts(of: written.catalogs, Self.locale(of: file))
        for (key, text) in texts { #expect(members[key] as? String == text, "\(key)") }
      }
    }
  }

  @Test("need no formatting", arguments: try ConversionFixture.own())
  func canonical(_ fixture: ConversionFixture) throws {
    for file in try ConvertedFixture(fixture, to: "strings").files {
      if file.path.hasSuffix(".strings") {
        let document = StringsDocument(try SourceText(file.bytes))
        #expect(try StringsFormatter().edits(for: document) == [])
      } else {
        let document = PropertyListDocument(try SourceText(file.bytes))
        #expect(try PropertyListFormatter().edits(for: document) == [])
      }
    }
    for file in try ConvertedFixture(fixture, to: "xcstrings").files {
      let document = XCStringsDocument(try SourceText(file.bytes))
      #expect(try XCStringsWriter(sortsMembers: true).edits(for: document) == [])
      #expect(file.bytes.last == UInt8(ascii: "}"))
    }
  }
}

@Suite("A conversion of the corpus", .enabled(if: Corpus.isAvailable, "there is no corpus"))
struct ConversionCorpusTests {
  /// The catalogs one by one, and the bundles: folders that hold `.lproj` folders.
  private static func fixtures() -> [ConversionFixture] {
    guard let root = Corpus.folder else { return [] }
    var groups: [String: [URL]] = [:]
    for file in Repository.files(
      below: root, extensions: ["strings", "stringsdict", "xcstrings"])
    {
      let folder = file.deletingLastPathComponent()
      if file.pathExtension == "xcstrings" {
        groups[file.path] = [file]
      } else if folder.pathExtension == "lproj" {
        groups[folder.deletingLastPathComponent().path, default: []].append(file)
      }
    }
    return groups.sorted { $0.key < $1.key }.map { path, files in
      ConversionFixture(
        testDescription: String(path.dropFirst(root.path.count + 1)),
        sources: files.compactMap { file in
          (try? Repository.bytes(file)).map { ConversionSource(path: file.path, bytes: $0) }
        })
    }
  }

  @Test("there and back keeps all that was not listed", arguments: fixtures())
  func roundTrip(_ fixture: ConversionFixture) throws {
    let input = ConversionInput(fixture.sources)
    // What is broken is refused; the tests of the readers say what those files are.
    guard input.faults.isEmpty else { return }
    let isCatalog = fixture.sources.allSatisfy { $0.path.hasSuffix(".xcstrings") }
    let names = isCatalog ? ["xcstrings", "strings"] : ["strings", "xcstrings"]
    let format = try #require(FormatRegistry.format(named: names[0]))
    let other = try #require(FormatRegistry.format(named: names[1]))
    try ConversionMatrixTests.check(input.reading.catalogs, format, other, "\(fixture)")
  }
}
