import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("Merges of three versions")
struct MergeFixtureTests {
  @Test("a merge gives the expected bytes and conflicts", arguments: try MergeFixture.all())
  func result(_ fixture: MergeFixture) throws {
    let merge = try fixture.merged()
    let name = "merged.\(fixture.format.rawValue)"
    try expectSnapshot(merge.conflictList, named: "conflicts.txt", in: fixture.folder)
    try expectBytes(merge.bytes, named: name, in: fixture.folder)
  }

  @Test(
    "without conflicts it does not matter which version is ours", arguments: try MergeFixture.all())
  func symmetry(_ fixture: MergeFixture) throws {
    let merge = try fixture.merged()
    let swapped = try TableMerge(
      base: fixture.base, ours: fixture.theirs, theirs: fixture.ours, format: fixture.format)
    #expect(merge.conflicts.count == swapped.conflicts.count)
    guard merge.conflicts.isEmpty else { return }
    #expect(try fixture.format.isSame(merge.bytes, swapped.bytes))
  }

  @Test("what is merged stays merged", arguments: try MergeFixture.all())
  func again(_ fixture: MergeFixture) throws {
    let merged = try fixture.merged().bytes
    let again = try TableMerge(
      base: fixture.theirs, ours: merged, theirs: fixture.theirs, format: fixture.format)
    #expect(again.bytes == merged)
    #expect(again.conflicts.isEmpty)
  }

  /// Compares bytes with a file of a fixture; with `RECORD_SNAPSHOTS` writes it and fails.
  private func expectBytes(_ bytes: [UInt8], named name: String, in folder: String) throws {
    let file = Repository.root.appending(path: "Tests/\(folder)/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(bytes).write(to: file)
      Issue.record("Recorded \(name); run again without recording.")
      return
    }
    let expected = try Repository.bytes(file)
    let isSame = bytes == expected
    #expect(isSame, "\(name) differs:\n\(String(decoding: bytes, as: UTF8.self))")
  }
}
