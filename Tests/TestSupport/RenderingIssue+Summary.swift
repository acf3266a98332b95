public import StringCatalog

extension RenderingIssue {
  /// The kind with the argument or variable it is about.
  public var summary: String {
    switch kind {
    case .missingArgument, .unusedArgument, .typeMismatch, .narrowSpecifier:
      "\(kind.rawValue) \(argument.map { "\($0)" } ?? "-")"
    case .missingOther: kind.rawValue + (variable.map { "(\($0))" } ?? "")
    case .unknownSpecifier, .undefinedVariable, .recursionLimit, .widthCapped, .invalidFormat,
      .missingKey:
      kind.rawValue
    }
  }
}
