/// One table of a bundle in all its locales, as it was read: one ``LocalizedTable`` a locale.
///
/// This is what comparisons between locales work on. What the tables say, key by key and whatever their
/// format, is a ``Catalog``.
public struct TableFamily: Sendable {
  /// The name of the table, as in `NSLocalizedString(_:tableName:)`.
  public var table: String
  /// The table in each locale, by path.
  public var localizations: [LocalizedTable]

  /// Creates a family.
  public init(table: String, localizations: [LocalizedTable]) {
    self.table = table
    self.localizations = localizations
  }

  /// The table in a locale. Where two folders mean one locale, the first by path.
  public func localization(_ locale: LocaleIdentifier) -> LocalizedTable? {
    localizations.first { $0.file.locale == locale }
  }

  /// The table in the source language: that of the source locale, else of `Base`, else of the source
  /// locale's language. A bundle may keep some tables in `Base` and others in a language.
  public func source(_ source: Project.Bundle.SourceLocale) -> LocalizedTable? {
    localization(source.locale) ?? localization(.base) ?? localization(source.language)
  }
}
