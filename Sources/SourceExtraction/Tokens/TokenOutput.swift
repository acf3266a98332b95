import CatalogSyntax

/// What a lexer has found so far: tokens, comments, and the brackets and conditions that are still open.
///
/// Open brackets are a stack of their own, so that no nesting can exhaust the call stack. A frame names the frame
/// below it, so that `#else` can return to the brackets that were open at `#if` in constant time.
struct TokenOutput {
  var tokens: ContiguousArray<SourceToken> = []
  var comments: ContiguousArray<SourceComment> = []
  var clauses: [ConditionalClause] = []
  var problems: [LexicalProblem] = []

  /// What stands before the next token.
  var gap: SourceToken.Traits = [.followsSpace, .followsNewline]

  /// An open bracket, or the bottom of a stretch whose brackets are looked at by themselves.
  struct Frame {
    enum Kind: UInt8 {
      case parenthesis, square, brace, interpolation, barrier
    }
    /// The frame below, or -1.
    var below: Int32
    /// The index of the opening token.
    var token: UInt32
    /// The open parentheses since the last brace, interpolation or barrier.
    var parentheses: UInt32 = 0
    /// The open square brackets since the last brace, interpolation or barrier.
    var squares: UInt32 = 0
    /// The open parentheses since the last interpolation or barrier.
    var allParentheses: UInt32 = 0
    var kind: Kind
    /// Whether a brace is open since the last interpolation or barrier.
    var isInBrace = false
    /// Whether an interpolation is open since the last barrier.
    var isInInterpolation = false
  }

  var frames: ContiguousArray<Frame> = []
  /// The index of the innermost open bracket, or -1.
  var top: Int32 = -1
  /// Frames below this index may be returned to at `#else`.
  var keptFrames = 0

  /// A condition that is open.
  struct Condition {
    /// The clause that is open.
    var clause: Int
    var enclosing: Int?
    /// What is left for the following clauses: `inactive` behind one that is always chosen.
    var rest: ConditionalClause.Activity
    var outer: ConditionalClause.Activity
    var topBefore: Int32
    var keptBefore: Int
    /// The innermost open bracket behind a clause that is known to be chosen.
    var topAfter: Int32?
  }

  var conditions: [Condition] = []
  /// Conditions below this index began outside the interpolation that is being read.
  var conditionBase = 0

  init() {}

  mutating func reserve(forByteCount count: Int) {
    tokens.reserveCapacity(count / 6 + 16)
    frames.reserveCapacity(32)
  }

  // MARK: Tokens

  @inline(__always)
  mutating func append(
    _ kind: SourceToken.Kind, _ start: Int, _ end: Int, _ traits: SourceToken.Traits = []
  ) {
    tokens.append(
      SourceToken(kind, start, end, partner: tokens.count, traits: traits.union(gap)))
    gap = []
  }

  /// Whether what is read is never compiled or no code of its own, so that its faults are none.
  var isQuiet = false

  mutating func report(_ kind: LexicalProblem.Kind, _ start: Int, _ end: Int) {
    guard !isQuiet else { return }
    problems.append(LexicalProblem(kind, SourceRange(start, end)))
  }

  // MARK: Brackets

  @inline(__always)
  mutating func open(_ frame: Frame.Kind, _ kind: SourceToken.Kind, _ start: Int, _ end: Int) {
    push(frame, token: tokens.count)
    append(kind, start, end)
  }

  @inline(__always)
  mutating func push(_ kind: Frame.Kind, token: Int) {
    var frame = Frame(below: top, token: UInt32(truncatingIfNeeded: token), kind: kind)
    if top >= 0 {
      let below = frames[Int(top)]
      frame.parentheses = below.parentheses
      frame.squares = below.squares
      frame.allParentheses = below.allParentheses
      frame.isInBrace = below.isInBrace
      frame.isInInterpolation = below.isInInterpolation
    }
    switch kind {
    case .parenthesis:
      frame.parentheses &+= 1
      frame.allParentheses &+= 1
    case .square:
      frame.squares &+= 1
    case .brace:
      frame.parentheses = 0
      frame.squares = 0
      frame.isInBrace = true
    case .interpolation, .barrier:
      frame.parentheses = 0
      frame.squares = 0
      frame.allParentheses = 0
      frame.isInBrace = false
      frame.isInInterpolation = kind == .interpolation
    }
    top = Int32(truncatingIfNeeded: frames.count)
    frames.append(frame)
  }

