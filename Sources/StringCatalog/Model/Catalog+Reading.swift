import CatalogSyntax

extension Catalog {
  /// What the `.strings` and `.stringsdict` files of one table say.
  ///
  /// A key of both files of a locale has the text of the `.stringsdict`, as at run time. The keys stand in
  /// the order of the source language's files, then of the others; the comment of a key is the one
  /// beside its source text, else the first there is. `Base` is the source language. Damaged entries are
  /// passed over: whether a file is intact is for the caller to ask first.
  ///
  /// - Parameters:
  ///   - family: The `.strings` files.
  ///   - dictionaries: The `.stringsdict` files of the same table.
  ///   - sourceLanguage: The language the texts are translated from.
  public static func reading(
    _ family: TableFamily, dictionaries: [Project.Dictionary] = [],
    sourceLanguage: LocaleIdentifier
  ) -> CatalogReading {
    BundleReader.read(
      table: family.table,
      family.localizations.map { .strings($0) } + dictionaries.map { .dictionary($0) },
      sourceLanguage: sourceLanguage)
  }

  /// What a string catalog says.
  ///
  /// In the source language a key without text is its own text; see ``Localization/isImplied``.
  ///
  /// - Parameters:
  ///   - document: The catalog; whether it is intact is for the caller to ask first.
  ///   - table: The name of the table, which the file does not hold.
  public static func reading(_ document: XCStringsDocument, table: String) -> CatalogReading {
    StringCatalogReader.read(document, table: table)
  }
}
