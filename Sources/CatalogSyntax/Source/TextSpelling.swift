/// How a text is spelled in its file, unit by unit: a unit is an escape sequence, a reference or a
/// character that stands for itself.
///
/// It turns edits of the text into edits of the file that touch only the units concerned.
package struct TextSpelling: Sendable {
  /// The ways in which files spell texts.
  package enum Syntax: Sendable {
    /// Between `"` in a `.strings` file.
    case doubleQuoted
    /// Between `'` in a `.strings` file.
    case singleQuoted
    /// A bare word in a `.strings` file.
    case bareWord
    /// Character data in XML.
    case xml
    /// Between `"` in JSON.
    case json
  }

  /// A stretch of the spelling that stands for a stretch of the text.
  package struct Unit: Sendable {
    /// The bytes in the file.
    package var source: SourceRange
    /// The bytes of the text.
    package var text: SourceRange
    /// Whether the file has a line break there.
    package var hasLineBreak: Bool
  }

  /// The units in order; they leave no gap.
  package private(set) var units: [Unit] = []
  /// The text that the spelling stands for.
  package private(set) var text: [UInt8] = []

  private let syntax: Syntax
  private let range: SourceRange

  /// Reads a spelling.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - range: The spelling without its quotes.
  ///   - syntax: How it is spelled.
  package init(_ file: [UInt8], _ range: SourceRange, _ syntax: Syntax) {
    self.syntax = syntax
    self.range = range
    let span = file.span
    var index = range.start
    while index < range.end {
      let end = min(max(Self.endOfUnit(span, at: index, range.end, syntax), index + 1), range.end)
      let unit = SourceRange(index, end)
      let start = text.count
      switch syntax {
      case .doubleQuoted, .singleQuoted, .bareWord: StringsEscapes.decode(span, unit, into: &text)
      case .json: JSONEscapes.decode(span, unit, into: &text)
      case .xml: text += XMLText.decode(span, unit)
      }
      let hasLineBreak = (index..<end).contains { span[$0] == 0x0A || span[$0] == 0x0D }
      units.append(
        Unit(
          source: unit, text: SourceRange(start, text.count), hasLineBreak: hasLineBreak))
      index = end
    }
  }

  private static func endOfUnit(
    _ file: Span<UInt8>, at start: Int, _ limit: Int, _ syntax: Syntax
  ) -> Int {
    let mark: UInt8 = syntax == .xml ? UInt8(ascii: "&") : UInt8(ascii: "\\")
    guard file[start] == mark else {
      if syntax == .xml, file[start] == UInt8(ascii: "<") {
        // A section of characters that need no reference: one unit, that is not taken apart.
        let end = file.firstIndex(of: XMLText.sectionEnd, from: start, limit: limit)
        return end.map { $0 + XMLText.sectionEnd.count } ?? limit
      }
      if file[start] == 0x0D, start + 1 < limit, file[start + 1] == 0x0A { return start + 2 }
      return start + max(UTF8Validation.scalarLength(file, at: start), 1)
    }
    switch syntax {
    case .xml:
      var end = start + 1
      while end < limit, file[end] != UInt8(ascii: ";") { end += 1 }
      return end + 1
    case .json:
      let sequence = JSONEscapes.sequence(file, at: start, limit: limit)
      switch sequence.meaning {
      case .scalar: return sequence.end
      case .codeUnit:
        return JSONEscapes.lowSurrogate(file, at: sequence.end, limit: limit)?.end ?? sequence.end
      case .invalid: return sequence.end + 1
      }
    case .doubleQuoted, .singleQuoted, .bareWord:
      let sequence = StringsEscapes.sequence(file, at: start, limit: limit)
      switch sequence.meaning {
      case .scalar: return sequence.end
      case .codeUnit:
        return StringsEscapes.lowSurrogate(file, at: sequence.end, limit: limit)?.end
          ?? sequence.end
      case .literal:
        guard sequence.end < limit else { return limit }
        return sequence.end + max(UTF8Validation.scalarLength(file, at: sequence.end), 1)
      }
    }
  }

  // MARK: Editing

  /// The edits of the file that replace stretches of the text.
  ///
  /// - Parameter replacements: Stretches of the text with what takes their place, in order and apart
  ///   from each other.
  /// - Returns: Nil where a stretch begins or ends inside a unit, or the replacement cannot be spelled.
  package func edits(
    _ replacements: [(range: SourceRange, text: String)]
  ) -> [TextEdit]? {
    var result: [TextEdit] = []
    for replacement in replacements {
      guard let start = offset(of: replacement.range.start, isEnd: false),
        let end = offset(of: replacement.range.end, isEnd: true),
        let spelling = spelling(of: replacement.text)
      else { return nil }
      result.append(TextEdit(SourceRange(start, max(start, end)), with: spelling))
    }
    return result
  }

  /// The edits that write escapes for the line breaks of a quoted text, one for each; a backslash before a
  /// line break goes.
  package func editsEscapingLineBreaks() -> [TextEdit] {
    units.compactMap { unit in
      let meant = Array(text[unit.text.start..<unit.text.end])
      // A unit that is an escape already has no line break in the file.
      guard meant.contains(0x0A) || meant.contains(0x0D), unit.hasLineBreak,
        let spelling = spelling(of: String(decoding: meant, as: UTF8.self))
      else { return nil }
      return TextEdit(unit.source, with: spelling)
    }
  }

  /// The offset in the file of an offset in the text.
  private func offset(of wanted: Int, isEnd: Bool) -> Int? {
    if wanted == text.count, isEnd || units.isEmpty || units.last?.text.end == wanted {
      return wanted == 0 && !isEnd ? range.start : range.end
    }
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].text.start < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < units.count, units[low].text.start == wanted else { return nil }
    return units[low].source.start
  }

  /// The spelling of a new stretch; nil if there is none.
  private func spelling(of text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    switch syntax {
    case .doubleQuoted:
      return Array(StringsEscapes.quoted(text).utf8.dropFirst().dropLast())
    case .singleQuoted:
      let quoted = StringsEscapes.quoted(text).utf8.dropFirst().dropLast()
      return bytes.contains(UInt8(ascii: "'")) ? nil : Array(quoted)
    case .bareWord:
      let isWord = bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        case _: false
        }
      }
      return isWord ? bytes : nil
    case .xml: return XMLText.escaped(bytes)
    case .json: return Array(JSONEscapes.quoted(text).dropFirst().dropLast())
    }
  }
}
