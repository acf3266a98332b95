public import CatalogSyntax

/// A fault in a pattern of MessageFormat, at the place where a person would look for it.
public struct MessageFormatProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are stable identifiers.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `{` without its `}`.
    case unclosed
    /// A `{` without a name or number behind it.
    case missingName = "missing-name"
    /// A number that starts with a zero it does not need.
    case invalidNumber = "invalid-number"
    /// A number above ``MessageFormatProblem/largestNumber``, or a name that is too long.
    case numberTooLarge = "number-too-large"
    /// Something other than `,` or `}` behind a name or type.
    case unexpectedCharacter = "unexpected-character"
    /// A comma without a type behind it.
    case missingType = "missing-type"
    /// A type that MessageFormat does not have.
    case unknownType = "unknown-type"
    /// `plural`, `selectordinal` or `select` without variants.
    case missingVariants = "missing-variants"
    /// A style with an apostrophe that is never closed.
    case unclosedQuote = "unclosed-quote"
    /// Something other than the key of a variant.
    case missingKey = "missing-key"
    /// A key that is not followed by a message in braces.
    case missingMessage = "missing-message"
    /// `=` or `offset:` without a number.
    case missingNumber = "missing-number"
    /// `offset:` behind a variant.
    case misplacedOffset = "misplaced-offset"
    /// No variant `other`.
    case missingOther = "missing-other"
    /// A number skeleton that ICU does not understand.
    case invalidSkeleton = "invalid-skeleton"
    /// More than ``MessageFormatPattern/maximumDepth`` arguments inside one another.
    case nestingTooDeep = "nesting-too-deep"
    /// A second variant of the same key; the first one counts.
    case duplicateKey = "duplicate-key"
    /// A key of a plural that is no category of CLDR, and never chosen.
    case unknownCategory = "unknown-category"
    /// A type or style that is legal, and not supported here; the plain value is printed.
    case unsupported
  }

  /// The largest number of an argument, which is ICU's.
  public static let largestNumber = 32_767

  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong: a half-open range of UTF-8 bytes of the pattern, empty where something is missing.
  public var range: SourceRange
  /// The word concerned.
  public var word: String?

  init(_ kind: Kind, _ range: SourceRange, word: String? = nil) {
    self.kind = kind
    self.range = range
    self.word = word
  }
}

extension MessageFormatProblem {
  /// Whether the pattern cannot be used because of this.
  public var isError: Bool {
    switch kind {
    case .unclosed, .missingName, .invalidNumber, .numberTooLarge, .unexpectedCharacter,
      .missingType,
      .unknownType, .missingVariants, .unclosedQuote, .missingKey, .missingMessage, .missingNumber,
      .misplacedOffset, .missingOther, .invalidSkeleton, .nestingTooDeep:
      true
    case .duplicateKey, .unknownCategory, .unsupported: false
    }
  }

  /// What is wrong and what to do about it, in one sentence without final stop.
  public var message: String {
    let word = (word ?? "").escapedForDisplay
    switch kind {
    case .unclosed:
      return "'{' is never closed: add '}', or write '{' between apostrophes if it is text"
    case .missingName:
      return
        "expected the name or number of an argument behind '{': write '{' between apostrophes if"
        + " it is text"
    case .invalidNumber:
      return "'\(word)' is no number of an argument: remove the zeros in front"
    case .numberTooLarge:
      return
        "numbers of arguments go up to \(Self.largestNumber), and names have that many characters"
        + " at most"
    case .unexpectedCharacter:
      return "expected ',' or '}', found \(word.isEmpty ? "the end of the pattern" : "'\(word)'")"
    case .missingType:
      return "expected a type such as 'number', 'plural' or 'select'"
    case .unknownType:
      return
        "'\(word)' is no type of MessageFormat: there are 'number', 'plural', 'selectordinal' and"
        + " 'select'"
    case .missingVariants:
      return "'\(word)' needs variants, with 'other' among them"
    case .unclosedQuote:
      return "an apostrophe in a style is never closed: add the missing one"
    case .missingKey:
      return "expected a variant, such as 'other {…}'"
    case .missingMessage:
      return "'\(word)' is not followed by a message in braces"
    case .missingNumber:
      return "expected a number behind '\(word)'"
    case .misplacedOffset:
      return "'offset:' must come before all variants"
    case .missingOther:
      return "there is no variant 'other', which must always be there: add 'other {…}'"
    case .invalidSkeleton:
      return "'\(word)' is no number skeleton of ICU"
    case .nestingTooDeep:
      return "more than \(MessageFormatPattern.maximumDepth) arguments inside one another"
    case .duplicateKey:
      return "'\(word)' is there already; the first one counts"
    case .unknownCategory:
      return
        "'\(word)' is never chosen: categories are zero, one, two, few, many and other, and numbers"
        + " are written '=5'"
    case .unsupported:
      return "'\(word)' is not supported here; the plain value is printed"
    }
  }
}
