import Foundation
import TestSupport
import Testing

/// A folder with a project and a transcript: lines of a shell behind `$`, each with what it writes, then, behind `!`,
/// what it writes to standard error, and its exit status in brackets if that is not 0.
struct UsageCase: CustomTestStringConvertible, Sendable {
  var folder: URL
  var testDescription: String { folder.lastPathComponent }

  static let all: [UsageCase] = {
    let root = Repository.fixtures("usage")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { UsageCase(folder: root.appending(path: $0)) }
  }()

  func expected() throws -> String {
    try String(contentsOf: folder.appending(path: "transcript"), encoding: .utf8)
  }

  /// Runs the lines of the transcript on a copy of the project.
  func transcript() throws -> String {
    let scratch = try TemporaryFolder()
    let project = scratch.url.appending(path: "project")
    try FileManager.default.copyItem(at: folder.appending(path: "project"), to: project)
    var result = ""
    for line in try expected().split(separator: "\n") where line.hasPrefix("$ ") {
      let run = try Tool.shell(String(line.dropFirst(2)), in: project)
      result += "\(line)\n" + Self.lines(run.output, "")
      result += Self.lines(run.errors.replacing(project.path, with: ""), "! ")
      if run.status != 0 { result += "[\(run.status)]\n" }
    }
    return result
  }

  private static func lines(_ text: String, _ prefix: String) -> String {
    guard !text.isEmpty else { return "" }
    let body = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\(prefix)\($0)\n" }.joined()
  }
}

@Suite("Code and tables")
struct UsageTests {
  /// With this set, transcripts are written instead of compared; look at what changed.
  private static let isRecording =
    ProcessInfo.processInfo.environment["STRINGSCTL_RECORD_USAGE"] != nil

  @Test("a session gives what its transcript says", arguments: UsageCase.all)
  func transcript(_ input: UsageCase) throws {
    let found = try input.transcript()
    if Self.isRecording {
      try found.write(
        to: input.folder.appending(path: "transcript"), atomically: true, encoding: .utf8)
    }
    #expect(found == (try input.expected()))
  }

  @Test("the cases are there")
  func cases() {
    #expect(UsageCase.all.count >= 13)
  }

  @Test("the number of threads does not show", arguments: ["arguments", "patterns", "modules"])
  func threads(_ name: String) throws {
    let folder = Repository.fixtures("usage").appending(path: name).appending(path: "project")
    let one = try Tool.run(["keys", "--format", "json", "--jobs", "1"], in: folder)
    let many = try Tool.run(["keys", "--format", "json", "--jobs", "7"], in: folder)
    #expect(one == many)
    #expect(one.output.hasPrefix("{\"version\":1,"))
  }

  @Test("what is known of sources is found again, and is nothing when they or the cache change")
  func cache() throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_CACHE_HOME": folder.path("cache")]
    try folder.write("Card.swift", "struct Card: View { var heading: LocalizedStringKey }\n")
    try folder.write("Use.swift", "let card = Card(heading: \"card\")\n")
    func keys(_ more: String...) throws -> String {
      let run = try Tool.run(
        ["extract", "Card.swift", "Use.swift"] + more, in: folder.url, environment: home)
      #expect(run.status == 0)
      return run.output
    }
    let first = try keys()
    #expect(first == "Use.swift:1:26: exact: “card”\n")
    let caches = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("cache/stringsctl"))
    #expect(caches.count == 1)
    #expect(try keys() == first)
    #expect(try keys("--no-cache") == first)
    // Another file declares something else, so that this one means something else.
    try folder.write("Card.swift", "struct Card: View { var heading: String; var other: Int }\n")
    #expect(try keys().isEmpty)
    try folder.write("cache/stringsctl/\(try #require(caches.first))", "damaged")
    try folder.write("Card.swift", "struct Card: View { var heading: LocalizedStringKey }\n")
    #expect(try keys() == first)
  }

  @Test("the lint case about keys composed at run time has exactly its findings")
  func lintCase() throws {
    let folder = Repository.fixtures("lint").appending(path: "16-dynamic")
    let run = try Tool.run(["lint", "--format", "json"], in: folder)
    #expect(run.status == 0)
    struct Report: Decodable {
      var findings: [Finding]
    }
    struct Finding: Decodable, Hashable {
      var rule: String
      var severity: String
      var key: String?
      var locale: String?
      var file: String
    }
    struct Cases: Decodable {
      var cases: [Case]
      struct Case: Decodable {
        var `case`: String
        var findings: [Finding]
      }
    }
    let found = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
    let file = Repository.fixtures("lint").appending(path: "expected.json")
    let cases = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: file)).cases
    let expected = try #require(cases.first { $0.case == "16-dynamic" }).findings
    #expect(expected.count == 4)
    #expect(found.count == expected.count)
    #expect(Set(found) == Set(expected))
  }
}

