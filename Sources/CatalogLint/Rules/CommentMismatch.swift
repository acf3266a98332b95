import CatalogSyntax
import StringCatalog

/// `comment-mismatch`
struct CommentMismatch: AlignmentRule {
  static let description = RuleDescription(
    id: "comment-mismatch", severity: .info, group: .keys,
    summary: """
      Finds keys whose comment in a translation is another than in the source language. A key \
      without a comment in one of them is left alone.
      """,
    rationale: """
      One of the two is out of date: the translator worked from a comment that no longer tells \
      what the text is for.
      """,
    remedy: "Copy the comment from the source language.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "/* A button. */\n\"open\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "/* A title. */\n\"open\" = ↓\"Öffnen\";\n"),
        ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"open\" = \"Open\"; // A verb.\n"),
          .init("ja.lproj/Localizable.strings", "\"open\" = ↓\"開く\"; // An adjective.\n"),
        ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "/* A button. */\n\"open\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "// A button.\n\"open\" = \"Öffnen\";\n"),
        ], note: "Another way to write the same comment."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "/* A button. */\n\"open\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"open\" = \"Öffnen\";\n"),
        ], note: "Many projects keep comments in one place."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let (source, target) = (alignment.source, alignment.target)
    guard Self.hasComment(source), Self.hasComment(target) else { return }
    for pair in alignment.pairs {
      guard let entry = pair.target, !Self.isSameAround(entry, target, pair.source, source),
        let own = target.comment(of: entry), let wanted = source.comment(of: pair.source)
      else { continue }
      if Self.words(own) != Self.words(wanted) { report.add(.differs, atValueOf: entry) }
    }
  }

  /// White space is no difference.
  private static func words(_ comment: String) -> [Substring] {
    comment.split(whereSeparator: \.isWhitespace)
  }

  private static let block = BytePattern("/*")
  private static let line = BytePattern("//")

  private static func hasComment(_ table: LocalizedTable) -> Bool {
    let text = table.source.utf8.span
    return block.firstIndex(in: text) != nil || line.firstIndex(in: text) != nil
  }

  /// Whether what stands before an entry and behind it on its line is the same in both files, or nothing.
  private static func isSameAround(
    _ entry: Int, _ table: LocalizedTable, _ sourceEntry: Int, _ source: LocalizedTable
  ) -> Bool {
    guard table.hasPositions, source.hasPositions, table.propertyList == nil,
      source.propertyList == nil
    else { return false }
    let own = gaps(entry, table)
    let wanted = gaps(sourceEntry, source)
    let (text, sourceText) = (table.source.utf8.span, source.source.utf8.span)
    return zip(own, wanted).allSatisfy { own, wanted in
      text.extracting(own.start..<own.end).isEqual(
        to: sourceText.extracting(wanted.start..<wanted.end))
    }
  }

  private static func gaps(_ entry: Int, _ table: LocalizedTable) -> [SourceRange] {
    let entries = table.document.entries
    let before = entry > 0 ? entries[entry - 1].range.end : 0
    let after = entry + 1 < entries.count ? entries[entry + 1].range.start : table.source.utf8.count
    let range = entries[entry].range
    return [SourceRange(before, range.start), SourceRange(range.end, after)]
  }
}

extension Diagnostic.Message {
  fileprivate static var differs: Self {
    Self("the comment differs from that of the source language; copy that one")
  }
}
