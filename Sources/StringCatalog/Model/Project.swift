import CatalogSyntax

/// Everything that was found below the operands, read.
public struct Project: Sendable {
  /// The bundles, by path.
  public var bundles: [Bundle]
  /// Tables outside any `.lproj` folder, by path.
  public var looseTables: [LocalizedTable]
  /// The `.stringsdict` files, by path.
  public var dictionaries: [Dictionary]
  /// The string catalogs, by path.
  public var stringCatalogs: [StringCatalogFile]
  /// Files and folders that could not be read, by path.
  public var failures: [FileError]

  /// A `.stringsdict` file.
  public struct Dictionary: Sendable {
    /// Where it comes from.
    public var file: TableFile
    /// What it holds.
    public var document: StringsDictDocument

    /// Creates a file.
    public init(file: TableFile, document: StringsDictDocument) {
      self.file = file
      self.document = document
    }
  }

  /// A `.xcstrings` file.
  public struct StringCatalogFile: Sendable {
    /// Where it comes from.
    public var file: TableFile
    /// What it holds.
    public var document: XCStringsDocument

    /// Creates a file.
    public init(file: TableFile, document: XCStringsDocument) {
      self.file = file
      self.document = document
    }
  }

  /// A bundle with its tables.
  public struct Bundle: Sendable {
    /// The path as it is to be shown; empty for the current folder.
    public var path: String
    /// The `.lproj` folders, by path.
    public var directories: [LocaleDirectory]
    /// The tables, by name.
    public var families: [TableFamily]
    /// The files of tables that are there but could not be read, by path.
    public var unreadFiles: [TableFile]
  }

  /// The number of tables in all locales.
  public var tableCount: Int {
    looseTables.count + bundles.reduce(0) { $0 + $1.tableCount }
  }
}

extension Project.Bundle {
  /// The number of tables in all locales.
  public var tableCount: Int {
    families.reduce(0) { $0 + $1.localizations.count }
  }

  /// The source language of a bundle and how it was found.
  public struct SourceLocale: Sendable, Equatable {
    /// The locale.
    public var locale: LocaleIdentifier
    /// Its language. `Base` does not tell its own; it is the one that was asked for, else English.
    public var language: LocaleIdentifier
    /// Whether it is only the locale with most keys, for want of anything better.
    public var isGuess: Bool

    /// Creates a value.
    public init(locale: LocaleIdentifier, language: LocaleIdentifier, isGuess: Bool) {
      self.locale = locale
      self.language = language
      self.isGuess = isGuess
    }
  }

  /// The source language: the wanted one, else `Base`, else `en`, else the locale with most keys.
  ///
  /// - Parameter wanted: The language that was asked for; nil if none was. A wanted language that the
  ///   bundle does not have is given up for `Base`, which stands for the development language.
  /// - Returns: The locale, or nil for a bundle without tables or without the wanted language.
  public func sourceLocale(wanted: LocaleIdentifier?) -> SourceLocale? {
    let present = Set(families.flatMap { $0.localizations.map(\.file.locale) })
    if let wanted {
      if present.contains(wanted) {
        return SourceLocale(locale: wanted, language: wanted, isGuess: false)
      }
      guard present.contains(.base) else { return nil }
      return SourceLocale(locale: .base, language: wanted, isGuess: false)
    }
    let english = LocaleIdentifier("en")
    for locale in [LocaleIdentifier.base, english] where present.contains(locale) {
      return SourceLocale(locale: locale, language: english, isGuess: false)
    }
    var counts: [LocaleIdentifier: Int] = [:]
    for table in families.flatMap(\.localizations) where table.file.locale.form != .invalid {
      counts[table.file.locale, default: 0] += table.index.count
    }
    let best = counts.max { left, right in
      left.value != right.value ? left.value < right.value : left.key > right.key
    }
    return best.map { SourceLocale(locale: $0.key, language: $0.key, isGuess: true) }
  }
}
