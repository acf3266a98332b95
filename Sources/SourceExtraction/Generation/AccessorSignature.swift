import CatalogSyntax
import StringCatalog

/// What callers have to pass for the text of a key: its arguments in the source language.
struct AccessorSignature {
  /// One argument.
  struct Argument {
    /// Its type.
    var type: ParameterType
    /// What the catalog calls it.
    var name: String?
  }

  /// The arguments in their order.
  private(set) var arguments: [Argument] = []
  /// The names in specifiers such as `%(name)@`, by the order of their arguments.
  private(set) var compiledNames: [String] = []
  /// The message that the arguments are those of.
  private(set) var source: Message
  /// The locale of that message.
  private(set) var locale: LocaleIdentifier

  /// Reads the texts of a key.
  ///
  /// - Parameters:
  ///   - entry: The key with its texts.
  ///   - catalog: The table it is of.
  ///   - problems: Takes what is wrong with the texts.
  /// - Returns: nil if the key has no text, or one for which nothing can be passed.
  init?(_ entry: Entry, in catalog: Catalog, _ problems: inout [AccessorProblem]) {
    let texts = entry.localizations.filter { $0.message != nil }
    let own = texts.first { $0.locale == catalog.sourceLanguage }
    guard let chosen = own ?? texts.first, let message = chosen.message else { return nil }
    (source, locale) = (message, chosen.locale)
    let (table, key) = (catalog.table, entry.key)
    if own == nil { problems.append(.noSource(table, key, chosen.locale.spelling)) }

    let read = MessageParameters(message, key: key)
    if let spelling = read.unknownSpecifiers.first {
      problems.append(.unknownConversion(table, key, spelling))
      return nil
    }
    if let argument = read.conflicts.first {
      problems.append(.conflict(table, key, argument: argument))
      return nil
    }
    if let argument = read.gap {
      problems.append(.gap(table, key, argument: argument))
      return nil
    }
    for parameter in read.parameters {
      guard let type = ParameterType(parameter) else {
        let what = parameter.argumentClass.unsafeName
        problems.append(.unsafeConversion(table, key, argument: parameter.index, what))
        return nil
      }
      let name = read.named.names[parameter.index] ?? chosen.argumentNames[parameter.index]
      arguments.append(Argument(type: type, name: name))
    }
    compiledNames = read.named.names.sorted { $0.key < $1.key }.map(\.value)
    for text in texts where text.locale != chosen.locale {
      compare(text, with: read, table, key, &problems)
    }
  }

  private func compare(
    _ text: Localization, with source: MessageParameters, _ table: String, _ key: String,
    _ problems: inout [AccessorProblem]
  ) {
    guard let message = text.message else { return }
    let read = MessageParameters(message, key: key, named: source.named)
    for parameter in read.parameters {
      guard let own = source[parameter.index] else {
        problems.append(
          .additional(table, key, text.locale.spelling, argument: parameter.index))
        continue
      }
      guard own.argumentClass.isPassed(like: parameter.argumentClass),
        !read.conflicts.contains(parameter.index)
      else {
        problems.append(.mismatch(table, key, text.locale.spelling, argument: parameter.index))
        continue
      }
    }
  }
}

extension ParameterType {
  /// The type for an argument; nil for characters, C strings and addresses.
  fileprivate init?(_ parameter: MessageParameters.Parameter) {
    switch parameter.argumentClass {
    case .object: self = .text
    case .signed: self = .integer
    case .unsigned: self = parameter.isPlural ? .integer : .unsigned
    case .float: self = .number
    case .character, .cString, .pointer, .variable: return nil
    }
  }
}

extension ArgumentClass {
  /// What an argument is called that is not passed.
  fileprivate var unsafeName: String {
    switch self {
    case .character: "a character of C"
    case .cString: "a string of C"
    case .pointer: "an address"
    case .object, .signed, .unsigned, .float, .variable: "a value of unknown type"
    }
  }
}
