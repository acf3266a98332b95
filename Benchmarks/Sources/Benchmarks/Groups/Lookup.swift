import Foundation
import StringCatalog

extension Group {
  /// Finding texts in this process, on one thread: nanoseconds an operation.
  static let lookup = Group(name: "lookup", topics: [{ _ in try keys() }, { _ in try loading() }])

  private static let count = 10_000

  /// A bundle with one table of many keys, written when it is first needed.
  private static func bundle() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stringcatalog-lookup")
    let table = folder.appending(path: "en.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lines = (0..<count).map { "\"screen.title.\($0)\" = \"Title number \($0)\";\n" }
    try Data(lines.joined().utf8).write(to: table)
    return folder
  }

  private static func keys() throws -> Topic {
    let folder = try bundle()
    let localizer = Localizer([LocalizationLayer(folder: folder.path)])
    let texts = localizer.texts(for: ["en-GB"])
    let keys = (0..<1_024).map { "screen.title.\($0 * 7 % count)" }
    let found = keys.compactMap { texts.find($0) }
    let dictionary = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
    let foundation = Bundle(path: folder.path)
    return Topic(
      title: "a key of \(count)", byteCount: nil, references: [],
      measurements: [
        operations("find a key", .subject, 1_000_000) { count in
          (0..<count).reduce(0) { $0 &+ (texts.find(keys[$1 & 1_023]) == nil ? 0 : 1) }
        },
        operations("find no key", .subject, 1_000_000) { count in
          (0..<count).reduce(0) { $0 &+ (texts.find("no such key \($1 & 7)") == nil ? 1 : 0) }
        },
        operations("a text that was found, into a buffer", .subject, 1_000_000) { count in
          var buffer: [UInt8] = []
          var issues: [RenderingIssue] = []
          buffer.reserveCapacity(256)
          return (0..<count).reduce(0) { sum, index in
            buffer.removeAll(keepingCapacity: true)
            found[index & 1_023].render([], into: &buffer, issues: &issues)
            return sum &+ buffer.count
          }
        },
        operations("the texts of a user, known", .subject, 1_000_000) { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ localizer.texts(for: ["en-GB"]).chain.steps.count
          }
        },
        operations("Swift Dictionary", .peer, 1_000_000) { count in
          (0..<count).reduce(0) { $0 &+ (dictionary[keys[$1 & 1_023]] == nil ? 0 : 1) }
        },
        operations("Foundation, Bundle", .peer, 100_000) { count in
          (0..<count).reduce(0) { sum, index in
            let text = foundation?.localizedString(
              forKey: keys[index & 1_023], value: nil, table: nil)
            return sum &+ (text?.utf8.count ?? 0)
          }
        },
      ], showsOperations: true)
  }

  private static func loading() throws -> Topic {
    let folder = try bundle()
    return Topic(
      title: "a table of \(count) texts, from the file to the first text", byteCount: nil,
      references: [],
      measurements: [
        operations("Localizer", .subject, 20) { count in
          (0..<count).reduce(0) { sum, _ in
            let localizer = Localizer([LocalizationLayer(folder: folder.path)])
            return sum &+ localizer.texts(for: ["en"]).render("screen.title.5").text.utf8.count
          }
        }
      ], showsOperations: true)
  }
}
