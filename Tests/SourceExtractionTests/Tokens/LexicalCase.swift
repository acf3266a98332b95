import CatalogSyntax
import SourceExtraction
import Testing

/// A text in one language and what is expected of it, as one line.
struct LexicalCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  var testDescription: String { name }
}

extension TokenizedSource {
  /// Reads a text of a test.
  static func read(_ bytes: [UInt8], as language: Language) throws -> TokenizedSource {
    TokenizedSource(try SourceText(bytes), as: language)
  }

  /// Reads a text of a test.
  static func read(_ text: String, as language: Language) throws -> TokenizedSource {
    try read(Array(text.utf8), as: language)
  }

  /// The tokens as `kind‹spelling›` for those whose kind is not plain from their spelling.
  var summary: String {
    tokens.indices.map { index in
      let text = text(index)
      switch tokens[index].kind {
      case .identifier, .comma, .colon, .semicolon, .equal, .arrow, .dot, .openParenthesis,
        .closeParenthesis, .openSquare, .closeSquare, .openBrace, .closeBrace, .number,
        .openInterpolation, .attribute, .macro:
        return text
      case .closeInterpolation: return "\\)"
      case .directiveEnd: return "⏎"
      case .string, .character, .regex, .operator, .question, .backslash, .directive,
        .directiveText, .unknown:
        return "\(tokens[index].kind)‹\(text)›"
      }
    }.joined(separator: " ")
  }

  /// The kinds of the problems with the text they name.
  var problemSummary: String {
    problems.map { "\($0.kind.rawValue)‹\(source.text(in: $0.range))›" }.joined(separator: " ")
  }

  /// The literals, decoded, with interpolations as the text of their tokens.
  var literalSummary: String {
    tokens.indices.compactMap { index in
      guard let literal = stringLiteral(at: index) else { return nil }
      let pieces = literal.pieces.map { piece in
        switch piece {
        case .text(let text): return text
        case .interpolation(let tokens):
          return "⟨\(tokens.map { self.text($0) }.joined(separator: " "))⟩"
        }
      }
      let problems = literal.problems.map { problem in
        "!\(problem.kind.rawValue)‹\(source.text(in: problem.range))›"
      }
      return "[" + (pieces + problems).joined() + "]"
    }.joined(separator: " ")
  }
}
