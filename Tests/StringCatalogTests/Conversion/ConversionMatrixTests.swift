import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Files that belong together, and what they say.
struct ConversionFixture: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var sources: [ConversionSource]

  /// The catalogs, after all files were found intact.
  func reading() throws -> CatalogReading {
    let input = ConversionInput(sources)
    try #require(input.faults == [])
    return input.reading
  }

  /// The folders of `Fixtures/conversion`, and every intact file of the other areas by itself.
  static func own() throws -> [ConversionFixture] {
    var fixtures = try folders(below: Repository.fixtures("conversion"))
    for (area, pathExtension) in [
      ("stringsdict", "stringsdict"), ("xcstrings", "xcstrings"), ("strings", "strings"),
    ] {
      let root = Repository.fixtures(area)
      for file in Repository.files(below: root, extensions: [pathExtension]) {
        let name = file.lastPathComponent
        let source = ConversionSource(path: "en.lproj/\(name)", bytes: try Repository.bytes(file))
        guard ConversionInput([source]).faults.isEmpty else { continue }
        fixtures.append(
          ConversionFixture(testDescription: "\(area)/\(name)", sources: [source]))
      }
    }
    return fixtures
  }

  /// A fixture for each folder in a folder.
  private static func folders(below root: URL) throws -> [ConversionFixture] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    return try names.map { name in
      let folder = root.appending(path: name)
      let files = Repository.files(
        below: folder, extensions: ["strings", "stringsdict", "xcstrings", "json"])
      return ConversionFixture(
        testDescription: "conversion/\(name)",
        sources: try files.map { file in
          ConversionSource(
            path: "in" + file.path.dropFirst(folder.path.count), root: "in",
            bytes: try Repository.bytes(file))
        })
    }
  }
}

/// One step of a conversion: a catalog is fitted, written and read back.
struct ConversionStep {
  /// What was to be written.
  var fitted: [Catalog]
  /// What the fitting lost.
  var losses: [Loss]
  /// What was read back.
  var catalogs: [Catalog]

  init(_ catalogs: [Catalog], to format: any CatalogFormat, _ comment: String) throws {
    let readings = catalogs.map { $0.fitted(to: format) }
    fitted = readings.flatMap(\.catalogs)
    losses = readings.flatMap(\.losses)
    self.catalogs = []
    for catalog in catalogs where catalog.fitted(to: format).catalogs.contains(where: \.hasText) {
      let plan = try ConversionPlan(CatalogReading(catalogs: [catalog]), to: format)
      let sources = plan.files.map { file in
        ConversionSource(path: "out/\(file.path)", root: "out", bytes: file.bytes)
      }
      let input = ConversionInput(
        sources,
        options: ConversionInput.Options(
          source: catalog.sourceLanguage,
          table: format.layout == .locales ? catalog.table : nil))
      #expect(input.faults == [], "\(comment)")
      #expect(input.reading.losses == [], "\(comment)")
      self.catalogs += input.reading.catalogs
    }
    fitted.removeAll { !$0.hasText }
  }
}

extension Catalog {
  fileprivate var hasText: Bool { entries.contains { !$0.localizations.isEmpty } }

  /// The catalog with its entries in one order.
  fileprivate var sorted: Catalog {
    var result = self
    result.entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return result
  }

  /// The entries but for those of some keys, and whether texts are implied left open.
  fileprivate func entries(besides keys: Set<[UInt8]>) -> [Entry] {
    sorted.entries.filter { !keys.contains(Array($0.key.utf8)) }.map { entry in
      var entry = entry
      for index in entry.localizations.indices {
        guard entry.localizations[index].isImplied else { continue }
        entry.localizations[index] = Localization(
          entry.localizations[index].locale,
          .pattern(Pattern(entry.key, state: .translated)))
      }
      return entry
    }
  }
}

@Suite("A conversion")
struct ConversionMatrixTests {
  private static func keys(_ losses: [Loss]) -> Set<[UInt8]> {
    Set(losses.compactMap { $0.key.map { Array($0.utf8) } })
  }

  @Test(
    "to each format and back to each other keeps all that was not listed",
    arguments: FormatRegistry.all.map(\.name), try ConversionFixture.own())
  func matrix(_ name: String, _ fixture: ConversionFixture) throws {
    let format = try #require(FormatRegistry.format(named: name))
    let catalogs = try fixture.reading().catalogs
    for other in FormatRegistry.all {
      try Self.check(catalogs, format, other, "\(fixture) as \(name) to \(other.name) and back")
    }
  }

  /// Converts to a format, to another and back, and compares each with what it was to be.
  static func check(
    _ catalogs: [Catalog], _ format: any CatalogFormat, _ other: any CatalogFormat,
    _ comment: String
  ) throws {
    let first = try ConversionStep(catalogs, to: format, comment)
    #expect(first.catalogs.map(\.sorted) == first.fitted.map(\.sorted), "\(comment)")
    let second = try ConversionStep(first.catalogs, to: other, comment)
    #expect(second.catalogs.map(\.sorted) == second.fitted.map(\.sorted), "\(comment)")
    let third = try ConversionStep(second.catalogs, to: format, comment)
    #expect(third.catalogs.map(\.sorted) == third.fitted.map(\.sorted), "\(comment)")
    let listed = keys(second.losses + third.losses)
    let before = first.catalogs.flatMap { $0.entries(besides: listed) }
    let after = third.catalogs.flatMap { $0.entries(besides: listed) }
    #expect(before == after, "\(comment)")
  }

  @Test("to a bundle keeps the order of keys, and to a catalog gives that of Xcode")
  func order() throws {
    let source = ConversionSource(
      path: "en.lproj/x.strings", bytes: Array("b10 = 1; B9 = 2; a = 3;".utf8))
    let reading = ConversionInput([source]).reading
    for format in FormatRegistry.all {
      let fitted = try #require(reading.catalogs.first?.fitted(to: format).catalogs.first)
      let isSorted = format.traits.contains(.sortedKeys)
      #expect(
        fitted.entries.map(\.key) == (isSorted ? ["a", "B9", "b10"] : ["b10", "B9", "a"]))
    }
  }
}

@Suite("The list of formats")
struct FormatRegistryTests {
  @Test("is complete: a file of the folder for each format, and a format for each file")
  func folder() throws {
    let folder = Repository.root.appending(path: "Sources/StringCatalog/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Format.swift") }.map { String($0.dropLast(6)) }
    // What tells the formats of tables apart, and the protocol.
    let others: Set = ["TableFormat", "CatalogFormat"]
    let formats = FormatRegistry.all.map { String(describing: type(of: $0)) }
    #expect(Set(files).subtracting(others) == Set(formats))
    #expect(Set(FormatRegistry.all.map(\.name)).count == FormatRegistry.all.count)
  }

  @Test("names each format, with a summary for lists", arguments: FormatRegistry.all.map(\.name))
  func names(_ name: String) throws {
    let format = try #require(FormatRegistry.format(named: name))
    #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) })
    #expect(!format.summary.isEmpty && format.summary.last != ".")
  }
}
