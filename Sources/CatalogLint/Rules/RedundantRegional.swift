import CatalogSyntax
import StringCatalog

/// `redundant-regional`
///
/// Parents are those of CLDR (UTS #35, section 4.1.3).
struct RedundantRegional: AlignmentRule {
  static let description = RuleDescription(
    id: "redundant-regional", severity: .info, isOnByDefault: false, group: .coverage,
    summary: "Finds texts of a region that are the same as those of the locale it falls back to.",
    rationale: """
      Without the entry the same text is shown; with it, the text has to be kept up to date in two \
      places.
      """,
    remedy: "Delete the entry of the region.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"Ouvrir\";\n"),
          .init("fr-CA.lproj/Localizable.strings", "\"a\" = ↓\"Ouvrir\";\n"),
        ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("zh-Hant.lproj/Localizable.strings", "\"a\" = \"打開\";\n"),
          .init("zh-HK.lproj/Localizable.strings", "\"a\" = ↓\"打開\";\n"),
        ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Mail\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"E-mail\";\n"),
          .init("fr-CA.lproj/Localizable.strings", "\"a\" = \"Courriel\";\n"),
        ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Format\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"Format\";\n"),
        ], note: "Another language."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let target = alignment.target
    let parents = alignment.parentContents.compactMap { contents in
      contents.strings.map { (contents, $0) }
    }
    guard !parents.isEmpty else { return }
    for pair in alignment.pairs {
      guard let entry = pair.target, target.isText(entry),
        let (contents, table) = parents.first(where: { $0.0.hasKey(of: entry, target) }),
        let same = table.entry(matching: entry, of: target), table.isText(same),
        table.slice(ofValue: same).isEqual(to: target.slice(ofValue: entry))
      else { continue }
      report.add(.same(contents.locale), atValueOf: entry)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func same(_ parent: LocaleIdentifier) -> Self {
    Self("text is the same as in \(parent), which is shown without it; delete the entry")
  }
}
