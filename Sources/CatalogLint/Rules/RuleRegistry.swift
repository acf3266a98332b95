/// Every rule there is, in the order in which they are listed.
///
/// Rules that read the findings of others on the same key come last.
public enum RuleRegistry {
  /// The rules. One line each; a test compares the list with the folder.
  public static let all: [any Rule.Type] = [
    SyntaxError.self,
    MissingSemicolon.self,
    MergeConflictMarker.self,
    InvalidEncoding.self,
    OddLength.self,
    EncodingUTF16.self,
    BOM.self,
    UnknownEscape.self,
    RawNewlineInValue.self,
    UnescapedControlChar.self,
    NestedValue.self,
    UnquotedToken.self,
    PlistFormat.self,
    EmptyFile.self,
    TrailingNewline.self,
    CRLF.self,
    DuplicateKey.self,
    DuplicateKeyConflict.self,
    NearDuplicateKey.self,
    EmptyKey.self,
    PlaceholderMissing.self,
  ]

  /// The descriptions of all rules, in the order of the list.
  public static var descriptions: [RuleDescription] { all.map { $0.description } }
}
