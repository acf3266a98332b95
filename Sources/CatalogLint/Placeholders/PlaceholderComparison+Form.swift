import CatalogSyntax
import StringCatalog

/// Errors of form: what one text shows without any other.
extension PlaceholderComparison {
  /// Adds the errors of form; whether one of them makes the arguments of the text unknowable.
  static func addFormProblems(
    of side: Side, _ text: borrowing Span<UInt8>, isFormat: Bool, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) -> Bool {
    guard isFormat else {
      addOverescapedPercent(of: side, text, to: &problems)
      return false
    }
    addLookAlikes(of: side, text, to: &problems)
    let hasStrayPercent = addStrayPercents(of: side, text, to: &problems)
    let isInvalid = addInvalidSpecifiers(of: side, text, to: &problems)
    let isUnusable = addArgumentErrors(of: side, isInvalid: isInvalid, context, to: &problems)
    return hasStrayPercent || isInvalid || isUnusable
  }

  /// Reports doubled signs, unless single ones would make the text a format: `%%u` is there to show
  /// a specifier, so that the text is rendered as a format after all.
  private static func addOverescapedPercent(
    of side: Side, _ text: borrowing Span<UInt8>, to problems: inout [PlaceholderProblem]
  ) {
    let signs = side.format.placeholders.filter { $0.kind == .percentSign }
    guard !signs.isEmpty else { return }
    var single: [UInt8] = []
    var next = 0
    for offset in 0..<text.count {
      if next < signs.count, signs[next].range.start == offset {
        next += 1
      } else {
        single.append(text[offset])
      }
    }
    guard !FormatString(single.span).isFormat else { return }
    problems.append(
      PlaceholderProblem(
        .percentOverescaped, .overescaped(), at: signs.map(\.range),
        edits: signs.map { PlaceholderProblem.Edit(range: $0.range, replacement: "%") }))
  }

  private static func addLookAlikes(
    of side: Side, _ text: borrowing Span<UInt8>, to problems: inout [PlaceholderProblem]
  ) {
    guard !side.adopted.isEmpty else { return }
    var pairs: [(written: String, meant: String)] = []
    var edits: [PlaceholderProblem.Edit] = []
    var next = 0
    for meant in side.format.placeholders
    where next < side.adopted.count && meant.range == side.adopted[next] {
      next += 1
      pairs.append((text.string(in: meant.range), meant.spelling))
      edits.append(PlaceholderProblem.Edit(range: meant.range, replacement: meant.spelling))
    }
    problems.append(
      PlaceholderProblem(.fullWidth, .fullWidth(pairs), at: side.adopted, edits: edits))
  }

  private static func addStrayPercents(
    of side: Side, _ text: borrowing Span<UInt8>, to problems: inout [PlaceholderProblem]
  ) -> Bool {
    var ranges: [SourceRange] = []
    var edits: [PlaceholderProblem.Edit] = []
    var taking: FormatProblem?
    for problem in side.format.problems {
      guard let sign = strayPercent(problem, text) else { continue }
      ranges.append(problem.range)
      edits.append(
        PlaceholderProblem.Edit(range: SourceRange(sign, sign + 1), replacement: "%%"))
      if problem.takesArgument, taking == nil { taking = problem }
    }
    guard let first = ranges.first else { return false }
    problems.append(
      PlaceholderProblem(
        .percentUnescaped,
        .unescaped(text.string(in: taking?.range ?? first), takesArgument: taking != nil),
        at: ranges, edits: edits, severity: taking == nil ? .warning : .error))
    return true
  }

  /// The offset of the percent sign to be doubled, if that is what the problem asks for.
  private static func strayPercent(
    _ problem: FormatProblem, _ text: borrowing Span<UInt8>
  ) -> Int? {
    switch problem.kind {
    case .lonePercent, .ambiguousPercent: return problem.range.start
    case .lookAlike:
      if text[problem.range.start] == 0x25 { return problem.range.start }
      return text[problem.range.end - 1] == 0x25 ? problem.range.end - 1 : nil
    case .trailingPercent, .unknownConversion, .incompletePosition, .malformedReference:
      return nil
    }
  }

