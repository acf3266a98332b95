import CatalogSyntax

/// The line breaks of a text: line feeds, carriage returns, and pairs of both, which count as one.
struct LineBreaks: Equatable {
  /// How many there are.
  private(set) var count = 0
  /// Whether only white space comes before the first.
  private(set) var isAtStart = false
  /// Whether only white space comes after the last.
  private(set) var isAtEnd = false

  /// Counts the line breaks of a UTF-8 text.
  init(_ text: borrowing Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, offset < text.count, text[offset] == 0x0A { offset += 1 }
      count += 1
    }
    guard count > 0 else { return }
    isAtStart = EdgeSpace(.leading, of: text).hasLineBreak
    isAtEnd = EdgeSpace(.trailing, of: text).hasLineBreak
  }
}
