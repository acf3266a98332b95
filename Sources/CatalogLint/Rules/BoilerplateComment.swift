import CatalogSyntax
import StringCatalog

/// `boilerplate-comment`
///
/// The comment is the one that `genstrings` writes where the code gives none.
struct BoilerplateComment: FileRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "boilerplate-comment", severity: .info, group: .keys,
    summary: """
      Finds comments that a tool wrote because there was none: “No comment provided by engineer.” \
      They are looked for in the source language only.
      """,
    rationale: "It tells translators nothing, and hides from everybody that a comment is missing.",
    remedy: "Say where the text stands and what its placeholders are, or delete the comment.",
    fixSafety: "Deleting the comment is a safe fix.",
    examples: [
      .bad("/* No comment provided by engineer. */\n\"open\" = ↓\"Open\";\n"),
      .bad("/* no comment provided by engineer */\n\"open\" = ↓\"Open\";\n"),
      .bad("// No comment provided by engineer.\n\"%@ files\" = ↓\"%@ files\";\n"),
      .good("/* The title of a button. */\n\"open\" = \"Open\";\n"),
      .good("/* The button. No comment provided by engineer so far. */\n\"a\" = \"Open\";\n"),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init(
            "de.lproj/Localizable.strings",
            "/* No comment provided by engineer. */\n\"a\" = \"Öffnen\";\n"),
        ], note: "A translation has the comment from its source."),
    ])

  private static let pattern = BytePattern("omment provided by engineer")

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation,
      Self.pattern.firstIndex(in: table.source.utf8.span) != nil
    else { return }
    for entry in 0..<table.count where !table.isDamaged(entry) {
      guard let comment = table.comment(of: entry), Self.isBoilerplate(comment) else { continue }
      report.add(
        .boilerplate, atValueOf: entry, fix: .removal(ofCommentOf: entry, of: table, .delete))
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    guard Self.pattern.firstIndex(in: document.source.utf8.span) != nil else { return }
    for entry in document.entries where !entry.isShadowed {
      guard let comment = document.comment(of: entry), Self.isBoilerplate(comment) else { continue }
      report.add(
        .boilerplate, at: document.json.range(of: entry.key),
        about: SourceReport.Subject(key: document.key(of: entry)),
        fix: report.fix(.delete, safety: .safe) { () throws(XCStringsEditError) in
          try document.edits(settingComment: nil, forKey: document.key(of: entry))
        })
    }
  }

  private static func isBoilerplate(_ comment: String) -> Bool {
    var text = comment[...]
    while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
    return text.lowercased() == "no comment provided by engineer"
  }
}

extension Diagnostic.Message {
  fileprivate static var delete: Self { Self("Delete the comment") }

  fileprivate static var boilerplate: Self {
    Self("the comment was written by a tool and tells nothing; write a real one, or delete it")
  }
}
