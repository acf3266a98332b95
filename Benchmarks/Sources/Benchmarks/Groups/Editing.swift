import CatalogSyntax
import Foundation

extension Group {
  /// Changing `.strings` files in this process, on one thread.
  static let editing = Group(
    name: "editing",
    topics: [
      { workload in try oneValue(LoadedFiles(workload.files(of: .big))) },
      { workload in try format(LoadedFiles(workload.files(of: .bundle))) },
    ])

  // MARK: Topics

  /// One change of one entry in the middle of a large file.
  private static func oneValue(_ files: LoadedFiles) throws -> Topic {
    guard let bytes = files.contents.first else { throw NotMeasured("there is no file in big/") }
    let path = files.urls[0].path
    let document = StringsDocument(try SourceText(bytes))
    guard !document.entries.isEmpty else { throw NotMeasured("\(path) has no entry") }
    let key = document.key(of: document.entries[document.entries.count / 2])
    return Topic(
      title: "big: one change", byteCount: files.byteCount, references: [.memcpy],
      measurements: [
        Limits.memcpy(files),
        subject("set a value: read, parse, edit, bytes") {
          try changed(Limits.read(path)) { try $0.edits(settingValue: "changed", forKey: key) }
        },
        subject("set a value: parse, edit, bytes") {
          try changed(bytes) { try $0.edits(settingValue: "changed", forKey: key) }
        },
        subject("add a key: parse, edit, bytes") {
          try changed(bytes) { try $0.edits(addingKey: "a new key", value: "new", comment: "note") }
        },
        subject("set a value: edit") {
          try document.edits(settingValue: "changed", forKey: key).count
        },
        subject("set a value: bytes") {
          let edits = try document.edits(settingValue: "changed", forKey: key)
          return document.source.bytes(applying: edits).count
        },
        subject("set a value: difference") {
          let edits = try document.edits(settingValue: "changed", forKey: key)
          return UnifiedDiff(document.source, edits: edits).hunks.utf8.count
        },
      ])
  }

  /// What `fmt --check` does to files that are there already.
  private static func format(_ files: LoadedFiles) throws -> Topic {
    let documents = try files.contents.map { StringsDocument(try SourceText($0)) }
    let sorting = StringsFormatter(order: { $0 < $1 })
    return Topic(
      title: "bundle: format: \(files.urls.count) files", byteCount: files.byteCount,
      references: [.memcpy],
      measurements: [
        Limits.memcpy(files),
        subject("check the format: parse, edits") {
          try files.contents.reduce(0) { sum, bytes in
            sum &+ (try StringsFormatter().edits(for: StringsDocument(SourceText(bytes))).count)
          }
        },
        subject("check the format: edits") {
          try documents.reduce(0) { $0 &+ (try StringsFormatter().edits(for: $1).count) }
        },
        subject("check format and order: edits") {
          try documents.reduce(0) { $0 &+ (try sorting.edits(for: $1).count) }
        },
      ])
  }

  // MARK: Work

  private static func subject(_ title: String, _ work: @escaping () throws -> Int) -> Measurement {
    Measurement(title: title, role: .subject, method: .inProcess(work))
  }

  /// The number of bytes of a file after a change.
  private static func changed(
    _ bytes: [UInt8], _ edits: (StringsDocument) throws -> [TextEdit]
  ) throws -> Int {
    let document = StringsDocument(try SourceText(bytes))
    return document.source.bytes(applying: try edits(document)).count
  }
}