  private static func addInvalidSpecifiers(
    of side: Side, _ text: borrowing Span<UInt8>, to problems: inout [PlaceholderProblem]
  ) -> Bool {
    let invalid = side.format.problems.filter(\.kind.isInvalid)
    guard let first = invalid.first else { return false }
    let written = text.string(in: first.range)
    let message: PlaceholderProblem.Message
    switch first.kind {
    case .trailingPercent: message = .trailingPercent()
    case .incompletePosition: message = .incompletePosition(written)
    case .malformedReference(let name):
      message = .malformedReference(written, name: text.string(in: name))
    case .unknownConversion, .lonePercent, .ambiguousPercent, .lookAlike:
      message = .unknownConversion(written)
    }
    problems.append(PlaceholderProblem(.invalidFormat, message, at: invalid.map(\.range)))
    return true
  }

  private static func addArgumentErrors(
    of side: Side, isInvalid: Bool, _ context: PlaceholderContext,
    to problems: inout [PlaceholderProblem]
  ) -> Bool {
    if side.map.isMixed, !context.isVariableForm {
      problems.append(mixedProblem(side))
      return true
    }
    if !isInvalid, !context.isVariableForm, let unused = side.gap(context),
      let beyond = side.map.arguments.first(where: { $0.index > unused })
    {
      let placeholder = side.placeholder(ofUse: beyond.uses.lowerBound)
      problems.append(
        PlaceholderProblem(
          .gap, .gap(unused: unused, used: side.spelling(of: placeholder)), at: [placeholder.range])
      )
      return true
    }
    guard let argument = side.map.arguments.first(where: \.isConflicting) else { return false }
    let uses = argument.uses.map { side.placeholder(ofUse: $0) }
    let other = uses.first { $0.argumentClass != argument.argumentClass } ?? uses[0]
    problems.append(
      PlaceholderProblem(
        .conflict,
        .conflict(index: argument.index, first: uses[0].spelling, second: other.spelling),
        at: uses.map(\.range)))
    return true
  }

  private static func mixedProblem(_ side: Side) -> PlaceholderProblem {
    let plain = side.format.placeholders.filter(\.isPlain)
    let positional = side.format.placeholders.first { placeholder in
      guard case .reference = placeholder.kind else { return placeholder.position != nil }
      return false
    }
    return PlaceholderProblem(
      .mixed,
      .mixed(
        positional: positional?.spelling ?? "%1$@", plain: plain.first?.spelling ?? "*"),
      at: plain.isEmpty ? side.format.placeholders.map(\.range) : plain.map(\.range),
      edits: positions(forPlain: plain, in: side))
  }

  /// Gives the plain specifiers the lowest positions that no other specifier states.
  private static func positions(
    forPlain plain: [Placeholder], in side: Side
  ) -> [PlaceholderProblem.Edit] {
    // References take arguments in their own order, which positions beside them would change.
    guard side.adopted.isEmpty, !side.map.uses.contains(where: \.isExtent),
      !side.map.hasReferences, side.format.placeholders.count <= 32
    else { return [] }
    let stated = side.format.placeholders.compactMap(\.position)
    var next = 1
    return plain.map { placeholder in
      while stated.contains(next) { next += 1 }
      defer { next += 1 }
      return .position(next, of: placeholder)
    }
  }
}

extension Placeholder {
  /// Whether it is a conversion without a position.
  var isPlain: Bool {
    switch kind {
    case .conversion: position == nil
    case .reference, .formattedArgument, .percentSign: false
    }
  }
}

extension PlaceholderProblem.Edit {
  /// Writes a position behind the percent sign of `placeholder`.
  static func position(_ position: Int, of placeholder: Placeholder) -> Self {
    Self(range: SourceRange(at: placeholder.range.start + 1), replacement: "\(position)$")
  }
}

extension Span<UInt8> {
  /// The text of a range, with malformed bytes replaced.
  func string(in range: SourceRange) -> String {
    var bytes: [UInt8] = []
    for offset in range.start..<Swift.min(range.end, count) { bytes.append(self[offset]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
