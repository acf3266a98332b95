/// A fault in the syntax of a `.strings` file, at the place where a person would look for it.
public struct StringsProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are stable identifiers.
  public enum Kind: String, Sendable, CaseIterable {
    /// Text after a complete entry that cannot start another. Foundation stops here and silently
    /// drops the rest of the file.
    case trailingContent = "trailing-content"
    /// A `/*` without `*/`. Foundation silently takes the rest of the file for a comment.
    case unterminatedComment = "unterminated-comment"
    /// A quoted string without its closing quote.
    case unterminatedString = "unterminated-string"
    /// A value that is not followed by `;`.
    case missingSemicolon = "missing-semicolon"
    /// A key that is followed neither by `=` nor by `;`.
    case missingEquals = "missing-equals"
    /// An `=` that is followed by nothing.
    case missingValue = "missing-value"
    /// A character that cannot stand where it stands.
    case unexpectedCharacter = "unexpected-character"
    /// A `{` or `(` without its counterpart.
    case unclosedBracket = "unclosed-bracket"
    /// Data between `<` and `>` that is not made of pairs of hexadecimal digits.
    case malformedData = "malformed-data"
    /// More than ``StringsDocument/maximumDepth`` nested arrays and dictionaries.
    case nestingTooDeep = "nesting-too-deep"
    /// A file that holds a single value instead of keys with values.
    case notATable = "not-a-table"
    /// The markers that a version control system left around a merge conflict.
    case mergeConflictMarker = "merge-conflict-marker"
    /// `\U` without a hexadecimal digit.
    case emptyUnicodeEscape = "empty-unicode-escape"
    /// `\U` with half of a surrogate pair.
    case loneSurrogate = "lone-surrogate"
    /// A backslash before a character that it does not change.
    case unknownEscape = "unknown-escape"
    /// A backslash with octal digits, which stand for NextStep characters.
    case octalEscape = "octal-escape"
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong; empty where something is missing.
  public var range: SourceRange
  /// A second place that explains the first: where the string, bracket or block began.
  public var origin: SourceRange?
  /// Whether the entry is complete but for this fault, so that a mechanical repair is right.
  public var isRepairable = false

  init(_ kind: Kind, _ range: SourceRange, origin: SourceRange? = nil) {
    self.kind = kind
    self.range = range
    self.origin = origin
  }
}

extension StringsProblem {
  /// What is wrong and what to do about it, in one sentence without final stop.
  ///
  /// - Parameters:
  ///   - source: The text that the problem was found in.
  ///   - lines: The lines of the same text.
  public func message(in source: SourceText, lines: LineIndex) -> String {
    let found = Self.describe(source, at: range.start)
    switch kind {
    case .trailingContent:
      return "\(found) cannot start an entry; everything from here on is ignored at run time"
    case .unterminatedComment:
      return "comment is never closed; everything from here on is ignored at run time: add '*/'"
    case .unterminatedString:
      return "string is never closed: add the missing quote"
    case .missingSemicolon:
      let next = Self.describeNext(source, after: range.start)
      guard let origin else { return "expected ';' after the value, found \(next)" }
      let line = lines.line(of: origin.start)
      return "expected ';' after the value, found \(next); the string began in line \(line):"
        + " escape quotes inside a value as '\\\"'"
    case .missingEquals:
      let next = Self.describeNext(source, after: range.start)
      return "expected '=' after the key, found \(next)"
    case .missingValue:
      return "expected a value after '=', found the end of the file"
    case .unexpectedCharacter:
      return "\(found) cannot stand here: keys and values start with a quote or a letter"
    case .unclosedBracket:
      let isArray = source.utf8[range.start] == UInt8(ascii: "(")
      return isArray ? "'(' is never closed: add ')'" : "'{' is never closed: add '}'"
    case .malformedData:
      return "data between '<' and '>' must be pairs of hexadecimal digits"
    case .nestingTooDeep:
      return "more than \(StringsDocument.maximumDepth) nested values"
    case .notATable:
      return "the file holds a single value, not keys with values"
    case .mergeConflictMarker:
      return "merge conflict left in the file: choose one side and remove the markers"
    case .emptyUnicodeEscape:
      return "'\\U' is not followed by a hexadecimal digit and becomes U+0000"
    case .loneSurrogate:
      return "half of a surrogate pair becomes U+FFFD: write the character itself"
    case .unknownEscape:
      let shown = source.text(in: SourceRange(range.start + 1, range.end)).escapedForDisplay
      if shown == "u" {
        return "'\\u' is not an escape and shows as 'u' followed by the digits: use '\\U'"
      }
      return "'\\\(shown)' is not an escape and shows as '\(shown)': remove the backslash"
    case .octalEscape:
      return "octal escape stands for a NextStep character: write the character itself"
    }
  }

