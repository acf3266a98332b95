extension MessageFormatPattern {
  /// The message; nil if the pattern has errors.
  ///
  /// - Arguments that are counted keep their numbers, which start with 1 in a message; those with names
  ///   follow them in the order of the text. See ``Format/argumentNames``.
  /// - A plain argument is `%1$@`, and every other a named part of one ``Format``, also inside another part.
  public var message: Message? {
    guard isIntact else { return nil }
    var builder = MessageBuilder(self)
    return builder.message(elements)
  }
}

/// Makes a message of a pattern.
private struct MessageBuilder {
  /// The names of the arguments that have one, in the order of the text.
  private var positions: [[UInt8]: Int] = [:]
  private var argumentNames: [String?] = []
  private var parts: [Substitution] = []
  /// The names of parts that are taken.
  private var taken: Set<[UInt8]> = []
  /// The parts that print numbers, which are made once for each way to print.
  private var values: [Value: String] = [:]
  /// How often a part was made for an argument, so that names are found in one step.
  private var counts: [String: Int] = [:]

  private struct Value: Hashable {
    var argument: Int
    var format: NumberFormat
  }

  /// A plural around a message.
  private struct Plural {
    var argument: Int
    var name: String
    var rule: NumberRule
  }

  init(_ pattern: MessageFormatPattern) {
    var highest = 0
    var names: [String] = []
    var known: Set<[UInt8]> = []
    Self.visit(pattern.elements) { argument in
      if let number = argument.number {
        highest = max(highest, number + 1)
      } else if known.insert(Array(argument.name.utf8)).inserted {
        names.append(argument.name)
      }
    }
    for (index, name) in names.enumerated() {
      positions[Array(name.utf8)] = highest + index + 1
    }
    guard !names.isEmpty else { return }
    argumentNames = Array(repeating: nil, count: highest) + names
  }

  private static func visit(
    _ elements: [MessageFormatPattern.Element], _ body: (MessageFormatPattern.Argument) -> Void
  ) {
    for case .argument(let argument) in elements {
      body(argument)
      switch argument.kind {
      case .plain, .number, .unsupported: continue
      case .plural(_, let variants), .select(let variants):
        for variant in variants { visit(variant.elements, body) }
      }
    }
  }

  mutating func message(_ elements: [MessageFormatPattern.Element]) -> Message {
    let pattern = Pattern(text(elements, in: nil))
    guard !parts.isEmpty || !argumentNames.isEmpty else { return .pattern(pattern) }
    return .format(Format(pattern, parts, argumentNames: argumentNames))
  }

  private mutating func text(
    _ elements: [MessageFormatPattern.Element], in plural: Plural?
  ) -> String {
    var result = ""
    for element in elements {
      switch element {
      case .text(let text, _):
        for scalar in text.unicodeScalars {
          if scalar == "%" { result.unicodeScalars.append("%") }
          result.unicodeScalars.append(scalar)
        }
      case .number:
        guard let plural else { continue }
        let format = NumberFormat(offset: plural.rule.offset)
        result += value(format, of: plural.argument, named: plural.name)
      case .argument(let argument): result += reference(to: argument, in: plural)
      case .unreadable: continue
      }
    }
    return result
  }

  private mutating func reference(
    to argument: MessageFormatPattern.Argument, in plural: Plural?
  ) -> String {
    let position = argument.number.map { $0 + 1 } ?? positions[Array(argument.name.utf8)] ?? 1
    switch argument.kind {
    case .plain, .unsupported: return "%\(position)$@"
    case .number(let style):
      return value(NumberFormat(style), of: position, named: argument.name)
    case .plural(let rule, let variants):
      let inner = Plural(argument: position, name: argument.name, rule: rule)
      return part(of: position, named: argument.name, .number(rule), variants, in: inner)
    case .select(let variants):
      // `#` counts only in the messages of a plural itself.
      return part(of: position, named: argument.name, .text, variants, in: nil)
    }
  }

  private mutating func value(
    _ format: NumberFormat, of position: Int, named name: String
  ) -> String {
    let value = Value(argument: position, format: format)
    if let known = values[value] { return "%\(position)$#@\(known)@" }
    let name = newName(for: "\(name).number", position)
    values[value] = name
    parts.append(Substitution(name, argument: position, Select(by: .value(format), [])))
    return "%\(position)$#@\(name)@"
  }

  private mutating func part(
    of position: Int, named name: String, _ selector: Select.Selector,
    _ variants: [MessageFormatPattern.Variant], in plural: Plural?
  ) -> String {
    let name = newName(for: name, position)
    let index = parts.count
    parts.append(Substitution(name, argument: position, Select(by: selector, [])))
    parts[index].select.variants = variants.map { variant in
      Variant(variant.key, .pattern(Pattern(text(variant.elements, in: plural))))
    }
    return "%\(position)$#@\(name)@"
  }

  /// A name for a part, of the characters that references allow.
  private mutating func newName(for wanted: String, _ position: Int) -> String {
    // Names of arguments have no dot, so that no part is found by the name of another argument.
    let base = wanted.utf8.allSatisfy(ASCII.isName) ? wanted : "argument.\(position)"
    var name = base
    while !taken.insert(Array(name.utf8)).inserted {
      let count = (counts[base] ?? 1) + 1
      counts[base] = count
      name = "\(base)-\(count)"
    }
    return name
  }
}

extension Substitution {
  fileprivate init(_ name: String, argument: Int, _ select: Select) {
    self.init(name, argument: argument, valueType: nil, select)
  }
}