/// The sources of FirebaseUI at `ffe814f2` and what is known of their keys.
enum FirebaseUIUsage {
  static let sources = ProcessInfo.processInfo.environment["STRINGSCTL_FUI_SOURCES"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }
  static let truth = Corpus.folder?.appending(path: "firebaseui-extraction.json")

  static var isAvailable: Bool {
    guard let truth, sources != nil else { return false }
    return FileManager.default.fileExists(atPath: truth.path)
  }
}

@Suite(
  "Keys of a real application and its catalog",
  .enabled(
    if: FirebaseUIUsage.isAvailable,
    "set STRINGSCTL_FUI_SOURCES to a checkout of FirebaseUI at ffe814f2, and STRINGSCTL_CORPUS"))
struct FirebaseUIUsageTests {
  struct Truth: Decodable {
    var used: [Used]
    var missing: [Missing]
    var unused: [Unused]

    struct Used: Decodable { var catalogKey: String }
    struct Missing: Decodable {
      var codeKey: String
      var `class`: String
    }
    struct Unused: Decodable { var catalogKey: String }
  }

  struct Result: Decodable {
    var missing: [Key]
    var unused: [Key]
    var elsewhere: [Key]
    var possible: [Key]
    var undeterminable: [Key]
    var summary: [String: Int]

    struct Key: Decodable { var key: String }
  }

  private static let catalog =
    "FirebaseSwiftUI/FirebaseAuthSwiftUI/Sources/Strings/Localizable.xcstrings"

  /// A copy of the sources without tests, with the one function of their own in the configuration.
  private func project() throws -> TemporaryFolder {
    let sources = try #require(FirebaseUIUsage.sources)
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "FirebaseSwiftUI")
    try FileManager.default.copyItem(at: sources.appending(path: "FirebaseSwiftUI"), to: copy)
    for url in Repository.files(below: copy, extensions: ["swift"])
    where url.path.contains("/Tests/") {
      try FileManager.default.removeItem(at: url)
    }
    try folder.write(
      ".stringsctl.yml", "source: en\nextract: {functions: [{name: 'localizedString(for:)'}]}\n")
    return folder
  }

  @Test("143 keys are used, 74 are not, 10 are missing")
  func truth() throws {
    let file = try #require(FirebaseUIUsage.truth)
    let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
    let folder = try project()
    let run = try Tool.run(
      ["keys", "FirebaseSwiftUI", "--catalog", Self.catalog, "--format", "json"],
      in: folder.url)
    #expect(run.status == 1)
    let found = try JSONDecoder().decode(Result.self, from: Data(run.output.utf8))
    #expect(found.summary["used"] == 143 && truth.used.count == 143)
    #expect(found.summary["unused"] == 74)
    #expect(Set(found.unused.map(\.key)) == Set(truth.unused.map(\.catalogKey)))
    let real = truth.missing.filter { $0.class.hasPrefix("real") }.map(\.codeKey)
    #expect(real.count == 10)
    #expect(Set(found.missing.map(\.key)) == Set(real))
    #expect(found.undeterminable.isEmpty)
    // What stands in the module without a catalog, in its previews, or beside a variable, and nothing else.
    let others = truth.missing.filter { $0.class.hasPrefix("other module") }.map {
      $0.codeKey.replacing("%?", with: "*")
    }
    #expect(others.count == 6)
    let apart = Set(
      (found.elsewhere + found.possible).map { $0.key.replacing(/%(?:@|lld)/, with: "*") })
    #expect(Set(others).isSubset(of: apart))
  }

  @Test("the catalog gets the missing keys and nothing else changes; the second time nothing does")
  func update() throws {
    let folder = try project()
    let before = try folder.text(Self.catalog)
    let arguments = ["extract", "-q", "FirebaseSwiftUI", "--into", Self.catalog]
    #expect(try Tool.run(arguments, in: folder.url).status == 0)
    let after = try folder.text(Self.catalog)
    let old = Set(before.split(separator: "\n"))
    let added = after.split(separator: "\n").filter { !old.contains($0) }
    #expect(added.count == 10)
    #expect(try Tool.run(arguments, in: folder.url).status == 0)
    #expect(try folder.text(Self.catalog) == after)
    #expect(try Tool.run(arguments + ["--check"], in: folder.url).status == 0)
  }
}
