import CatalogSyntax
import StringCatalog

/// `strings-and-catalog`
struct StringsAndCatalog: ProjectRule {
  static let description = RuleDescription(
    id: "strings-and-catalog", severity: .warning, group: .layout,
    summary: """
      Finds string catalogs beside `.strings` or `.stringsdict` files of the same table, as a \
      migration leaves them that was not finished.
      """,
    rationale: """
      Xcode builds the files of both into one table, so that a text has two places, and the build \
      fails or one of them is shown and nobody knows which.
      """,
    remedy: "Move what is left into the catalog and delete the files, or delete the catalog.",
    examples: [
      .bad(
        [
          .init("Localizable.xcstrings", catalog),
          .init("de.lproj/Localizable.strings", "\"open\" = \"Öffnen\";\n"),
        ], about: "Localizable.xcstrings"),
      .good(
        [
          .init("Localizable.xcstrings", catalog),
          .init("de.lproj/InfoPlist.strings", "CFBundleName = \"Kvitto\";\n"),
        ], note: "Another table."),
      .good(
        [
          .init("Share/Localizable.xcstrings", catalog),
          .init("de.lproj/Localizable.strings", "\"open\" = \"Öffnen\";\n"),
        ], note: "Another bundle."),
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {

        }
      },
      "version" : "1.0"
    }
    """

  func check(_ project: Project, _ report: inout BundleReport) {
    var tables: Set<String> = []
    for bundle in project.bundles {
      for catalog in bundle.families { tables.insert("\(bundle.path)\n\(catalog.table)") }
    }
    for file in project.dictionaries.map(\.file) {
      if let bundle = file.bundle { tables.insert("\(bundle)\n\(file.table)") }
    }
    for catalog in project.stringCatalogs {
      // The catalog of an interface file lies in a folder `mul.lproj`.
      let bundle = catalog.file.bundle ?? catalog.file.folder
      guard tables.contains("\(bundle)\n\(catalog.file.table)") else { continue }
      report.add(.both(catalog.file.table), about: catalog.file)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func both(_ table: String) -> Self {
    Self("table \(table) has '.strings' or '.stringsdict' files, too; keep one of them")
  }
}
