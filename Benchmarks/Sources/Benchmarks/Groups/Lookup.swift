import Foundation
import StringCatalog

extension Group {
  /// Finding texts in this process: nanoseconds an operation.
  static let lookup = Group(
    name: "lookup",
    topics: [
      { _ in try keys() },
      { _ in try sharing("texts without arguments", in: "Localizable", []) },
      { _ in try sharing("texts with two arguments", in: "Messages", ["Ada Lovelace", 1_234_567]) },
      { _ in try loading() },
    ])

  private static let count = 10_000

  /// A bundle with two tables of many keys, written when it is first needed.
  private static func bundle() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stringcatalog-lookup")
    let locale = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: locale, withIntermediateDirectories: true)
    for (table, text) in [("Localizable", "Title number"), ("Messages", "%@ has %lld items in")] {
      let lines = (0..<count).map { "\"screen.title.\($0)\" = \"\(text) \($0)\";\n" }
      try Data(lines.joined().utf8).write(to: locale.appending(path: "\(table).strings"))
    }
    return folder
  }

  /// Some of the keys of both tables.
  private static let someKeys = (0..<1_024).map { "screen.title.\($0 * 7 % count)" }

  private static func keys() throws -> Topic {
    let folder = try bundle()
    let localizer = Localizer([LocalizationLayer(folder: folder.path)])
    let texts = localizer.texts(for: ["en-GB"])
    let keys = someKeys
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
        operationsInPlace("a text that was found, into a buffer", .subject, 1_000_000) { count in
          var buffer: [UInt8] = []
          var issues: [RenderingIssue] = []
          buffer.reserveCapacity(256)
          var sum = 0
          for round in 0..<count / 1_000 {
            // A text that was found stays where it is, as in the property of a view.
            let text = found[round & 1_023]
            for _ in 0..<1_000 {
              buffer.removeAll(keepingCapacity: true)
              text.render([], into: &buffer, issues: &issues)
              sum &+= buffer.count
            }
          }
          return sum
        },
        operationsInPlace("find a key and render it into a buffer", .subject, 1_000_000) { count in
          rendered(keys, of: texts, [], count: count)
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

  /// Threads that look up the same keys in the same texts, and render what they find.
  private static func sharing(
    _ title: String, in table: String, _ arguments: [MessageArgument]
  ) throws -> Topic {
    let localizer = Localizer([LocalizationLayer(folder: try bundle().path)])
    let texts = localizer.texts(for: ["en-GB"], table: table)
    let count = 1_000_000
    return Topic(
      title: "\(title), found and rendered", byteCount: nil, references: [.oneThread],
      measurements: [1, 2].map { threads in
        Measurement(
          title: threads == 1 ? "1 thread" : "\(threads) threads", role: .subject,
          reference: threads == 1 ? .oneThread : nil, operationCount: count * threads,
          method: .inProcess {
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
              // Each thread has its own keys and arguments, as each request of a server has.
              let keys = someKeys.map { String(decoding: Array($0.utf8), as: UTF8.self) }
              _ = rendered(keys, of: texts, arguments.map { $0 }, count: count)
            }
            return threads
          })
      }, showsOperations: true)
  }

  /// Finds and renders keys into a buffer that is used again.
  private static func rendered(
    _ keys: [String], of texts: LocalizedTexts, _ arguments: [MessageArgument], count: Int
  ) -> Int {
    var buffer: [UInt8] = []
    var issues: [RenderingIssue] = []
    buffer.reserveCapacity(256)
    return (0..<count).reduce(0) { sum, index in
      buffer.removeAll(keepingCapacity: true)
      texts.render(keys[index & 1_023], arguments, into: &buffer, issues: &issues)
      return sum &+ buffer.count
    }
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
