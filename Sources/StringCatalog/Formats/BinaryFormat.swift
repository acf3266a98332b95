import CatalogSyntax

/// `.strings` and `.stringsdict` files that are both binary property lists, as in a built application.
struct BinaryFormat: CatalogFormat {
  let name = "binary"
  let summary = "'.strings' and '.stringsdict' as binary property lists"
  let layout = FileLayout.bundle
  let traits: FormatTraits = []

  func fit(_ message: Message, forKey key: String) -> FittedMessage {
    BundleFitting(key: key).fit(message)
  }

  func files(for catalog: Catalog) -> [CatalogFile] {
    BundleTable.propertyLists(of: catalog) { value in
      do throws(BinaryPropertyListWriter.Failure) {
        return try BinaryPropertyListWriter.bytes(value)
      } catch {
        // There are only texts and dictionaries, and the fitting limits their nesting.
        preconditionFailure("A table has no binary form: \(error)")
      }
    }
  }
}
