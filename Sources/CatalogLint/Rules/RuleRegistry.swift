/// Every rule there is, in the order in which they are listed.
///
/// Rules that read the findings of others on the same key come last.
public enum RuleRegistry {
  /// The rules. One line each; a test compares the list with the folder.
  public static let all: [any Rule.Type] = [
    SyntaxError.self,
    MissingKey.self,
    ExtraKey.self,
    RegionFallback.self,
    EmptyValue.self,
    MissingTable.self,
    LocaleDirInvalid.self,
    LocaleDirStyle.self,
    LocaleAmbiguous.self,
    PlaceholderMissing.self,
    PlaceholderExtra.self,
    PlaceholderType.self,
    PlaceholderWidth.self,
    PlaceholderPrecision.self,
    PlaceholderOrder.self,
    PlaceholderImplicit.self,
    PlaceholderMixed.self,
    PlaceholderGap.self,
    PlaceholderConflict.self,
    PlaceholderFullwidth.self,
    PercentUnescaped.self,
    PercentOverescaped.self,
    InvalidFormat.self,
    UnsupportedSpecifier.self,
    ForeignPlaceholder.self,
    InflectionMarkup.self,
    LeadingWhitespace.self,
    TrailingWhitespace.self,
    NewlineCount.self,
    Untranslated.self,
  ]

  /// The descriptions of all rules, in the order of the list.
  public static var descriptions: [RuleDescription] { all.map { $0.description } }
}
