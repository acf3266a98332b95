import CatalogSyntax

/// The white space at one edge of a text.
struct EdgeSpace {
  /// The edges of a text.
  enum Edge {
    case leading, trailing
  }

  /// The run of white space and line breaks, as a half-open range of bytes.
  let range: SourceRange
  /// Whether a line break is in the run.
  let hasLineBreak: Bool

  /// Finds the run at an edge of a UTF-8 text.
  init(_ edge: Edge, of text: borrowing Span<UInt8>) {
    switch edge {
    case .leading:
      var end = 0
      var breaks = false
      while end < text.count {
        let (value, length) = UTF8Validation.scalar(text, at: end)
        guard WhiteSpace.isSpace(value) || WhiteSpace.isLineBreak(value) else { break }
        if WhiteSpace.isLineBreak(value) { breaks = true }
        end += length
      }
      (range, hasLineBreak) = (SourceRange(0, end), breaks)
    case .trailing:
      var start = text.count
      var breaks = false
      while start > 0 {
        let previous = Self.scalarStart(before: start, in: text)
        let (value, length) = UTF8Validation.scalar(text, at: previous)
        guard previous + length == start,
          WhiteSpace.isSpace(value) || WhiteSpace.isLineBreak(value)
        else { break }
        if WhiteSpace.isLineBreak(value) { breaks = true }
        start = previous
      }
      (range, hasLineBreak) = (SourceRange(start, text.count), breaks)
    }
  }

  /// The white space of the run in order, line breaks left out.
  func spaces(in text: borrowing Span<UInt8>) -> [UInt32] {
    var result: [UInt32] = []
    var offset = range.start
    while offset < range.end {
      let (value, length) = UTF8Validation.scalar(text, at: offset)
      if !WhiteSpace.isLineBreak(value) { result.append(value) }
      offset += length
    }
    return result
  }

  /// The character of the text next to the run; nil if the text is nothing but the run.
  func neighbor(_ edge: Edge, in text: borrowing Span<UInt8>) -> UInt32? {
    guard range.end - range.start < text.count else { return nil }
    switch edge {
    case .leading: return UTF8Validation.scalar(text, at: range.end).value
    case .trailing:
      return UTF8Validation.scalar(text, at: Self.scalarStart(before: range.start, in: text)).value
    }
  }

  private static func scalarStart(before end: Int, in text: borrowing Span<UInt8>) -> Int {
    var start = end - 1
    while start > 0, end - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether this run is empty where the other breaks the line, so that the other's spaces are gone
  /// together with the line.
  private func lacksLine(of other: EdgeSpace) -> Bool {
    range.isEmpty && other.hasLineBreak
  }

  /// Compares the white space at an edge of two texts.
  ///
  /// - Returns: What the texts have there, in words, or nil where they have the same or the
  ///   difference is right or part of another: full-width punctuation brings its own space along,
  ///   and a lost line break is a fault by itself.
  static func difference(
    _ edge: Edge, source: borrowing Span<UInt8>, target: borrowing Span<UInt8>
  ) -> (source: String, target: String)? {
    let own = EdgeSpace(edge, of: target)
    let wanted = EdgeSpace(edge, of: source)
    guard own.range.end > own.range.start || wanted.range.end > wanted.range.start else {
      return nil
    }
    let (ownSpaces, wantedSpaces) = (own.spaces(in: target), wanted.spaces(in: source))
    guard ownSpaces != wantedSpaces, !own.lacksLine(of: wanted), !wanted.lacksLine(of: own) else {
      return nil
    }
    let neighbors = (own.neighbor(edge, in: target), wanted.neighbor(edge, in: source))
    guard let neighbor = neighbors.0, neighbors.1 != nil else {
      // A text of white space alone has one edge, not two.
      return edge == .leading
        ? (WhiteSpace.names(wantedSpaces), WhiteSpace.names(ownSpaces)) : nil
    }
    if ownSpaces.isEmpty, wantedSpaces.allSatisfy({ $0 == 0x20 }),
      WhiteSpace.isFullWidthPunctuation(neighbor)
    {
      return nil
    }
    return (WhiteSpace.names(wantedSpaces), WhiteSpace.names(ownSpaces))
  }
}

extension EdgeSpace {
  /// The fix that gives a text the white space of the source text; nil where line breaks would come or go,
  /// and for a text of white space alone.
  static func fix(
    _ edge: Edge, source: borrowing Span<UInt8>, target: borrowing Span<UInt8>
  ) -> TextFix? {
    let own = EdgeSpace(edge, of: target)
    let wanted = EdgeSpace(edge, of: source)
    guard own.neighbor(edge, in: target) != nil, wanted.neighbor(edge, in: source) != nil,
      own.lineBreaks(in: target) == wanted.lineBreaks(in: source)
    else { return nil }
    return TextFix(
      title: .takeSpace(edge), safety: .safe,
      replacements: [(own.range, source.string(in: wanted.range))])
  }

  /// The line breaks of the run, in order.
  private func lineBreaks(in text: borrowing Span<UInt8>) -> [UInt32] {
    var result: [UInt32] = []
    var offset = range.start
    while offset < range.end {
      let (value, length) = UTF8Validation.scalar(text, at: offset)
      if WhiteSpace.isLineBreak(value) { result.append(value) }
      offset += length
    }
    return result
  }
}

extension Diagnostic.Message {
  fileprivate static func takeSpace(_ edge: EdgeSpace.Edge) -> Self {
    switch edge {
    case .leading: Self("Begin the text with the space of the source text")
    case .trailing: Self("End the text with the space of the source text")
    }
  }
}
