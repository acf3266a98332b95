import CatalogLint
import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

/// A project that is only in memory, with what fixes make of it.
struct FixedProject {
  /// The findings before.
  var before: LintReport
  /// The findings that are left.
  var after: LintReport
  /// The files afterwards, by path.
  var files: [String: [UInt8]]
  /// What was made of each file that changed.
  var session: FixSession
  /// How many rounds changed something.
  var rounds = 0

  init(
    _ files: [(path: String, bytes: [UInt8])], includesUnsafe: Bool,
    _ options: LintOptions = LintOptions()
  ) async {
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    session = FixSession(includesUnsafe: includesUnsafe)
    let linter = Linter(options)
    var current = await project(files)
    before = await linter.lint(current)
    after = before
    for _ in 1...FixSession.maximumRounds {
      let changed = session.apply(after.diagnostics, to: current)
      guard !changed.isEmpty else { return }
      rounds += 1
      for path in changed { self.files[path] = session.files[path]?.bytes }
      current = await project(self.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      after = await linter.lint(current)
    }
  }

  /// The files below a folder that are tables.
  static func files(below folder: URL) throws -> [(path: String, bytes: [UInt8])] {
    let extensions = Set(TableFormat.allCases.map(\.rawValue))
    return try Repository.files(below: folder, extensions: extensions).map { url in
      (String(url.path.dropFirst(folder.path.count + 1)), try Repository.bytes(url))
    }
  }
}

extension Diagnostic {
  fileprivate func isFixed(includingUnsafe: Bool) -> Bool {
    // Folders are renamed by the command, when all files are written.
    guard let fix, fix.isApplicable, fix.newPath == nil else { return false }
    return includingUnsafe || fix.safety == .safe
  }

  fileprivate var identity: String {
    "\(rule) \(file) \(key ?? "") \(locale ?? "") \(variation ?? "")"
  }
}

/// A folder of `Tests/Fixtures/fixes`: `before`, and what safe and unsafe fixes make of it.
struct FixCase: CustomTestStringConvertible, Sendable {
  var folder: URL
  var testDescription: String { folder.lastPathComponent }

  static let all: [FixCase] = {
    let folder = Repository.fixtures("fixes")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { FixCase(folder: folder.appending(path: $0)) }
  }()
}

@Suite("Fixes")
struct FixTests {
  @Test(
    "make of a project what its fixture shows", arguments: FixCase.all, ["safe", "unsafe"])
  func fixture(_ input: FixCase, _ kind: String) async throws {
    let files = try FixedProject.files(below: input.folder.appending(path: "before"))
    let wanted = try FixedProject.files(below: input.folder.appending(path: kind))
    try #require(!files.isEmpty)
    let result = await FixedProject(files, includesUnsafe: kind == "unsafe")
    #expect(result.files.keys.sorted() == wanted.map(\.path))
    for file in wanted {
      #expect(
        result.files[file.path].map { String(decoding: $0, as: UTF8.self) }
          == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
      #expect(result.files[file.path] == file.bytes)
    }
  }

  @Test("the edits of several rounds together are edits of the file as it was")
  func composition() async throws {
    for input in FixCase.all {
      let files = try FixedProject.files(below: input.folder.appending(path: "before"))
      let result = await FixedProject(files, includesUnsafe: true)
      for (path, file) in result.session.files {
        let text = try SourceText(file.bytes).utf8
        let composed = try SourceText(file.original.bytes(applying: file.edits)).utf8
        #expect(composed == text, "\(input.testDescription) \(path)")
      }
    }
  }

  @Test("of fixes that overlap the first in file order is made, the other in another round")
  func overlap() {
    func finding(_ start: Int, _ end: Int, _ text: String) -> Diagnostic {
      var diagnostic = Diagnostic(
        rule: "x", severity: .info, message: Diagnostic.Message("x"), file: "f")
      diagnostic.fix = Diagnostic.FixIt(
        Diagnostic.Message("x"), safety: .safe,
        edits: [TextEdit(SourceRange(start, end), with: text)])
      return diagnostic
    }
    let round = FixRound(
      [finding(4, 8, "b"), finding(0, 5, "a"), finding(8, 8, "c"), finding(8, 9, "d")],
      includesUnsafe: false)
    #expect(round.edits.map(\.range) == [SourceRange(0, 5), SourceRange(at: 8)])
    #expect(round.count == 2)
    #expect(round.isPartial)
  }

