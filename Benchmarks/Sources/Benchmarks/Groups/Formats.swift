import CatalogSyntax
import Foundation
import StringCatalog

extension Group {
  /// Reading and changing string catalogs and `.stringsdict` files in this process, on one thread.
  static let formats = Group(
    name: "formats",
    topics: [
      { workload in try catalogReading(LoadedFiles(workload.files(of: .catalog))) },
      { workload in try catalogChange(LoadedFiles(workload.files(of: .catalog))) },
      { _ in try dictionaries() },
    ])

  // MARK: Topics

  private static func catalogReading(_ files: LoadedFiles) throws -> Topic {
    let bytes = try theOnly(files)
    let source = try SourceText(bytes)
    let json = JSONDocument(source)
    let catalog = XCStringsDocument(json)
    guard catalog.isIntact else { throw NotMeasured("the catalog has faults") }
    return Topic(
      title: "catalog: files in memory: 1; one thread", byteCount: files.byteCount,
      references: [.jsonDecoder, .jsonSerialization, .memcpy],
      measurements: [
        Limits.reading(files), Limits.memcpy(files),
        subject("decode and validate") { try SourceText(bytes).utf8.count },
        subject("bytes to JSON tree") { JSONDocument(try SourceText(bytes)).nodes.count },
        subject("bytes to catalog") { XCStringsDocument(try SourceText(bytes)).leaves.count },
        subject("JSON tree to catalog") { XCStringsDocument(json).leaves.count },
        subject("write as Xcode does") { XCStringsWriter().text(of: catalog).count },
        subject("check the layout") { try XCStringsWriter().isCanonical(catalog) ? 1 : 0 },
        subject("lay out: edits") { try XCStringsWriter().edits(for: catalog).count },
      ] + JSONPeers.measurements(bytes))
  }

  /// One change of one text in the middle of a large catalog.
  private static func catalogChange(_ files: LoadedFiles) throws -> Topic {
    let bytes = try theOnly(files)
    let catalog = XCStringsDocument(try SourceText(bytes))
    let path = files.urls[0].path
    let entry = catalog.entries[catalog.entries.count / 2]
    let key = catalog.key(of: entry)
    guard let leaf = catalog.localizations[entry.localizations].first?.leaves.first else {
      throw NotMeasured("the entry in the middle of \(path) has no text")
    }
    let locale = catalog.locale(of: catalog.leaves[leaf])
    let variation = catalog.variation(of: catalog.leaves[leaf])
    func edits(_ catalog: XCStringsDocument) throws -> [TextEdit] {
      try catalog.edits(
        settingValue: "changed", forKey: key, locale: locale, variation: variation)
    }
    return Topic(
      title: "catalog: one change", byteCount: files.byteCount, references: [.memcpy],
      measurements: [
        Limits.memcpy(files),
        subject("set a text: read, parse, edit, bytes") {
          let catalog = XCStringsDocument(try SourceText(try Limits.read(path)))
          return catalog.source.bytes(applying: try edits(catalog)).count
        },
        subject("set a text: edit") { try edits(catalog).count },
        subject("add a key: edit") {
          try catalog.edits(addingKey: "a new key", value: "new", locale: locale).count
        },
        subject("remove a key: edit") { try catalog.edits(removingKey: key).count },
        subject("rename a key: edit") { try catalog.edits(renamingKey: key, to: "z new").count },
        subject("set a text: bytes") {
          catalog.source.bytes(applying: try edits(catalog)).count
        },
      ])
  }

  /// Real `.stringsdict` files, if they are on this machine.
  private static func dictionaries() throws -> Topic {
    guard let corpus = Places.corpus else {
      throw NotMeasured(".stringsdict: no corpus; name its folder in STRINGSCTL_CORPUS")
    }
    let files = try LoadedFiles(Places.files(below: corpus, extension: "stringsdict"))
    guard files.byteCount > 0 else { throw NotMeasured("the corpus has no .stringsdict file") }
    let data = files.contents.map { Data($0) }
    return Topic(
      title: ".stringsdict, corpus: files in memory: \(files.urls.count); one thread",
      byteCount: files.byteCount, references: [.propertyListSerialization, .memcpy],
      measurements: [
        Limits.memcpy(files),
        subject("bytes to tree") {
          try files.contents.reduce(0) {
            $0 &+ PropertyListDocument(try SourceText($1)).nodes.count
          }
        },
        subject("bytes to document") {
          try files.contents.reduce(0) { $0 &+ (try StringsDictDocument($1).entries.count) }
        },
        subject("bytes to texts") {
          try files.contents.reduce(0) { $0 &+ (try StringsDictDocument($1).leaves().count) }
        },
        Measurement(
          title: "PropertyListSerialization", role: .peer, reference: .propertyListSerialization,
          method: .inProcess {
            try data.reduce(0) { sum, data in
              let value = unsafe try PropertyListSerialization.propertyList(
                from: data, format: nil)
              return sum &+ ((value as? [String: Any])?.count ?? 0)
            }
          }),
      ])
  }

  // MARK: Work

  private static func theOnly(_ files: LoadedFiles) throws -> [UInt8] {
    guard let bytes = files.contents.first else {
      throw NotMeasured("there is no file in catalog/")
    }
    return bytes
  }

  private static func subject(_ title: String, _ work: @escaping () throws -> Int) -> Measurement {
    Measurement(title: title, role: .subject, method: .inProcess(work))
  }
}
