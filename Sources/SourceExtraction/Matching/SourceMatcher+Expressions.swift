import CatalogSyntax

/// What the expression in the place of a key tells.
extension SourceMatcher {
  /// The most texts that one expression is taken apart into.
  private static let mostAlternatives = 32
  /// The most parts of one expression that are looked at.
  private static let mostSteps = 512
  /// How many constants, parentheses and operators are looked through.
  private static let deepest = 8

  /// One of the values an expression can have.
  private struct Leaf {
    var range: Range<Int>
    /// Whether others are possible.
    var isBranch: Bool
  }

  /// Takes down the keys that an expression can be.
  mutating func read(_ range: Range<Int>, _ request: Request) {
    let leaves = leaves(of: range, request.rule.reading)
    switch request.rule.reading {
    case .string:
      for leaf in leaves { readString(leaf.range, request) }
    case .localized:
      for leaf in leaves { readLocalized(leaf.range, request) }
    case .overloaded:
      readOverloaded(leaves, request)
    }
  }

  /// The values an expression can have, in file order.
  private mutating func leaves(of range: Range<Int>, _ reading: KeyRule.Reading) -> [Leaf] {
    var result: [Leaf] = []
    var stack = [Leaf(range: range, isBranch: false)]
    while let next = stack.popLast() {
      let expression = file.peeled(next.range)
      guard let first = expression.first, let last = expression.last else { continue }
      var parts: [Range<Int>]?
      if file.isSwift {
        if file.isWord(first, "switch") || file.isWord(first, "if") {
          parts = file.results(inBlock: expression)
        } else if file.tokens[first].kind == .openBrace, !next.isBranch, reading == .localized,
          expression.count > 2, file.tokens[first].partner == last - 2,
          file.tokens[last].kind == .closeParenthesis, file.tokens[last].partner == last - 1
        {
          // A closure that is called at once.
          parts = file.results(inBlock: closureBody(first..<last - 1))
        } else if file.tokens[first].partner == last, reading != .string,
          file.tokens[first].kind == .openSquare
        {
          stack += elements(first).reversed().map { Leaf(range: $0, isBranch: false) }
          continue
        }
      }
      if parts == nil { parts = file.branches(expression) }
      if parts == nil, let operands = file.operands(expression, of: "??") {
        switch reading {
        case .string, .localized:
          parts = operands
        case .overloaded:
          // With a value that is no key, the whole is a String.
          guard operands.dropLast().allSatisfy({ isLocalized($0) }) else { continue }
          parts = operands.last.map { [$0] }
        }
      }
      if let parts {
        stack += parts.reversed().map { Leaf(range: $0, isBranch: true) }
      } else {
        result.append(Leaf(range: expression, isBranch: next.isBranch))
      }
    }
    return result
  }

  /// The statements of a closure, behind its parameters.
  func closureBody(_ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound - 1
    var index = range.lowerBound + 1
    while index < end, !file.tokens[index].traits.contains(.followsNewline) {
      if file.isWord(index, "in") { return index + 1..<end }
      index = file.index(after: index)
    }
    return range.lowerBound + 1..<end
  }

  /// The elements of an array literal, and the values of a dictionary literal.
  private func elements(_ opening: Int) -> [Range<Int>] {
    file.arguments(at: opening).map { range in
      var index = range.lowerBound
      var isConditional = false
      while index < range.upperBound {
        if file.tokens[index].kind == .question { isConditional = true }
        if file.tokens[index].kind == .colon, !isConditional {
          return index + 1..<range.upperBound
        }
        index = file.index(after: index)
      }
      return range
    }
  }

  // MARK: Localization types

  private mutating func readLocalized(_ range: Range<Int>, _ request: Request) {
    let (value, _) = uncast(range)
    if file.isLiteral(value) {
      readFormat(value, request)
    } else if request.rule.reportsDynamic {
      readString(value, request)
    } else if let first = value.first, file.tokens[first].kind == .dot,
      file.isWord(first + 1, "init"), let call = file.call(at: first + 1)
    {
      readInitialiser(call, request)
    }
  }

