public import CatalogSyntax

/// One table of a bundle in all its locales.
///
/// ```
/// Catalog ─► Entry (one key) ─► Localization (one locale) ─► Message (the text)
/// ```
/// The tables are kept as they were read, one a locale; ``entries`` is the same seen key by key.
public struct Catalog: Sendable {
  /// The name of the table, as in `NSLocalizedString(_:tableName:)`.
  public var table: String
  /// The table in each locale, by path.
  public var localizations: [LocalizedTable]

  /// Creates a catalog.
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

  /// The keys with their texts, in the order of the first table that has them.
  public var entries: [Entry] {
    var entries: [Entry] = []
    var places: [[UInt8]: Int] = [:]
    for table in localizations {
      for (index, record) in table.document.entries.enumerated() where !record.isDamaged {
        let key = table.document.keyBytes(of: record)
        let isEffective = table.index.entry(forKey: key.span, in: table.document) == index
        guard isEffective, let value = table.document.value(of: record) else { continue }
        let localization = Localization(
          locale: table.file.locale, message: .pattern(Pattern(value)),
          comment: table.document.comment(of: index),
          range: table.hasPositions ? table.range(of: index) : nil)
        if let place = places[key] {
          entries[place].localizations.append(localization)
        } else {
          places[key] = entries.count
          entries.append(
            Entry(
              key: String(decoding: key, as: UTF8.self), localizations: [localization]))
        }
      }
    }
    return entries
  }
}

/// A key with its texts.
public struct Entry: Sendable {
  /// The key. Keys are compared by code units, so canonically equivalent keys are two entries.
  public var key: String
  /// The texts, one a locale.
  public var localizations: [Localization]
}

/// The text of a key in one locale.
public struct Localization: Sendable {
  /// The locale.
  public var locale: LocaleIdentifier
  /// The text.
  public var message: Message
  /// The comment for translators.
  public var comment: String?
  /// The entry in the file it was read from, as a half-open range of UTF-8 bytes.
  public var range: SourceRange?
}
