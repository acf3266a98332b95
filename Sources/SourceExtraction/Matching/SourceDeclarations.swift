import CatalogSyntax

/// The functions, variables and types that a source file declares, as far as its tokens tell.
struct SourceDeclarations {
  /// A parameter of a function.
  struct Parameter {
    /// The label; nil if callers write none.
    var label: String?
    /// The name in the body.
    var name: String
    /// The tokens of its type; empty in Objective-C.
    var type: Range<Int>
  }

  /// A function, initialiser, method, or case with values.
  struct Function {
    /// The name that callers write: that of the type for an initialiser.
    var name: String
    var parameters: [Parameter]
    /// The tokens between its braces; empty if there are none.
    var body: Range<Int>
    /// Whether other overloads are preferred.
    var isDisfavored = false
    /// Whether it is a case of an enumeration.
    var isCase = false
  }

  /// A property, local variable or constant.
  struct Variable {
    var name: String
    /// The tokens of the type that is written; nil if none is.
    var type: Range<Int>?
    /// The tokens of its initial value; nil if there is none.
    var value: Range<Int>?
    var isConstant: Bool
    /// The structure whose stored property it is.
    var structure: String?
    /// Whether it is computed.
    var isComputed = false
  }

  private(set) var functions: [Function] = []
  private(set) var variables: [Variable] = []
  /// The new name and the type of each `typealias`.
  private(set) var aliases: [(name: String, type: Range<Int>)] = []
  /// The places of variables by name.
  private(set) var places: [String: [Int]] = [:]
  /// Names that closures and loops bind, whose types nobody writes.
  private(set) var boundNames: Set<String> = []

  /// The type whose braces are open.
  private struct Scope {
    var name: String
    var end: Int
    var isStructure: Bool
  }

  init(_ file: TokenizedSource) {
    switch file.language {
    case .swift: readSwift(file)
    case .objectiveC: readObjectiveC(file)
    }
    for (index, variable) in variables.enumerated() {
      places[variable.name, default: []].append(index)
    }
    for (index, function) in functions.enumerated()
    where overloads[function.name, default: []].count < Self.mostOverloads {
      overloads[function.name, default: []].append(index)
    }
    nestBodies()
  }

  /// The most functions of one name that are looked at.
  private static let mostOverloads = 64
  /// The places of functions by name.
  private var overloads: [String: [Int]] = [:]

  /// The bodies of functions, by where they begin.
  private var bodies: [(body: Range<Int>, function: Int, enclosing: Int?)] = []

  private mutating func nestBodies() {
    bodies = functions.indices.filter { !functions[$0].body.isEmpty }
      .map { (functions[$0].body, $0, nil) }
      .sorted {
        ($0.body.lowerBound, $1.body.upperBound) < ($1.body.lowerBound, $0.body.upperBound)
      }
    var open: [Int] = []
    for index in bodies.indices {
      while let last = open.last, bodies[last].body.upperBound <= bodies[index].body.lowerBound {
        open.removeLast()
      }
      bodies[index].enclosing = open.last
      open.append(index)
    }
  }

  /// The functions of a name; not all of them if there are very many.
  func functions(named name: String) -> [Function] {
    (overloads[name] ?? []).map { functions[$0] }
  }

