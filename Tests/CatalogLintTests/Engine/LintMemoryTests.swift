import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("What is remembered from run to run")
struct LintMemoryTests {
  /// A change of the project between two runs.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What files hold afterwards; nil for a file that is deleted.
    var files: [String: String?]
  }

  private static let start = [
    "en.lproj/Localizable.strings":
      "\"a\" = \"Open\";\n\"b\" = \"100% done\";\n\"c\" = \"Close\";\n",
    "fr.lproj/Localizable.strings": "\"a\" = \"Ouvrir\";\n\"b\" = \"100 % fait\";\n",
    "fr-CA.lproj/Localizable.strings": "\"a\" = \"Ouvrir \";\n",
    "de.lproj/Localizable.strings": "\"a\" = \"Öffnen\";\n\"b\" = \"100 %\";\n\"c\" = \"\";\n",
    "ja.lproj/Other.strings": "\"x\" = \"y\";\n",
  ]

  /// One after the other, on top of what came before.
  private static let changes = [
    Change(testDescription: "nothing", files: [:]),
    Change(
      testDescription: "a translation",
      files: ["de.lproj/Localizable.strings": "\"a\" = \"Öffnen…\";\n\"c\" = \"Zu  \";\n"]),
    Change(
      testDescription: "a parent of another locale",
      files: ["fr.lproj/Localizable.strings": "\"c\" = \"Fermer\";\n\"b\" = \"100 % fait\";\n"]),
    Change(
      testDescription: "a translation that makes the text of all others a format",
      files: ["de.lproj/Localizable.strings": "\"a\" = \"Öffnen\";\n\"b\" = \"100%% %@\";\n"]),
    Change(
      testDescription: "the source table",
      files: ["en.lproj/Localizable.strings": "\"b\" = \"%d%% done\";\n\"d\" = \"New\";\n"]),
    Change(
      testDescription: "a .stringsdict file beside it",
      files: [
        "fr.lproj/Localizable.stringsdict":
          "<plist version=\"1.0\"><dict><key>d</key><dict/></dict></plist>\n"
      ]),
    Change(
      testDescription: "that file is deleted", files: ["fr.lproj/Localizable.stringsdict": nil]),
    Change(
      testDescription: "a new source table of another table",
      files: ["en.lproj/Other.strings": "\"x\" = \"Yes!\";\n\"z\" = \"Z\";\n"]),
    Change(
      testDescription: "a locale is deleted", files: ["fr.lproj/Localizable.strings": nil]),
    Change(
      testDescription: "the source table is deleted", files: ["en.lproj/Localizable.strings": nil]),
  ]

  @Test("the findings are those of a run that remembers nothing")
  func findings() async throws {
    let folder = try TemporaryFolder()
    let (files, memory) = (LoadedFiles(), LintMemory())
    try write(Self.start.mapValues { $0 }, in: folder)
    var seen: Set<[String]> = []
    for change in Self.changes {
      try write(change.files, in: folder)
      // Long after the files were written, so that their stamps are to be trusted.
      files.begin(at: Int(Date.now.timeIntervalSince1970) + 60)
      let remembering = try await findings(in: folder, files, memory)
      #expect(
        remembering == (try await findings(in: folder, nil, nil)), "\(change.testDescription)")
      seen.insert(remembering)
    }
    // All changes but the first and the one that is undone are seen.
    #expect(seen.count >= Self.changes.count - 2)
  }

  @Test("another configuration is another run")
  func configuration() async throws {
    let folder = try TemporaryFolder()
    let (files, memory) = (LoadedFiles(), LintMemory())
    try write(Self.start.mapValues { $0 }, in: folder)
    files.begin(at: Int(Date.now.timeIntervalSince1970) + 60)
    var configuration = Configuration()
    memory.begin(with: configuration)
    #expect(try await !findings(in: folder, files, memory).isEmpty)
    configuration.source = "de"
    memory.begin(with: configuration)
    let german = try await findings(in: folder, files, memory, source: "de")
    #expect(german == (try await findings(in: folder, nil, nil, source: "de")))
  }

  private func write(_ files: [String: String?], in folder: TemporaryFolder) throws {
    for (path, text) in files {
      if let text {
        try folder.write(path, text)
      } else {
        try FileManager.default.removeItem(atPath: folder.path(path))
      }
    }
  }

  private func findings(
    in folder: TemporaryFolder, _ files: LoadedFiles?, _ memory: LintMemory?,
    source: String = "en"
  ) async throws -> [String] {
    let found = FileDiscovery([folder.url.path])
    let layout = ProjectLayout(files: found.files, directories: found.localeDirectories)
    var loader = ProjectLoader(jobs: 2)
    loader.memory = files
    var options = LintOptions()
    options.source = source
    options.jobs = 2
    let report = await Linter(options, memory: memory).lint(await loader.load(layout))
    return report.diagnostics.map { "\($0)" }
  }
}
