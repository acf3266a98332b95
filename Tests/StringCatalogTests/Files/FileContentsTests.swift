import CatalogSyntax
import Foundation
import Glibc
import StringCatalog
import Testing

@Suite("Reading a file")
struct FileContentsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Why a file is not read, or nil if it is.
  static func refusal(_ path: String) -> FileError.Reason? {
    do throws(FileError) {
      _ = try FileContents(path: path)
      return nil
    } catch {
      return error.path == path ? error.reason : .system(-1)
    }
  }

  @Test("gives all bytes", arguments: [0, 1, 4_095, 4_096, 65_536, 1_000_000])
  func bytes(_ count: Int) throws {
    let expected = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder("x.strings")
    try Data(expected).write(to: URL(filePath: path))
    let contents = try FileContents(path: path)
    #expect(contents.bytes == expected)
    #expect(contents.path == path)
  }

  @Test("gives what a file without known size has")
  func sizeUnknown() throws {
    let contents = try FileContents(path: "/proc/self/status")
    #expect(contents.bytes.starts(with: Array("Name:".utf8)))
  }

  @Test("follows links")
  func links() throws {
    try folder.write("real.strings", "text")
    try folder.link("link.strings", to: "real.strings")
    #expect(try FileContents(path: folder("link.strings")).bytes == Array("text".utf8))
  }

  @Test("is refused if nothing is there")
  func missing() throws {
    try folder.write("file")
    try folder.link("dangling", to: "nowhere")
    for name in ["none", "none/none", "file/none", "dangling"] {
      #expect(Self.refusal(folder(name)) == .notFound)
    }
    #expect(Self.refusal("") == .notFound)
  }

  @Test("is refused for a folder")
  func directory() {
    #expect(Self.refusal(folder.path) == .isDirectory)
  }

  @Test("of a pipe is refused and does not wait for a writer")
  func pipe() {
    #expect(unsafe mkfifo(folder("pipe"), 0o600) == 0)
    #expect(Self.refusal(folder("pipe")) == .notRegular)
  }

  @Test("of a device is refused", arguments: ["/dev/null", "/dev/zero"])
  func device(_ path: String) {
    #expect(Self.refusal(path) == .notRegular)
  }

  @Test("of links that go in a circle is refused")
  func circle() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(Self.refusal(folder("a")) == .system(ELOOP))
  }

  @Test("of two gigabytes is refused before anything is read")
  func large() throws {
    let path = try folder.write("large.strings")
    #expect(unsafe truncate(path, 2 << 30) == 0)
    #expect(Self.refusal(path) == .tooLarge(2 << 30))
    #expect(unsafe truncate(path, SourceText.maximumByteCount + 1) == 0)
    #expect(Self.refusal(path) == .tooLarge(SourceText.maximumByteCount + 1))
  }

  @Test("that may not be read is refused")
  func unreadable() async throws {
    try folder.write("secret.strings", "text")
    folder.setMode(0o755)
    folder.setMode(0, of: "secret.strings")
    await #expect(processExitsWith: .success) { [path = folder("secret.strings") as String] in
      Privileges.drop()
      guard FileContentsTests.refusal(path) == .permissionDenied else { exit(1) }
    }
  }

  @Test("says what is wrong in a sentence without the path")
  func descriptions() {
    let reasons: [FileError.Reason] = [
      .notFound, .permissionDenied, .isDirectory, .notRegular, .tooLarge(7), .changedUnderneath,
      .diskFull, .system(EIO),
    ]
    let sentences = reasons.map { FileError(path: "/p", reason: $0).description }
    #expect(Set(sentences).count == reasons.count)
    #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("/p") && !$0.hasSuffix(".") })
  }
}
