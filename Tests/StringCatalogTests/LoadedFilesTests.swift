import Foundation
import TestSupport
import Testing

@testable import StringCatalog

@Suite("Files that are read again")
struct LoadedFilesTests {
  private let folder: TemporaryFolder
  private let path: String
  private let now = 1_000_000_000

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("x.strings", "one")
  }

  private func setAge(_ seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: TimeInterval(now - seconds))],
      ofItemAtPath: path)
  }

  /// The text of the file, and whether it was read for that.
  private func text(
    _ files: LoadedFiles, locale: String = "en"
  ) throws -> (text: String, isRead: Bool) {
    var isRead = false
    let file = TableFile(path: path, locale: LocaleIdentifier(locale), table: "x")
    files.begin(at: now)
    let text = try files.value(of: file) { bytes throws(FileError) in
      isRead = true
      return String(decoding: bytes, as: UTF8.self)
    }
    return (text, isRead)
  }

  @Test("one that does not change is read once")
  func unchanged() throws {
    try setAge(60)
    let files = LoadedFiles()
    #expect(try text(files) == ("one", true))
    #expect(try text(files) == ("one", false))
    #expect(try text(files, locale: "de") == ("one", true))
  }

  @Test("one that changed is read again")
  func changed() throws {
    try setAge(60)
    let files = LoadedFiles()
    _ = try text(files)
    try folder.write("x.strings", "two")
    try setAge(59)
    #expect(try text(files) == ("two", true))
  }

  @Test("one that has just changed is read again, for it may have changed under the same time")
  func recent() throws {
    try setAge(1)
    let files = LoadedFiles()
    _ = try text(files)
    #expect(try text(files) == ("one", true))
  }

  @Test("one that nobody asked for is forgotten, one that is gone is not there")
  func forgotten() throws {
    try setAge(60)
    let files = LoadedFiles()
    _ = try text(files)
    files.begin(at: now)
    #expect(try text(files) == ("one", true))
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileError(path: path, reason: .notFound)) { try text(files) }
  }
}
