/// How many words an operand takes.
public enum OperandArity: Sendable, Hashable {
  /// Exactly one.
  case required
  /// One or none.
  case optional
  /// Any number.
  case zeroOrMore
  /// At least one.
  case oneOrMore

  /// Whether the operand takes all the words that are left.
  public var isRepeating: Bool {
    switch self {
    case .required, .optional: false
    case .zeroOrMore, .oneOrMore: true
    }
  }

  /// Whether the command cannot run without the operand.
  public var needsOne: Bool {
    switch self {
    case .required, .oneOrMore: true
    case .optional, .zeroOrMore: false
    }
  }
}
