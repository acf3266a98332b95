/// The formats in which tables are kept. The raw values are the extensions of their files.
public enum TableFormat: String, Sendable, CaseIterable {
  /// `key = value;`, one file a locale.
  case strings
  /// Plurals and other choices as a property list, one file a locale.
  case stringsdict
  /// A string catalog: one file for all locales.
  case xcstrings

  /// The format of a file by its name, or nil for a file that is none of them.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = TableFormat(rawValue: String(path[path.index(after: dot)...]))
    else {
      return nil
    }
    self = format
  }
}
