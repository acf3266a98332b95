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
    fixSafety: """
      Copying the words of the comment is a safe fix. Comments that hide findings, and those above the \
      first entry that may be about the file, are left alone.
      """,
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
    let mayBeSameAround =
      target.hasPositions && source.hasPositions && target.propertyList == nil
      && source.propertyList == nil
    let (entries, sourceEntries) = (target.document.entries, source.document.entries)
    let (text, sourceText) = (target.source.utf8.span, source.source.utf8.span)
    for pair in alignment.pairs {
      guard let entry = pair.target else { continue }
      if mayBeSameAround,
        Self.isSame(
          Self.before(entry, entries), text, Self.before(pair.source, sourceEntries), sourceText),
        Self.isSame(
          Self.behind(entry, entries, text.count), text,
          Self.behind(pair.source, sourceEntries, sourceText.count), sourceText)
      {
        continue
      }
      guard let own = target.comment(of: entry), let wanted = source.comment(of: pair.source) else {
        continue
      }
      if own.utf8.elementsEqual(wanted.utf8) { continue }
      // White space is no difference.
      guard CommentCopy.words(own) != CommentCopy.words(wanted) else { continue }
      report.add(
        .differs, atValueOf: entry,
        fix: CommentCopy.edits(ofEntry: entry, in: target, from: pair.source, in: source)
          .flatMap { $0.isEmpty ? nil : Diagnostic.FixIt(.copy, safety: .safe, edits: $0) })
    }
  }

  private static let block = BytePattern("/*")
  private static let line = BytePattern("//")

  private static func hasComment(_ table: LocalizedTable) -> Bool {
    let text = table.source.utf8.span
    return block.firstIndex(in: text) != nil || line.firstIndex(in: text) != nil
  }

  /// Whether two stretches are alike: then so are the comments in them.
  private static func isSame(
    _ own: SourceRange, _ text: Span<UInt8>, _ wanted: SourceRange, _ sourceText: Span<UInt8>
  ) -> Bool {
    guard own.end &- own.start == wanted.end &- wanted.start else { return false }
    return text.extracting(own.start..<own.end).isEqual(
      to: sourceText.extracting(wanted.start..<wanted.end))
  }

  /// What stands between an entry and the one before it.
  private static func before(
    _ entry: Int, _ entries: ContiguousArray<StringsEntry>
  ) -> SourceRange {
    SourceRange(entry > 0 ? entries[entry - 1].range.end : 0, entries[entry].range.start)
  }

  /// What stands between an entry and the next one, or the end of the file.
  private static func behind(
    _ entry: Int, _ entries: ContiguousArray<StringsEntry>, _ end: Int
  ) -> SourceRange {
    SourceRange(
      entries[entry].range.end, entry + 1 < entries.count ? entries[entry + 1].range.start : end)
  }
}

extension Diagnostic.Message {
  fileprivate static var copy: Self { Self("Copy the comment of the source language") }

  fileprivate static var differs: Self {
    Self("the comment differs from that of the source language; copy that one")
  }
}
