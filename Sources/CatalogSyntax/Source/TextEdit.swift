/// A replacement of one range of a text, the unit in which files are changed.
///
/// Everything outside the edited ranges keeps its bytes.
public struct TextEdit: Hashable, Sendable {
  /// The range that is replaced; empty for an insertion.
  public var range: SourceRange
  /// The UTF-8 text that takes its place; empty for a deletion.
  public var replacement: [UInt8]

  /// Creates an edit.
  public init(_ range: SourceRange, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an edit.
  public init(_ range: SourceRange, with replacement: String) {
    self.init(range, with: Array(replacement.utf8))
  }
}

extension SourceText {
  /// The bytes of the file after a set of edits, in the file's own encoding.
  ///
  /// A UTF-16 or UTF-32 file without byte-order mark gets one if its first bytes would no longer tell
  /// its encoding.
  ///
  /// - Parameter edits: Edits in terms of this text. They may come in any order.
  /// - Precondition: No two edits overlap, and all lie inside the text.
  public func bytes(applying edits: [TextEdit]) -> [UInt8] {
    let source = bytes()
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    let offsets = fileOffsets(
      of: ordered.flatMap { [$0.element.range.start, $0.element.range.end] })
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64)
    var copied = 0
    var lastEnd = 0
    for (index, (_, edit)) in ordered.enumerated() {
      precondition(edit.range.start >= lastEnd, "two edits of one text overlap")
      precondition(edit.range.end <= utf8.count, "an edit lies outside its text")
      lastEnd = edit.range.end
      result += source[copied..<offsets[index * 2]]
      result +=
        encoding == .utf8
        ? edit.replacement : WideText.encode(edit.replacement.span, as: encoding)
      copied = offsets[index * 2 + 1]
    }
    result += source[copied...]
    guard encoding != .utf8, !hasByteOrderMark, !result.isEmpty,
      TextEncoding.detect(result.span).encoding != encoding
    else { return result }
    return encoding.byteOrderMark + result
  }
}
