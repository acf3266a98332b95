import Foundation
import Glibc
import StringCatalog
import Testing

@Suite("Looking for files")
struct FileDiscoveryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is found, by paths within the folder.
  private func found(_ operands: String...) -> (files: [String], folders: [String]) {
    let discovery = FileDiscovery(operands.map { folder($0) })
    return (discovery.files.map(shortened), discovery.localeDirectories.map(shortened))
  }

  private func shortened(_ path: String) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.utf8.count + 1)) : path
  }

  @Test("finds tables and their folders, sorted")
  func everything() throws {
    for name in [
      "App/fr.lproj/B.strings", "App/fr.lproj/A.strings", "App/de.lproj/A.strings",
      "App/Loose.strings", "App/fr.lproj/A.strings.bak", "App/notes.txt", "App/X.STRINGS",
    ] {
      try folder.write(name)
    }
    try folder.makeFolder("App/empty.lproj")
    let found = found("App")
    #expect(
      found.files == [
        "App/Loose.strings", "App/de.lproj/A.strings", "App/fr.lproj/A.strings",
        "App/fr.lproj/B.strings",
      ])
    #expect(found.folders == ["App/de.lproj", "App/empty.lproj", "App/fr.lproj"])
    #expect(FileDiscovery([folder("App")]).failures.isEmpty)
  }

  @Test("does not depend on the order of operands, nor on their number")
  func deterministic() throws {
    for name in ["a/x.strings", "a/en.lproj/x.strings", "b/x.strings"] { try folder.write(name) }
    let first = found("a", "b")
    for other in [found("b", "a"), found("a", "b", "a", "a/en.lproj", "a/x.strings")] {
      #expect(other.files == first.files)
      #expect(other.folders == first.folders)
    }
  }

  @Test(
    "passes over this folder unless it is named",
    arguments: [
      ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules", "Some.app",
      "Some.framework", "Some.xcframework", "Some.appex", "Some.xcarchive",
    ])
  func skips(_ name: String) throws {
    try folder.write("\(name)/en.lproj/x.strings")
    try folder.write("kept/en.lproj/x.strings")
    #expect(found("").files == ["kept/en.lproj/x.strings"])
    #expect(found(name).files == ["\(name)/en.lproj/x.strings"])
    #expect(found("\(name)/en.lproj/x.strings").files == ["\(name)/en.lproj/x.strings"])
  }

  @Test(
    "looks into folders whose name only sounds like a product", arguments: ["build", "S.bundle"])
  func sources(_ name: String) throws {
    try folder.write("\(name)/en.lproj/x.strings")
    #expect(found("").files == ["\(name)/en.lproj/x.strings"])
  }

  @Test("ends where links go in a circle")
  func circles() throws {
    try folder.write("a/b/x.strings")
    try folder.link("a/b/up", to: "..")
    try folder.link("a/b/self", to: ".")
    try folder.link("a/loop", to: "loop")
    #expect(found("a").files == ["a/b/x.strings"])
  }

  @Test("goes through a folder once, however many links lead to it")
  func twoLinks() throws {
    try folder.write("real/en.lproj/x.strings")
    try folder.makeFolder("tree")
    try folder.link("tree/one", to: "../real")
    try folder.link("tree/two", to: "../real")
    let found = found("tree")
    #expect(found.files.count == 1)
    #expect(found.folders.count == 1)
  }

  @Test("takes a link to a table")
  func linkedFile() throws {
    try folder.write("real/x.txt")
    try folder.makeFolder("tree")
    try folder.link("tree/x.strings", to: "../real/x.txt")
    #expect(found("tree").files == ["tree/x.strings"])
  }

  @Test("reports a folder that is named like a table, and a link to nowhere")
  func notATable() throws {
    try folder.makeFolder("tree/folder.strings")
    try folder.link("tree/nowhere.strings", to: "none")
    try folder.link("tree/nowhere.txt", to: "none")
    #expect(unsafe mkfifo(folder("tree/pipe.strings"), 0o600) == 0)
    let discovery = FileDiscovery([folder("tree")])
    #expect(discovery.files == [])
    #expect(
      discovery.failures == [
        FileError(path: folder("tree/folder.strings"), reason: .isDirectory),
        FileError(path: folder("tree/nowhere.strings"), reason: .notFound),
      ])
  }

  @Test("reports operands that are not there, by path")
  func missing() throws {
    let discovery = FileDiscovery([folder("z"), folder("a"), ""])
    #expect(discovery.failures.map(\.reason) == [.notFound, .notFound, .notFound])
    #expect(discovery.failures.map(\.path) == ["", folder("a"), folder("z")])
  }

  @Test("takes a file whatever its name is")
  func anyName() throws {
    try folder.write("notes.txt")
    #expect(found("notes.txt").files == ["notes.txt"])
  }

  @Test("reports a folder that may not be looked into, and goes on")
  func unreadable() async throws {
    try folder.write("tree/closed/x.strings")
    try folder.write("tree/open/x.strings")
    folder.setMode(0o755)
    folder.setMode(0, of: "tree/closed")
    await #expect(processExitsWith: .success) { [tree = folder("tree") as String] in
      Privileges.drop()
      let discovery = FileDiscovery([tree])
      let expected = [FileError(path: tree + "/closed", reason: .permissionDenied)]
      guard discovery.failures == expected, discovery.files == [tree + "/open/x.strings"] else {
        exit(1)
      }
    }
  }

  struct Spelling: CustomTestStringConvertible, Sendable {
    var operand: String
    /// What stands before the names of what lies in the folder `a`.
    var prefix: String
    var testDescription: String { operand }
  }

  @Test(
    "shows paths as the operand is spelled, without what says nothing",
    arguments: [
      Spelling(operand: "a", prefix: "a/"), Spelling(operand: "a/", prefix: "a/"),
      Spelling(operand: "a///", prefix: "a/"), Spelling(operand: "./a", prefix: "a/"),
      Spelling(operand: "./a/", prefix: "a/"), Spelling(operand: ".//a", prefix: "a/"),
      Spelling(operand: "././a/", prefix: "a/"), Spelling(operand: ".", prefix: "a/"),
      Spelling(operand: "./", prefix: "a/"), Spelling(operand: ".//", prefix: "a/"),
      Spelling(operand: "././", prefix: "a/"), Spelling(operand: "a/.", prefix: "a/./"),
      Spelling(operand: "./a/../a", prefix: "a/../a/"),
      Spelling(operand: "a/..", prefix: "a/../a/"),
    ])
  func spellings(_ input: Spelling) async throws {
    try folder.write("a/en.lproj/x.strings")
    try folder.write("a/x.strings")
    // The current folder belongs to the process, so each spelling gets one of its own.
    await #expect(processExitsWith: .success) {
      [
        path = folder.path as String, operand = input.operand as String,
        prefix = input.prefix as String
      ] in
      guard unsafe chdir(path) == 0 else { exit(2) }
      let discovery = FileDiscovery([operand])
      guard discovery.failures.isEmpty,
        discovery.files == ["en.lproj/x.strings", "x.strings"].map({ prefix + $0 }),
        discovery.localeDirectories == [prefix + "en.lproj"]
      else {
        print(discovery.files, discovery.localeDirectories)
        exit(1)
      }
    }
  }
}