  /// The innermost function whose body holds a token.
  func function(around token: Int) -> Function? {
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].body.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    var candidate = low == 0 ? nil : low - 1
    while let index = candidate {
      if bodies[index].body.contains(token) { return functions[bodies[index].function] }
      candidate = bodies[index].enclosing
    }
    return nil
  }

  // MARK: Swift

  private mutating func readSwift(_ file: TokenizedSource) {
    var scopes: [Scope] = []
    var bodyEnd = -1
    for index in file.tokens.indices where file.tokens[index].kind == .identifier {
      while let last = scopes.last, last.end <= index { scopes.removeLast() }
      guard file.kind(index - 1) != .dot, file.tokens[index].count < 10 else { continue }
      let token = file.tokens[index]
      switch file.source.utf8[token.start] {
      case UInt8(ascii: "f"):
        if file.isSpelled(index, "func") {
          readFunction(file, index, name: nil, &bodyEnd)
        } else if file.isSpelled(index, "for"), file.kind(index + 1) == .identifier {
          boundNames.insert(file.name(index + 1))
        }
      case UInt8(ascii: "i"):
        if file.isSpelled(index, "init"), let scope = scopes.last {
          readFunction(file, index, name: scope.name, &bodyEnd)
        }
      case UInt8(ascii: "l"), UInt8(ascii: "v"):
        if file.isSpelled(index, "let") || file.isSpelled(index, "var") {
          let isStored = index > bodyEnd && (scopes.last?.isStructure ?? false)
          readVariable(file, index, structure: isStored ? scopes.last?.name : nil)
        }
      case UInt8(ascii: "c"):
        if file.isSpelled(index, "case"), !scopes.isEmpty { readCase(file, index) }
        if file.isSpelled(index, "class") { openScope(file, index, &scopes) }
      case UInt8(ascii: "s"):
        if file.isSpelled(index, "struct") { openScope(file, index, &scopes) }
      case UInt8(ascii: "e"):
        if file.isSpelled(index, "enum") || file.isSpelled(index, "extension") {
          openScope(file, index, &scopes)
        }
      case UInt8(ascii: "a"):
        if file.isSpelled(index, "actor") { openScope(file, index, &scopes) }
      case UInt8(ascii: "p"):
        if file.isSpelled(index, "protocol") { openScope(file, index, &scopes) }
      case UInt8(ascii: "t"):
        if file.isSpelled(index, "typealias"), file.kind(index + 1) == .identifier,
          file.kind(index + 2) == .equal
        {
          let end = endOfType(file, index + 3)
          aliases.append((file.name(index + 1), index + 3..<end))
        }
      case _:
        break
      }
    }
  }

  /// The most tokens between the name of a declaration and its brace.
  private static let longestHead = 512

  private func openScope(_ file: TokenizedSource, _ index: Int, _ scopes: inout [Scope]) {
    guard file.kind(index + 1) == .identifier, !file.isWord(index + 1, "func"),
      !file.isWord(index + 1, "var"), !file.isWord(index + 1, "let")
    else { return }
    var name = index + 1
    while file.kind(name + 1) == .dot, file.kind(name + 2) == .identifier { name += 2 }
    guard
      let brace = file.nextBrace(name + 1, before: min(file.tokens.count, name + Self.longestHead))
    else { return }
    scopes.append(
      Scope(
        name: file.name(name), end: file.tokens[brace].partner,
        isStructure: file.isSpelled(index, "struct")))
  }

  private mutating func readFunction(
    _ file: TokenizedSource, _ index: Int, name: String?, _ bodyEnd: inout Int
  ) {
    var opening = index + 1
    if name == nil {
      guard file.kind(opening) == .identifier else { return }
      opening += 1
    } else if file.kind(opening) == .question
      || (file.kind(opening) == .operator && file.isSpelled(opening, "!"))
    {
      opening += 1
    }
    if file.kind(opening) == .operator, file.isSpelled(opening, "<") {
      var end = opening
      let limit = min(file.tokens.count, opening + Self.longestHead)
      while end < limit, file.tokens[end].kind != .openParenthesis { end += 1 }
      opening = end
    }
    guard file.kind(opening) == .openParenthesis, file.tokens[opening].partner > opening else {
      return
    }
    let closing = file.tokens[opening].partner
    let parameters = file.arguments(at: opening).compactMap { parameter(file, $0) }
    var body = closing..<closing
    if let brace = brace(file, from: closing + 1) {
      body = brace + 1..<file.tokens[brace].partner
      bodyEnd = max(bodyEnd, body.upperBound)
    }
    functions.append(
      Function(
        name: name ?? file.name(index + 1), parameters: parameters, body: body,
        isDisfavored: isDisfavored(file, index)))
  }

  /// The brace of a function, which stands before the next declaration.
  private func brace(_ file: TokenizedSource, from start: Int) -> Int? {
    var index = start
    let limit = min(file.tokens.count, start + Self.longestHead)
    while index < limit {
      let token = file.tokens[index]
      switch token.kind {
      case .openBrace:
        return token.partner > index ? index : nil
      case .closeBrace, .semicolon, .directive, .closeParenthesis, .closeInterpolation:
        return nil
      case .identifier:
        if token.traits.contains(.followsNewline), !file.isSpelled(index, "where"),
          !file.isSpelled(index, "throws"), !file.isSpelled(index, "async"),
          file.kind(index - 1) != .arrow
        {
          return nil
        }
      case .number, .string, .character, .regex, .operator, .dot, .comma, .colon, .equal, .arrow,
        .question, .backslash, .attribute, .macro, .directiveEnd, .directiveText,
        .openParenthesis, .openSquare, .closeSquare, .openInterpolation, .unknown:
        if token.kind == .attribute, token.traits.contains(.followsNewline) { return nil }
      }
      index = file.index(after: index)
    }
    return nil
  }

  private func isDisfavored(_ file: TokenizedSource, _ index: Int) -> Bool {
    let first = max(0, index - 8)
    return (first..<index).contains {
      file.tokens[$0].kind == .attribute && file.isSpelled($0, "@_disfavoredOverload")
    }
  }

  private func parameter(_ file: TokenizedSource, _ range: Range<Int>) -> Parameter? {
    var index = range.lowerBound
    while index < range.upperBound, file.tokens[index].kind == .attribute {
      index += 1
      if file.kind(index) == .openParenthesis { index = file.index(after: index) }
    }
    guard index < range.upperBound, file.tokens[index].kind == .identifier else { return nil }
    let label = file.name(index)
    var name = index
    if index + 1 < range.upperBound, file.tokens[index + 1].kind == .identifier { name = index + 1 }
    guard name + 1 < range.upperBound, file.tokens[name + 1].kind == .colon else { return nil }
    let end = min(endOfType(file, name + 2), range.upperBound)
    return Parameter(
      label: label == "_" ? nil : label, name: file.name(name),
      type: min(name + 2, end)..<end)
  }

  /// The index behind a type.
  private func endOfType(_ file: TokenizedSource, _ start: Int) -> Int {
    var index = start
    let limit = min(file.tokens.count, start + Self.longestHead)
    while index < limit {
      let token = file.tokens[index]
      if index > start, token.traits.contains(.followsNewline) { return index }
      switch token.kind {
      case .identifier, .dot, .question, .attribute, .arrow, .openSquare, .openParenthesis:
        index = file.index(after: index)
      case .operator:
        guard
          file.isSpelled(index, "<") || file.isSpelled(index, "&") || file.isSpelled(index, "!")
            || token.count > 0 && file.source.utf8[token.start] == UInt8(ascii: ">")
        else { return index }
        index += 1
      case .number, .string, .character, .regex, .comma, .colon, .semicolon, .equal, .backslash,
        .macro, .directive, .directiveEnd, .directiveText, .closeParenthesis, .closeSquare,
        .openBrace, .closeBrace, .openInterpolation, .closeInterpolation, .unknown:
        return index
      }
    }
    return index
  }

  private mutating func readVariable(
    _ file: TokenizedSource, _ index: Int, structure: String?
  ) {
    guard file.kind(index + 1) == .identifier else { return }
    let isBinding =
      file.isWord(index - 1, "if") || file.isWord(index - 1, "guard")
      || file.isWord(index - 1, "while") || file.isWord(index - 1, "case")
      || file.kind(index - 1) == .comma
    let isStatic = file.isWord(index - 1, "static") || file.isWord(index - 1, "lazy")
    var variable = Variable(
      name: file.name(index + 1), isConstant: file.isSpelled(index, "let"),
      structure: isStatic ? nil : structure)
    var next = index + 2
    if file.kind(next) == .colon {
      let end = endOfType(file, next + 1)
      variable.type = next + 1..<end
      next = end
    }
    if file.kind(next) == .equal {
      // What is bound in a condition has another type than the value.
      if !isBinding {
        let limit = min(file.tokens.count, next + Self.longestHead)
        let end = file.endOfExpression(next + 1, before: limit)
        if end > next + 1 { variable.value = next + 1..<end }
      }
    } else if file.kind(next) == .openBrace, file.tokens[next].partner > next {
      variable.isComputed = true
      functions.append(
        Function(
          name: variable.name, parameters: [], body: next + 1..<file.tokens[next].partner))
    }
    variables.append(variable)
  }

  private mutating func readCase(_ file: TokenizedSource, _ index: Int) {
    var name = index + 1
    while file.kind(name) == .identifier {
      guard file.kind(name + 1) == .openParenthesis, file.tokens[name + 1].partner > name + 1
      else {
        guard file.kind(name + 1) == .comma else { return }
        name += 2
        continue
      }
      let parameters = file.arguments(at: name + 1).map { range in
        parameter(file, range) ?? Parameter(label: nil, name: "", type: range)
      }
      functions.append(
        Function(name: file.name(name), parameters: parameters, body: name..<name, isCase: true))
      let next = file.index(after: name + 1)
      guard file.kind(next) == .comma else { return }
      name = next + 1
    }
  }

  // MARK: Objective-C

  /// Reads methods and functions, whose bodies stand in no other group.
  private mutating func readObjectiveC(_ file: TokenizedSource) {
    var index = 0
    var start = 0
    while index < file.tokens.count {
      let token = file.tokens[index]
      if token.kind == .openBrace, token.partner > index {
        readDefinition(file, start..<index, body: index + 1..<token.partner)
        start = token.partner + 1
      } else if token.kind == .semicolon || token.kind == .directiveEnd || token.kind == .directive
      {
        start = file.index(after: index)
      }
      index = file.index(after: index)
    }
  }

  private mutating func readDefinition(
    _ file: TokenizedSource, _ head: Range<Int>, body: Range<Int>
  ) {
    let first = max(head.lowerBound, head.upperBound - Self.longestHead)
    var parameters: [Parameter] = []
    var name: String?
    var index = first
    var isMethod = false
    while index < head.upperBound {
      let token = file.tokens[index]
      if token.kind == .operator, token.traits.contains(.followsNewline),
        file.isSpelled(index, "-") || file.isSpelled(index, "+")
      {
        isMethod = true
        name = nil
        parameters = []
      } else if isMethod, token.kind == .colon {
        let label = file.kind(index - 1) == .identifier ? file.name(index - 1) : ""
        if name == nil { name = label }
        var after = index + 1
        if file.kind(after) == .openParenthesis { after = file.index(after: after) }
        if file.kind(after) == .identifier {
          parameters.append(
            Parameter(label: label, name: file.name(after), type: after..<after))
        }
      } else if !isMethod, token.kind == .openParenthesis, file.kind(index - 1) == .identifier {
        name = file.name(index - 1)
        parameters = file.arguments(at: index).compactMap { range in
          range.last { file.tokens[$0].kind == .identifier }.map {
            Parameter(label: nil, name: file.name($0), type: $0..<$0)
          }
        }
      }
      index = file.index(after: index)
    }
    guard let name else { return }
    functions.append(Function(name: name, parameters: parameters, body: body))
  }
}
