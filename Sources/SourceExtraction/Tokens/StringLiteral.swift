package import CatalogSyntax

/// What a string literal, or several adjacent ones of Objective-C, stands for.
package struct StringLiteral: Sendable, Hashable {
  /// One stretch of a literal.
  package enum Piece: Sendable, Hashable {
    /// Text, decoded.
    case text(String)
    /// What stands between `\(` and `)`, as indices of tokens, the brackets excluded.
    case interpolation(tokens: Range<Int>)
  }

  /// The pieces in order. No two texts are neighbours and none is empty, so an empty literal has no piece.
  package internal(set) var pieces: [Piece] = []
  /// What is wrong with the spelling, in file order. The pieces are then the likeliest reading.
  package internal(set) var problems: [StringLiteralProblem] = []
  /// The index of the token behind the literal.
  package internal(set) var next: Int

  /// The decoded text, or nil if there are interpolations.
  package var text: String? {
    guard let first = pieces.first else { return "" }
    guard pieces.count == 1, case .text(let text) = first else { return nil }
    return text
  }
}

/// A fault in the spelling of a string literal.
package struct StringLiteralProblem: Sendable, Hashable {
  /// The kinds of faults. The raw values are stable identifiers.
  package enum Kind: String, Sendable, CaseIterable {
    /// A backslash before something that it does not escape.
    case unknownEscape = "unknown-escape"
    /// An escape whose number is missing or is no Unicode scalar.
    case invalidScalar = "invalid-scalar"
    /// A line of a literal between `"""` that is indented less than the closing delimiter.
    case insufficientIndentation = "insufficient-indentation"
    /// Text on the line of an opening or a closing `"""`.
    case textBesideDelimiter = "text-beside-delimiter"
    /// Bytes that are not UTF-8; they become U+FFFD.
    case invalidUTF8 = "invalid-utf8"
    /// The literal has no end.
    case unterminated
  }

  /// What is wrong.
  package var kind: Kind
  /// Where it is wrong.
  package var range: SourceRange

  init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    range = SourceRange(start, end)
  }
}

extension TokenizedSource {
  /// Reads the string literal at a token; in Objective-C also the adjacent ones, which are joined.
  ///
  /// - Returns: nil if the token is no string literal.
  package func stringLiteral(at index: Int) -> StringLiteral? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    switch language {
    case .swift:
      var reader = SwiftLiteralReader(self, literal: index)
      return reader.read()
    case .objectiveC:
      var reader = ObjectiveCLiteralReader(self, literal: index)
      return reader.read()
    }
  }

  /// The decoded text of the string literal at a token, or nil if there is none or it has interpolations.
  package func stringText(at index: Int) -> String? {
    stringLiteral(at: index)?.text
  }

  /// Where a token begins.
  package func place(of index: Int, in lines: LineIndex) -> LineColumn {
    lines.lineColumn(of: tokens[index].start, in: source.utf8)
  }
}

/// Text that is being decoded, piece by piece.
struct LiteralBuffer {
  private(set) var pieces: [StringLiteral.Piece] = []
  var bytes: [UInt8] = []
  var problems: [StringLiteralProblem] = []

  init() {}

  /// Appends bytes of the source as they are.
  mutating func append(_ source: [UInt8], _ start: Int, _ end: Int) {
    guard start < end else { return }
    bytes.append(contentsOf: source[start..<end])
  }

  /// Appends a scalar value; what is none becomes a problem and U+FFFD.
  mutating func append(scalar value: UInt32?, _ start: Int, _ end: Int) {
    guard let value, value < 0x110000, !(0xD800..<0xE000).contains(value) else {
      problems.append(StringLiteralProblem(.invalidScalar, start, end))
      bytes.appendUTF8(0xFFFD)
      return
    }
    bytes.appendUTF8(value)
  }

  mutating func append(interpolation tokens: Range<Int>) {
    endText()
    pieces.append(.interpolation(tokens: tokens))
  }

  mutating func endText() {
    guard !bytes.isEmpty else { return }
    pieces.append(.text(String(decoding: bytes, as: UTF8.self)))
    bytes.removeAll(keepingCapacity: true)
  }
}
