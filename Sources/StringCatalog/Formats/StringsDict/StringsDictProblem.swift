public import CatalogSyntax

/// A fault in the rules of a `.stringsdict` entry.
public struct StringsDictProblem: Hashable, Sendable {
  /// The kinds of faults. The raw values are the ids of the lint rules.
  public enum Kind: String, Sendable, CaseIterable {
    /// A dictionary without `NSStringLocalizedFormatKey` and without width or device rules: the
    /// entry is ignored at run time.
    case noFormatKey = "stringsdict-no-format-key"
    /// `NSStringFormatSpecTypeKey` is absent or unknown.
    case ruleType = "stringsdict-spec-type"
    /// `NSStringFormatValueTypeKey` is absent, written with `%`, unknown, or of another class than
    /// the specifiers of the texts.
    case valueType = "stringsdict-value-type"
    /// A reference to a variable that the entry does not have.
    case variableUndefined = "stringsdict-variable-undefined"
    /// A variable that nothing refers to.
    case variableUnused = "stringsdict-variable-unused"
    /// A plural rule without the category `other`.
    case missingOther = "plural-missing-other"
    /// A malformed reference, `%1#@x@` for `%1$#@x@`.
    case invalidFormat = "invalid-format"
  }

  /// What is wrong.
  public var kind: Kind
  /// The key of the entry.
  public var key: String
  /// The place in the entry: the name of a variable, or for ``Kind/invalidFormat`` that of the
  /// text.
  public var variation: String?
  /// Where it is wrong in the text of the file.
  public var range: SourceRange
  /// What is wrong and what to do about it, in one sentence without final stop.
  public var message: String
}

extension StringsDictDocument {
  /// The faults of all entries that count at run time, in file order.
  ///
  /// One cause gives one problem: an entry without format key and a variable without rule type hide
  /// the other faults of their entry that come from the format alone, and a malformed reference
  /// counts as a use of its variable.
  public func problems() -> [StringsDictProblem] {
    var result: [StringsDictProblem] = []
    for entry in entries where entry.isEffective {
      var check = StringsDictCheck(syntax: syntax, key: entry.key)
      check.check(entry.content, at: "", keyRange: entry.keyRange)
      result += check.problems.sorted { $0.range.start < $1.range.start }
    }
    return result
  }
}
