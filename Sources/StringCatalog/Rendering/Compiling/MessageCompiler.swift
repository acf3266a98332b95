internal import CatalogSyntax
internal import ICU

/// Parses the texts of a message and resolves its references.
///
/// Every named part is compiled once, with arguments relative to its own one, so that a part which many
/// references lead to costs no more than one that has a single reference.
struct MessageCompiler {
  /// Choices nested deeper than this inside one another are not followed.
  static let largestDepth = 16

  let key: String?
  private(set) var text: [UInt8] = []
  private(set) var patterns: [CompiledPattern] = []
  private(set) var pieces: [Piece] = []
  private(set) var selects: [CompiledSelect] = []

  /// Whether the text that is being read has a specifier beside `%%`.
  private var isFormat = false
  /// The parts that references may name, the innermost format last.
  private var scopes: [[[UInt8]: (select: Int32, argument: Int?)]] = []

  init(key: String?) {
    self.key = key
  }

  /// What the texts of a message stand in.
  private struct Context {
    var depth = 0
    /// The specifier of the part whose texts these are; nil outside of parts.
    var part: Placeholder?
  }

  /// Compiles a message that is no part of another.
  mutating func compile(_ message: Message) -> Target {
    compile(message, Context())
  }

  private mutating func compile(_ message: Message, _ context: Context) -> Target {
    guard context.depth <= Self.largestDepth else { return .tooDeep }
    switch message {
    case .pattern(let pattern): return .pattern(compile(pattern, context))
    case .select(let select):
      let index = appendSelect(name: nil)
      fill(index, with: select, context)
      return .select(index)
    case .format(let format): return .pattern(compile(format, context))
    }
  }

  private mutating func compile(_ format: Format, _ context: Context) -> Int32 {
    var scope: [[UInt8]: (select: Int32, argument: Int?)] = [:]
    // A reference may lead to a part that comes later, so all are known before any is read.
    let indices = format.substitutions.map { part in
      let index = appendSelect(name: part.name)
      scope[Array(part.name.utf8)] = (index, part.argument)
      return index
    }
    scopes.append(scope)
    for (part, index) in zip(format.substitutions, indices) {
      fill(
        index, with: part.select,
        Context(depth: context.depth + 1, part: Self.specifier(of: part)))
    }
    let result = compile(format.pattern, context)
    scopes.removeLast()
    return result
  }

  private mutating func appendSelect(name: String?) -> Int32 {
    selects.append(
      CompiledSelect(
        selector: .unknown, argument: ArgumentIndex(number: 0, isRelative: true), name: name))
    return Int32(selects.count - 1)
  }

  private mutating func fill(_ index: Int32, with select: Select, _ context: Context) {
    let number = Int(index)
    selects[number].selector = CompiledSelect.Selector(select.selector)
    if case .value = select.selector { selects[number].isValue = true }
    if context.part == nil {
      selects[number].argument = argument(choosing: select)
    }
    var inner = context
    inner.depth += 1
    if case .plural = select.selector {
      selects[number].plurals = Array(repeating: nil, count: PluralCategory.allCases.count)
    }
    for variant in select.variants {
      let target = compile(variant.message, inner)
      guard case .plural = select.selector else {
        selects[number].cases.append((variant.key, target))
        continue
      }
      guard let category = PluralCategory(rawValue: variant.key) else { continue }
      selects[number].plurals[category.index] = target
      if showsFraction(target) { selects[number].hasVisibleFraction = true }
    }
  }

  /// The argument of a choice that is no named part.
  private func argument(choosing select: Select) -> ArgumentIndex {
    guard case .plural = select.selector else { return ArgumentIndex(number: 1, isRelative: false) }
    let argument = PluralArgument(select.variants, key: key ?? "")
    return ArgumentIndex(number: Int32(clamping: argument.position), isRelative: false)
  }

  private func showsFraction(_ target: Target) -> Bool {
    guard case .pattern(let index) = target else { return false }
    return pieces[patterns[Int(index)].pieces].contains(where: \.showsFraction)
  }

  /// The specifier of a part's value type; `%@` if none is stated or it is none.
  private static func specifier(of part: Substitution) -> Placeholder {
    let spelled = Array("%\(StringsDictValueType(part.valueType ?? "").specifier)".utf8)
    let format = FormatString(spelled.span)
    guard let specifier = format.placeholders.first, specifier.range.count == spelled.count,
      case .conversion = specifier.kind
    else {
      return Placeholder(range: SourceRange(at: 0), kind: .conversion(.object))
    }
    return specifier
  }