  /// The offset of the character that should not be where it is; where something is missing, of the
  /// character that stands in its place.
  package func foundOffset(in source: SourceText) -> Int {
    switch kind {
    case .missingSemicolon, .missingEquals:
      StringsScanner.skipTrivia(source.utf8.span, from: range.start).end
    case .trailingContent, .unterminatedComment, .unterminatedString, .missingValue,
      .unexpectedCharacter, .unclosedBracket, .malformedData, .nestingTooDeep, .notATable,
      .mergeConflictMarker, .emptyUnicodeEscape, .loneSurrogate, .unknownEscape, .octalEscape:
      range.start
    }
  }

  /// Whether Foundation refuses the file or loses text because of this.
  public var isError: Bool {
    switch kind {
    case .trailingContent, .unterminatedComment, .unterminatedString, .missingSemicolon,
      .missingEquals, .missingValue, .unexpectedCharacter, .unclosedBracket, .malformedData,
      .nestingTooDeep, .notATable, .mergeConflictMarker, .emptyUnicodeEscape, .loneSurrogate:
      true
    case .unknownEscape, .octalEscape:
      false
    }
  }

  private static func describeNext(_ source: SourceText, after offset: Int) -> String {
    let span = source.utf8.span
    return describe(source, at: StringsScanner.skipTrivia(span, from: offset).end)
  }

  private static func describe(_ source: SourceText, at offset: Int) -> String {
    let span = source.utf8.span
    guard offset < span.count else { return "the end of the file" }
    let (value, length) = UTF8Validation.scalar(span, at: offset)
    switch value {
    case 0x21...0x7E:
      return "'\(source.text(in: SourceRange(offset, offset + length)))'"
    case 0x0A, 0x0D:
      return "the end of the line"
    case 0x201C, 0x201D, 0x201E:
      return "the typographic quote \(codePoint(value)) (use \")"
    case 0xA0, 0x3000, 0x200B, 0xFEFF, 0x85:
      return "the invisible character \(codePoint(value))"
    case _:
      return codePoint(value)
    }
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  private var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8Bytes { bytes in
      var index = 0
      while index &+ 8 <= bytes.count {
        let word = bytes.word(at: index)
        let others = word.bytesLess(than: 0x20) | word.bytesEqual(to: 0x7F)
        guard (word & 0x8080_8080_8080_8080) | others == 0 else { return false }
        index &+= 8
      }
      while index < bytes.count {
        guard bytes[index] &- 0x20 < 0x5F else { return false }
        index &+= 1
      }
      return true
    }
  }

  /// Whether there may be a character that is not shown as it is: no if there certainly is none.
  private var mayNotBeShown: Bool {
    var text = self
    return text.withUTF8Bytes { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        switch byte {
        case 0x20..<0x7F: continue
        case 0..<0x20, 0x7F: return true
        // The first bytes of U+0080..., U+0600..., U+2000..., U+F000... and U+C0000...
        case 0xC2, 0xD8, 0xE2, 0xEF, 0xF3:
          guard index + 1 < bytes.count else { return true }
          switch (byte, bytes[index + 1]) {
          case (0xC2, ..<0xA0), (0xD8, 0x9C), (0xE2, 0x80...0x81), (0xEF, 0xBB), (0xF3, 0xA0):
            return true
          case _: continue
          }
        case _: continue
        }
      }
      return false
    }
  }

  /// The text with control characters and other invisible or direction-changing characters written as
  /// `\u{…}`, so that nothing from a file can act on a terminal.
  package var escapedForDisplay: String {
    guard !isPrintableASCII, mayNotBeShown else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
        0x061C, 0xE0000...0xE007F:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
