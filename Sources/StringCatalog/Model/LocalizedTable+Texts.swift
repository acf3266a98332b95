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

  /// The key as written, as a half-open range of UTF-8 bytes of ``source``: with its quotes, in an
  /// XML file the whole element.
  public func keyRange(of place: Int) -> SourceRange {
    guard let propertyList else { return document.entries[place].keyRange }
    return propertyList.nodes[members[place].key].range
  }

  /// The value as written, as a half-open range of UTF-8 bytes of ``source``: with its quotes, in an
  /// XML file the whole element.
  public func valueRange(of place: Int) -> SourceRange {
    guard let propertyList else { return document.entries[place].valueRange }
    return propertyList.nodes[members[place].value].range
  }

  /// The value without its quotes, in an XML file what stands between the tags, as a half-open range
  /// of UTF-8 bytes of ``source``.
  public func valueContentRange(of place: Int) -> SourceRange {
    guard let propertyList else { return document.entries[place].valueContentRange }
    return propertyList.nodes[members[place].value].contentRange
  }

  /// The entry from its key to its end, as a half-open range of UTF-8 bytes of ``source``.
  public func range(of place: Int) -> SourceRange {
    guard propertyList != nil else { return document.entries[place].range }
    return SourceRange(keyRange(of: place).start, valueRange(of: place).end)
  }
}