  // MARK: Texts

  private mutating func compile(_ pattern: Pattern, _ context: Context) -> Int32 {
    let base = text.count
    let firstPiece = pieces.count
    text += pattern.text.utf8
    let format = FormatString(
      text.span.extracting(base..<text.count),
      options: FormatString.Options(isSubstitutionForm: context.part != nil))
    isFormat = format.isFormat
    var literal = base
    var problems = format.problems[...]
    for placeholder in format.placeholders {
      while let problem = problems.first, problem.range.start < placeholder.range.start {
        append(problems.removeFirst(), base)
      }
      let start = base + placeholder.range.start
      appendLiteral(literal, start)
      literal = base + placeholder.range.end
      switch placeholder.kind {
      case .percentSign: literal = start + 1
      case .conversion(let conversion): append(placeholder, conversion, base)
      case .formattedArgument: appendOwnArgument(placeholder, context.part, base)
      case .reference(let reference): append(placeholder, reference, base)
      }
      if case .percentSign = placeholder.kind {
        appendLiteral(start, literal)
        literal = base + placeholder.range.end
      }
    }
    for problem in problems { append(problem, base) }
    appendLiteral(literal, text.count)
    patterns.append(
      CompiledPattern(
        bytes: base..<text.count, pieces: firstPiece..<pieces.count, isFormat: isFormat))
    return Int32(patterns.count - 1)
  }

  private mutating func appendLiteral(_ start: Int, _ end: Int) {
    guard start < end else { return }
    pieces.append(.literal(start: UInt32(start), end: UInt32(end)))
  }

  private mutating func append(_ problem: FormatProblem, _ base: Int) {
    guard let kind = RenderingIssue.Kind(problem.kind, isFormat: isFormat) else { return }
    pieces.append(
      .problem(
        kind, start: UInt32(base + problem.range.start), end: UInt32(base + problem.range.end)))
  }

  private mutating func append(
    _ placeholder: Placeholder, _ conversion: Conversion, _ base: Int
  ) {
    pieces.append(
      .value(
        Specifier(
          conversion: conversion, flags: placeholder.flags, length: placeholder.length,
          width: Specifier.Extent(placeholder.width),
          precision: Specifier.Extent(placeholder.precision), argument: Self.index(placeholder),
          start: UInt32(base + placeholder.range.start),
          end: UInt32(base + placeholder.range.end))))
  }

  private mutating func appendOwnArgument(
    _ placeholder: Placeholder, _ part: Placeholder?, _ base: Int
  ) {
    guard let part, case .conversion(let conversion) = part.kind else { return }
    pieces.append(
      .value(
        Specifier(
          conversion: conversion, flags: part.flags, length: part.length,
          width: Specifier.Extent(part.width), precision: Specifier.Extent(part.precision),
          argument: ArgumentIndex(number: 0, isRelative: true),
          start: UInt32(base + placeholder.range.start),
          end: UInt32(base + placeholder.range.end))))
  }

  private mutating func append(
    _ placeholder: Placeholder, _ reference: Placeholder.Reference, _ base: Int
  ) {
    let name = Array(text[base + reference.name.start..<base + reference.name.end])
    let part = scopes.reversed().lazy.compactMap { $0[name] }.first
    var argument = Self.index(placeholder)
    if placeholder.position == nil, let stated = part?.argument {
      argument = ArgumentIndex(number: Int32(clamping: stated), isRelative: false)
    }
    pieces.append(
      .reference(
        PartReference(
          select: part?.select, argument: argument,
          start: UInt32(base + placeholder.range.start),
          end: UInt32(base + placeholder.range.end))))
  }

  private static func index(_ placeholder: Placeholder) -> ArgumentIndex {
    if let position = placeholder.position {
      return ArgumentIndex(number: Int32(clamping: position), isRelative: false)
    }
    return ArgumentIndex(number: Int32(clamping: (placeholder.argument ?? 1) - 1), isRelative: true)
  }

  // MARK: Mentioned arguments

  /// Which of the first 64 arguments some form mentions; nil if it takes too long to tell.
  func mentioned(from root: Target) -> UInt64? {
    var walk = MentionWalk(selects: selects, patterns: patterns, pieces: pieces)
    return walk.mentioned(from: root)
  }
}

