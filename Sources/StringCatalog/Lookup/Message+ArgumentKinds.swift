internal import CatalogSyntax

/// What kind of value each argument of a message is, so that words of a command line or of a request can be
/// taken for what the message means.
public struct ArgumentKinds: Sendable {
  /// The arguments that are numbers, counted from 1: those of numeric specifiers, and those that choose a
  /// plural form.
  public private(set) var numbers: Set<Int> = []
  /// The names of parts whose argument is a number.
  private var names: Set<[UInt8]> = []

  /// Looks at all texts of a message.
  ///
  /// - Parameter key: Its key, whose specifiers count where a plural shows no number.
  public init(_ message: Message, key: String) {
    add(message, key)
  }

  /// Whether the argument of a named part is a number.
  public func isNumber(named name: String) -> Bool { names.contains(Array(name.utf8)) }

  /// A word as an argument of the message: a number where one is wanted and the word is one, else a text.
  public func argument(_ word: String, at position: Int) -> MessageArgument {
    numbers.contains(position) ? Self.number(word) : .string(word)
  }

  /// A word as an argument by name.
  public func argument(_ word: String, named name: String) -> MessageArgument {
    (isNumber(named: name) ? Self.number(word) : .string(word)).named(name)
  }

  private static func number(_ word: String) -> MessageArgument {
    if let value = Int64(word) { return .int(value) }
    if let value = UInt64(word) { return .uint(value) }
    // Decimals keep their digits: `1.50` is shown with two.
    return .decimal(word)
  }

  private mutating func add(_ message: Message, _ key: String) {
    switch message {
    case .pattern(let pattern): add(pattern.text)
    case .select(let select):
      if select.selector == .plural {
        numbers.insert(PluralArgument(select.variants, key: key).position)
      }
      for variant in select.variants { add(variant.message, key) }
    case .format(let format):
      add(format.pattern.text)
      let arguments = FormatArguments(format)
      for part in format.substitutions {
        let type = part.valueType.flatMap { StringsDictValueType($0).parsed?.conversion }
        let isNumber = part.select.selector == .plural || (type?.argumentClass.isNumeric ?? false)
        if isNumber {
          if let argument = arguments[part.name] ?? part.argument { numbers.insert(argument) }
          names.insert(Array(part.name.utf8))
        }
        for pattern in part.select.patterns {
          add(pattern.text, firstArgument: arguments[part.name] ?? part.argument ?? 1)
        }
      }
    }
  }

  private mutating func add(_ text: String, firstArgument: Int = 1) {
    let bytes = Array(text.utf8)
    let format = FormatString(
      bytes.span, options: FormatString.Options(firstArgument: firstArgument))
    for placeholder in format.placeholders {
      guard case .conversion(let conversion) = placeholder.kind,
        let argument = placeholder.argument,
        conversion.argumentClass.isNumeric
      else { continue }
      numbers.insert(argument)
    }
  }
}

extension ArgumentClass {
  /// Whether a value of the class is a number.
  fileprivate var isNumeric: Bool {
    switch self {
    case .signed, .unsigned, .float: true
    case .object, .character, .cString, .pointer, .variable: false
    }
  }
}
