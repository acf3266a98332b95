/// What a user is shown for a key in one locale.
///
/// The words are those of MessageFormat 2: a message is a *pattern*, or *selects* one of several
/// *variants*. Apple's formats add a third shape, a pattern with named parts each of which selects by
/// itself: the variables of a `.stringsdict`, the substitutions of a string catalog.
public indirect enum Message: Hashable, Sendable {
  /// One text.
  case pattern(Pattern)
  /// One of several messages, chosen by a number, a device or a width.
  case select(Select)
  /// A text with references such as `%#@count@` to parts that are chosen by themselves.
  case format(Format)
}

/// A text that may hold placeholders.
public struct Pattern: Hashable, Sendable {
  /// The text.
  public var text: String
  /// How far the translation has come, where the format can say so.
  public var state: TranslationState?

  /// Creates a pattern.
  public init(_ text: String, state: TranslationState? = nil) {
    self.text = text
    self.state = state
  }
}

extension Pattern {
  /// Whether text and state have the same code units; Swift's strings are equal more often.
  public static func == (left: Pattern, right: Pattern) -> Bool {
    left.text.hasSameCodeUnits(as: right.text) && left.state == right.state
  }
}

extension Pattern: ExpressibleByStringLiteral {
  /// Creates a pattern without state.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

/// How far a translation has come, as string catalogs name it. Unknown states are kept.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The word of the format.
  public var rawValue: String

  /// Creates a state of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not translated yet.
  public static let new = TranslationState(rawValue: "new")
  /// Translated, but somebody should look at it.
  public static let needsReview = TranslationState(rawValue: "needs_review")
  /// Translated.
  public static let translated = TranslationState(rawValue: "translated")
  /// Translated by a machine.
  public static let machineTranslated = TranslationState(rawValue: "machine_translated")
}

/// A choice among messages.
public struct Select: Hashable, Sendable {
  /// What chooses.
  public var selector: Selector
  /// The messages to choose from, in the order of the file.
  public var variants: [Variant]

  /// Creates a choice.
  public init(by selector: Selector, _ variants: [Variant]) {
    self.selector = selector
    self.variants = variants
  }

  /// What chooses among variants.
  public enum Selector: Hashable, Sendable {
    /// The plural category of a number (CLDR), `zero` also for the number 0 in every language.
    case plural
    /// The kind of device.
    case device
    /// The width there is, in the units of the caller.
    case width
    /// A number for the grammatical gender; 0 is the fallback.
    case gender
    /// A number as ICU's MessageFormat chooses by it: a variant such as `=1` for exactly that number comes
    /// first, then the one for the category of the number, then `other`.
    case number(NumberRule)
    /// A text: the variant of its very name, else `other`.
    case text
    /// Nothing chooses, and there are no variants: the argument is printed as a number.
    case value(NumberFormat)
    /// A rule of a name we do not know.
    case unknown(String)
  }
}

/// One of the messages to choose from.
public struct Variant: Hashable, Sendable {
  /// The category, device or number that chooses it, such as `few`, `mac` or `20`.
  public var key: String
  /// The message.
  public var message: Message

  /// Creates a variant.
  public init(_ key: String, _ message: Message) {
    self.key = key
    self.message = message
  }

  /// Whether names and messages have the same code units.
  public static func == (left: Variant, right: Variant) -> Bool {
    left.key.hasSameCodeUnits(as: right.key) && left.message == right.message
  }
}

/// A text with named parts.
public struct Format: Hashable, Sendable {
  /// The text with its references, such as `%#@count@ in %2$#@folders@`.
  public var pattern: Pattern
  /// The parts, in the order of the file.
  public var substitutions: [Substitution]
  /// The names of the arguments from the first one on; nil for those that have none. Empty if the message
  /// counts its arguments only, as Apple's formats do.
  public var argumentNames: [String?]

  /// Creates a format.
  public init(
    _ pattern: Pattern, _ substitutions: [Substitution], argumentNames: [String?] = []
  ) {
    self.pattern = pattern
    self.substitutions = substitutions
    self.argumentNames = argumentNames
  }

  /// Whether patterns, parts and names have the same code units.
  public static func == (left: Format, right: Format) -> Bool {
    left.pattern == right.pattern && left.substitutions == right.substitutions
      && left.argumentNames.elementsEqual(right.argumentNames) { left, right in
        guard let left, let right else { return left == nil && right == nil }
        return left.hasSameCodeUnits(as: right)
      }
  }
}

/// A named part of a ``Format``: a variable of a `.stringsdict`, a substitution of a string catalog.
public struct Substitution: Hashable, Sendable {
  /// The name, as in `%#@name@`.
  public var name: String
  /// The argument it stands for, counted from 1; nil where the order of references decides.
  public var argument: Int?
  /// The type of the argument: a printf specifier without its percent sign, such as `lld`.
  public var valueType: String?
  /// The texts to choose from.
  public var select: Select

  /// Creates a part.
  public init(_ name: String, argument: Int? = nil, valueType: String?, _ select: Select) {
    self.name = name
    self.argument = argument
    self.valueType = valueType
    self.select = select
  }

  /// Whether names, types and texts have the same code units.
  public static func == (left: Substitution, right: Substitution) -> Bool {
    left.name.hasSameCodeUnits(as: right.name) && left.argument == right.argument
      && left.valueType == right.valueType && left.select == right.select
  }
}
