internal import CatalogSyntax

/// The arguments that a message takes, as a program has to give them.
///
/// A text without any specifier that is certainly one takes none: its percent signs are text.
package struct MessageParameters: Sendable {
  /// One argument.
  package struct Parameter: Hashable, Sendable {
    /// The index, counted from 1.
    package var index: Int
    /// How it is read where it is read first.
    package var argumentClass: ArgumentClass
    /// Whether a plural form is chosen by it.
    package var isPlural = false
  }

  /// The arguments, by their indexes.
  package private(set) var parameters: [Parameter] = []
  /// The indexes of arguments that are read in ways that exclude each other, in ascending order.
  package private(set) var conflicts: [Int] = []
  /// The specifiers with a letter that converts nothing, such as `%n`, as they are written.
  package private(set) var unknownSpecifiers: [String] = []
  /// The specifiers with names.
  package private(set) var named: NamedSpecifiers

  private var known: [Int: Parameter] = [:]

  /// Looks at all texts of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: Its key, whose specifiers count where a plural shows no number.
  ///   - named: The names of arguments that are known already, from the source text.
  package init(_ message: Message, key: String, named: NamedSpecifiers = NamedSpecifiers()) {
    self.named = named
    add(message, key)
    parameters = known.values.sorted { $0.index < $1.index }
    for parameter in parameters where parameter.isPlural && !parameter.argumentClass.mayBePlural {
      conflicts.append(parameter.index)
    }
    conflicts = Set(conflicts).sorted()
  }

  /// The argument of an index.
  package subscript(index: Int) -> Parameter? { known[index] }

  /// The lowest index that is left out although a higher one is used.
  package var gap: Int? {
    parameters.enumerated().first { $0.element.index != $0.offset + 1 }.map { $0.offset + 1 }
  }

  private mutating func add(_ message: Message, _ key: String) {
    switch message {
    case .pattern(let pattern): add(pattern.text)
    case .select(let select):
      if select.selector == .plural {
        let argument = PluralArgument(select.variants, key: key)
        let type = StringsDictValueType(argument.type).parsed?.conversion ?? .decimal
        note(argument.position, type.argumentClass, isPlural: true)
      }
      for variant in select.variants { add(variant.message, key) }
    case .format(let format):
      let arguments = FormatArguments(format)
      for part in format.substitutions {
        guard let index = arguments[part.name] else { continue }
        let type = part.valueType.flatMap { StringsDictValueType($0).parsed?.conversion }
        if part.select.selector == .plural {
          note(index, type?.argumentClass ?? .signed, isPlural: true)
        } else if let type {
          note(index, type.argumentClass, isPlural: false)
        }
        for pattern in part.select.patterns { add(pattern.text, first: index, isForm: true) }
      }
      add(format.pattern.text)
    }
  }

  private mutating func add(_ text: String, first: Int = 1, isForm: Bool = false) {
    guard FormatString.mayContainPlaceholder(text.utf8Span.span) else { return }
    let read = SpecifierText(
      named.numbered(text), firstArgument: first, isSubstitutionForm: isForm)
    for problem in read.format.problems where problem.kind == .unknownConversion {
      let range = problem.range.start..<problem.range.end
      unknownSpecifiers.append(String(decoding: read.bytes[range], as: UTF8.self))
    }
    guard read.format.isFormat else { return }
    for argument in ArgumentMap(read.format).arguments where !argument.argumentClass.isOpen {
      note(argument.index, argument.argumentClass, isPlural: false)
      if argument.isConflicting { conflicts.append(argument.index) }
    }
  }

  private mutating func note(_ index: Int, _ argumentClass: ArgumentClass, isPlural: Bool) {
    guard var parameter = known[index] else {
      known[index] = Parameter(index: index, argumentClass: argumentClass, isPlural: isPlural)
      return
    }
    if !parameter.argumentClass.isPassed(like: argumentClass) { conflicts.append(index) }
    parameter.isPlural = parameter.isPlural || isPlural
    known[index] = parameter
  }
}

extension ArgumentClass {
  /// Whether arguments of both classes are passed alike: whole numbers are, with sign and without.
  package func isPassed(like other: ArgumentClass) -> Bool {
    self == other || (isWholeNumber && other.isWholeNumber)
  }

  private var isWholeNumber: Bool {
    switch self {
    case .signed, .unsigned: true
    case .object, .float, .character, .cString, .pointer, .variable: false
    }
  }

  fileprivate var mayBePlural: Bool {
    switch self {
    case .signed, .unsigned, .float: true
    case .object, .character, .cString, .pointer, .variable: false
    }
  }
}
