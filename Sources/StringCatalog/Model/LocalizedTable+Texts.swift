public import CatalogSyntax

/// The texts of a table by their place in it. What holds for a text of one format holds for all, so
/// this is all that comparisons, coverage and listings need to know of a table.
extension LocalizedTable {
  /// The number of texts, damaged ones included.
  public var count: Int { document.entries.count }

  /// Whether there is a text at a place, rather than a list, data or nothing.
  public func isText(_ place: Int) -> Bool { document.entries[place].isString }

  /// Whether part of the entry could not be understood: its key is known, its value is not reliable.
  public func isDamaged(_ place: Int) -> Bool { document.entries[place].isDamaged }

  /// The key.
  public func key(of place: Int) -> String { document.key(of: document.entries[place]) }

  /// The text, or nil if there is none.
  public func value(of place: Int) -> String? { document.value(of: document.entries[place]) }

  /// The comment for translators.
  public func comment(of place: Int) -> String? { document.comment(of: place) }

  /// The key as written, as a half-open range of UTF-8 bytes of the file's text.
  public func keyRange(of place: Int) -> SourceRange { document.entries[place].keyRange }

  /// The value as written, as a half-open range of UTF-8 bytes of the file's text.
  public func valueRange(of place: Int) -> SourceRange { document.entries[place].valueRange }
}