  /// Reads `.init(…)` where the type is known.
  private mutating func readInitialiser(_ call: Call, _ request: Request) {
    let name = Array(request.rule.name.utf8)
    guard let entry = table.entry(name, 0, name.count) else { return }
    for rule in table.entries[entry].rules where rule.form == .call {
      if apply(rule, call) { return }
    }
  }

  private mutating func readOverloaded(_ leaves: [Leaf], _ request: Request) {
    var others: [Range<Int>] = []
    var literals: [Range<Int>] = []
    for leaf in leaves {
      let (value, type) = uncast(leaf.range)
      if let type, file.isLiteral(value), file.isWord(type, "String") {
        if leaf.isBranch { others.append(leaf.range) }
      } else if file.isLiteral(value) {
        literals.append(value)
      } else if leaf.isBranch, !isNothing(leaf.range), !isLocalized(leaf.range) {
        others.append(leaf.range)
      }
    }
    guard literals.contains(where: { !isEmptyLiteral($0) }) else { return }
    let doubt: String? =
      others.isEmpty ? nil : "another branch may be a String, and then the whole is no key"
    for literal in literals { readFormat(literal, request, doubt: doubt) }
    for other in others where !file.isLiteral(other) && !isKnown(other) {
      addDynamic(other, request)
    }
  }

  private func isEmptyLiteral(_ range: Range<Int>) -> Bool {
    range.first.flatMap { file.stringLiteral(at: $0) }?.pieces.isEmpty ?? true
  }

  /// Whether an expression is a call that rules look at by themselves.
  private func isKnown(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last,
      file.tokens[first].kind == .identifier, file.tokens[last].kind == .closeParenthesis
    else { return false }
    let token = file.tokens[first]
    return table.entry(file.source.utf8, token.start, token.end) != nil
  }

  /// An expression without casts behind it, and the first token of the last type.
  private func uncast(_ range: Range<Int>) -> (value: Range<Int>, type: Int?) {
    guard let cast = file.cast(range) else { return (range, nil) }
    return (file.peeled(cast.value), cast.type.lowerBound)
  }

  /// Whether an expression is known to have a localization type.
  private mutating func isLocalized(_ range: Range<Int>) -> Bool {
    let (value, type) = uncast(file.peeled(range))
    if let type { return isLocalizationType(type..<type + 1) }
    guard let first = value.first, let last = value.last else { return false }
    if file.tokens[first].kind == .identifier, file.tokens[last].kind == .closeParenthesis,
      isLocalizationType(first..<first + 1)
    {
      return true
    }
    guard let name = plainName(value) else { return false }
    let types = declaredTypes(name, at: first)
    return !types.isEmpty && types.allSatisfy { isLocalizationType($0) }
  }

  /// Whether a type is, or is made of, one whose literals are keys.
  func isLocalizationType(_ range: Range<Int>) -> Bool {
    range.contains { index in
      let token = file.tokens[index]
      guard token.kind == .identifier, file.kind(index + 1) != .dot,
        let entry = table.entry(file.source.utf8, token.start, token.end)
      else { return false }
      return table.entries[entry].rules.contains { $0.form == .type }
    }
  }

  /// The token of the name if an expression is `name` or `self.name`.
  func plainName(_ range: Range<Int>) -> Int? {
    guard let last = range.last, file.tokens[last].kind == .identifier else { return nil }
    if range.count == 1 { return last }
    guard range.count == 3, file.isWord(range.lowerBound, "self"), file.kind(last - 1) == .dot
    else { return nil }
    return last
  }

  /// The types with which a name is declared; none if one of its declarations has none.
  mutating func declaredTypes(_ name: Int, at place: Int) -> [Range<Int>] {
    let text = file.name(name)
    let declarations = self.declarations
    if name == place, let function = declarations.function(around: place),
      let parameter = function.parameters.first(where: { $0.name == text })
    {
      return parameter.type.isEmpty ? [] : [parameter.type]
    }
    guard !declarations.boundNames.contains(text), let places = declarations.places[text],
      places.count <= Self.mostAlternatives
    else { return [] }
    let types = places.map { declarations.variables[$0].type }
    return types.contains(nil) ? [] : types.compactMap { $0 }
  }

