import CatalogSyntax
import ICU

extension DisplayText {
  /// The line below a text that ``quoted(_:width:isolated:)`` shows, with a caret under each character
  /// that is marked; nil where carets would not stand below what they mean.
  ///
  /// That is so in texts with right-to-left letters, which a terminal may turn around, and where all that
  /// is marked was cut off or is the whole text.
  ///
  /// - Parameters:
  ///   - marks: Half-open ranges of UTF-8 bytes in the text, in order.
  ///   - width: The width that the text was cut to.
  static func carets(_ text: String, _ marks: [SourceRange], width: Int) -> String? {
    guard let marks = usable(marks, in: text) else { return nil }
    let room = max(width - 3, 1)
    // Behind the room there is nothing to point at; each column has a byte at least.
    let isShort = marks[0].start <= room * 64
    guard isShort, !text.unicodeScalars.contains(where: isRightToLeft) else { return nil }
    var line = " "
    var column = 0
    for mark in marks {
      var start = columns(of: text, before: mark.start)
      guard start < room else { break }
      var end = min(columns(of: text, before: min(mark.end, room * 64)), room)
      if end <= start {
        // A mark that stands on the letter before it.
        start = max(start - 1, 0)
        end = start + 1
      }
      guard end > column else { continue }
      line += String(repeating: " ", count: max(start - column, 0))
      line += String(repeating: "^", count: end - max(start, column))
      column = end
    }
    return column == 0 ? nil : line
  }

  /// What is marked in a text, each stretch in quotes, for where carets cannot be.
  ///
  /// No more than three are named.
  static func excerpts(
    _ text: String, _ marks: [SourceRange], width: Int, isolated: Bool
  ) -> String? {
    guard let marks = usable(marks, in: text) else { return nil }
    let bytes = Array(text.utf8)
    let shown = marks.prefix(3).map { mark in
      quoted(
        String(decoding: bytes[mark.start..<mark.end], as: UTF8.self), width: width / 3,
        isolated: isolated)
    }
    return shown.joined(separator: ", ") + (marks.count > 3 ? ", …" : "")
  }

  /// The marks if each is a stretch of the text; nil if there is none or it is all of the text, which
  /// tells nobody anything.
  private static func usable(_ marks: [SourceRange], in text: String) -> [SourceRange]? {
    let count = text.utf8.count
    let marks = marks.filter { !$0.isEmpty && $0.end <= count }
    guard let first = marks.first, first != SourceRange(0, count) else { return nil }
    return marks
  }

  /// The columns of what is shown for the text before an offset.
  private static func columns(of text: String, before offset: Int) -> Int {
    TerminalWidth.columns(of: safe(String(decoding: text.utf8.prefix(offset), as: UTF8.self)))
  }
}
