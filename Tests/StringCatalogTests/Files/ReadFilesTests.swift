import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite("Files that were read")
struct ReadFilesTests {
  private let folder: TestSupport.TemporaryFolder

  init() throws {
    folder = try TestSupport.TemporaryFolder()
    try folder.write("en.lproj/L.strings", "\"a\" = \"One\";\n")
  }

  private func read(_ files: ReadFiles) async -> String? {
    let layout = ProjectLayout(files: [folder.path("en.lproj/L.strings")])
    let project = await files.loader(jobs: 1).load(layout)
    return project.bundles.first?.families.first?.localizations.first?.value(of: 0)
  }

  @Test("a change is seen when they are read again, and on disk when it is written")
  func change() async throws {
    let files = ReadFiles()
    let path = folder.path("en.lproj/L.strings")
    #expect(await read(files) == "One")
    files.change(path, to: Array("\"a\" = \"Two\";\n".utf8))
    #expect(await read(files) == "Two")
    #expect(await read(ReadFiles()) == "One")
    try files.write(path)
    #expect(await read(ReadFiles()) == "Two")
  }

  @Test("a file that changed underneath is left alone")
  func changedUnderneath() async throws {
    let files = ReadFiles()
    let path = folder.path("en.lproj/L.strings")
    _ = await read(files)
    files.change(path, to: Array("\"a\" = \"Two\";\n".utf8))
    try folder.write("en.lproj/L.strings", "\"a\" = \"Three\";\n")
    let error = #expect(throws: FileError.self) { try files.write(path) }
    #expect(error?.reason == .changedUnderneath)
    #expect(await read(ReadFiles()) == "Three")
  }
}
