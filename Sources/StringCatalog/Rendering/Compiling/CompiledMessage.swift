internal import ICU

/// A message whose texts have been parsed, ready to be rendered any number of times in any locale.
///
/// Compile a message once and keep it: parsing costs more than rendering. A compiled message is a value and
/// can be used by any number of threads.
public struct CompiledMessage: Sendable {
  /// The key of the message, for issues.
  public let key: String?

  /// The bytes of all texts.
  let text: [UInt8]
  let patterns: [CompiledPattern]
  let pieces: [Piece]
  let selects: [CompiledSelect]
  let root: Target
  /// Which of the first 64 arguments some form mentions; nil if the message has too many references to
  /// tell.
  let mentioned: UInt64?
  /// The names by which arguments are found; see ``Format/argumentNames``.
  let argumentNames: [String?]

  /// Compiles a message.
  ///
  /// - Parameters:
  ///   - message: The message, as a file says it or in normal form.
  ///   - key: Its key. It names the message in issues, and its specifiers say which argument a choice by
  ///     plural goes by whose texts print none.
  public init(_ message: Message, key: String? = nil) {
    var compiler = MessageCompiler(key: key)
    let root = compiler.compile(message)
    var names: [String?] = []
    if case .format(let format) = message { names = format.argumentNames }
    self.init(compiler, root: root, argumentNames: names)
  }

  /// Compiles a plain text.
  public init(_ text: String, key: String? = nil) {
    self.init(.pattern(Pattern(text)), key: key)
  }

  private init(
    _ compiler: consuming MessageCompiler, root: Target, argumentNames: [String?]
  ) {
    key = compiler.key
    self.argumentNames = argumentNames
    mentioned = compiler.mentioned(from: root)
    text = compiler.text
    patterns = compiler.patterns
    pieces = compiler.pieces
    selects = compiler.selects
    self.root = root
  }

  /// Whether any form of the message mentions an argument.
  public var takesArguments: Bool { mentioned != 0 }
}

/// What a choice leads to.
enum Target: Hashable {
  /// A text: an element of ``CompiledMessage/patterns``.
  case pattern(Int32)
  /// A further choice: an element of ``CompiledMessage/selects``.
  case select(Int32)
  /// Choices nested too deeply to be followed.
  case tooDeep
}

/// A parsed text.
struct CompiledPattern {
  /// The bytes of the whole text, in ``CompiledMessage/text``.
  var bytes: Range<Int>
  /// Its elements of ``CompiledMessage/pieces``.
  var pieces: Range<Int>
  /// Whether the text has a specifier beside `%%`.
  var isFormat: Bool
}

/// A stretch of a parsed text.
enum Piece {
  /// Bytes of ``CompiledMessage/text`` that are shown as they are.
  case literal(start: UInt32, end: UInt32)
  /// An argument.
  case value(Specifier)
  /// A named part.
  case reference(PartReference)
  /// Something that looks like a specifier. It is part of the literal behind it.
  case problem(RenderingIssue.Kind, start: UInt32, end: UInt32)
}

/// The argument that a specifier names or takes by its place.
struct ArgumentIndex: Hashable {
  /// The argument, counted from 1; if it is relative, from the first argument of the text on, counted from 0.
  var number: Int32
  var isRelative: Bool

  @inline(__always)
  func resolved(from first: Int) -> Int { isRelative ? first &+ Int(number) : Int(number) }
}

/// A specifier with everything it says.
struct Specifier {
  enum Extent {
    case absent
    case number(Int32)
    case argument(ArgumentIndex)

    var isAbsent: Bool {
      if case .absent = self { true } else { false }
    }
  }

  var conversion: Conversion
  var flags: Placeholder.Flags
  var length: Placeholder.Length
  var width: Extent
  var precision: Extent
  var argument: ArgumentIndex
  /// Where it stands in ``CompiledMessage/text``.
  var start: UInt32
  var end: UInt32

  /// Whether nothing but length and conversion is said.
  var isBare: Bool { flags.isEmpty && width.isAbsent && precision.isAbsent }
}

/// A reference to a named part, such as `%2$#@files@`.
struct PartReference {
  /// The element of ``CompiledMessage/selects``; nil for a name that is not defined.
  var select: Int32?
  var argument: ArgumentIndex
  var start: UInt32
  var end: UInt32
}

/// A parsed choice.
struct CompiledSelect {
  enum Selector {
    case plural
    case device
    case width
    case gender
    case number(NumberRule)
    case text
    case value(NumberFormat)
    case unknown
  }

  var selector: Selector
  /// Whether nothing is chosen and the argument is printed as a number.
  var isValue = false
  /// The argument that chooses, relative to the first argument of the texts.
  var argument: ArgumentIndex
  /// The name of the part, if it is one.
  var name: String?
  /// The forms by plural category, in the order of `PluralCategory.allCases`.
  var plurals: [Target?] = []
  /// The forms by name or number, in the order of the file.
  var cases: [(key: String, target: Target)] = []
  /// Whether a form prints a fixed number of fraction digits, which may count for the category.
  var hasVisibleFraction = false
}

extension PluralCategory {
  /// The place of the category in ``CompiledSelect/plurals``.
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
