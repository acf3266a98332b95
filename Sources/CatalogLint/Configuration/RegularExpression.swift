/// A regular expression that a whole text is to match, Unicode scalar by Unicode scalar.
///
/// It is run as a nondeterministic automaton, all of whose states advance together (Thompson's
/// construction), so that matching takes time in proportion to the text and no expression can be made
/// that takes longer. What that cannot do, references back and looking around, is refused.
struct RegularExpression: Sendable, Hashable {
  /// What a scalar has to be.
  enum Scalars: Sendable, Hashable {
    case one(Unicode.Scalar)
    case any
    case among([Part], isNegated: Bool)

    /// A part of a set.
    enum Part: Sendable, Hashable {
      case range(ClosedRange<Unicode.Scalar>)
      case digit(Bool)
      case word(Bool)
      case space(Bool)
    }
  }

  /// A step of the automaton.
  fileprivate enum Step: Sendable, Hashable {
    case take(Scalars)
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case accept
  }

  /// The most steps that an expression may have, repetitions written out.
  static let maximumSteps = 2_000
  /// How deep groups may lie in each other.
  static let maximumDepth = 50

  private let steps: [Step]

  /// Reads an expression.
  ///
  /// - Throws: ``ExpressionProblem`` where it cannot be understood, or is too large.
  init(_ text: String) throws(ExpressionProblem) {
    var parser = ExpressionParser(text)
    var program = Program()
    try program.add(try parser.parse())
    program.steps.append(.accept)
    steps = program.steps
  }

  /// Whether the expression stands for a whole text.
  ///
  /// The time is at most the product of the length of the text and the number of steps.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var threads = Threads(steps)
    threads.add(0, at: 0, of: scalars.count)
    for (position, scalar) in scalars.enumerated() {
      let current = threads.take()
      guard !current.isEmpty else { return false }
      for step in current {
        if case .take(let wanted) = steps[step], wanted.contains(scalar) {
          threads.add(step + 1, at: position + 1, of: scalars.count)
        }
      }
    }
    return threads.take().contains { steps[$0] == .accept }
  }

  /// The steps that the automaton is at, at one position of a text.
  private struct Threads {
    private let steps: [Step]
    private var places: [Int] = []
    /// For each step the turn in which it was reached last.
    private var turns: [Int]
    private var turn = 1

    init(_ steps: [Step]) {
      self.steps = steps
      turns = [Int](repeating: 0, count: steps.count)
    }

    /// Adds a step and all that are reached from it without taking a scalar.
    mutating func add(_ step: Int, at position: Int, of count: Int) {
      var open = [step]
      while let step = open.popLast() {
        guard turns[step] != turn else { continue }
        turns[step] = turn
        switch steps[step] {
        case .take, .accept: places.append(step)
        case .jump(let next): open.append(next)
        case .split(let first, let second): open += [second, first]
        case .start: if position == 0 { open.append(step + 1) }
        case .end: if position == count { open.append(step + 1) }
        }
      }
    }

    /// The steps, of which there are none then.
    mutating func take() -> [Int] {
      defer {
        places.removeAll(keepingCapacity: true)
        turn += 1
      }
      return places
    }
  }

  /// The steps while they are put together.
  private struct Program {
    var steps: [Step] = []

    mutating func add(_ node: ExpressionNode) throws(ExpressionProblem) {
      switch node {
      case .scalars(let scalars): try append(.take(scalars))
      case .start: try append(.start)
      case .end: try append(.end)
      case .sequence(let nodes):
        for node in nodes { try add(node) }
      case .choice(let nodes):
        var exits: [Int] = []
        for (index, node) in nodes.enumerated() {
          guard index < nodes.count - 1 else {
            try add(node)
            break
          }
          let split = steps.count
          try append(.split(split + 1, split + 1))
          try add(node)
          exits.append(steps.count)
          try append(.jump(0))
          steps[split] = .split(split + 1, steps.count)
        }
        for exit in exits { steps[exit] = .jump(steps.count) }
      case .repetition(let node, let least, let most):
        try addRepetition(of: node, least, most)
      }
    }

    private mutating func addRepetition(
      of node: ExpressionNode, _ least: Int, _ most: Int?
    ) throws(ExpressionProblem) {
      let start = steps.count
      for _ in 0..<least {
        try add(node)
        // Nothing, however often, is nothing.
        if steps.count == start { return }
      }
      guard let most else {
        let split = steps.count
        try append(.split(split + 1, split + 1))
        try add(node)
        try append(.jump(split))
        steps[split] = .split(split + 1, steps.count)
        return
      }
      var splits: [Int] = []
      for _ in least..<max(most, least) {
        splits.append(steps.count)
        try append(.split(0, 0))
        try add(node)
      }
      for split in splits { steps[split] = .split(split + 1, steps.count) }
    }

    private mutating func append(_ step: Step) throws(ExpressionProblem) {
      guard steps.count < RegularExpression.maximumSteps else { throw .tooLarge }
      steps.append(step)
    }
  }
}

extension RegularExpression.Scalars {
  /// Whether a scalar is one of these.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .one(let wanted): wanted == scalar
    case .any: scalar != "\n"
    case .among(let parts, let isNegated): parts.contains { $0.contains(scalar) } != isNegated
    }
  }
}

extension RegularExpression.Scalars.Part {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar)
    case .digit(let isWanted): Self.isDigit(scalar) == isWanted
    case .word(let isWanted):
      (scalar == "_" || scalar.properties.isAlphabetic || Self.isDigit(scalar)) == isWanted
    case .space(let isWanted): scalar.properties.isWhitespace == isWanted
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }
}

/// A regular expression as it is written.
indirect enum ExpressionNode {
  case scalars(RegularExpression.Scalars)
  case sequence([ExpressionNode])
  case choice([ExpressionNode])
  /// A node some number of times; without an upper bound if that is nil.
  case repetition(ExpressionNode, Int, Int?)
  case start
  case end
}

/// What is wrong with a regular expression.
enum ExpressionProblem: Error, Hashable, Sendable {
  case openGroup
  case strayBracket(String)
  case openSet
  case emptySet
  case nestedSet
  case nothingEscaped
  case unknownEscape(String)
  case nothingRepeated(String)
  case badCount
  case backwardRange(String, String)
  case unsupportedGroup
  case unsupportedQuantifier
  case tooDeep
  case tooLarge

  /// The problem as the end of a sentence.
  var description: String {
    switch self {
    case .openGroup: "a '(' is not closed"
    case .strayBracket(let bracket): "nothing is open that '\(bracket)' closes"
    case .openSet: "a '[' is not closed"
    case .emptySet: "nothing stands between '[' and ']'"
    case .nestedSet: "within '[' and ']' a '[' is written '\\['"
    case .nothingEscaped: "nothing follows the '\\' at its end"
    case .unknownEscape(let escaped): "'\\\(escaped)' is not known"
    case .nothingRepeated(let sign): "nothing stands before '\(sign)' that it could repeat"
    case .badCount: "braces hold a count, as in '{2}', '{2,}' or '{2,4}'; else write '\\{'"
    case .backwardRange(let lower, let upper): "the range '\(lower)-\(upper)' runs backwards"
    case .unsupportedGroup: "of groups only '(…)' and '(?:…)' are known"
    case .unsupportedQuantifier: "a repetition is not repeated"
    case .tooDeep: "its groups lie deeper in each other than \(RegularExpression.maximumDepth)"
    case .tooLarge:
      "it has more than \(RegularExpression.maximumSteps) parts with its repetitions written out"
    }
  }
}
