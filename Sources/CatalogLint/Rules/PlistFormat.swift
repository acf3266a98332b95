import CatalogSyntax
import StringCatalog

/// `plist-format`
struct PlistFormat: FileRule {
  static let description = RuleDescription(
    id: "plist-format", severity: .info, group: .file,
    summary: "Finds tables that are stored as XML or as a binary property list.",
    rationale: """
      It is legal and read like any other table, but such a file keeps no comments for \
      translators, many translation tools do not read it, and in a binary one findings have no line.
      """,
    remedy: "Store the table in the text form, `\"key\" = \"value\";`.",
    examples: [
      .bad(
        [
          .init(
            "de.lproj/Localizable.strings",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>a</key><string>Eins</string></dict></plist>

            """)
        ], about: "de.lproj/Localizable.strings"),
      .bad(
        [.init("de.lproj/Localizable.strings", "<dict><key>a</key><string>Eins</string></dict>\n")],
        about: "de.lproj/Localizable.strings"),
      .good("\"a\" = \"<b>Eins</b>\";\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard table.failure == nil else { return }
    switch table.kind {
    case .oldStyle: return
    case .xml: report.addForFile(.stored(as: "an XML property list"))
    case .binary: report.addForFile(.stored(as: "a binary property list"))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func stored(as form: String) -> Self {
    Self("file is \(form): store it as text, which keeps comments and is read by all tools")
  }
}
