import CatalogSyntax
import StringCatalog

extension Suppression {
  /// Where the comment of a directive is, in the form that its format is edited in.
  enum Home: Sendable {
    /// A comment of a `.strings` file, with its delimiters.
    case strings(SourceText, StringsComment)
    /// A comment in XML, without its delimiters.
    case xml(SourceText, SourceRange)
    /// The comment of a key of a string catalog: its text with the quotes.
    case catalog(XCStringsDocument, SourceRange, key: String)
  }

  /// The edits that take rules out of the directive, or all of it where it names no other; nil where they
  /// cannot be told. A comment of which nothing is left goes as well.
  ///
  /// - Parameter rules: Places in ``rules``.
  func edits(removing rules: Set<Int>) -> [TextEdit]? {
    switch home {
    case .strings(let source, let comment):
      return edits(
        removing: rules, from: comment.contentRange, wholeComment: comment.range, of: source)
    case .xml(let source, let content):
      return edits(
        removing: rules, from: content,
        wholeComment: SourceRange(content.start - 4, content.end + 3), of: source)
    case .catalog(let document, let range, let key):
      let spelling = TextSpelling(
        document.json.source.utf8, SourceRange(range.start + 1, range.end - 1), .json)
      guard let removed = directive.removal(ofRules: rules, from: spelling.text.span) else {
        return nil
      }
      if Self.isBlank(spelling.text.span, without: removed) {
        return try? document.edits(settingComment: nil, forKey: key)
      }
      return spelling.edits(removed.map { ($0, "") })
    }
  }

  private func edits(
    removing rules: Set<Int>, from content: SourceRange, wholeComment: SourceRange,
    of source: SourceText
  ) -> [TextEdit]? {
    let text = source.utf8.span.extracting(content.start..<content.end)
    guard let removed = directive.removal(ofRules: rules, from: text) else { return nil }
    guard !Self.isBlank(text, without: removed) else {
      return [TextEdit(Self.line(of: wholeComment, in: source.utf8.span), with: [])]
    }
    return removed.map {
      TextEdit(SourceRange($0.start + content.start, $0.end + content.start), with: [])
    }
  }

  private static func isBlank(_ text: Span<UInt8>, without removed: [SourceRange]) -> Bool {
    !text.indices.contains { index in
      ![0x20, 0x09, 0x0A, 0x0D].contains(text[index])
        && !removed.contains { $0.start <= index && index < $0.end }
    }
  }

  /// What goes with a comment: its line where it has one of its own, else the blanks before it, or behind it
  /// at the start of a line.
  private static func line(of comment: SourceRange, in text: Span<UInt8>) -> SourceRange {
    func isBlank(_ index: Int) -> Bool { text[index] == 0x20 || text[index] == 0x09 }
    func isBreak(_ index: Int) -> Bool { text[index] == 0x0A || text[index] == 0x0D }
    var (start, end) = (comment.start, comment.end)
    while start > 0, isBlank(start - 1) { start -= 1 }
    let startsLine = start == 0 || isBreak(start - 1)
    guard startsLine else { return SourceRange(start, comment.end) }
    while end < text.count, isBlank(end) { end += 1 }
    guard end < text.count, isBreak(end) else { return SourceRange(comment.start, end) }
    end += text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1
    return SourceRange(start, end)
  }
}
