import CatalogSyntax

/// A call of a function, macro or initialiser, or a message, with its arguments.
struct Call {
  /// One argument.
  struct Argument {
    /// The token of the label, or of a part of a selector; nil if there is none.
    var label: Int?
    /// The tokens of the value.
    var value: Range<Int>
  }

  /// The token of the name.
  var name: Int
  var arguments: [Argument]
}

extension TokenizedSource {
  /// The call whose name stands at a token, or nil if no argument list follows.
  func call(at index: Int) -> Call? {
    var opening = index + 1
    if isSwift {
      if kind(opening) == .operator,
        let end = endOfGenericArguments(at: opening, before: tokens.count)
      {
        opening = end
      }
      if kind(opening) == .dot, isWord(opening + 1, "init") { opening += 2 }
    }
    guard kind(opening) == .openParenthesis, tokens[opening].partner > opening else { return nil }
    if isSwift, tokens[opening].traits.contains(.followsNewline) { return nil }
    let arguments = arguments(at: opening).map { range in
      let first = range.lowerBound
      if isSwift, range.count > 1, tokens[first].kind == .identifier,
        tokens[first + 1].kind == .colon
      {
        return Call.Argument(label: first, value: first + 2..<range.upperBound)
      }
      return Call.Argument(label: nil, value: range)
    }
    return Call(name: index, arguments: arguments)
  }

  /// The most tokens and groups of a message that are looked at.
  private static let longestMessage = 1024

  /// The message of Objective-C whose selector begins at a token, or nil if none does.
  func message(at index: Int) -> Call? {
    guard !isSwift, kind(index + 1) == .colon, index > 0 else { return nil }
    var arguments: [Call.Argument] = []
    var label = index
    var start = index + 2
    var pending = 0
    var position = start
    var steps = 0
    var end: Int?
    while position < tokens.count, steps < Self.longestMessage {
      steps += 1
      switch tokens[position].kind {
      case .closeSquare:
        arguments.append(Call.Argument(label: label, value: start..<(end ?? position)))
        return Call(name: index, arguments: arguments)
      case .question:
        pending += 1
      case .colon:
        if pending > 0 { pending -= 1 }
      case .comma:
        if end == nil { end = position }
      case .identifier:
        if pending == 0, position > start, kind(position + 1) == .colon {
          arguments.append(Call.Argument(label: label, value: start..<(end ?? position)))
          label = position
          start = position + 2
          end = nil
          position += 2
          continue
        }
      case .openBrace:
        if kind(position - 1) == .identifier { return nil }
      case .semicolon, .directive, .closeParenthesis, .closeBrace:
        return nil
      case .number, .string, .character, .regex, .operator, .dot, .equal, .arrow, .backslash,
        .attribute, .macro, .directiveEnd, .directiveText, .openParenthesis, .openSquare,
        .openInterpolation, .closeInterpolation, .unknown:
        break
      }
      position = self.index(after: position)
    }
    return nil
  }
}

extension SourceMatcher {
  /// The value of an argument of a call, or nil if it is not there.
  func value(_ argument: KeyRule.Argument?, of call: Call) -> Range<Int>? {
    guard let argument else { return nil }
    switch argument {
    case .position(let place):
      return call.arguments.indices.contains(place) ? call.arguments[place].value : nil
    case .unlabelled(let place):
      guard call.arguments.indices.contains(place), call.arguments[place].label == nil else {
        return nil
      }
      return call.arguments[place].value
    case .labelled(let label):
      for argument in call.arguments {
        if let place = argument.label, file.spells(place, label) { return argument.value }
      }
      return nil
    case .receiver:
      return nil
    }
  }

  /// What a call says beside the key.
  mutating func request(_ rule: KeyRule, _ call: Call) -> Request {
    var request = Request(rule, trigger: call.name)
    if let range = value(rule.table, of: call), !isNothing(range) {
      switch known(text: range) {
      case .some(let text): request.table = text.isEmpty ? rule.defaultTable : text
      case .none: request.dynamicTable = file.spelling(range)
      }
    }
    if let range = value(rule.comment, of: call) { request.comment = known(text: range) }
    if let range = value(rule.bundle, of: call), !isNothing(range) {
      request.bundle = file.spelling(range)
    }
    if let range = value(rule.value, of: call) {
      switch rule.reading {
      case .string: request.value = known(text: range)
      case .localized, .overloaded: request.value = formatText(range)
      }
    }
    return request
  }

  /// Applies a rule to a call.
  ///
  /// - Returns: Whether the call has the argument with the key.
  mutating func apply(_ rule: KeyRule, _ call: Call) -> Bool {
    guard let key = value(rule.key, of: call), !key.isEmpty else { return false }
    let request = request(rule, call)
    read(key, request)
    return true
  }

  // MARK: Members of literals

  /// The most tokens before `.` that belong to what a member is called on.
  private static let longestReceiver = 64

