/// A pattern of a name: `*` stands for any characters, `?` for one, `[a-z]` for one of several, `[!a-z]`
/// for one of all others; `\` takes a character as it is.
struct Wildcard: Sendable, Hashable {
  /// A part of a pattern.
  private enum Token: Sendable, Hashable {
    case one(Unicode.Scalar)
    case anyOne
    case anyNumber
    case among([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  private var tokens: [Token] = []

  /// Reads a pattern.
  ///
  /// - Throws: ``PatternProblem`` where a bracket is not closed or a backslash escapes nothing.
  init(_ pattern: String) throws(PatternProblem) {
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*":
        if tokens.last != .anyNumber { tokens.append(.anyNumber) }
      case "?": tokens.append(.anyOne)
      case "[": tokens.append(try Self.set(&rest))
      case "\\":
        guard let escaped = rest.popFirst() else { throw .nothingEscaped }
        tokens.append(.one(escaped))
      case _: tokens.append(.one(scalar))
      }
    }
  }

  /// Reads a set behind its opening bracket. A `]` that comes first is one of the set (POSIX.2, 2.13.1).
  private static func set(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(PatternProblem) -> Token {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    while let scalar = rest.popFirst() {
      if scalar == "]", !ranges.isEmpty { return .among(ranges, isNegated: isNegated) }
      let lower = scalar == "\\" ? rest.popFirst() ?? "\\" : scalar
      guard rest.first == "-", let next = rest.dropFirst().first, next != "]" else {
        ranges.append(lower...lower)
        continue
      }
      rest.removeFirst(2)
      let upper = next == "\\" ? rest.popFirst() ?? "\\" : next
      guard lower <= upper else { throw .backwardRange(String(lower), String(upper)) }
      ranges.append(lower...upper)
    }
    throw .openBracket
  }

  /// Whether the pattern stands for a whole name. The time is at most the product of both lengths.
  func matches(_ name: some StringProtocol) -> Bool {
    let name = Array(name.unicodeScalars)
    var (token, position) = (0, 0)
    // Where to go on when the last `*` has to take one character more.
    var retry: (token: Int, position: Int)?
    while position < name.count {
      if token < tokens.count, tokens[token] == .anyNumber {
        token += 1
        retry = (token, position)
      } else if token < tokens.count, Self.matches(tokens[token], name[position]) {
        token += 1
        position += 1
      } else if let last = retry {
        token = last.token
        position = last.position + 1
        retry = (token, position)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyNumber }
  }

  private static func matches(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
    switch token {
    case .one(let wanted): wanted == scalar
    case .anyOne: true
    case .anyNumber: false
    case .among(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

/// What is wrong with a pattern.
enum PatternProblem: Error, Hashable, Sendable {
  case empty
  case openBracket
  case openBrace
  case nothingEscaped
  case backwardRange(String, String)
  case tooManyAlternatives
  case leavesFolder
  case mixedDoubleStar

  /// The problem as the end of a sentence.
  var description: String {
    switch self {
    case .empty: "it is empty"
    case .openBracket: "a '[' is not closed"
    case .openBrace: "a '{' is not closed"
    case .nothingEscaped: "nothing follows the '\\' at its end"
    case .backwardRange(let lower, let upper): "the range '\(lower)-\(upper)' runs backwards"
    case .tooManyAlternatives:
      "its braces stand for more than \(PathPattern.maximumAlternatives) patterns"
    case .leavesFolder:
      "paths are relative to the folder of the configuration file and do not begin with '/' or"
        + " leave it by '..'"
    case .mixedDoubleStar: "'**' has to stand alone between slashes"
    }
  }
}
