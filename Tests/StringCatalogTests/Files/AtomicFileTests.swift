import Foundation
import Glibc
import StringCatalog
import Testing

@Suite("Writing a file")
struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Why a file is not written, or nil if it is.
  static func refusal(
    _ path: String, _ bytes: [UInt8] = Array("new".utf8), replacing stamp: FileStamp? = nil
  ) -> FileError.Reason? {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path, replacing: stamp)
      return nil
    } catch {
      return error.path == path ? error.reason : .system(-1)
    }
  }

  private static func mode(_ path: String) -> UInt32 {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("makes a new one, readable as the mask says", arguments: [0, 1, 3_000_000])
  func new(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile.write(bytes, to: folder("new.strings"))
    #expect(try FileContents(path: folder("new.strings")).bytes == bytes)
    let mask = umask(0)
    umask(mask)
    #expect(Self.mode(folder("new.strings")) == 0o666 & ~mask)
    #expect(try folder.names() == ["new.strings"])
  }

  @Test(
    "replaces the text and keeps the permissions", arguments: [0o600, 0o644, 0o755, 0o444, 0o666])
  func permissions(_ mode: UInt32) throws {
    let path = try folder.write("x.strings", "old text that is longer")
    folder.setMode(mode, of: "x.strings")
    let stamp = try FileContents(path: path).stamp
    try AtomicFile.write(Array("new".utf8), to: path, replacing: stamp)
    #expect(try folder.text("x.strings") == "new")
    #expect(Self.mode(path) == mode)
    folder.setMode(mode, of: "x.strings")
    try AtomicFile.write(Array("newer".utf8), to: path)
    #expect(try folder.text("x.strings") == "newer")
    #expect(Self.mode(path) == mode)
    #expect(try folder.names() == ["x.strings"])
  }

  @Test("keeps owner and group where it may", .enabled(if: Privileges.isRoot, "needs root"))
  func owner() throws {
    let path = try folder.write("x.strings", "old")
    #expect(unsafe chown(path, 1_234, 2_345) == 0)
    try AtomicFile.write(Array("new".utf8), to: path)
    var status = stat()
    #expect(unsafe stat(path, &status) == 0)
    #expect(status.st_uid == 1_234 && status.st_gid == 2_345)
  }

  @Test("follows a link and keeps it")
  func links() throws {
    try folder.write("inner/real.strings", "old")
    try folder.link("one", to: "inner/real.strings")
    try folder.link("two", to: folder("one"))
    try AtomicFile.write(Array("new".utf8), to: folder("two"))
    #expect(try folder.text("inner/real.strings") == "new")
    #expect(try folder.names() == ["inner", "one", "two"])
    let manager = FileManager.default
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("one")) == "inner/real.strings")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("two")) == folder("one"))
    #expect(try manager.contentsOfDirectory(atPath: folder("inner")) == ["real.strings"])
  }

  @Test("works with a name as long as names may be")
  func longName() throws {
    let name = String(repeating: "x", count: 255)
    try AtomicFile.write(Array("new".utf8), to: folder(name))
    #expect(try folder.names() == [name])
    let wide = String(repeating: "é", count: 127)
    try AtomicFile.write(Array("new".utf8), to: folder(wide))
    #expect(try folder.text(wide) == "new")
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var apply: @Sendable (_ path: String) throws -> Void
  }

  @Test(
    "is refused, and the file untouched, if another program changed it",
    arguments: [
      Change(testDescription: "other text") {
        try Data("others".utf8).write(to: URL(filePath: $0))
      },
      Change(testDescription: "text of the same length at another time") { path in
        try Data("odd".utf8).write(to: URL(filePath: path))
        let times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
        #expect(unsafe utimensat(AT_FDCWD, path, times, 0) == 0)
      },
      Change(testDescription: "another file of that name") { path in
        try Data("old".utf8).write(to: URL(filePath: path + ".other"))
        #expect(unsafe rename(path + ".other", path) == 0)
      },
    ])
  func changedUnderneath(_ change: Change) throws {
    let path = try folder.write("x.strings", "old")
    let stamp = try FileContents(path: path).stamp
    try change.apply(path)
    let text = try folder.text("x.strings")
    #expect(Self.refusal(path, replacing: stamp) == .changedUnderneath)
    #expect(try folder.text("x.strings") == text)
    #expect(try folder.names() == ["x.strings"])
  }

  @Test("is refused if the file that was read is gone")
  func gone() throws {
    let path = try folder.write("x.strings", "old")
    let stamp = try FileContents(path: path).stamp
    try FileManager.default.removeItem(atPath: path)
    #expect(Self.refusal(path, replacing: stamp) == .notFound)
    #expect(try folder.names() == [])
  }

  @Test("twice needs the stamp of the first writing")
  func twice() throws {
    let path = try folder.write("x.strings", "old")
    let stamp = try FileContents(path: path).stamp
    try AtomicFile.write(Array("new".utf8), to: path, replacing: stamp)
    #expect(Self.refusal(path, replacing: stamp) == .changedUnderneath)
    let fresh = try FileContents(path: path).stamp
    #expect(Self.refusal(path, Array("newer".utf8), replacing: fresh) == nil)
  }

  @Test("leaves nothing behind where a folder is")
  func folderInTheWay() throws {
    try folder.makeFolder("x.strings/inner")
    #expect(Self.refusal(folder("x.strings")) == .isDirectory)
    #expect(try folder.names() == ["x.strings"])
  }

  @Test("is refused in a folder that is not there")
  func noFolder() throws {
    #expect(Self.refusal(folder("none/x.strings")) == .notFound)
    #expect(try folder.names() == [])
  }

  @Test("is refused in a folder that may not be written to")
  func readOnlyFolder() async throws {
    try folder.write("x.strings", "old")
    folder.setMode(0o666, of: "x.strings")
    folder.setMode(0o555)
    await #expect(processExitsWith: .success) { [path = folder("x.strings") as String] in
      Privileges.drop()
      guard AtomicFileTests.refusal(path) == .permissionDenied else { exit(1) }
    }
    folder.setMode(0o755)
    #expect(try folder.text("x.strings") == "old")
    #expect(try folder.names() == ["x.strings"])
  }

  @Test("that grows beyond the limit of the process is refused, the old one stays")
  func sizeLimit() async throws {
    try folder.write("x.strings", "old")
    await #expect(processExitsWith: .success) { [path = folder("x.strings") as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
        exit(2)
      }
      let reason = AtomicFileTests.refusal(path, [UInt8](repeating: 0x61, count: 100_000))
      guard reason == .system(EFBIG) else { exit(1) }
    }
    #expect(try folder.text("x.strings") == "old")
    #expect(try folder.names() == ["x.strings"])
  }

  @Test(
    "on a full disk is refused, the old one stays",
    .enabled(if: SmallDisk.isPossible, "needs root and the right to mount"))
  func fullDisk() throws {
    let disk = try SmallDisk()
    let path = "\(disk.path)/x.strings"
    try AtomicFile.write(Array("old".utf8), to: path)
    let stamp = try FileContents(path: path).stamp
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(Self.refusal(path, bytes, replacing: stamp) == .diskFull)
    #expect(try FileContents(path: path).bytes == Array("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["x.strings"])
    #expect(Self.refusal(path, replacing: stamp) == nil)
  }
}

/// A file system of 64 KiB in memory, gone when the test is over.
final class SmallDisk {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    guard Self.mount(at: folder.path) else { throw CocoaError(.fileWriteNoPermission) }
  }

  deinit {
    unsafe umount2(folder.path, Int32(MNT_DETACH))
  }

  /// Whether this process may mount one.
  static let isPossible: Bool = {
    guard Privileges.isRoot, let folder = try? TemporaryFolder(), mount(at: folder.path) else {
      return false
    }
    return unsafe umount2(folder.path, 0) == 0
  }()

  private static func mount(at path: String) -> Bool {
    unsafe Glibc.mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0
  }
}