  /// Reads `"…".name` and `[@"…" name]`.
  mutating func readLiteralMember(_ index: Int, _ rule: KeyRule) {
    let range: Range<Int>
    if file.kind(index - 1) == .dot {
      guard let receiver = receiver(before: index - 1) else { return }
      range = receiver
    } else if !file.isSwift, file.kind(index - 1) == .string,
      file.kind(index + 1) == .closeSquare || file.kind(index + 1) == .colon
    {
      var first = index - 1
      while file.kind(first - 1) == .string { first -= 1 }
      range = first..<index
    } else {
      return
    }
    let request =
      file.call(at: index).map { self.request(rule, $0) } ?? Request(rule, trigger: index)
    read(range, request)
  }

  private func receiver(before dot: Int) -> Range<Int>? {
    if let literal = file.literal(endingAt: dot - 1) {
      var first = literal
      while !file.isSwift, file.kind(first - 1) == .string { first -= 1 }
      return first..<dot
    }
    var index = dot
    var steps = 0
    while index > 0, steps < Self.longestReceiver {
      steps += 1
      let previous = file.tokens[index - 1]
      switch previous.kind {
      case .closeParenthesis, .closeSquare, .closeInterpolation:
        guard previous.partner < index - 1 else { return nil }
        index = previous.partner
        // What is called or subscripted stands right before it.
        guard file.kind(index - 1) == .identifier,
          !file.tokens[index].traits.contains(.followsSpace)
        else { return index..<dot }
      case .identifier:
        index -= 1
        guard file.kind(index - 1) == .dot else { return index..<dot }
        index -= 1
      case .question:
        index -= 1
      case .operator:
        guard file.isSpelled(index - 1, "!"), !previous.traits.contains(.followsSpace) else {
          return nil
        }
        index -= 1
      case .number, .string, .character, .regex, .dot, .comma, .colon, .semicolon, .equal, .arrow,
        .backslash, .attribute, .macro, .directive, .directiveEnd, .directiveText,
        .openParenthesis, .openSquare, .openBrace, .closeBrace, .openInterpolation, .unknown:
        return nil
      }
    }
    return nil
  }

  // MARK: Labels and properties

  /// The most tokens of an argument list before a label, and of the argument behind it.
  private static let longestArgument = 64

  /// Reads `name: "…"` of a function that no rule knows.
  mutating func readLabel(_ index: Int, _ rule: KeyRule) {
    guard file.kind(index + 1) == .colon,
      file.kind(index - 1) == .openParenthesis || file.kind(index - 1) == .comma
    else { return }
    let start = index + 2
    let end = file.endOfExpression(
      start, before: min(file.tokens.count, start + Self.longestArgument))
    guard (start..<end).contains(where: { file.tokens[$0].kind == .string }),
      let callee = callee(before: index)
    else { return }
    let name = file.name(callee)
    guard !KeyRule.calleesOfStrings.contains(name), !isKnownCallee(callee) else { return }
    let isPlain = declarations.functions(named: name).contains { function in
      function.parameters.contains { $0.label == rule.name && $0.type.count == 1 }
    }
    guard !isPlain else { return }
    read(start..<end, Request(rule, trigger: index))
  }

  private func isKnownCallee(_ index: Int) -> Bool {
    let token = file.tokens[index]
    guard let entry = table.entry(file.source.utf8, token.start, token.end) else { return false }
    return table.entries[entry].rules.contains { $0.form == .call || $0.form == .attribute }
  }

  /// The name of the function in whose argument list a token stands.
  private func callee(before index: Int) -> Int? {
    var position = index - 1
    var steps = 0
    while position > 0, steps < Self.longestArgument {
      steps += 1
      let token = file.tokens[position]
      if token.kind == .openParenthesis {
        let callee = position - 1
        guard file.kind(callee) == .identifier, !token.traits.contains(.followsSpace) else {
          return nil
        }
        return callee
      }
      if token.kind.isClosing {
        guard token.partner < position else { return nil }
        position = token.partner
      } else if token.kind.isOpening || token.kind == .semicolon {
        return nil
      }
      position -= 1
    }
    return nil
  }

  /// Reads `x.name = "…"`.
  mutating func readAssignment(_ index: Int, _ rule: KeyRule) {
    guard file.kind(index + 1) == .equal, file.kind(index - 1) == .dot else { return }
    let start = index + 2
    let end = file.endOfExpression(
      start, before: min(file.tokens.count, start + Self.longestArgument))
    guard end > start else { return }
    read(start..<end, Request(rule, trigger: index))
  }

  // MARK: Accessors

  /// The most names of one accessor.
  private static let longestPath = 16

  /// Reads a path of names that begins with the root of accessors; the longest that is known counts.
  mutating func readAccessor(_ index: Int) {
    guard file.kind(index - 1) != .dot else { return }
    var path = file.name(index)
    var last = index
    var found: (rule: AccessorRule, last: Int)?
    for _ in 1..<Self.longestPath {
      guard file.kind(last + 1) == .dot, file.kind(last + 2) == .identifier else { break }
      last += 2
      path += "." + file.name(last)
      if let rule = table.accessors[path] { found = (rule, last) }
    }
    guard let found else { return }
    var rule = KeyRule(id: found.rule.path, name: file.name(index), form: .call, key: .receiver)
    rule.defaultTable = found.rule.table
    add(
      .pattern(.exact(found.rule.key)), index..<found.last + 1, Request(rule, trigger: index))
  }
}
