import CatalogSyntax

/// Which argument each part of a format stands for.
///
/// A position in a reference comes first, then what is stated with the part, then the order of
/// references: those without a position take successive arguments as ordinary specifiers do, those in
/// the texts of a part from its own argument on.
struct FormatArguments {
  /// The arguments of the parts that the pattern leads to, by name.
  private(set) var arguments: [[UInt8]: Int] = [:]

  init(_ format: Format) {
    var parts: [[UInt8]: Substitution] = [:]
    for part in format.substitutions { parts[Array(part.name.utf8)] = part }
    var queue = [(text: format.pattern.text, first: 1)]
    var next = 0
    while next < queue.count {
      let text = SpecifierText(
        queue[next].text, firstArgument: queue[next].first, isSubstitutionForm: next > 0)
      next += 1
      for placeholder in text.format.placeholders {
        guard let name = text.name(of: placeholder), let part = parts[name],
          arguments[name] == nil
        else { continue }
        let argument = placeholder.position ?? part.argument ?? placeholder.argument ?? 1
        arguments[name] = argument
        queue += part.select.patterns.map { ($0.text, argument) }
      }
    }
  }

  /// The argument of a part; nil if nothing refers to it.
  subscript(name: String) -> Int? { arguments[Array(name.utf8)] }

  /// The argument of a part; nil if nothing refers to it.
  subscript(bytes name: [UInt8]) -> Int? { arguments[name] }
}

/// The argument that a plural without a name of its own chooses by, and its type.
///
/// String catalogs do not state it. It is the first number that the texts print; where none does, the
/// first that the key prints; else the first argument, as `@` if the texts print it so, else as `lld`,
/// which is what an integer of Swift is.
struct PluralArgument: Hashable {
  var position: Int
  var type: String

  init(position: Int, type: String) {
    self.position = position
    self.type = type
  }

  init(_ variants: [Variant], key: String) {
    let patterns = variants.filter { $0.key == "other" } + variants.filter { $0.key != "other" }
    let texts = patterns.flatMap(\.message.patterns).map { SpecifierText($0.text) }
    var numbers: [Int: String] = [:]
    var objects: Set<Int> = []
    for text in texts {
      for placeholder in text.format.placeholders {
        guard let argument = placeholder.argument, let type = placeholder.valueType else {
          continue
        }
        if placeholder.printsNumber {
          if numbers[argument] == nil { numbers[argument] = type }
        } else {
          objects.insert(argument)
        }
      }
    }
    let inKey = SpecifierText(key).format.placeholders.first { placeholder in
      placeholder.printsNumber && !objects.contains(placeholder.argument ?? 0)
    }
    if let first = numbers.keys.min(), let type = numbers[first] {
      (position, self.type) = (first, type)
    } else if let inKey, let argument = inKey.argument, let type = inKey.valueType {
      (position, self.type) = (argument, type)
    } else {
      (position, type) = (1, objects.contains(1) ? "@" : "lld")
    }
  }
}

extension Placeholder {
  fileprivate var printsNumber: Bool {
    guard case .conversion(let conversion) = kind else { return false }
    return switch conversion.argumentClass {
    case .signed, .unsigned, .float: true
    case .object, .character, .cString, .pointer, .variable: false
    }
  }
}

extension Message {
  /// The texts, those of named parts left out.
  var patterns: [Pattern] {
    switch self {
    case .pattern(let pattern): [pattern]
    case .select(let select): select.patterns
    case .format(let format): [format.pattern]
    }
  }
}

extension Select {
  /// The texts, those of named parts left out.
  var patterns: [Pattern] { variants.flatMap(\.message.patterns) }
}
