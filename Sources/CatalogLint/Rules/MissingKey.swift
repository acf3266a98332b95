import CatalogSyntax
import StringCatalog

/// `missing-key`
struct MissingKey: AlignmentRule, DictionaryAlignmentRule, StringCatalogRule {
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
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    guard !alignment.isOwnLanguage else { return }
    for absence in alignment.absences() where absence.parent == nil {
      report.add(.missing, of: absence)
    }
  }

  /// A catalog is to have each key in every locale that it has texts in.
  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    let standIns = catalog.standIns
    // For each locale the last entry that has it.
    var lastEntry = [Int](repeating: -1, count: catalog.locales.count)
    for (number, entry) in document.entries.enumerated() where !entry.isShadowed {
      for index in entry.localizations {
        lastEntry[document.localizations[index].locale] = number
      }
      let missing = standIns.filter { item in
        !item.standIns.contains { lastEntry[$0] == number }
      }
      guard !missing.isEmpty, catalog.isTranslatable(entry) else { continue }
      let key = document.key(of: entry)
      let range = document.json.range(of: entry.key)
      for (locale, _) in missing {
        report.add(
          .missing, at: range,
          about: SourceReport.Subject(key: key, locale: catalog.locales[locale].spelling))
      }
    }
  }
}

extension CatalogView {
  /// The locales that are to have every key, each with those of ``locales`` whose text is shown in it:
  /// itself and its parents. Locales of the source's own language show the source text.
  fileprivate var standIns: [(locale: Int, standIns: [Int])] {
    locales.indices.filter { !isOwnLanguage[$0] && locales.firstIndex(of: locales[$0]) == $0 }
      .map { locale in
        let parents = locales[locale].parents
        let standIns = locales.indices.filter {
          locales[$0] == locales[locale] || parents.contains(locales[$0])
        }
        return (locale, standIns)
      }
  }
}

extension Diagnostic.Message {
  fileprivate static var missing: Self {
    Self("key is missing; translate its text and add it")
  }
}
