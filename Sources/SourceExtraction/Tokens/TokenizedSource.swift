package import CatalogSyntax

/// A source file as tokens, comments, conditional stretches and problems.
///
/// Tokens and the gaps between them cover every byte of the text: a gap is white space and comments. Every input has
/// tokens; what is wrong with it is in ``problems``.
package struct TokenizedSource: Sendable {
  /// The languages that are read.
  package enum Language: Sendable, Hashable {
    /// Swift.
    case swift
    /// Objective-C, C, and their headers; in C++ and Objective-C++ raw strings are read, too.
    case objectiveC(isCPlusPlus: Bool)
  }

  /// The text.
  package let source: SourceText
  /// The language it was read as.
  package let language: Language
  /// The tokens, in file order.
  package let tokens: ContiguousArray<SourceToken>
  /// The comments, in file order.
  package let comments: ContiguousArray<SourceComment>
  /// The stretches between `#if`, `#else` and `#endif`, in the order in which they begin.
  package let clauses: [ConditionalClause]
  /// What is wrong with the text, in file order.
  package let problems: [LexicalProblem]

  /// Reads a text.
  package init(_ source: SourceText, as language: Language) {
    self.source = source
    self.language = language
    var output: TokenOutput
    switch language {
    case .swift:
      var lexer = SwiftLexer()
      lexer.lex(source.utf8.span)
      output = lexer.output
    case .objectiveC(let isCPlusPlus):
      var lexer = ObjectiveCLexer(isCPlusPlus: isCPlusPlus)
      lexer.lex(source.utf8.span)
      output = lexer.output
    }
    output.addEncodingProblems(of: source)
    tokens = output.tokens
    comments = output.comments
    clauses = output.clauses
    problems = output.problems
  }

  /// The index behind the token at `index` and, if it opens a group or is a string literal, behind what it contains.
  @inlinable @inline(__always)
  package func index(after index: Int) -> Int {
    max(index, tokens[index].partner) &+ 1
  }

  /// The spelling of a token; ill-formed bytes become U+FFFD.
  package func text(_ index: Int) -> String {
    source.text(in: tokens[index].range)
  }

  /// Whether a token is spelled as an ASCII text.
  @inlinable
  package func isSpelled(_ index: Int, _ text: StaticString) -> Bool {
    let token = tokens[index]
    guard token.count == text.utf8CodeUnitCount else { return false }
    let start = token.start
    return text.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where unsafe buffer[offset] != source.utf8[start &+ offset] {
        return false
      }
      return true
    }
  }

  /// The innermost conditional clause that contains a token, or nil; an index into ``clauses``.
  package func clause(ofToken index: Int) -> Int? {
    var (low, high) = (0, clauses.count)
    while low < high {
      let middle = (low + high) / 2
      if clauses[middle].tokens.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    var candidate = low == 0 ? nil : low - 1
    while let clause = candidate {
      if clauses[clause].tokens.contains(index) { return clause }
      candidate = clauses[clause].enclosing
    }
    return nil
  }

  /// Whether a token is compiled, as far as its conditions can be known.
  package func activity(ofToken index: Int) -> ConditionalClause.Activity {
    clause(ofToken: index).map { clauses[$0].activity } ?? .active
  }
}

/// The tokens from one `#if`, `#elseif` or `#else` to the next directive of the same condition.
package struct ConditionalClause: Sendable {
  /// Whether what a clause contains is compiled.
  package enum Activity: Sendable {
    /// It is compiled.
    case active
    /// It depends on the platform, a flag or the like.
    case unknown
    /// It is never compiled: its condition, or that of a clause around it, is `false` or `0`, or a clause before it is
    /// always chosen.
    case inactive
  }

  /// The indices of the tokens, from the directive that begins the clause to before the one that ends it.
  package internal(set) var tokens: Range<Int>
  /// Whether they are compiled; clauses around this one are taken into account.
  package let activity: Activity
  /// The index of the clause around the condition, or nil.
  package let enclosing: Int?
}
