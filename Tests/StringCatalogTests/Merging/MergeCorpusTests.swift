import CatalogSyntax
import Foundation
import StringCatalog
import TestSupport
import Testing

@Suite(
  "Merges of real files",
  .enabled(if: Corpus.isAvailable, "set STRINGSCTL_CORPUS to the folder of real files"))
struct MergeCorpusTests {
  /// A change of the first or the last key of a file.
  private func changed(
    _ bytes: [UInt8], _ format: TableFormat, isFirst: Bool
  ) throws -> [UInt8]? {
    func pick(_ keys: [String]) -> String? {
      guard let first = keys.first, let last = keys.last,
        !first.utf8.elementsEqual(last.utf8)
      else { return nil }
      return isFirst ? first : last
    }
    let text = isFirst ? "first \u{1F600}" : "last \u{E9}"
    switch format {
    case .strings:
      let document = StringsDocument(try SourceText(bytes))
      let keys = document.entries.filter(\.isString).map { document.key(of: $0) }
      guard let key = pick(keys) else { return nil }
      return document.source.bytes(
        applying: try document.edits(settingValue: text, forKey: key))
    case .stringsdict:
      let document = try StringsDictDocument(bytes)
      guard let key = pick(document.entries.map(\.key)) else { return nil }
      let edits =
        isFirst
        ? try document.edits(removingKey: key)
        : try document.edits(renamingKey: key, to: key + text)
      return document.syntax.source.bytes(applying: edits)
    case .xcstrings:
      let document = XCStringsDocument(try SourceText(bytes))
      guard let key = pick(document.entries.map { document.key(of: $0) }) else { return nil }
      return document.source.bytes(
        applying: try document.edits(settingValue: text, forKey: key, locale: "tlh"))
    }
  }

  @Test("two changes of different keys are all that changes", arguments: TableFormat.allCases)
  func changes(_ format: TableFormat) throws {
    let folder = try #require(Corpus.folder)
    var count = 0
    for file in Repository.files(below: folder, extensions: [format.rawValue]) {
      let base = try Repository.bytes(file)
      // Large files are not more varied than small ones.
      guard base.count < 200_000, format.isReadable(base),
        let ours = try changed(base, format, isFirst: true),
        let theirs = try changed(base, format, isFirst: false),
        let both = try changed(ours, format, isFirst: false), ours != base, theirs != base,
        both != ours
      else { continue }
      count += 1
      let merged = try TableMerge(base: base, ours: ours, theirs: theirs, format: format)
      // A renamed key is a new one for a merge, and may come behind a comment that stays.
      let isExpected =
        try format == .stringsdict ? format.isSame(merged.bytes, both) : merged.bytes == both
      #expect(merged.conflicts == [], "\(file.path)")
      #expect(isExpected, "\(file.path)")
    }
    #expect(count > 0)
  }
}
