import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// What is found in real files, in numbers, so that no change of a rule goes unnoticed there.
///
/// The numbers are in `corpus-counts.json`. `RECORD_SNAPSHOTS=1` writes them anew and fails.
@Suite("Findings in real files", .enabled(if: Corpus.isAvailable, "there is no corpus"))
struct CorpusCountTests {
  @Test("are as many of each rule as recorded, repository by repository")
  func counts() async throws {
    let folder = try #require(Corpus.folder)
    let found = try await Self.counts(in: folder)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil {
      let file = Repository.root.appending(path: "Tests/Conformance/corpus-counts.json")
      let recorded = try CorpusCounts(json: Data(contentsOf: file))
      let differences = found.differences(from: recorded)
      for difference in differences { Issue.record("\(difference)") }
      guard differences.isEmpty else { return }
    }
    try expectSnapshot(found.text, named: "corpus-counts.json", in: "Conformance")
  }

  /// Lints each repository by itself, as many at once as there are processors.
  private static func counts(in folder: URL) async throws -> CorpusCounts {
    let names = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
    return await withTaskGroup(of: (String, [String: [String: Int]]).self) { group in
      for name in names {
        let path = folder.appending(path: name).path
        group.addTask { @concurrent in (name, await counts(below: path)) }
      }
      var result = CorpusCounts()
      for await (name, counts) in group { result.repositories[name] = counts }
      return result
    }
  }

  /// The findings below a folder, with default rules and severities and the source that is found.
  private static func counts(below path: String) async -> [String: [String: Int]] {
    let found = FileDiscovery([path])
    let layout = ProjectLayout(files: found.files, directories: found.localeDirectories)
    let project = await ProjectLoader(jobs: 1).load(layout, failures: found.failures)
    let report = await Linter(LintOptions()).lint(project)
    var counts: [String: [String: Int]] = [:]
    for diagnostic in report.diagnostics {
      counts[diagnostic.severity.rawValue, default: [:]][diagnostic.rule, default: 0] += 1
    }
    for failure in project.failures { Issue.record("\(failure.path): \(failure.description)") }
    return counts
  }
}

@Suite("Numbers of findings")
struct CorpusCountsTests {
  private static let recorded = CorpusCounts([
    "a+b": ["error": ["syntax-error": 1], "warning": ["missing-key": 3]],
    "c+d": [:],
    "e+f": ["info": ["bom": 2]],
  ])

  @Test("are read as they were written")
  func roundTrip() throws {
    let text = Self.recorded.text
    #expect(try CorpusCounts(json: Data(text.utf8)) == Self.recorded)
    #expect(
      text == """
        {
          "a+b": {
            "error": {
              "syntax-error": 1
            },
            "warning": {
              "missing-key": 3
            }
          },
          "c+d": {},
          "e+f": {
            "info": {
              "bom": 2
            }
          }
        }

        """)
  }

  @Test("do not differ from themselves")
  func same() {
    #expect(Self.recorded.differences(from: Self.recorded).isEmpty)
  }

  @Test("name each count that differs, also one of another severity")
  func differences() {
    let found = CorpusCounts([
      "a+b": ["warning": ["missing-key": 3, "syntax-error": 1]],
      "c+d": ["error": ["empty-value": 5]],
      "g+h": [:],
    ])
    #expect(
      found.differences(from: Self.recorded) == [
        "a+b: error syntax-error: 1 recorded, 0 found",
        "a+b: warning syntax-error: 0 recorded, 1 found",
        "c+d: error empty-value: 0 recorded, 5 found",
        "e+f: is not in the corpus",
        "g+h: is not recorded",
      ])
  }
}
