public import CatalogSyntax

/// A pattern of ICU's MessageFormat 1, as it is written: `{n, plural, one {# file} other {# files}}`.
///
/// There is one dialect, that of ICU's own `MessageFormat` class. An apostrophe quotes only before `{` and
/// `}`, and before `#` in a plural; two apostrophes are one. Nothing is a tag, and a `}` without `{` is text.
/// What the tree says is turned into a ``Message`` by ``message``.
///
/// Reading never fails: what cannot be read is an element of the tree, with a problem that says why.
public struct MessageFormatPattern: Hashable, Sendable {
  /// How deep arguments with variants may lie in each other.
  public static let maximumDepth = 16

  /// The elements in the order of the text; they cover all of it.
  public let elements: [Element]
  /// What is wrong, in the order in which it was met.
  public let problems: [MessageFormatProblem]

  /// A stretch of a pattern. All ranges are half-open ranges of UTF-8 bytes of the whole pattern.
  public indirect enum Element: Hashable, Sendable {
    /// Text, with its quotes resolved.
    case text(String, SourceRange)
    /// An argument, from brace to brace.
    case argument(Argument)
    /// `#`, the number of the innermost plural around it.
    case number(SourceRange)
    /// What stands behind a fault, and the argument that the fault lies in.
    case unreadable(SourceRange)
  }

  /// An argument: `{name}` or `{name, type, style}`.
  public struct Argument: Hashable, Sendable {
    /// The name or the decimal number.
    public var name: String
    /// Where the name stands.
    public var nameRange: SourceRange
    /// What is printed.
    public var kind: Kind
    /// The argument with its braces.
    public var range: SourceRange

    /// The number of an argument that is counted, from 0; nil for one with a name.
    public var number: Int? { name.utf8.first.map(ASCII.isDigit) == true ? Int(name) : nil }
  }

  /// What an argument prints.
  public enum Kind: Hashable, Sendable {
    /// The value as it is.
    case plain
    /// A number.
    case number(NumberFormat.Style)
    /// One of several messages, chosen by a number.
    case plural(NumberRule, [Variant])
    /// One of several messages, chosen by a text.
    case select([Variant])
    /// A type or style that ICU has and this library prints as it prints the plain value: dates, spelled
    /// out numbers, choices, patterns of numbers.
    case unsupported(type: String, style: String?)
  }

  /// A message to choose.
  public struct Variant: Hashable, Sendable {
    /// What chooses it: `one`, `=5`, `male`.
    public var key: String
    /// Where that stands.
    public var keyRange: SourceRange
    /// The message.
    public var elements: [Element]
  }

  /// Reads a pattern.
  public init(_ text: String) {
    var parser = MessageFormatParser(bytes: Array(text.utf8))
    elements = parser.parse()
    problems = parser.problems
  }

  /// Whether the whole pattern was read, though perhaps with warnings.
  public var isIntact: Bool { !problems.contains(where: \.isError) }
}

extension MessageFormatPattern.Element {
  /// Where the element stands.
  public var range: SourceRange {
    switch self {
    case .text(_, let range), .number(let range), .unreadable(let range): range
    case .argument(let argument): argument.range
    }
  }
}
