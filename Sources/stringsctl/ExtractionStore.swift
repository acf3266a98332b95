import CommandLineTool
import Glibc
import SourceExtraction
import StringCatalog

/// Where it is kept what was found in sources: one file below the cache folder of the user for each folder that the
/// tool is run in, and each set of rules.
///
/// A cache that cannot be read or written is no fault: everything is read anew then.
enum ExtractionStore {
  /// Extracts the keys of files, knowing what earlier runs found.
  static func scan(
    _ files: [SourceFile], by reader: KeyReader, jobs: Int, usesCache: Bool
  ) async -> SourceScan {
    let scanner = SourceScanner(reader: reader, jobs: jobs)
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    guard usesCache, let folder = Terminal.cacheFolder else {
      return await scanner.scan(files, at: now.tv_sec)
    }
    let environment = ContentHash(
      of: [
        Array(Release.version.utf8), Array(Terminal.currentFolder.utf8),
        Array("\(reader.fingerprint.low) \(reader.fingerprint.high)".utf8),
      ])
    let path = "\(folder)/keys-\(environment.name)"
    let bytes = (try? FileContents(path: path))?.bytes ?? []
    let cache = ExtractionCache(bytes, environment: environment)
    let scan = await scanner.scan(files, cache: cache, at: now.tv_sec)
    if scan.isCacheChanged {
      try? AtomicFile.makeFolder(folder)
      try? AtomicFile.write(scan.cache.bytes(), to: path)
    }
    return scan
  }
}

extension ContentHash {
  /// The hash as the name of a file.
  fileprivate var name: String { String(low, radix: 16) + String(high, radix: 16) }
}
