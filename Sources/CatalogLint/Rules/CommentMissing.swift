import CatalogSyntax
import StringCatalog

/// `comment-missing`
struct CommentMissing: FileRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "comment-missing", severity: .info, isOnByDefault: false, group: .keys,
    summary: "Finds keys of the source language without a comment for translators.",
    rationale: """
      Without it a translator has to guess whether “Open” is a verb, and what a placeholder stands \
      for.
      """,
    remedy: "Say where the text stands, and what its placeholders are.",
    examples: [
      .bad("\"open\" = ↓\"Open\";\n"),
      .bad("/* A verb. */\n\"open\" = \"Open\";\n\n\"close\" = ↓\"Close\";\n"),
      .bad("/**/\n\"open\" = ↓\"Open\";\n", note: "There is nothing in it."),
      .good("/* The title of a button. */\n\"open\" = \"Open\";\n"),
      .good("\"open\" = \"Open\"; // The title of a button.\n"),
      .good(
        [
          .init("en.lproj/Localizable.strings", "/* A button. */\n\"a\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n"),
        ], note: "Translations need none."),
    ])

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation else { return }
    for entry in 0..<table.count where !table.isDamaged(entry) {
      if Self.isBlank(table.comment(of: entry)) { report.add(.missing, atValueOf: entry) }
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    for entry in document.entries where !entry.isShadowed && document.shouldTranslate(entry) {
      guard Self.isBlank(document.comment(of: entry)) else { continue }
      report.add(
        .missing, at: document.json.range(of: entry.key),
        about: SourceReport.Subject(key: document.key(of: entry)))
    }
  }

  private static func isBlank(_ comment: String?) -> Bool {
    comment?.allSatisfy { $0.isWhitespace || $0 == "*" } ?? true
  }
}

extension Diagnostic.Message {
  fileprivate static var missing: Self {
    Self("key has no comment for translators; say where the text stands")
  }
}
