import CatalogSyntax
import StringCatalog

/// `missing-key`
struct MissingKey: AlignmentRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "missing-key", severity: .warning, group: .coverage,
    summary: "Finds keys of the source table that a translated table lacks.",
    rationale: """
      Where a table lacks a key, the user sees the key itself or a text in another language.
      """,
    remedy: "Translate the text, and add the key to the table.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"open\" = \"Open\";\n\"close\" = \"Close\";\n"),
          .init("de.lproj/Localizable.strings", "↓\"open\" = \"Öffnen\";\n"),
        ],
        note: """
          The place is the entry that comes before the key in the source table, here the first: \
          the new entry goes behind it.
          """),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"open\" = \"Open\";\n\"close\" = \"Close\";\n"),
          .init("ja.lproj/Localizable.strings", "↓/* 窓 */\n\"close\" = \"閉じる\";\n"),
        ], note: "Nothing comes before the key, so the place is the first line."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"open\" = \"Open\";\n\"close\" = \"Close\";\n"),
          .init(
            "ja.lproj/Localizable.strings",
            "/* a */ \"close\" /* b */ = \"閉じる\" /* c */ ;\n\"open\" = \"開く\"; // d\n"),
        ], note: "Neither comments nor another order hide a key."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"A\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"\\U0041\" = \"Öffnen\";\n"),
        ], note: "Another spelling of the same key."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"open\" = \"Open\";\n\"close\" = \"Close\";\n"),
          .init(
            "fr.lproj/Localizable.strings", "\"open\" = \"Ouvrir\";\n\"close\" = \"Fermer\";\n"),
          .init("fr-CA.lproj/Localizable.strings", "\"open\" = \"Ouvrir\";\n"),
        ], note: "The text of a parent locale stands in; that is `region-fallback`."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    guard !alignment.isOwnLanguage, !alignment.target.isReportedAsWhole else { return }
    for absence in alignment.absences() where absence.pair.parent == nil {
      report.add(.missing, of: absence, in: alignment)
    }
  }
}

extension MissingKey {
  /// A catalog is to have each key in every locale that it has texts in.
  func check(_ catalog: XCStringsDocument, _ report: inout SourceReport) {
    let source = LocaleIdentifier(catalog.sourceLanguage ?? "en")
    let locales = catalog.locales.map { LocaleIdentifier($0) }
      .filter { $0 != source && !$0.hasSameLanguage(as: source) }
    for entry in catalog.entries where !entry.isShadowed && catalog.isTranslatable(entry) {
      let present = Set(
        catalog.localizations[entry.localizations].map {
          LocaleIdentifier(catalog.locales[$0.locale])
        })
      for locale in locales
      where !present.contains(locale) && !locale.parents.contains(where: present.contains) {
        report.add(
          .missing, at: catalog.json.range(of: entry.key),
          about: SourceReport.Subject(key: catalog.key(of: entry), locale: locale.spelling))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var missing: Self {
    Self("key is missing; translate its text and add it")
  }
}
