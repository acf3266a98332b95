import CatalogLint
import Foundation
import TestSupport
import Testing

@Suite("The registry of reporters")
struct ReporterRegistryTests {
  @Test("the list has every reporter of the folder, and nothing else")
  func folder() throws {
    let folder = Repository.root.appending(path: "Sources/CatalogLint/Reporters")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.dropLast(".swift".count)) }
      .filter { $0.hasSuffix("Reporter") && $0 != "Reporter" }
    let reporters = ReporterRegistry.all.map { String(describing: $0) }
    #expect(Set(files) == Set(reporters))
    #expect(reporters.count == Set(reporters).count)
  }

  @Test("each reporter says what it is", arguments: ReporterRegistry.all.map { $0.name })
  func declaration(_ name: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(named: name))
    #expect(ReporterRegistry.all.count { $0.name == name } == 1)
    #expect(name.wholeMatch(of: /[a-z]+/) != nil)
    #expect("\(reporter)".lowercased() == name + "reporter")
    #expect(reporter.summary.hasSuffix(".") && !reporter.summary.contains("\n"))
  }

  @Test("an unknown name has no reporter", arguments: ["", "JSON", "yaml"])
  func unknown(_ name: String) {
    #expect(ReporterRegistry.reporter(named: name) == nil)
  }
}
