/// The formats that catalogs are converted between. One line a format.
public enum FormatRegistry {
  /// All formats, in the order in which they are listed.
  public static let all: [any CatalogFormat] = [
    StringsFormat(),
    XCStringsFormat(),
    XMLFormat(),
    BinaryFormat(),
    JSONFormat(),
  ]

  /// The format of a name.
  public static func format(named name: String) -> (any CatalogFormat)? {
    all.first { $0.name == name }
  }
}
