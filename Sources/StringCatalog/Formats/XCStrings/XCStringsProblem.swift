public import CatalogSyntax

/// A fault in a string catalog that is legal JSON, at the place where a person would look for it.
public struct XCStringsProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are stable identifiers.
  public enum Kind: String, Sendable, CaseIterable {
    /// A file that is an array or a single value.
    case notAnObject = "not-an-object"
    /// A member of the format whose value is of another type.
    case wrongType = "wrong-type"
    /// A member that Xcode needs is not there.
    case missingMember = "missing-member"
    /// Something that looks like an entry beside `strings`, where Xcode ignores it.
    case entryOutsideStrings = "entry-outside-strings"
    /// A text beside variations, or two kinds of variations beside each other: Xcode's export loses one.
    case mixedVariations = "mixed-variations"
    /// Substitutions without a text that refers to them, which Xcode's compiler refuses.
    case substitutionsWithoutText = "substitutions-without-text"
    /// A member that the format is not known to have. It is kept.
    case unknownMember = "unknown-member"
    /// A version that is not known. The file is read all the same.
    case unknownVersion = "unknown-version"
    /// A state of a text that is not known.
    case unknownState = "unknown-state"
    /// An extraction state that is not known.
    case unknownExtractionState = "unknown-extraction-state"
    /// A device that is not known.
    case unknownDevice = "unknown-device"
    /// A plural category that CLDR does not have.
    case unknownCategory = "unknown-category"
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is wrong.
  public let range: SourceRange
  /// The member it is about or the type that was expected; see ``message(in:)``.
  let subject: String
  /// The type that was expected.
  let expected: String

  init(_ kind: Kind, _ range: SourceRange, _ subject: String = "", expected: String = "") {
    self.kind = kind
    self.range = range
    self.subject = subject
    self.expected = expected
  }

  /// How bad it is. What is merely unknown may be newer than this program.
  public var severity: Severity {
    switch kind {
    case .notAnObject, .wrongType, .missingMember, .substitutionsWithoutText: .error
    case .entryOutsideStrings, .mixedVariations: .warning
    case .unknownMember, .unknownVersion, .unknownState, .unknownExtractionState, .unknownDevice,
      .unknownCategory:
      .info
    }
  }

  /// What is wrong and what to do about it, in one sentence without final stop.
  ///
  /// - Parameter source: The text that the problem was found in.
  public func message(in source: SourceText) -> String {
    func written() -> String {
      let limit = min(range.end, range.start + 80)
      return source.text(in: SourceRange(range.start, limit)).escapedForDisplay
    }
    switch kind {
    case .notAnObject:
      return
        "a string catalog is an object, '{ … }', with 'sourceLanguage', 'strings' and 'version'"
    case .wrongType:
      return "'\(subject.escapedForDisplay)' must be \(expected)"
    case .missingMember:
      return "'\(subject)' is missing"
    case .entryOutsideStrings:
      return "\(written()) stands beside 'strings', where Xcode ignores it: move it into 'strings'"
    case .mixedVariations:
      return "\(written()) stands beside other variations or a plain text: Xcode's export loses one"
    case .substitutionsWithoutText:
      return "substitutions need a text in 'stringUnit' that refers to them"
    case .unknownMember:
      return "\(written()) is not a known member here; it is kept"
    case .unknownVersion:
      return "version \(written()) is not known; the file is read all the same"
    case .unknownState:
      return "state \(written()) is not known; it is kept"
    case .unknownExtractionState:
      return "extraction state \(written()) is not known; it is kept"
    case .unknownDevice:
      return "device \(written()) is not known; it is kept"
    case .unknownCategory:
      return "\(written()) is not a plural category: zero, one, two, few, many, other"
    }
  }
}
