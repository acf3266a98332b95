import CatalogSyntax

/// The keys of localization types: formats, whose placeholders follow from the types of what is interpolated.
extension SourceMatcher {
  /// Takes down the key that a literal of a localization type is.
  mutating func readFormat(_ range: Range<Int>, _ request: Request, doubt: String? = nil) {
    guard let first = range.first, let literal = file.stringLiteral(at: first),
      !literal.pieces.isEmpty
    else { return }
    if let text = literal.text {
      add(.pattern(.exact(text)), range, request, doubt: doubt)
      return
    }
    let pieces = pieces(of: literal)
    // The parameters of a phrase have names in the key, and the key is no format.
    if pieces.count == 1, case .text(let text) = pieces[0] {
      add(.pattern(.exact(Self.undoubled(text))), range, request, doubt: doubt)
    } else {
      add(.pattern(.format(pieces)), range, request, doubt: doubt)
    }
  }

  /// The text of a literal whose interpolations are placeholders; those of unknown type are taken for objects.
  mutating func formatText(_ range: Range<Int>) -> String? {
    let range = file.peeled(range)
    guard file.isLiteral(range), let literal = file.stringLiteral(at: range.lowerBound) else {
      return known(text: range)
    }
    if let text = literal.text { return text }
    return pieces(of: literal).map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let conversions): conversions.first ?? "%@"
      }
    }.joined()
  }

  private mutating func pieces(of literal: StringLiteral) -> [KeyPattern.Piece] {
    var result: [KeyPattern.Piece] = []
    var text = ""
    for piece in literal.pieces {
      switch piece {
      case .text(let part):
        for scalar in part.unicodeScalars {
          text.unicodeScalars.append(scalar)
          if scalar == "%" { text.unicodeScalars.append(scalar) }
        }
      case .interpolation(let tokens):
        if let parameter = parameterName(tokens) {
          text += "${\(parameter)}"
          continue
        }
        if !text.isEmpty { result.append(.text(text)) }
        text = ""
        result.append(.placeholder(conversions(ofInterpolation: tokens)))
      }
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }

  /// A text with one `%` for two.
  private static func undoubled(_ text: String) -> String {
    var result = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      result.unicodeScalars.append(scalar)
      if scalar == "%", scalars.first == "%" { scalars.removeFirst() }
    }
    return result
  }

  /// The name of a parameter of an intent (`\.$name`) or of the application (`.applicationName`) in a phrase.
  private func parameterName(_ tokens: Range<Int>) -> String? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if tokens.count == 3, file.tokens[first].kind == .backslash, file.kind(first + 1) == .dot {
      let name = file.name(last)
      return name.first == "$" ? String(name.dropFirst()) : nil
    }
    return tokens.count == 2 && file.tokens[first].kind == .dot
      && file.isWord(last, "applicationName") ? "applicationName" : nil
  }

  /// The conversions an interpolation may become, sorted; none if its type is unknown.
  private mutating func conversions(ofInterpolation tokens: Range<Int>) -> [String] {
    guard tokens.lowerBound > 0 else { return [] }
    let arguments = file.arguments(at: tokens.lowerBound - 1)
    guard let value = arguments.first else { return [] }
    for argument in arguments.dropFirst() where argument.count > 2 {
      let label = argument.lowerBound
      guard file.kind(label + 1) == .colon else { continue }
      if file.isWord(label, "specifier") {
        return known(text: label + 2..<argument.upperBound).map { [$0] } ?? []
      }
      if file.isWord(label, "format") || file.isWord(label, "style")
        || file.isWord(label, "formatter")
      {
        return ["%@"]
      }
    }
    if value.count > 3, file.isWord(value.lowerBound, "placeholder"),
      file.kind(value.lowerBound + 1) == .colon, file.kind(value.upperBound - 2) == .dot
    {
      return Self.placeholders[file.name(value.upperBound - 1)].map { [$0] } ?? []
    }
    return conversions(of: value, depth: 0)
  }

  private static let placeholders = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]

  /// The conversions of types; what is not there has none that is known.
  private static let types: [String: String] = [
    "String": "%@", "Substring": "%@", "NSString": "%@", "Text": "%@", "Image": "%@",
    "AttributedString": "%@", "LocalizedStringResource": "%@", "Character": "%@",
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d",
    "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "UInt": "%llu", "UInt64": "%llu",
    "Double": "%lf", "Float": "%f", "CGFloat": "%lf", "TimeInterval": "%lf",
  ]

  /// The conversions of members that hardly ever have another type.
  private static let members: [String: String] = [
    "count": "%lld", "name": "%@", "title": "%@", "description": "%@",
    "localizedDescription": "%@", "debugDescription": "%@", "uuidString": "%@",
    "localizedName": "%@", "displayName": "%@",
  ]

  /// The conversions of calls of members that hardly ever give another type.
  private static let calls: [String: String] = [
    "formatted": "%@", "uppercased": "%@", "lowercased": "%@", "capitalized": "%@",
    "joined": "%@", "trimmingCharacters": "%@", "replacingOccurrences": "%@",
  ]

  /// The conversions of an expression, by the evidence of its tokens and of the declarations in the file.
  private mutating func conversions(of range: Range<Int>, depth: Int) -> [String] {
    var range = file.peeled(range)
    if let first = range.first, file.kind(first) == .operator, file.isSpelled(first, "-") {
      range = first + 1..<range.upperBound
    }
    guard depth < 4, let first = range.first, let last = range.last else { return [] }
    if file.isLiteral(range) { return ["%@"] }
    if range.count == 1, file.tokens[first].kind == .number { return [numberConversion(first)] }
    if let branches = file.branches(range) { return common(branches, depth) }
    if let operands = file.operands(range, of: "??") {
      return operands.last.map { conversions(of: $0, depth: depth + 1) == ["%@"] } == true
        ? ["%@"] : []
    }
    for sign: StaticString in ["+", "-", "*", "/", "%"] {
      if let operands = file.operands(range, of: sign) { return common(operands, depth) }
    }
    if let cast = file.cast(range) { return conversions(ofType: cast.type) }
    if file.tokens[last].kind == .closeParenthesis { return conversions(ofCall: range) }
    guard file.tokens[last].kind == .identifier else { return [] }
    if let name = plainName(range) {
      let found = conversions(ofVariable: name, at: first, depth: depth)
      if !found.isEmpty || range.count == 1 { return found }
    }
    guard range.count > 1, file.kind(last - 1) == .dot else { return [] }
    return Self.members[file.name(last)].map { [$0] } ?? []
  }

  /// The conversions of a number's literal.
  private func numberConversion(_ index: Int) -> String {
    let bytes = file.source.utf8[file.tokens[index].start..<file.tokens[index].end]
    guard !bytes.starts(with: "0x".utf8) else { return "%lld" }
    return bytes.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") } ? "%lf" : "%lld"
  }

  /// The conversions of operands that all have the same type; none if one is unknown.
  private mutating func common(_ operands: [Range<Int>], _ depth: Int) -> [String] {
    var result: Set<String> = []
    for operand in operands.prefix(16) {
      let found = conversions(of: operand, depth: depth + 1)
      guard !found.isEmpty else { return [] }
      result.formUnion(found)
    }
    return operands.count <= 16 && result.count == 1 ? result.sorted() : []
  }

  /// `Int(x)`, `x.formatted()`.
  private func conversions(ofCall range: Range<Int>) -> [String] {
    let last = range.upperBound - 1
    let opening = file.tokens[last].partner
    guard opening > range.lowerBound, file.kind(opening - 1) == .identifier else { return [] }
    let name = file.name(opening - 1)
    if opening - 1 == range.lowerBound { return Self.types[name].map { [$0] } ?? [] }
    return Self.calls[name].map { [$0] } ?? []
  }

  private func conversions(ofType range: Range<Int>) -> [String] {
    guard let first = range.first else { return [] }
    var place = first
    while place + 2 < range.upperBound, file.kind(place + 1) == .dot { place += 2 }
    guard file.kind(place) == .identifier,
      place + 1 >= range.upperBound || file.kind(place + 1) == .question
    else { return [] }
    return Self.types[file.name(place)].map { [$0] } ?? []
  }

  /// The conversions of all declarations of a name; none if one of them does not tell its type.
  private mutating func conversions(
    ofVariable name: Int, at place: Int, depth: Int
  ) -> [String] {
    let text = file.name(name)
    let declarations = self.declarations
    if name == place, let function = declarations.function(around: place),
      let parameter = function.parameters.first(where: { $0.name == text })
    {
      return conversions(ofType: parameter.type)
    }
    guard !declarations.boundNames.contains(text), let places = declarations.places[text],
      places.count <= 16
    else { return [] }
    var result: Set<String> = []
    for place in places {
      let variable = declarations.variables[place]
      var found: [String] = []
      if let type = variable.type {
        found = conversions(ofType: type)
      } else if let value = variable.value, depth < 3 {
        found = conversions(of: value, depth: depth + 2)
      }
      guard !found.isEmpty else { return [] }
      result.formUnion(found)
    }
    return result.sorted()
  }
}
