import CatalogSyntax
import Foundation
import TestSupport
import Testing

@testable import StringCatalog

/// A folder of `Tests/Fixtures/merge`: three versions, what becomes of them, and the conflicts.
struct MergeFixture: CustomTestStringConvertible, Sendable {
  var name: String
  var format: TableFormat
  var base: [UInt8]
  var ours: [UInt8]
  var theirs: [UInt8]

  var testDescription: String { name }

  /// The folder of the merged file and the list of conflicts, below `Tests`.
  var folder: String { "Fixtures/merge/\(name)" }

  init(_ folder: URL) throws {
    name = folder.lastPathComponent
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let named = files.first { $0.hasPrefix("base.") } ?? ""
    format = try #require(TableFormat(path: named))
    let fileExtension = format.rawValue
    func read(_ side: String) throws -> [UInt8] {
      try Repository.bytes(folder.appending(path: "\(side).\(fileExtension)"))
    }
    base = try read("base")
    ours = try read("ours")
    theirs = try read("theirs")
  }

  /// All fixtures, sorted by name.
  static func all() throws -> [MergeFixture] {
    let folder = Repository.fixtures("merge")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }.map { try MergeFixture($0) }
  }

  func merged() throws -> TableMerge {
    try TableMerge(base: base, ours: ours, theirs: theirs, format: format)
  }
}

extension TableFormat {
  /// Whether two files say the same, comments of `.strings` files included.
  func isSame(_ left: [UInt8], _ right: [UInt8]) throws -> Bool {
    func areEqual<Tree: MergeFile>(_ type: Tree.Type) throws -> Bool {
      let (left, right) = (try Tree(left, .ours), try Tree(right, .theirs))
      guard !left.isEmpty, !right.isEmpty else { return left.isEmpty == right.isEmpty }
      return left.isEqual(left.root, right.root, in: right)
    }
    return switch self {
    case .strings: try areEqual(StringsMergeTree.self)
    case .stringsdict: try areEqual(StringsDictMergeTree.self)
    case .xcstrings: try areEqual(XCStringsMergeTree.self)
    }
  }
}

extension TableFormat {
  /// Whether a merge reads a file.
  func isReadable(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .strings: (try? StringsMergeTree(bytes, .base)) != nil
    case .stringsdict: (try? StringsDictMergeTree(bytes, .base)) != nil
    case .xcstrings: (try? XCStringsMergeTree(bytes, .base)) != nil
    }
  }
}

extension TableMerge {
  /// The conflicts as text, each with the rest of the line that it points to.
  var conflictList: String {
    guard let source = try? SourceText(bytes) else { return "" }
    let lines = LineIndex(source.utf8)
    return conflicts.map { conflict in
      let start = lines.start(ofLine: conflict.place.line)
      let line = source.text(in: SourceRange(start, source.utf8.count)).unicodeScalars
        .dropFirst(conflict.place.column - 1)
        .prefix { $0 != "\n" && $0 != "\r" }
      return "\(conflict.message)\n  at: \(String(String.UnicodeScalarView(line)))\n"
    }.joined()
  }
}