  // MARK: Strings

  /// Takes down what a `String` in the place of a key tells.
  mutating func readString(_ range: Range<Int>, _ request: Request) {
    let (value, _) = uncast(range)
    steps = 0
    let alternatives = texts(value, depth: 0)
    var seen: Set<[String?]> = []
    var isFound = false
    for pieces in alternatives where seen.insert(pieces).inserted {
      let key: KeyPattern
      if pieces.isEmpty {
        // An empty literal is no key, but nothing unknown either.
        isFound = true
        continue
      } else if pieces.count == 1, let text = pieces[0] {
        key = .exact(text)
      } else if pieces.contains(where: { $0 != nil }) {
        key = .composed(pieces)
      } else {
        continue
      }
      guard add(.pattern(key), value, request, isFurther: isFound) else { return }
      isFound = true
    }
    if !isFound { addDynamic(value, request) }
  }

  /// The text of an expression, or nil if the code does not tell it or tells several.
  mutating func known(text range: Range<Int>) -> String? {
    steps = 0
    let alternatives = texts(file.peeled(range), depth: 0)
    guard alternatives.count == 1, alternatives[0].count <= 1 else { return nil }
    guard let first = alternatives[0].first else { return "" }
    return first
  }

  /// The texts that an expression of type `String` can be; `nil` stands for what nobody knows.
  ///
  /// An empty text has no piece.
  private mutating func texts(_ range: Range<Int>, depth: Int) -> [[String?]] {
    let range = file.peeled(range)
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps, let first = range.first,
      let last = range.last
    else {
      return [[nil]]
    }
    if file.isLiteral(range) { return literalTexts(first, depth: depth) }
    if let branches = file.branches(range) {
      return limited(branches.flatMap { texts($0, depth: depth + 1) })
    }
    if file.isSwift, file.isWord(first, "switch") || file.isWord(first, "if") {
      let results = file.results(inBlock: range)
      guard !results.isEmpty, results.count <= Self.mostAlternatives else { return [[nil]] }
      return limited(results.flatMap { texts($0, depth: depth + 1) })
    }
    if let operands = file.operands(range, of: "+") {
      return joined(operands.map { texts($0, depth: depth + 1) })
    }
    if let cast = file.cast(range) { return texts(cast.value, depth: depth + 1) }
    if file.tokens[first].kind == .identifier, file.tokens[last].kind == .closeParenthesis {
      return callTexts(first, range, depth: depth)
    }
    if !file.isSwift, file.tokens[first].kind == .openSquare, file.tokens[first].partner == last {
      return messageTexts(first, depth: depth)
    }
    return constantTexts(range, depth: depth)
  }

  private func limited(_ texts: [[String?]]) -> [[String?]] {
    texts.isEmpty || texts.count > Self.mostAlternatives ? [[nil]] : texts
  }

  /// The texts of what is put together from parts.
  private func joined(_ parts: [[[String?]]]) -> [[String?]] {
    var result: [[String?]] = [[]]
    for part in parts {
      let part = result.count * part.count > Self.mostAlternatives ? [[nil]] : part
      result = result.flatMap { head in
        part.map { tail in
          var text = head
          for piece in tail { Self.append(piece, to: &text) }
          return text
        }
      }
    }
    return result
  }

  private static func append(_ piece: String?, to pieces: inout [String?]) {
    guard let last = pieces.last else {
      pieces.append(piece)
      return
    }
    switch (last, piece) {
    case (.some(let head), .some(let tail)): pieces[pieces.count - 1] = head + tail
    case (.none, .none): break
    case (.some, .none), (.none, .some): pieces.append(piece)
    }
  }

