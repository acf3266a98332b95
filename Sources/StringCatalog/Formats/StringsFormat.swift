import CatalogSyntax

/// `.strings` files as text, with a `.stringsdict` beside them for what has several forms.
struct StringsFormat: CatalogFormat {
  let name = "strings"
  let summary = "'.strings' as text and '.stringsdict', in a '.lproj' folder for each locale"
  let layout = FileLayout.bundle
  let traits: FormatTraits = [.comments]

  func fit(_ message: Message, forKey key: String) -> FittedMessage {
    BundleFitting(key: key).fit(message)
  }

  func files(for catalog: Catalog) -> [CatalogFile] {
    BundleTable.tables(of: catalog).flatMap { table in
      var files: [CatalogFile] = []
      if !table.texts.isEmpty || table.rules.isEmpty {
        files.append(
          CatalogFile(
            locale: table.locale, pathExtension: "strings", bytes: StringsWriter.bytes(table.texts))
        )
      }
      if !table.rules.isEmpty {
        files.append(
          CatalogFile(
            locale: table.locale, pathExtension: "stringsdict",
            bytes: PropertyListWriter.xml(table.rules, comments: table.ruleComments)))
      }
      return files
    }
  }
}
