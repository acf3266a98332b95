public import StringCatalog

/// How much of a project is translated.
public struct CoverageReport: Sendable {
  /// The source language; where bundles differ, that of the first.
  public var source: LocaleIdentifier?
  /// One row a locale, over all tables, by locale.
  public var locales: [LocaleRow]
  /// One row a table and locale, by bundle, table and locale.
  public var tables: [TableRow]
  /// The keys that are missing, in the order of the rows and, in each, of the source table.
  public var missing: [MissingKey]
  /// Files that could not be read or understood whole; what they lack may be there.
  public var unreadableFiles: [String]
  /// Bundles whose source language is a guess or is not known, by path.
  public var sourceNotes: [LintReport.SourceNote]

  /// Numbers of keys.
  public struct Counts: Hashable, Sendable {
    /// The keys of the source.
    public var total = 0
    /// Keys with a text of the locale itself.
    public var translated = 0
    /// Keys without a text in the locale or a parent of it.
    public var missing = 0
    /// Keys without a text in the locale that a parent locale has a text for.
    public var fallback = 0
    /// Translated keys whose text is marked for review. No `.strings` file can say so.
    public var needsReview = 0
    /// Translated keys whose text is still that of the source.
    public var untranslated = 0

    /// 100 × (translated + fallback) / total, in tenths of a percent and rounded down, so that only a
    /// complete translation has 1,000. A locale without any key to translate is complete.
    public var permille: Int {
      total == 0 ? 1000 : (translated + fallback) * 1000 / total
    }

    /// The same as a text with one decimal, such as `99.9`.
    public var percent: String { "\(permille / 10).\(permille % 10)" }

    static func += (left: inout Counts, right: Counts) {
      left.total += right.total
      left.translated += right.translated
      left.missing += right.missing
      left.fallback += right.fallback
      left.needsReview += right.needsReview
      left.untranslated += right.untranslated
    }
  }

  /// The coverage of a locale.
  public struct LocaleRow: Sendable {
    /// The locale as its folder spells it.
    public var locale: LocaleIdentifier
    /// Its numbers.
    public var counts: Counts
  }

  /// The coverage of a table in a locale.
  public struct TableRow: Sendable {
    /// The path of the bundle; empty for the current folder.
    public var bundle: String
    /// The table.
    public var table: String
    /// The locale as its folder spells it.
    public var locale: LocaleIdentifier
    /// Its numbers.
    public var counts: Counts
  }

  /// A key without text in a locale.
  public struct MissingKey: Hashable, Sendable {
    /// The path of the bundle; empty for the current folder.
    public var bundle: String
    /// The table.
    public var table: String
    /// The locale as its folder spells it.
    public var locale: String
    /// The key.
    public var key: String
  }

  /// The numbers over all locales.
  public var total: Counts {
    locales.reduce(into: Counts()) { $0 += $1.counts }
  }
}