  private mutating func literalTexts(_ index: Int, depth: Int) -> [[String?]] {
    guard let literal = file.stringLiteral(at: index) else { return [[nil]] }
    if let text = literal.text { return [text.isEmpty ? [] : [text]] }
    var parts: [[[String?]]] = []
    for piece in literal.pieces {
      switch piece {
      case .text(let text):
        parts.append([[text]])
      case .interpolation(let tokens):
        parts.append(literal.pieces.count <= 16 ? texts(tokens, depth: depth + 1) : [[nil]])
      }
    }
    return joined(parts)
  }

  /// The texts of `CFSTR("…")`, `String(format: "…", …)` and `String("…")`.
  private mutating func callTexts(
    _ first: Int, _ range: Range<Int>, depth: Int
  ) -> [[String?]] {
    var name = first
    if file.kind(first + 1) == .dot, file.isWord(first + 2, "localizedStringWithFormat") {
      name = first + 2
    }
    guard let call = file.call(at: name), let argument = call.arguments.first,
      argument.value.upperBound < range.upperBound,
      file.kind(range.upperBound - 1) == .closeParenthesis,
      file.tokens[range.upperBound - 1].partner <= argument.value.lowerBound
    else { return [[nil]] }
    let isString = file.isWord(first, "String") || file.isWord(first, "NSString")
    if file.isWord(first, "CFSTR") {
      return texts(argument.value, depth: depth + 1)
    }
    guard isString else { return [[nil]] }
    if name != first || argument.label.map({ file.isSpelled($0, "format") }) == true {
      return texts(argument.value, depth: depth + 1).map { Self.filled($0) }
    }
    return argument.label == nil && call.arguments.count == 1
      ? texts(argument.value, depth: depth + 1) : [[nil]]
  }

  /// The texts of `[NSString stringWithFormat:@"…", …]` and `[@"…" stringByAppendingString:…]`.
  private mutating func messageTexts(_ opening: Int, depth: Int) -> [[String?]] {
    let first = opening + 1
    var selector = first + 1
    if file.kind(first) == .string {
      while file.kind(selector) == .string { selector += 1 }
    }
    guard file.kind(selector) == .identifier, let message = file.message(at: selector),
      let argument = message.arguments.first, message.arguments.count == 1
    else { return [[nil]] }
    if file.isSpelled(selector, "stringWithFormat")
      || file.isSpelled(selector, "localizedStringWithFormat")
    {
      return texts(argument.value, depth: depth + 1).map { Self.filled($0) }
    }
    guard file.kind(first) == .string else { return [[nil]] }
    let tail = texts(argument.value, depth: depth + 1)
    if file.isSpelled(selector, "stringByAppendingString") {
      return joined([texts(first..<selector, depth: depth + 1), tail])
    }
    if file.isSpelled(selector, "stringByAppendingFormat") {
      return joined([texts(first..<selector, depth: depth + 1), tail.map { Self.filled($0) }])
    }
    return [[nil]]
  }

  /// The texts of a constant of the same file.
  private mutating func constantTexts(_ range: Range<Int>, depth: Int) -> [[String?]] {
    guard let last = range.last, file.isSwift, file.tokens[last].kind == .identifier,
      range.count == 1 || (range.count <= 7 && isPath(range))
    else { return [[nil]] }
    let name = file.name(last)
    let declarations = self.declarations
    let function = declarations.function(around: last)
    if range.count == 1, let function, function.parameters.contains(where: { $0.name == name }) {
      return [[nil]]
    }
    guard !declarations.boundNames.contains(name), var places = declarations.places[name],
      places.count <= Self.mostAlternatives
    else { return [[nil]] }
    if places.count > 1, let function, range.count == 1 {
      places = places.filter { place in
        declarations.variables[place].value.map { function.body.contains($0.lowerBound) } ?? false
      }
    }
    guard places.count == 1, let place = places.first,
      declarations.variables[place].isConstant, let value = declarations.variables[place].value,
      !value.contains(last)
    else { return [[nil]] }
    return texts(value, depth: depth + 1)
  }

