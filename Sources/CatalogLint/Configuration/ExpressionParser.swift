/// Reads a regular expression: characters, `.`, sets, `\d \w \s` and their opposites, groups, `|`,
/// `* + ? {2,4}`, `^` and `$`.
struct ExpressionParser {
  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  /// Takes what is to be read.
  init(_ text: String) {
    rest = text[...].unicodeScalars
  }

  /// Reads the whole expression.
  mutating func parse() throws(ExpressionProblem) -> ExpressionNode {
    let node = try choice()
    guard let stray = rest.first else { return node }
    throw .strayBracket(String(stray))
  }

  private mutating func choice() throws(ExpressionProblem) -> ExpressionNode {
    var nodes = [try sequence()]
    while rest.first == "|" {
      rest.removeFirst()
      nodes.append(try sequence())
    }
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() throws(ExpressionProblem) -> ExpressionNode {
    var nodes: [ExpressionNode] = []
    while let scalar = rest.first, scalar != "|", scalar != ")" {
      let node = try atom()
      nodes.append(try repeated(node))
    }
    return .sequence(nodes)
  }

  private mutating func atom() throws(ExpressionProblem) -> ExpressionNode {
    let scalar = rest.removeFirst()
    switch scalar {
    case ".": return .scalars(.any)
    case "^": return .start
    case "$": return .end
    case "[": return .scalars(try set())
    case "(": return try group()
    case "\\": return .scalars(try escape())
    case "*", "+", "?": throw .nothingRepeated(String(scalar))
    case "{": throw .badCount
    case _: return .scalars(.one(scalar))
    }
  }

  private mutating func group() throws(ExpressionProblem) -> ExpressionNode {
    depth += 1
    guard depth <= RegularExpression.maximumDepth else { throw .tooDeep }
    if rest.first == "?" {
      rest.removeFirst()
      guard rest.popFirst() == ":" else { throw .unsupportedGroup }
    }
    let node = try choice()
    guard rest.popFirst() == ")" else { throw .openGroup }
    depth -= 1
    return node
  }

  // MARK: Repetitions

  private mutating func repeated(
    _ node: ExpressionNode
  ) throws(ExpressionProblem) -> ExpressionNode {
    let bounds: (least: Int, most: Int?)
    switch rest.first {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{": bounds = try count()
    case _: return node
    }
    rest.removeFirst()
    switch rest.first {
    // Whether few or many are tried first does not matter where the whole text has to match.
    case "?": rest.removeFirst()
    case "*", "+", "{": throw .unsupportedQuantifier
    case _: break
    }
    return .repetition(node, bounds.least, bounds.most)
  }

  /// Reads a count up to its closing brace, which stays.
  private mutating func count() throws(ExpressionProblem) -> (least: Int, most: Int?) {
    rest.removeFirst()
    guard let least = number() else { throw .badCount }
    var most: Int? = least
    if rest.first == "," {
      rest.removeFirst()
      most = number()
    }
    guard rest.first == "}", most.map({ $0 >= least }) ?? true else { throw .badCount }
    guard max(least, most ?? 0) <= RegularExpression.maximumSteps else { throw .tooLarge }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = rest.first, ("0"..."9").contains(scalar), digits.utf8.count < 9 {
      digits.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    return Int(digits)
  }

  // MARK: Scalars

  /// Reads a set behind its opening bracket. A hyphen at its start or end is one of the set.
  private mutating func set() throws(ExpressionProblem) -> RegularExpression.Scalars {
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var parts: [RegularExpression.Scalars.Part] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "]":
        guard !parts.isEmpty else { throw .emptySet }
        return .among(parts, isNegated: isNegated)
      case "[":
        throw .nestedSet
      case "\\":
        switch try escape() {
        case .one(let escaped): parts.append(try range(from: escaped))
        case .among(let own, _): parts += own
        case .any: break
        }
      case _:
        parts.append(try range(from: scalar))
      }
    }
    throw .openSet
  }

  private mutating func range(
    from lower: Unicode.Scalar
  ) throws(ExpressionProblem) -> RegularExpression.Scalars.Part {
    guard rest.first == "-", let next = rest.dropFirst().first, next != "]" else {
      return .range(lower...lower)
    }
    rest.removeFirst(2)
    var upper = next
    if next == "[" { throw .nestedSet }
    if next == "\\" {
      guard case .one(let escaped) = try escape() else { throw .unknownEscape("-") }
      upper = escaped
    }
    guard lower <= upper else { throw .backwardRange(String(lower), String(upper)) }
    return .range(lower...upper)
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(ExpressionProblem) -> RegularExpression.Scalars {
    guard let scalar = rest.popFirst() else { throw .nothingEscaped }
    switch scalar {
    case "d": return .among([.digit(true)], isNegated: false)
    case "D": return .among([.digit(false)], isNegated: false)
    case "w": return .among([.word(true)], isNegated: false)
    case "W": return .among([.word(false)], isNegated: false)
    case "s": return .among([.space(true)], isNegated: false)
    case "S": return .among([.space(false)], isNegated: false)
    case "n": return .one("\n")
    case "t": return .one("\t")
    case _ where scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)):
      throw .unknownEscape(String(scalar))
    case _: return .one(scalar)
    }
  }
}
