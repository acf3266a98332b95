package import CatalogSyntax

/// A fault in the spelling of a source file, at the place where a person would look for it.
package struct LexicalProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are stable identifiers.
  package enum Kind: String, Sendable, CaseIterable {
    /// A string, character or regular-expression literal without its end.
    case unterminatedLiteral = "unterminated-literal"
    /// A `/*` without `*/`.
    case unterminatedComment = "unterminated-comment"
    /// A name that begins with a back-tick and does not end with one.
    case unterminatedIdentifier = "unterminated-identifier"
    /// `(`, `[`, `{` or `\(` without its counterpart.
    case unclosedBracket = "unclosed-bracket"
    /// `)`, `]` or `}` without its counterpart.
    case unopenedBracket = "unopened-bracket"
    /// `#if` without `#endif`.
    case unclosedCondition = "unclosed-condition"
    /// `#elseif`, `#else` or `#endif` without `#if`.
    case unopenedCondition = "unopened-condition"
    /// Bytes that are not UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// A NUL byte: the file is no text.
    case nulByte = "nul-byte"
    /// A character that cannot stand in source.
    case unexpectedCharacter = "unexpected-character"
  }

  /// What is wrong.
  package var kind: Kind
  /// Where it is wrong.
  package var range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
