import CatalogSyntax

/// `.strings` and `.stringsdict` files that are both property lists in XML.
struct XMLFormat: CatalogFormat {
  let name = "xml"
  let summary = "'.strings' and '.stringsdict' as XML property lists"
  let layout = FileLayout.bundle
  let traits: FormatTraits = []

  func fit(_ message: Message, forKey key: String) -> FittedMessage {
    BundleFitting(key: key).fit(message)
  }

  func files(for catalog: Catalog) -> [CatalogFile] {
    BundleTable.propertyLists(of: catalog) { Array(PropertyListWriter.xml($0).utf8) }
  }
}
