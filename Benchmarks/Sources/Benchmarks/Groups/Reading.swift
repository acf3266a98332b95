import CatalogSyntax
import Foundation

extension Group {
  /// Reading `.strings` files in this process, on one thread.
  static let reading = Group(
    name: "reading",
    topics: Workload.Part.tables.map { part in
      { workload in
        let files = try LoadedFiles(workload.files(of: part))
        return Topic(
          title: "\(part.rawValue): files in memory: \(files.urls.count); one thread",
          byteCount: files.byteCount,
          references: [.propertyListSerialization, .openstepPlist, .memchr, .memcpy],
          measurements: Limits.measurements(files) + (try subjects(files))
            + Peers.measurements(files))
      }
    })

  private static func subjects(_ files: LoadedFiles) throws -> [Measurement] {
    let sources = try files.contents.map { try SourceText($0) }
    let documents = sources.map { StringsDocument($0) }
    func subject(_ title: String, _ work: @escaping () throws -> Int) -> Measurement {
      Measurement(title: title, role: .subject, method: .inProcess(work))
    }
    return [
      subject("decode and validate") {
        try files.contents.reduce(0) { $0 &+ (try SourceText($1).utf8.count) }
      },
      subject("parse") { sources.reduce(0) { $0 &+ StringsDocument($1).entries.count } },
      subject("parse to a table") { try files.contents.reduce(0) { $0 &+ (try table($1)) } },
      subject("print") { documents.reduce(0) { $0 &+ $1.bytes().count } },
      subject("read as Foundation would") {
        files.contents.reduce(0) { sum, bytes in
          guard case .value = ReferenceReading(bytes: bytes) else { return sum }
          return sum &+ 1
        }
      },
    ]
  }

  /// Everything a query needs: valid text, entries, keys, redefinitions, lines.
  private static func table(_ bytes: [UInt8]) throws -> Int {
    let document = StringsDocument(try SourceText(bytes))
    let keys = KeyIndex(document)
    let lines = LineIndex(document.source.utf8)
    return keys.count &+ keys.redefinitions.count &+ lines.count
  }
}
