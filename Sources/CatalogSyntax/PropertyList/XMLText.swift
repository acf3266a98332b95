/// The character data of XML: what references and CDATA sections in it mean, and how texts are
/// written.
enum XMLText {
  /// A stretch of character data.
  enum Piece {
    /// Characters that mean themselves.
    case verbatim(SourceRange)
    /// A reference and the character it stands for.
    case reference(SourceRange, UInt32)
    /// The marks around a CDATA section.
    case mark(SourceRange)
  }

  /// The five entities that XML itself has.
  private static let named: [(name: [UInt8], character: UInt32)] = [
    (Array("lt;".utf8), 0x3C), (Array("gt;".utf8), 0x3E), (Array("amp;".utf8), 0x26),
    (Array("quot;".utf8), 0x22), (Array("apos;".utf8), 0x27),
  ]

  static let sectionStart = Array("<![CDATA[".utf8)
  static let sectionEnd = Array("]]>".utf8)

  /// The reference at the `&` at `offset`; nil if it is none that means a character.
  static func reference(
    _ text: Span<UInt8>, at offset: Int, limit: Int
  ) -> (character: UInt32, end: Int)? {
    for (name, character) in named
    where offset + 1 + name.count <= limit && text.matches(name, at: offset + 1) {
      return (character, offset + 1 + name.count)
    }
    var index = offset + 1
    guard index < limit, text[index] == UInt8(ascii: "#") else { return nil }
    index += 1
    var radix: UInt32 = 10
    if index < limit, text[index] == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let digits = index
    var value: UInt32 = 0
    while index < limit, let digit = StringsEscapes.hexValue(text[index]), UInt32(digit) < radix {
      guard value < 0x11_0000 else { return nil }
      value = value * radix + UInt32(digit)
      index += 1
    }
    guard index > digits, index < limit, text[index] == UInt8(ascii: ";"), value > 0,
      Unicode.Scalar(value) != nil
    else { return nil }
    return (value, index + 1)
  }

  /// Cuts character data into pieces, in order.
  static func forEachPiece(_ text: Span<UInt8>, _ range: SourceRange, _ body: (Piece) -> Void) {
    var index = range.start
    var start = index
    func flush(_ end: Int) {
      if start < end { body(.verbatim(SourceRange(start, end))) }
    }
    while index < range.end {
      switch text[index] {
      case UInt8(ascii: "&"):
        guard let reference = reference(text, at: index, limit: range.end) else {
          index += 1
          continue
        }
        flush(index)
        body(.reference(SourceRange(index, reference.end), reference.character))
        index = reference.end
        start = index
      case UInt8(ascii: "<") where text.matches(sectionStart, at: index):
        flush(index)
        let inner = min(index + sectionStart.count, range.end)
        body(.mark(SourceRange(index, inner)))
        let end = text.firstIndex(of: sectionEnd, from: inner, limit: range.end) ?? range.end
        if inner < end { body(.verbatim(SourceRange(inner, end))) }
        index = min(end + sectionEnd.count, range.end)
        if end < index { body(.mark(SourceRange(end, index))) }
        start = index
      case _:
        index += 1
      }
    }
    flush(range.end)
  }

  /// The text that character data stands for, in UTF-8.
  static func decode(_ text: Span<UInt8>, _ range: SourceRange) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    forEachPiece(text, range) { piece in
      switch piece {
      case .verbatim(let range):
        for offset in range.start..<range.end { result.append(text[offset]) }
      case .reference(_, let character): result.appendUTF8(character)
      case .mark: break
      }
    }
    return result
  }

  /// The range of character data that a range of the text it stands for comes from.
  static func sourceRange(
    of wanted: SourceRange, in text: Span<UInt8>, _ range: SourceRange
  ) -> SourceRange {
    var position = 0
    var start: Int?
    var end: Int?
    forEachPiece(text, range) { piece in
      let (stretch, count): (SourceRange, Int) =
        switch piece {
        case .verbatim(let range): (range, range.count)
        case .reference(let range, let character): (range, utf8Count(character))
        case .mark(let range): (range, 0)
        }
      let isWhole = stretch.count != count
      defer { position += count }
      if start == nil, wanted.start < position + count {
        start = isWhole ? stretch.start : stretch.start + wanted.start - position
      }
      if end == nil, wanted.end <= position + count, count > 0 {
        let offset = max(wanted.end - position, 0)
        end = isWhole ? (offset > 0 ? stretch.end : stretch.start) : stretch.start + offset
      }
    }
    let first = start ?? range.end
    return SourceRange(first, max(end ?? range.end, first))
  }

  private static func utf8Count(_ character: UInt32) -> Int {
    character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4
  }

  // MARK: Writing

  /// Character data for a text: `&`, `<`, `>` and control characters as references, CR among them,
  /// which readers of XML take for a line feed. TAB, LF and NUL, which no reference stands for,
  /// stay.
  ///
  /// - Parameters:
  ///   - escapesQuotes: Whether quotes become references too.
  ///   - isASCII: Whether characters above U+007F become references too.
  static func escaped(
    _ text: some Sequence<UInt8>, escapesQuotes: Bool = false, isASCII: Bool = false
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.underestimatedCount)
    guard !isASCII else {
      for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
        result +=
          scalar.isASCII
          ? escaped(CollectionOfOne(UInt8(scalar.value)), escapesQuotes: escapesQuotes)
          : Array("&#\(scalar.value);".utf8)
      }
      return result
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\"") where escapesQuotes: result += "&quot;".utf8
      case UInt8(ascii: "'") where escapesQuotes: result += "&apos;".utf8
      case 0x01..<0x09, 0x0B..<0x20: result += "&#\(byte);".utf8
      case _: result.append(byte)
      }
    }
    return result
  }

  /// Whether XML 1.0 has a way to write every character of a text.
  static func isRepresentable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      case _: true
      }
    }
  }
}

extension UInt8 {
  /// Whether this is one of the four characters that XML takes for white space.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Span<UInt8> {
  /// The offset of the first occurrence of `word` that starts at or behind `start` and ends at or
  /// before `limit`.
  func firstIndex(of word: [UInt8], from start: Int, limit: Int) -> Int? {
    guard let first = word.first else { return start }
    var index = start
    while index + word.count <= limit {
      if self[index] == first, matches(word, at: index) { return index }
      index += 1
    }
    return nil
  }
}
