/// How a file spells its entries, so that new text looks like the old.
struct StringsStyle {
  /// The line break of the file.
  var lineBreak = "\n"
  /// What stands between key and value.
  var equals = " = "
  /// What stands behind the value.
  var terminator = ";"
  /// The blanks before an entry.
  var indentation = ""
  /// Whether keys are bare words where their characters allow it.
  var prefersUnquotedKeys = false
  /// Whether a blank line stands between entries.
  var separatesByBlankLine = false
  /// Whether the entries stand on one line.
  var isSingleLine = false
  /// Whether comments are written `/* … */`.
  var prefersBlockComments = true

  /// The style of a new file.
  init() {}

  /// Reads the style off the last entries of a document.
  init(_ document: StringsDocument) {
    let source = document.source
    let text = source.utf8.span
    lineBreak = Self.firstLineBreak(text)
    let sample = document.entries.indices.suffix(64).filter { index in
      let entry = document.entries[index]
      return !entry.isDamaged && entry.isTerminated
    }
    guard let last = sample.last else { return }
    if let model = sample.last(where: { !document.entries[$0].isShorthand }) {
      let entry = document.entries[model]
      let between = SourceRange(entry.keyRange.end, entry.valueRange.start)
      if document.comments(in: between, skip: { $0 + 1 }).isEmpty {
        equals = source.text(in: between)
      }
      let behind = SourceRange(entry.valueRange.end, entry.range.end)
      if document.comments(in: behind, skip: { $0 + 1 }).isEmpty {
        terminator = source.text(in: behind)
      }
    }
    let lineStart = StringsScanner.startOfLine(text, at: document.entries[last].range.start)
    let blanks = StringsScanner.skipBlanks(text, from: lineStart)
    if blanks == document.entries[last].range.start {
      indentation = source.text(in: SourceRange(lineStart, blanks))
    }
    let unquoted = sample.count { document.entries[$0].keyKind == .unquoted }
    prefersUnquotedKeys = unquoted * 2 > sample.count
    let gaps = sample.filter { $0 > 0 }.map { document.gap(before: $0) }
    separatesByBlankLine = gaps.count { Self.startsWithBlankLine(text, $0) } * 2 > gaps.count
    isSingleLine =
      !gaps.isEmpty
      ? gaps.allSatisfy { document.lineBreaks(in: $0) == 0 }
      : document.isBraced && document.lineBreaks(in: SourceRange(0, source.utf8.count)) <= 1
    let comments = sample.flatMap { document.leadingComments(of: $0) }
    prefersBlockComments = comments.count(where: \.isBlock) * 2 >= comments.count
  }

  /// The spelling of a key.
  func key(_ key: String, like kind: StringsEntry.TokenKind? = nil) -> String {
    let mayBeBare = kind.map { $0 == .unquoted } ?? prefersUnquotedKeys
    let isBare =
      !key.isEmpty && key.utf8.allSatisfy(StringsScanner.isUnquoted) && !key.hasPrefix("/")
    return mayBeBare && isBare ? key : StringsEscapes.quoted(key)
  }

  /// The spelling of a comment, without the line break behind it.
  ///
  /// A text that contains `*/` is written as line comments, since nothing can quote that in a block.
  func comment(_ text: String, isBlock: Bool, indentation: String) -> String {
    if Self.fits(text, asBlock: isBlock) { return "/* \(text) */" }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreakInComment)
      .map { $0.isEmpty ? "//" : "// \($0)" }
      .joined(separator: lineBreak + indentation)
  }

  /// Whether a comment may stand on one line with entries.
  static func isInline(_ comment: String, asBlock isBlock: Bool) -> Bool {
    fits(comment, asBlock: isBlock) && !comment.contains(where: \.isLineBreakInComment)
  }

  /// Whether a text is written `/* … */`. Looked at in bytes: to a `String`, a slash with an accent
  /// is no slash.
  static func fits(_ text: String, asBlock isBlock: Bool) -> Bool {
    isBlock && !text.utf8.contains("*/".utf8)
  }

  private static func firstLineBreak(_ text: Span<UInt8>) -> String {
    var index = 0
    while index < text.count {
      if text[index] == 0x0A { return "\n" }
      if text[index] == 0x0D {
        return index + 1 < text.count && text[index + 1] == 0x0A ? "\r\n" : "\r"
      }
      index += 1
    }
    return "\n"
  }

  private static func startsWithBlankLine(_ text: Span<UInt8>, _ gap: SourceRange) -> Bool {
    let next = StringsScanner.startOfNextLine(text, from: gap.start)
    guard next < gap.end else { return false }
    let blanks = StringsScanner.skipBlanks(text, from: next)
    return blanks < gap.end && (text[blanks] == 0x0A || text[blanks] == 0x0D)
  }
}

extension Character {
  /// Whether a line comment ends before this character.
  var isLineBreakInComment: Bool {
    switch self {
    case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": true
    case _: false
    }
  }
}

extension StringsDocument {
  /// Whether the table stands between braces.
  var isBraced: Bool {
    switch root {
    case .bracedTable: true
    case .table, .value: false
    }
  }
}
