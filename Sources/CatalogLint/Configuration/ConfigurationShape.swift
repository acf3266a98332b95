/// What a key of the configuration may hold. Checking, the JSON schema and the documentation follow from it.
indirect enum ConfigurationShape: Sendable {
  /// A language tag.
  case locale
  /// A language tag, perhaps with `!` before it.
  case localeChoice
  /// Any text.
  case text
  /// A pattern of paths; see ``PathPattern``.
  case path
  /// A pattern of names; see ``NamePattern``.
  case name
  /// A regular expression; see ``RegularExpression``.
  case expression
  /// One of some words.
  case choice(String, [String])
  /// A list.
  case list(ConfigurationShape)
  /// A mapping with keys that are known.
  case mapping([ConfigurationField])
  /// A mapping with keys that follow a rule of their own.
  case dictionary(ConfigurationNames, ConfigurationShape)
  /// A word, or a mapping that says more.
  case either(ConfigurationShape, ConfigurationShape)
  /// The place of an argument: its label, or its number from 0.
  case argument
  /// Anything.
  case anything
}

/// What the keys of a dictionary are.
enum ConfigurationNames: Sendable {
  /// Ids of rules; `_` is read as `-`.
  case rules
  case locales
  case any
}

/// A key of a mapping.
struct ConfigurationField: Sendable {
  /// The key.
  var name: String
  /// What it says, in a sentence.
  var summary: String
  /// What it may hold.
  var shape: ConfigurationShape
  /// Whether the mapping cannot be without it.
  var isRequired = false

  init(_ name: String, _ shape: ConfigurationShape, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
  }
}

extension ConfigurationShape {
  /// What has to stand there, as a message says it.
  var expectation: String {
    switch self {
    case .locale: "a language tag"
    case .localeChoice: "a language tag, perhaps with '!' before it"
    case .text: "a text"
    case .path: "a pattern of paths"
    case .name: "a pattern of names"
    case .expression: "a regular expression"
    case .choice(let kind, let words): "a \(kind) (\(words.joined(separator: ", ")))"
    case .list: "a list"
    case .mapping, .dictionary: "a mapping"
    case .either(let word, let more): "\(word.expectation) or \(more.expectation)"
    case .argument: "the label of an argument, or its number from 0"
    case .anything: "a value"
    }
  }
}
