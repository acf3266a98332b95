/// A fault in the syntax of a JSON file, at the place where a person would look for it.
public struct JSONProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are stable identifiers.
  public enum Kind: String, Sendable, CaseIterable {
    /// A file with nothing but white space.
    case emptyDocument = "empty-document"
    /// A character that cannot stand where it stands.
    case unexpectedCharacter = "unexpected-character"
    /// A member or element that does not follow a comma.
    case missingComma = "missing-comma"
    /// A name that is not followed by a colon.
    case missingColon = "missing-colon"
    /// A name without a value.
    case missingValue = "missing-value"
    /// A value in an object that has no name.
    case missingKey = "missing-key"
    /// A name that does not stand between double quotes.
    case unquotedKey = "unquoted-key"
    /// A bare word that is none of `true`, `false` and `null`.
    case invalidLiteral = "invalid-literal"
    /// A number that is not spelled as JSON spells numbers.
    case invalidNumber = "invalid-number"
    /// A comma before a closing bracket.
    case trailingComma = "trailing-comma"
    /// A comment, which JSON does not have.
    case comment = "comment"
    /// A text without its closing quote.
    case unterminatedString = "unterminated-string"
    /// A quote inside a text without a backslash before it.
    case unescapedQuote = "unescaped-quote"
    /// A backslash before a character that cannot follow one.
    case invalidEscape = "invalid-escape"
    /// `\u` with half of a surrogate pair.
    case loneSurrogate = "lone-surrogate"
    /// A control character inside a text, a line break among them.
    case controlCharacter = "control-character"
    /// More than ``JSONDocument/maximumDepth`` nested values.
    case nestingTooDeep = "nesting-too-deep"
    /// Text behind the value that is the file.
    case trailingContent = "trailing-content"
    /// A `{` or `[` without its counterpart.
    case unclosed = "unclosed"
    /// The markers that a version control system left around a merge conflict.
    case mergeConflictMarker = "merge-conflict-marker"
    /// A name that the same object has already; the last one counts.
    case duplicateMember = "duplicate-member"
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong; empty where something is missing.
  public var range: SourceRange
  /// A second place that explains the first: where the text or conflict began, where the bracket was
  /// missed, or where the name stood first.
  public var origin: SourceRange?

  init(_ kind: Kind, _ range: SourceRange, origin: SourceRange? = nil) {
    self.kind = kind
    self.range = range
    self.origin = origin
  }
}

extension JSONProblem {
  /// Whether the file is not JSON, or loses text, because of this. Only a repeated name is no error.
  public var isError: Bool { kind != .duplicateMember }

  /// What is wrong and what to do about it, in one sentence without final stop.
  ///
  /// - Parameters:
  ///   - source: The text that the problem was found in.
  ///   - lines: The lines of the same text.
  public func message(in source: SourceText, lines: LineIndex) -> String {
    let found = Self.describe(source, at: range.start)
    func written() -> String { source.text(in: range).escapedForDisplay }
    func line(_ range: SourceRange?) -> Int { lines.line(of: (range ?? self.range).start) }
    switch kind {
    case .emptyDocument:
      return "the file is empty"
    case .unexpectedCharacter:
      return "\(found) cannot stand here"
    case .missingComma:
      return "expected ',' before \(Self.describeNext(source, after: range.start))"
    case .missingColon:
      return "expected ':' after the name, found \(Self.describeNext(source, after: range.start))"
    case .missingValue:
      return "expected a value, found \(Self.describeNext(source, after: range.start))"
    case .missingKey:
      return "\(found) has no name: members of an object are written '\"name\" : value'"
    case .unquotedKey:
      return "names stand between double quotes"
    case .invalidLiteral:
      return "'\(written())' is no value: texts stand between double quotes"
    case .invalidNumber:
      return "'\(written())' is not a number of JSON"
    case .trailingComma:
      return "no ',' may stand before the closing bracket: remove it"
    case .comment:
      return "JSON has no comments: remove it"
    case .unterminatedString:
      return "text is never closed: add the missing quote"
    case .unescapedQuote:
      return "a quote inside a text is written '\\\"'"
    case .invalidEscape:
      return "'\(written())' is not an escape of JSON: write a backslash as '\\\\'"
    case .loneSurrogate:
      return "half of a surrogate pair becomes U+FFFD: write the character itself"
    case .controlCharacter:
      return "\(found) inside a text must be escaped"
    case .nestingTooDeep:
      return "more than \(JSONDocument.maximumDepth) nested values"
    case .trailingContent:
      return "\(found) stands behind the end of the JSON: one file holds one value"
    case .unclosed:
      let isArray = range.start < source.utf8.count && source.utf8[range.start] == 0x5B
      let bracket = isArray ? "'[' is never closed: add ']'" : "'{' is never closed: add '}'"
      guard let origin, origin.start < source.utf8.count else { return bracket }
      return bracket + " before line \(line(origin))"
    case .mergeConflictMarker:
      return "merge conflict left in the file, from line \(line(nil)) on: choose one side and"
        + " remove the markers"
    case .duplicateMember:
      return "\(written()) is there already, in line \(line(origin)); the last one counts"
    }
  }

  private static func describeNext(_ source: SourceText, after offset: Int) -> String {
    describe(source, at: JSONScanner.skipWhiteSpace(source.utf8.span, from: offset))
  }

  private static func describe(_ source: SourceText, at offset: Int) -> String {
    guard offset < source.utf8.count else { return "the end of the file" }
    let (scalar, length) = UTF8Validation.scalar(source.utf8.span, at: offset)
    switch scalar {
    case 0x0A, 0x0D: return "a line break"
    case 0x09: return "a tab"
    case 0..<0x20:
      let digits = String(scalar, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    case _:
      return "'\(source.text(in: SourceRange(offset, offset + length)).escapedForDisplay)'"
    }
  }
}
