import CatalogSyntax
import StringCatalog

/// `nested-value`
struct NestedValue: FileRule {
  static let description = RuleDescription(
    id: "nested-value", severity: .error, group: .file,
    summary: "Finds values that are a dictionary, a list or data instead of a text.",
    rationale: """
      The file is a legal property list, but a look-up finds no text under the key, and programs \
      that expect a table of texts refuse the file.
      """,
    remedy: """
      Give every key a text. Plural forms belong in a `.stringsdict` file or in a string catalog.
      """,
    examples: [
      .bad("\"files\" = ↓{ one = \"One file\"; other = \"%d files\"; };\n"),
      .bad("\"farben\" = ↓(\"rot\", \"grün\");\n"),
      .bad("\"icon\" = ↓<0fbd77f1>;\n"),
      .bad(
        [
          .init(
            "en.lproj/Localizable.strings",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>count</key>↓<integer>3</integer></dict></plist>

            """)
        ]),
      .good("\"files\" = \"{ one, other }\";\n\"colors\" = \"(red)\";\n{ \"a\" = \"x\"; }\n"),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    for (index, entry) in table.document.entries.enumerated() where !entry.isDamaged {
      switch entry.valueKind {
      case .doubleQuoted, .singleQuoted, .unquoted, .absent: continue
      case .dictionary: report.add(.nested("a dictionary"), atValueOf: index)
      case .data: report.add(.nested("data"), atValueOf: index)
      case .array:
        // A property list may also hold numbers and dates, which have no form of their own here.
        report.add(table.kind == .oldStyle ? .nested("a list") : .notText, atValueOf: index)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nested(_ kind: String) -> Self {
    Self("value is \(kind), not a text: a look-up of the key does not find it")
  }

  fileprivate static let notText = Self(
    "value is not a text: a look-up of the key does not find it")
}