  /// The most tokens between a name and the brace of the closure or loop that binds it.
  private static let longestClosureHead = 32

  /// The literals of the array that a closure or loop goes through, if an expression is the name of its element.
  ///
  /// `["a", "b"].map { f($0) }`, `ForEach(["a", "b"], id: \.self) { x in f(x) }`, `for x in ["a", "b"] { f(x) }`.
  func elements(boundTo range: Range<Int>) -> [Range<Int>]? {
    guard file.isSwift, range.count == 1, let name = range.first,
      file.tokens[name].kind == .identifier, let brace = enclosingBrace(name)
    else { return nil }
    var index = brace - 1
    let element = file.name(name)
    if file.kind(index) == .closeSquare {
      let opening = file.tokens[index].partner
      guard file.isWord(opening - 1, "in"), file.isWord(opening - 3, "for"),
        file.name(opening - 2) == element
      else { return nil }
      return literals(of: opening)
    }
    if element != "$0" {
      guard file.kind(brace + 1) == .identifier, file.name(brace + 1) == element,
        file.isWord(brace + 2, "in")
      else { return nil }
    }
    if file.kind(index) == .closeParenthesis {
      let opening = file.tokens[index].partner
      guard file.isWord(opening - 1, "ForEach"), file.kind(opening + 1) == .openSquare else {
        return nil
      }
      return literals(of: opening + 1)
    }
    if file.kind(index) == .openParenthesis { index -= 1 }
    let names: [StaticString] = ["map", "compactMap", "flatMap", "forEach"]
    guard names.contains(where: { file.isWord(index, $0) }), file.kind(index - 1) == .dot,
      file.kind(index - 2) == .closeSquare
    else { return nil }
    return literals(of: file.tokens[index - 2].partner)
  }

  /// The nearest brace that is open at a token.
  private func enclosingBrace(_ token: Int) -> Int? {
    var index = token - 1
    for _ in 0..<Self.longestClosureHead where index > 2 {
      let token = file.tokens[index]
      if token.kind == .openBrace { return token.partner > index ? index : nil }
      if token.kind.isClosing {
        guard token.partner < index else { return nil }
        index = token.partner
      }
      index -= 1
    }
    return nil
  }

  /// The elements of an array if all are literals.
  private func literals(of opening: Int) -> [Range<Int>]? {
    guard file.kind(opening) == .openSquare, file.tokens[opening].partner > opening,
      opening == 0 || file.kind(opening - 1) != .identifier || file.isWord(opening - 1, "in")
        || file.isWord(opening - 1, "return")
    else { return nil }
    let elements = file.arguments(at: opening)
    return !elements.isEmpty && elements.allSatisfy { file.isLiteral($0) } ? elements : nil
  }

  /// Whether an expression is names joined with dots.
  private func isPath(_ range: Range<Int>) -> Bool {
    range.enumerated().allSatisfy { offset, index in
      file.tokens[index].kind == (offset.isMultiple(of: 2) ? .identifier : .dot)
    }
  }

  /// What a format becomes: text, with unknown text in the place of its conversions.
  private static func filled(_ pieces: [String?]) -> [String?] {
    var result: [String?] = []
    for piece in pieces {
      guard let piece else {
        append(nil, to: &result)
        continue
      }
      var text = ""
      var scalars = piece.unicodeScalars[...]
      while let scalar = scalars.popFirst() {
        guard scalar == "%" else {
          text.unicodeScalars.append(scalar)
          continue
        }
        if scalars.first == "%" {
          scalars.removeFirst()
          text += "%"
          continue
        }
        while let next = scalars.first, "0123456789$+- #'.*hlqLztj".unicodeScalars.contains(next) {
          scalars.removeFirst()
        }
        _ = scalars.popFirst()
        if !text.isEmpty { append(text, to: &result) }
        text = ""
        append(nil, to: &result)
      }
      if !text.isEmpty { append(text, to: &result) }
    }
    return result
  }
}