  @Test("what fixes put in at one place stands there in their order, where they have one")
  func order() {
    func finding(_ range: SourceRange, _ text: String, order: Int?) -> Diagnostic {
      var diagnostic = Diagnostic(
        rule: "x", severity: .info, message: Diagnostic.Message("x"), file: "f")
      diagnostic.fix = Diagnostic.FixIt(
        Diagnostic.Message("x"), safety: .safe, edits: [TextEdit(range, with: text)], order: order)
      return diagnostic
    }
    let place = SourceRange(at: 4)
    let round = FixRound(
      [
        finding(place, "c", order: 9), finding(place, "a", order: 1), finding(place, "b", order: 3),
        finding(place, "x", order: nil), finding(SourceRange(at: 6), "d", order: 2),
      ], includesUnsafe: false)
    // One without order comes first and leaves no room for the others.
    #expect(round.edits == [TextEdit(place, with: "x"), TextEdit(SourceRange(at: 6), with: "d")])
    #expect(round.count == 2 && round.isPartial)
    let ordered = FixRound(
      [
        finding(place, "c", order: 9), finding(place, "a", order: 1), finding(place, "b", order: 3),
        finding(SourceRange(0, 2), "", order: 0),
      ], includesUnsafe: false)
    #expect(ordered.edits == [TextEdit(SourceRange(0, 2), with: ""), TextEdit(place, with: "abc")])
    #expect(ordered.count == 4 && !ordered.isPartial)
  }

  @Test("an unsafe fix is not made unasked")
  func safety() async {
    let files = [
      (path: "en.lproj/L.strings", bytes: Array("\"a\" = \"C\\q\";\n".utf8))
    ]
    #expect(await FixedProject(files, includesUnsafe: false).rounds == 0)
    #expect(await FixedProject(files, includesUnsafe: true).rounds == 1)
  }

  @Test("a key that only a guess makes one too many is not deleted")
  func guess() async {
    let files = [
      (path: "de.lproj/L.strings", bytes: Array("\"a\" = \"A\";\n\"b\" = \"B\";\n".utf8)),
      (path: "fr.lproj/L.strings", bytes: Array("\"c\" = \"C\";\n".utf8)),
    ]
    let result = await FixedProject(files, includesUnsafe: true)
    #expect(result.before.diagnostics.contains { $0.rule == "extra-key" })
    #expect(result.rounds == 0)
  }
}

@Suite(
  "Fixes of real files",
  .enabled(if: Corpus.isAvailable, "set STRINGSCTL_CORPUS to the folder of real files"))
struct FixCorpusTests {
  /// The projects of the corpus.
  static let projects: [String] = {
    guard let folder = Corpus.folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { !$0.hasPrefix(".") && !$0.contains("README") && !$0.hasSuffix(".tsv") }
      .sorted()
  }()

  /// The findings that a fix may bring because it puts something else right.
  private struct Consequences {
    /// The keys that are missing: the source text is added, which is not translated, and whatever is wrong
    /// with it is then wrong in that locale, too.
    private let added: Set<[String?]>
    /// The texts that a fix changes: some rules look at a text only when nothing else is wrong with it.
    private let changed: Set<[String?]>
    /// The files of which a fix deletes entries: a comment above one may be that of a section, stays, and is
    /// then that of the next entry.
    private let shrunk: Set<String>

    /// Rules that are silent about a text that has certain other findings.
    private static let silenced: Set<String> = [
      "untranslated", "placeholder-missing", "placeholder-extra", "placeholder-type",
    ]

    init(_ fixed: [Diagnostic]) {
      added = Set(fixed.filter { $0.rule == "missing-key" }.map { [$0.file, $0.key, $0.locale] })
      changed = Set(fixed.map { [$0.file, $0.key, $0.locale, $0.variation] })
      let deleting: Set = ["duplicate-key", "extra-key", "redundant-regional"]
      shrunk = Set(fixed.filter { deleting.contains($0.rule) }.map(\.file))
    }

    func explain(_ finding: Diagnostic) -> Bool {
      let text = [finding.file, finding.key, finding.locale, finding.variation]
      if added.contains(Array(text.prefix(3))) { return true }
      if finding.rule == "comment-mismatch" { return shrunk.contains(finding.file) }
      return Self.silenced.contains(finding.rule) && changed.contains(text)
    }
  }

  @Test(
    "put right what they are for, bring nothing new, and are made once",
    arguments: projects, [false, true])
  func fixing(_ name: String, _ includesUnsafe: Bool) async throws {
    let folder = try #require(Corpus.folder).appending(path: name)
    let files = try FixedProject.files(below: folder)
    let result = await FixedProject(files, includesUnsafe: includesUnsafe)
    let left = result.after.diagnostics.filter { $0.isFixed(includingUnsafe: includesUnsafe) }
    #expect(left.map(\.identity) == [])
    let known = Set(result.before.diagnostics.map(\.identity))
    let consequences = Consequences(
      result.before.diagnostics.filter { $0.isFixed(includingUnsafe: includesUnsafe) })
    let new = result.after.diagnostics.filter {
      !known.contains($0.identity) && !consequences.explain($0)
    }
    #expect(new.map { "\($0.identity): \($0.message)" } == [])

    let concerned = Set(
      result.before.diagnostics.filter { $0.isFixed(includingUnsafe: includesUnsafe) }.map(\.file))
    for file in files where !concerned.contains(file.path) {
      #expect(result.files[file.path] == file.bytes, "\(file.path)")
    }
    let again = await FixedProject(
      result.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      includesUnsafe: includesUnsafe)
    #expect(again.rounds == 0)
  }
}
