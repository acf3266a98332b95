import CatalogSyntax
import Foundation
import SourceExtraction
import StringCatalog
import TestSupport
import Testing

/// A folder with interface files or property lists, and what is found in them.
struct InterfaceFixture: CustomTestStringConvertible, Sendable {
  var name: String
  var testDescription: String { name }

  static let all: [InterfaceFixture] = {
    let folder = Repository.fixtures("interface")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { InterfaceFixture(name: $0) }
  }()

  var files: [URL] {
    Repository.files(
      below: Repository.fixtures("interface").appending(path: name),
      extensions: SourceKind.extensions)
  }

  /// What is found in a file.
  static func extract(_ source: SourceText, path: String) -> ExtractedFile? {
    switch SourceKind(path: path) {
    case .interface: InterfaceFile.extract(source, path: path)
    case .bundlePropertyList: BundlePropertyList.extractInfo(source, path: path)
    case .settings: BundlePropertyList.extractSettings(source, path: path)
    case .code, nil: nil
    }
  }
}

@Suite("Interface files and property lists")
struct InterfaceFixtureTests {
  @Test("what is found", arguments: InterfaceFixture.all)
  func fixture(_ fixture: InterfaceFixture) throws {
    var text = ""
    let files = fixture.files
    #expect(!files.isEmpty)
    for file in files {
      let source = try SourceText(try Repository.bytes(file))
      let path = file.pathComponents.suffix(2).joined(separator: "/")
      let found = try #require(InterfaceFixture.extract(source, path: path))
      text += "# \(file.lastPathComponent)\n"
      for occurrence in found.occurrences { text += Self.description(occurrence, source) }
      for problem in found.problems { text += Self.description(problem, source) }
    }
    try expectSnapshot(
      text, named: "expected.txt", in: "Fixtures/interface/\(fixture.name)")
  }

  /// An occurrence with the text at its place, which shows where it stands better than numbers do.
  private static func description(_ occurrence: Occurrence, _ source: SourceText) -> String {
    guard case .pattern(.exact(let key)) = occurrence.key else { return "no exact key\n" }
    var lines = ["\(occurrence.table ?? "-"): \(key)", "  at \(source.text(in: occurrence.range))"]
    if let value = occurrence.defaultValue { lines.append("  value \(value)") }
    if let comment = occurrence.comment { lines.append("  comment \(comment)") }
    if case .possible(let reason) = occurrence.certainty { lines.append("  possible: \(reason)") }
    let start = LineIndex(source.utf8).lineColumn(of: occurrence.range.start, in: source.utf8)
    if start != occurrence.place { lines.append("  place \(occurrence.place)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A problem with the rest of the line where it stands; the words of libxml2, which change, are left out.
  private static func description(
    _ problem: ExtractedFile.Problem, _ source: SourceText
  ) -> String {
    let lines = String(decoding: source.utf8, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = lines[problem.place.line - 1]
    let rest = String(
      String.UnicodeScalarView(line.unicodeScalars.dropFirst(problem.place.column - 1)))
    let message = problem.id.hasPrefix("malformed-interface") ? "" : " \(problem.message)"
    return "problem \(problem.id) before '\(rest)'\(message)\n"
  }
}
