import CatalogSyntax
import StringCatalog

/// The edits that give an entry of a `.strings` file the words of the comment in the source language.
///
/// Each comment keeps its delimiters and its place; only what is between them changes.
enum CommentCopy {
  /// The edits; nil where the two entries have not the same number of comments, where a comment hides
  /// findings or seems to be about the file, and where it cannot be written between the delimiters.
  static func edits(
    ofEntry entry: Int, in target: LocalizedTable, from origin: Int, in source: LocalizedTable
  ) -> [TextEdit]? {
    guard target.kind == .oldStyle, source.kind == .oldStyle else { return nil }
    let (old, new) = (target.document.comments(for: entry), source.document.comments(for: origin))
    guard old.count == new.count else { return nil }
    var edits: [TextEdit] = []
    for (own, wanted) in zip(old, new) {
      let (ownText, wantedText) = (
        target.source.text(in: own.contentRange), source.source.text(in: wanted.contentRange)
      )
      guard
        ![ownText, wantedText].contains(where: { isDirective($0) || isHeader($0, ofEntry: entry) })
      else { return nil }
      if words(ownText) == words(wantedText) { continue }
      guard let text = content(wantedText, of: wanted, as: own, in: target) else { return nil }
      edits.append(TextEdit(own.contentRange, with: text))
    }
    return edits
  }

  /// The comment text without differences in white space.
  static func words(_ comment: String) -> [Substring] {
    comment.split(whereSeparator: \.isWhitespace)
  }

  private static func isDirective(_ text: String) -> Bool {
    Directive.marker.firstIndex(in: text.utf8.span) != nil
  }

  /// Whether a comment above the first entry may be about the file: it names a table or its owner.
  private static func isHeader(_ text: String, ofEntry entry: Int) -> Bool {
    guard entry == 0 else { return false }
    let lowercase = text.lowercased()
    return [".strings", "copyright", "©", "(c)", "license", "created by"].contains {
      lowercase.contains($0)
    }
  }

  /// What stands between the delimiters of a comment that is to say what another one does.
  private static func content(
    _ text: String, of wanted: StringsComment, as own: StringsComment, in target: LocalizedTable
  ) -> String? {
    let hasBreak = text.unicodeScalars.contains { WhiteSpace.isLineBreak($0.value) }
    guard own.isBlock ? !text.utf8.contains("*/".utf8) : !hasBreak else { return nil }
    if own.isBlock == wanted.isBlock { return hasBreak ? withLineBreaks(text, of: target) : text }
    let trimmed = words(text).joined(separator: " ")
    return own.isBlock ? " \(trimmed) " : " \(trimmed)"
  }

  private static func withLineBreaks(_ text: String, of target: LocalizedTable) -> String {
    let utf8 = target.source.utf8
    let feed = utf8.firstIndex(of: 0x0A)
    let isWide = feed.map { $0 > 0 && utf8[$0 - 1] == 0x0D } ?? false
    return text.replacing("\r\n", with: "\n").replacing("\n", with: isWide ? "\r\n" : "\n")
  }
}

extension StringsDocument {
  /// The comments that ``comment(of:)`` puts together.
  fileprivate func comments(for entry: Int) -> [StringsComment] {
    let above = leadingComments(of: entry)
    return above.isEmpty ? trailingComments(of: entry) : above
  }
}
