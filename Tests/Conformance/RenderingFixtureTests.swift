import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// A folder of files with a table of what they are to be rendered as.
struct RenderingFixture: Sendable, CustomTestStringConvertible {
  var folder: URL
  var testDescription: String { folder.lastPathComponent }

  static var all: [RenderingFixture] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        at: Repository.fixtures("rendering"), includingPropertiesForKeys: nil
      ).sorted { $0.path < $1.path }.map { RenderingFixture(folder: $0) }
    }
  }

  /// The messages of the files, read as the tool reads them.
  func catalogs() throws -> [Catalog] {
    let files = Repository.files(
      below: folder, extensions: ["strings", "stringsdict", "xcstrings"])
    let prefix = folder.standardizedFileURL.path + "/"
    let sources = try files.map { url in
      ConversionSource(
        path: url.standardizedFileURL.path.replacingOccurrences(of: prefix, with: ""),
        bytes: try Repository.bytes(url))
    }
    let input = ConversionInput(
      sources, options: ConversionInput.Options(source: LocaleIdentifier("en")))
    return input.reading.catalogs
  }
}

/// A row of a fixture's table.
struct RenderingRow {
  var key: String
  var locale: LocaleIdentifier
  var wanted: LocaleIdentifier?
  var options = RenderingOptions()
  var arguments: [MessageArgument]
  var text: String
  var issues: [String]

  init(_ row: [String: String]) throws {
    key = try #require(row["key"])
    locale = LocaleIdentifier(try #require(row["locale"]))
    wanted = row["wanted"].flatMap { $0.isEmpty ? nil : LocaleIdentifier($0) }
    arguments = (row["arguments"] ?? "").split(separator: "|").map { MessageArgument(spelled: $0) }
    text = try #require(row["text"])
    issues = (row["issues"] ?? "").split(separator: "|").map(String.init)
    for word in (row["options"] ?? "").split(separator: " ") {
      let parts = word.split(separator: "=")
      switch parts[0] {
      case "compat": options.isAppleCompatible = true
      case "plain": options.localizesNumbers = false
      case "device": options.device = String(parts[1])
      case "width": options.width = Int(parts[1])
      case _: Issue.record("unknown option \(word)")
      }
    }
  }
}

extension MessageArgument {
  /// Reads `5`, `1.5`, `"text"`, `d:1.50`, `null`, and any of these with a name in front: `n=5`.
  init(spelled text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1)
    let value = parts.last ?? ""
    self =
      if value == "null" {
        .null
      } else if value.hasPrefix("d:") {
        .decimal(String(value.dropFirst(2)))
      } else if value.hasPrefix("\"") {
        .string(String(value.dropFirst().dropLast()))
      } else if let whole = Int(value) {
        .int(whole)
      } else {
        .double(Double(value) ?? .nan)
      }
    if parts.count == 2 { name = String(parts[0]) }
  }
}

@Suite("Rendering of files")
struct RenderingFixtureTests {
  @Test("each row gives its text and issues", arguments: try RenderingFixture.all)
  func rows(_ fixture: RenderingFixture) throws {
    let catalogs = try fixture.catalogs()
    let rows = try Repository.rows(fixture.folder.appending(path: "cases.tsv"))
    #expect(!rows.isEmpty)
    print("rendering, \(fixture.testDescription): \(rows.count) texts")
    for row in try rows.map(RenderingRow.init) {
      let entries = catalogs.flatMap(\.entries).filter { $0.key.utf8.elementsEqual(row.key.utf8) }
      let messages = entries.compactMap { $0.localization(row.locale)?.message }
      let message = try #require(messages.first, "\(row.key) in \(row.locale)")
      let renderer = MessageRenderer(
        language: row.locale, wanted: row.wanted, options: row.options)
      let rendering = renderer.render(message, key: row.key, row.arguments)
      #expect(rendering.text == row.text, "\(row.key) \(row.arguments)")
      #expect(rendering.issues.map(\.summary) == row.issues, "\(row.key) \(row.arguments)")
      if row.issues.isEmpty {
        let strict = try renderer.renderStrictly(
          CompiledMessage(message, key: row.key), row.arguments)
        #expect(strict == row.text)
      } else {
        #expect(throws: RenderingError(rendering)) {
          try renderer.renderStrictly(CompiledMessage(message, key: row.key), row.arguments)
        }
      }
    }
  }
}
