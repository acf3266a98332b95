import CatalogSyntax
import StringCatalog

/// `unquoted-token`
struct UnquotedToken: FileRule {
  static let description = RuleDescription(
    id: "unquoted-token", severity: .info, isOnByDefault: false, group: .file,
    summary: "Finds keys and values without quotes outside `InfoPlist.strings`.",
    rationale: """
      It is legal, but other tools skip such entries, and the first space or accent in the text \
      makes it an error.
      """,
    remedy: "Put the key and the value between double quotes.",
    fixSafety: "Adding the quotes is a safe fix.",
    examples: [
      .bad("↓greeting = \"Hello\";\n"),
      .bad("\"größe\" = ↓12.5;\n"),
      .bad("↓ok;\n"),
      .good("\"greeting\" = \"Hello\";\n'single' = 'quotes';\n"),
      .good([.init("sv.lproj/InfoPlist.strings", "CFBundleName = Kvitto;\n")]),
      .good([.init("sv.lproj/Share-InfoPlist.strings", "CFBundleName = \"Kvitto\";\n")]),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !table.file.isOfInfoPlist else { return }
    for (index, entry) in table.document.entries.enumerated() where !entry.isDamaged {
      if entry.isShorthand, entry.keyKind == .unquoted {
        report.add(
          .unquoted("key"), at: entry.keyRange, entry: index, fix: .quoting([entry.keyRange]))
      } else if entry.keyKind == .unquoted {
        let what = entry.valueKind == .unquoted ? "key and value" : "key"
        let ranges = [entry.keyRange] + (entry.valueKind == .unquoted ? [entry.valueRange] : [])
        report.add(.unquoted(what), at: entry.keyRange, entry: index, fix: .quoting(ranges))
      } else if entry.valueKind == .unquoted {
        report.add(
          .unquoted("value"), at: entry.valueRange, entry: index, fix: .quoting([entry.valueRange]))
      }
    }
  }
}

extension Diagnostic.FixIt {
  /// A bare word has no character that means something else between quotes.
  fileprivate static func quoting(_ ranges: [SourceRange]) -> Self {
    Self(
      .addQuotes, safety: .safe,
      edits: ranges.flatMap { range in
        [
          TextEdit(SourceRange(at: range.start), with: "\""),
          TextEdit(SourceRange(at: range.end), with: "\""),
        ]
      })
  }
}

extension Diagnostic.Message {
  fileprivate static let addQuotes = Self("Add the quotes")

  fileprivate static func unquoted(_ what: String) -> Self {
    Self("\(what) without quotes: write it between double quotes")
  }
}