/// Follows references to see which arguments a message mentions. The work is bounded.
private struct MentionWalk {
  struct Step: Hashable {
    var target: Target
    var first: Int
  }

  let selects: [CompiledSelect]
  let patterns: [CompiledPattern]
  let pieces: [Piece]
  private var seen: Set<Step> = []
  private var mask: UInt64 = 0
  private var budget = 100_000

  init(selects: [CompiledSelect], patterns: [CompiledPattern], pieces: [Piece]) {
    self.selects = selects
    self.patterns = patterns
    self.pieces = pieces
  }

  mutating func mentioned(from root: Target) -> UInt64? {
    var queue = [Step(target: root, first: 1)]
    while let step = queue.popLast() {
      guard seen.insert(step).inserted else { continue }
      switch step.target {
      case .tooDeep: continue
      case .select(let index):
        let select = selects[Int(index)]
        if select.takesArgument { mention(select.argument, step.first) }
        for target in select.targets { queue.append(Step(target: target, first: step.first)) }
      case .pattern(let index):
        let range = patterns[Int(index)].pieces
        budget -= range.count + 1
        guard budget >= 0 else { return nil }
        for piece in pieces[range] { follow(piece, step.first, &queue) }
      }
    }
    return mask
  }

  private mutating func follow(_ piece: Piece, _ first: Int, _ queue: inout [Step]) {
    switch piece {
    case .literal, .problem: return
    case .value(let specifier):
      mention(specifier.argument, first)
      mention(specifier.width, first)
      mention(specifier.precision, first)
    case .reference(let reference):
      mention(reference.argument, first)
      guard let select = reference.select else { return }
      let argument = reference.argument.resolved(from: first)
      // Arguments beyond the mask need not be told apart.
      queue.append(Step(target: .select(select), first: min(argument, 65)))
    }
  }

  private mutating func mention(_ extent: Specifier.Extent, _ first: Int) {
    guard case .argument(let argument) = extent else { return }
    mention(argument, first)
  }

  private mutating func mention(_ argument: ArgumentIndex, _ first: Int) {
    let index = argument.resolved(from: first)
    guard (1...64).contains(index) else { return }
    mask |= 1 << UInt64(index - 1)
  }
}

extension CompiledSelect {
  /// Whether an argument chooses.
  fileprivate var takesArgument: Bool {
    switch selector {
    case .plural, .gender, .number, .text, .value: true
    case .device, .width, .unknown: name != nil
    }
  }

  fileprivate var targets: [Target] { plurals.compactMap { $0 } + cases.map(\.target) }
}

extension CompiledSelect.Selector {
  fileprivate init(_ selector: Select.Selector) {
    switch selector {
    case .plural: self = .plural
    case .device: self = .device
    case .width: self = .width
    case .gender: self = .gender
    case .number(let rule): self = .number(rule)
    case .text: self = .text
    case .value(let format): self = .value(format)
    case .unknown: self = .unknown
    }
  }
}

extension Specifier.Extent {
  fileprivate init(_ extent: Placeholder.Extent) {
    switch extent {
    case .absent: self = .absent
    case .number(let number): self = .number(Int32(clamping: number))
    case .argument(let argument):
      if let position = argument.position {
        self = .argument(ArgumentIndex(number: Int32(clamping: position), isRelative: false))
      } else {
        self = .argument(
          ArgumentIndex(number: Int32(clamping: argument.index - 1), isRelative: true))
      }
    }
  }
}

extension Piece {
  /// Whether this prints an argument with a fixed number of fraction digits.
  fileprivate var showsFraction: Bool {
    guard case .value(let specifier) = self else { return false }
    return specifier.conversion == .fixed || specifier.conversion == .upperFixed
  }
}

extension RenderingIssue.Kind {
  /// The issue of a doubtful place in a text; nil for a percent sign in prose.
  fileprivate init?(_ problem: FormatProblem.Kind, isFormat: Bool) {
    switch problem {
    case .unknownConversion: self = .unknownSpecifier
    case .incompletePosition, .malformedReference: self = .invalidFormat
    case .lonePercent, .trailingPercent, .ambiguousPercent:
      guard isFormat else { return nil }
      self = .invalidFormat
    case .lookAlike(_, let isCertain):
      guard isFormat || isCertain else { return nil }
      self = isCertain ? .unknownSpecifier : .invalidFormat
    }
  }
}
