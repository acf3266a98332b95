import CatalogSyntax
import Foundation
import SourceExtraction
import StringCatalog
import Synchronization
import TestSupport
import Testing

@Suite("Scanning sources")
struct SourceScannerTests {
  private let folder: TemporaryFolder
  private let reader = LiteralReader()
  /// Long after every file was written.
  private let later = Int(Date.now.timeIntervalSince1970) + 100

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<40 {
      try folder.write("f\(index).swift", "func f\(index)() { \"key \(index)\" }\n")
    }
    try folder.write(
      "Main.xib",
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><menu title="File" id="1"/></document>"#
    )
  }

  private func scan(
    jobs: Int = 2, cache: ExtractionCache? = nil, at seconds: Int? = nil
  ) async -> SourceScan {
    let files = SourceDiscovery([folder.url.path]).files
    reader.counts.withLock { $0 = .init() }
    return await SourceScanner(reader: reader, jobs: jobs).scan(
      files, cache: cache, at: seconds ?? later)
  }

  private var counts: LiteralReader.Counts { reader.counts.withLock { $0 } }

  @Test("the number of jobs does not show")
  func deterministic() async throws {
    let one = await scan(jobs: 1)
    #expect(one.files.count == 41)
    #expect(one.files.allSatisfy { $0.occurrences.count == 1 })
    for jobs in [2, 3, 16] {
      let other = await scan(jobs: jobs)
      #expect(other.files == one.files)
      #expect(other.cache.bytes() == one.cache.bytes())
    }
  }

  @Test("files that did not change are not read again, also after a round through bytes")
  func warm() async throws {
    let cold = await scan()
    #expect(cold.isCacheChanged)
    #expect(counts == .init(declarations: 40, extractions: 40))
    let bytes = cold.cache.bytes()
    let warm = await scan(cache: ExtractionCache(bytes, environment: .zero))
    #expect(counts == .init())
    #expect(warm.extractedCount == 0)
    #expect(!warm.isCacheChanged)
    #expect(warm.files == cold.files)
  }

  @Test("a file with another stamp and the same contents is read and not extracted")
  func touched() async throws {
    let cold = await scan()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: folder.path("f3.swift"))
    let warm = await scan(cache: cold.cache)
    #expect(counts == .init())
    #expect(warm.isCacheChanged)
    #expect(warm.files == cold.files)
  }

  @Test("a file that changed just before it was read is looked at again")
  func fresh() async throws {
    let now = await scan(at: Int(Date.now.timeIntervalSince1970))
    #expect(now.cache.entries.values.allSatisfy { $0.stamp == nil })
  }

  @Test("one changed file is extracted; another declaration makes all code be extracted again")
  func changed() async throws {
    let cold = await scan()
    try folder.write("f3.swift", "func f3() { \"other\" }\n")
    let edited = await scan(cache: cold.cache)
    #expect(counts == .init(declarations: 1, extractions: 1))
    try folder.write("f3.swift", "func new() { \"other\" }\n")
    let declared = await scan(cache: edited.cache)
    #expect(declared.extractedCount == 40)
    let anew = await scan()
    #expect(declared.files == anew.files)
    #expect(declared.cache.bytes() == anew.cache.bytes())
  }

  @Test("paths that are canonically equivalent are two files")
  func paths() async throws {
    let paths = ["caf\u{E9}.swift", "cafe\u{301}.swift"]
    for path in paths { try folder.write(path, "\"same\"") }
    let scanner = SourceScanner(reader: reader, jobs: 1)
    let files = paths.map { SourceFile(path: folder.path($0), kind: .code(.swift)) }
    let cold = await scanner.scan(files, at: later)
    let warm = await scanner.scan(files, cache: cold.cache, at: later)
    for scan in [cold, warm] {
      #expect(scan.files.map { Array($0.path.utf8) } == files.map { Array($0.path.utf8) })
    }
  }

  @Test("a file that is gone is forgotten")
  func removed() async throws {
    let cold = await scan()
    try FileManager.default.removeItem(atPath: folder.path("Main.xib"))
    let warm = await scan(cache: cold.cache)
    #expect(warm.isCacheChanged)
    #expect(warm.cache.entries[folder.path("Main.xib")] == nil)
  }

  @Test("binary and unreadable files do not pass in silence")
  func bad() async throws {
    try folder.write("f3.swift", [0x7F, 0x45, 0x4C, 0x46, 0, 0, 0, 0, 0, 0, 0, 0])
    let files =
      SourceDiscovery([folder.url.path]).files
      + [SourceFile(path: folder.path("gone.swift"), kind: .code(.swift))]
    let scan = await SourceScanner(reader: reader, jobs: 2).scan(files, at: later)
    #expect(scan.failures == [FileError(path: folder.path("gone.swift"), reason: .notFound)])
    #expect(scan.files.flatMap(\.problems).map(\.id) == ["binary-file"])
    let again = await SourceScanner(reader: reader, jobs: 2).scan(
      files, cache: scan.cache, at: later)
    #expect(again.files == scan.files)
    #expect(again.extractedCount == 0)
  }

  @Test("a file above the limit of its kind is not read")
  func large() async throws {
    let path = folder.path("f3.swift")
    #expect(unsafe truncate(path, 17 << 20) == 0)
    let scan = await SourceScanner(reader: reader, jobs: 1).scan(
      [SourceFile(path: path, kind: .code(.swift))], at: later)
    #expect(scan.files.flatMap(\.problems).map(\.id) == ["file-too-large"])
  }
}