  @inline(__always)
  mutating func pop() {
    let index = Int(top)
    top = frames[index].below
    if index >= keptFrames, index &+ 1 == frames.count { frames.removeLast() }
  }

  /// Closes the innermost bracket if it has the right kind; otherwise says what is wrong.
  @inline(__always)
  mutating func close(_ kind: Frame.Kind, _ closing: SourceToken.Kind, _ start: Int) {
    if top >= 0, frames[Int(top)].kind == kind {
      closeTop(closing, start)
    } else {
      closeOther(kind, closing, start)
    }
  }

  @inline(__always)
  mutating func closeTop(_ closing: SourceToken.Kind, _ start: Int) {
    let opening = Int(frames[Int(top)].token)
    pop()
    let index = tokens.count
    append(closing, start, start &+ 1)
    tokens[opening].partnerIndex = UInt32(truncatingIfNeeded: index)
    tokens[index].partnerIndex = UInt32(truncatingIfNeeded: opening)
  }

  /// A closing bracket that does not fit the innermost opening one. A brace closes what is open inside it; other
  /// brackets do so only up to the next brace, because braces are the least likely to be forgotten.
  private mutating func closeOther(_ kind: Frame.Kind, _ closing: SourceToken.Kind, _ start: Int) {
    var isFound = false
    if top >= 0 {
      let frame = frames[Int(top)]
      switch kind {
      case .parenthesis: isFound = frame.parentheses > 0
      case .square: isFound = frame.squares > 0
      case .brace: isFound = frame.isInBrace
      case .interpolation, .barrier: break
      }
    }
    guard isFound else {
      append(closing, start, start + 1, .isOpen)
      report(.unopenedBracket, start, start + 1)
      return
    }
    while frames[Int(top)].kind != kind { abandonTop() }
    closeTop(closing, start)
  }

  /// Gives up the innermost bracket, which is never closed.
  mutating func abandonTop() {
    let frame = frames[Int(top)]
    pop()
    guard frame.kind != .barrier else { return }
    abandon(Int(frame.token))
  }

  private mutating func abandon(_ index: Int) {
    guard !tokens[index].traits.contains(.isOpen) else { return }
    tokens[index].traits.insert(.isOpen)
    report(.unclosedBracket, tokens[index].start, tokens[index].end)
  }

  // MARK: Interpolations

  /// Whether the next `)` ends the innermost interpolation, forgotten brackets inside it aside.
  @inline(__always)
  var isInterpolationClosable: Bool {
    guard top >= 0 else { return false }
    let frame = frames[Int(top)]
    return frame.isInInterpolation && frame.allParentheses == 0
  }

  /// Gives up the brackets inside the innermost interpolation.
  mutating func abandonToInterpolation() {
    while top >= 0, frames[Int(top)].kind != .interpolation { abandonTop() }
  }

  /// Ends the conditions that began inside an interpolation that ends.
  mutating func abandonConditions(from base: Int) {
    while conditions.count > base, let last = conditions.last {
      let start = clauses[last.clause].tokens.lowerBound
      report(.unclosedCondition, tokens[start].start, tokens[start].end)
      _ = endCondition()
    }
  }

  // MARK: Conditions

  /// The activity of the innermost open clause.
  var activity: ConditionalClause.Activity {
    conditions.last.map { clauses[$0.clause].activity } ?? .active
  }

