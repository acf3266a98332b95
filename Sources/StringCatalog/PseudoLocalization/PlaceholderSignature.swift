import CatalogSyntax

/// The placeholders of a text, and what only looks like one, in order.
struct PlaceholderSignature: Equatable {
  private var parts: [[UInt8]] = []

  init(_ text: borrowing Span<UInt8>) {
    for isForm in [false, true] {
      let format = FormatString(text, options: FormatString.Options(isSubstitutionForm: isForm))
      parts.append([])
      for placeholder in format.placeholders { append(placeholder.range, 0x25, text) }
      for problem in format.problems { append(problem.range, problem.kind.letter, text) }
    }
  }

  private mutating func append(
    _ range: SourceRange, _ letter: UInt8, _ text: borrowing Span<UInt8>
  ) {
    var part = [letter]
    for offset in range.start..<range.end { part.append(text[offset]) }
    parts.append(part)
  }
}

extension FormatProblem.Kind {
  fileprivate var letter: UInt8 {
    switch self {
    case .unknownConversion: UInt8(ascii: "u")
    case .incompletePosition: UInt8(ascii: "i")
    case .malformedReference: UInt8(ascii: "m")
    case .lonePercent: UInt8(ascii: "l")
    case .trailingPercent: UInt8(ascii: "t")
    case .ambiguousPercent: UInt8(ascii: "a")
    case .lookAlike(_, let isCertain): isCertain ? UInt8(ascii: "C") : UInt8(ascii: "c")
    }
  }
}
