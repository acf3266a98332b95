import Foundation

/// The files that are measured.
///
/// - `big`: one file of 200,000 entries;
/// - `bundle`: `<locale>.lproj/Localizable.strings`, 60 locales of 2,000 keys;
/// - `many`: 2,000 files of 50 keys;
/// - `catalog`: `Localizable.xcstrings`, 5,000 keys in 40 locales.
struct Workload {
  let folder: URL

  /// The part of a workload that a benchmark goes through.
  enum Part: String, CaseIterable {
    case big
    case bundle
    case many
    case catalog

    /// The parts that are `.strings` files.
    static let tables: [Part] = [.big, .bundle, .many]

    /// The extension of the files.
    var fileExtension: String {
      switch self {
      case .big, .bundle, .many: "strings"
      case .catalog: "xcstrings"
      }
    }
  }

  /// Finds the workload, and makes it if it is not there.
  ///
  /// - Throws: ``NotMeasured`` if a named workload lacks a part, or an error of the file system.
  static func prepare() throws -> Workload {
    if let named = Places.namedWorkload {
      let workload = Workload(folder: named)
      for part in Part.allCases where workload.files(of: part).isEmpty {
        throw NotMeasured("\(named.path) holds no file in \(part.rawValue)/")
      }
      return workload
    }
    let generator = WorkloadGenerator()
    let marker = Places.ownWorkload.appending(path: "generator")
    if (try? String(contentsOf: marker, encoding: .utf8)) != generator.version {
      print("making the workload in \(Places.ownWorkload.path)")
      try? FileManager.default.removeItem(at: Places.ownWorkload)
      try generator.write(to: Places.ownWorkload)
      try generator.version.write(to: marker, atomically: true, encoding: .utf8)
    }
    return Workload(folder: Places.ownWorkload)
  }

  func folder(of part: Part) -> URL { folder.appending(path: part.rawValue) }

  func files(of part: Part) -> [URL] {
    Places.files(below: folder(of: part), extension: part.fileExtension)
  }
}

/// Files in memory, in the forms that the measured code takes.
struct LoadedFiles {
  let urls: [URL]
  let contents: [[UInt8]]
  let byteCount: Int

  init(_ urls: [URL]) throws {
    self.urls = urls
    contents = try urls.map { Array(try Data(contentsOf: $0)) }
    byteCount = contents.reduce(0) { $0 + $1.count }
  }
}
