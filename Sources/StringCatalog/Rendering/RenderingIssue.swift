internal import CatalogSyntax

/// Something a developer should know about a text that was rendered.
///
/// Rendering itself cannot fail: a user always gets a text.
public struct RenderingIssue: Hashable, Sendable {
  /// The kinds of issues. The raw values are stable identifiers.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A specifier or choice asks for an argument that is not there, or has no value.
    case missingArgument = "missing-argument"
    /// An argument is not mentioned by any form of the message.
    case unusedArgument = "unused-argument"
    /// An argument is of another kind than the specifier prints.
    case typeMismatch = "type-mismatch"
    /// A number does not fit the width in which C would print it; it is printed in full.
    case narrowSpecifier = "narrow-specifier"
    /// A percent sign and a letter that converts nothing; printed as written.
    case unknownSpecifier = "unknown-specifier"
    /// A choice has no form for the value and no `other`; the nearest form is used.
    case missingOther = "missing-other"
    /// A reference names a variable that is not defined; printed as written.
    case undefinedVariable = "undefined-variable"
    /// References lead back to themselves, too deep or too far; printed as written.
    case recursionLimit = "recursion-limit"
    /// A width or precision is above ``MessageRenderer/largestExtent`` and was reduced to it.
    case widthCapped = "width-capped"
    /// A percent sign that other formatters take for a specifier, or half of one; printed as written.
    case invalidFormat = "invalid-format"
    /// No text was found for a key.
    case missingKey = "missing-key"
  }

  /// What is the matter.
  public var kind: Kind
  /// The key of the message, where it is known.
  public var key: String?
  /// The language of the text.
  public var language: LocaleIdentifier
  /// The argument concerned, counted from 1.
  public var argument: Int?
  /// The variable concerned.
  public var variable: String?
  /// The specifier concerned, as it is written.
  public var specifier: String?

  /// Creates an issue.
  public init(
    _ kind: Kind, key: String? = nil, language: LocaleIdentifier, argument: Int? = nil,
    variable: String? = nil, specifier: String? = nil
  ) {
    self.kind = kind
    self.key = key
    self.language = language
    self.argument = argument
    self.variable = variable
    self.specifier = specifier
  }
}

extension RenderingIssue: CustomStringConvertible {
  /// What is the matter and where, in one sentence without final stop. Words of a file are escaped, so
  /// that the sentence can be shown on a terminal, and cut, so that a thousand sentences about a long key are
  /// not a thousand times as long.
  public var description: String {
    var place = language.spelling.shortForDisplay
    if let key { place = "'\(key.shortForDisplay)' (\(place))" }
    return "\(place): \(explanation)"
  }

  private var explanation: String {
    let specifier = (specifier ?? "%").shortForDisplay
    let variable = variable.map { " of the variable '\($0.shortForDisplay)'" } ?? ""
    let argument = argument.map { "argument \($0)" } ?? "the argument"
    switch kind {
    case .missingArgument: return "\(argument) is missing for '\(specifier)'\(variable)"
    case .unusedArgument: return "\(argument) is used by no form of the text"
    case .typeMismatch:
      return "\(argument) is not of the type that '\(specifier)' prints\(variable)"
    case .narrowSpecifier:
      return "\(argument) does not fit '\(specifier)', which reads fewer bits: use '%lld'"
    case .unknownSpecifier: return "'\(specifier)' is no specifier; write '%%' for a percent sign"
    case .missingOther:
      return "no form\(variable) fits, and there is no 'other'; the nearest form is shown"
    case .undefinedVariable: return "'\(specifier)' names a variable that is not defined"
    case .recursionLimit: return "'\(specifier)' leads back to itself, or too deep"
    case .widthCapped:
      return "width or precision of '\(specifier)' is above \(MessageRenderer.largestExtent)"
    case .invalidFormat: return "'\(specifier)' is no complete specifier and is shown as written"
    case .missingKey: return "there is no text for the key"
    }
  }
}

extension String {
  /// The text, or the beginning of a long one, without anything that a terminal takes for a command.
  fileprivate var shortForDisplay: String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 200, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return escapedForDisplay }
    return String(scalars[..<end]).escapedForDisplay + "…"
  }
}