  /// Begins a condition; the token of its directive comes next.
  mutating func beginCondition(_ value: ConditionalClause.Activity) {
    let outer = activity
    let condition = Condition(
      clause: clauses.count, enclosing: conditions.last?.clause, rest: .active, outer: outer,
      topBefore: top, keptBefore: keptFrames, topAfter: nil)
    conditions.append(condition)
    keptFrames = frames.count
    beginClause(value)
  }

  /// Begins another clause of the innermost condition; the token of its directive comes next.
  ///
  /// - Returns: Whether there is a condition.
  mutating func continueCondition(_ value: ConditionalClause.Activity) -> Bool {
    guard conditions.count > conditionBase, let last = conditions.last else { return false }
    endClause()
    top = last.topBefore
    frames.removeLast(frames.count - max(keptFrames, frameCountNeeded))
    beginClause(value)
    return true
  }

  /// Ends the innermost condition; the token of its directive comes next.
  ///
  /// - Returns: Whether there is a condition.
  mutating func endCondition() -> Bool {
    guard conditions.count > conditionBase, conditions.last != nil else { return false }
    endClause()
    guard let last = conditions.popLast() else { return false }
    if let topAfter = last.topAfter { top = topAfter }
    keptFrames = last.keptBefore
    return true
  }

  /// The frames that a later return to `topAfter` needs.
  private var frameCountNeeded: Int {
    conditions.last?.topAfter == nil ? keptFrames : frames.count
  }

  private mutating func beginClause(_ value: ConditionalClause.Activity) {
    let place = conditions.count - 1
    let condition = conditions[place]
    let activity: ConditionalClause.Activity
    switch (condition.outer, condition.rest, value) {
    case (.inactive, _, _), (_, .inactive, _), (_, _, .inactive): activity = .inactive
    case (.unknown, _, _), (_, .unknown, _), (_, _, .unknown): activity = .unknown
    case (.active, .active, .active): activity = .active
    }
    switch value {
    case .active: conditions[place].rest = .inactive
    case .unknown: if condition.rest == .active { conditions[place].rest = .unknown }
    case .inactive: break
    }
    conditions[place].clause = clauses.count
    clauses.append(
      ConditionalClause(
        tokens: tokens.count..<tokens.count, activity: activity, enclosing: condition.enclosing))
    // What is never compiled need not be balanced.
    if activity == .inactive { push(.barrier, token: tokens.count) }
  }

  private mutating func endClause() {
    let place = conditions.count - 1
    let clause = conditions[place].clause
    clauses[clause].tokens = clauses[clause].tokens.lowerBound..<tokens.count
    switch clauses[clause].activity {
    case .inactive:
      if conditions[place].topAfter == nil { top = conditions[place].topBefore }
    case .active, .unknown:
      conditions[place].topAfter = top
    }
  }

  // MARK: Ends

  /// Ends what is open at the end of the text.
  mutating func finish() {
    conditionBase = 0
    abandonConditions(from: 0)
    while top >= 0 { abandonTop() }
    sortProblems()
  }

  private mutating func sortProblems() {
    problems.sort {
      ($0.range.start, $0.range.end, $0.kind.rawValue)
        < ($1.range.start, $1.range.end, $1.kind.rawValue)
    }
  }

  /// Reports the first NUL byte: a file that has one is no text.
  mutating func reportNUL(in text: Span<UInt8>) {
    guard let index = text.firstIndex(of: 0) else { return }
    problems.append(LexicalProblem(.nulByte, SourceRange(index, index + 1)))
    sortProblems()
  }

  mutating func addEncodingProblems(of source: SourceText) {
    let found = source.encodingProblems.compactMap { problem -> LexicalProblem? in
      switch problem.kind {
      case .invalidBytes, .invalidCodeUnit: LexicalProblem(.invalidUTF8, problem.range)
      case .emptyFile, .onlyByteOrderMark, .strayTrailingBytes, .missingByteOrderMark: nil
      }
    }
    guard !found.isEmpty else { return }
    problems += found
    sortProblems()
  }
}
