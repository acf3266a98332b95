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
    fixSafety: """
      Adding the key with the text of the source language is an unsafe fix: somebody has to translate it. \
      A catalog gets it in the state `new`, a `.strings` file behind the key that comes before it in the \
      source. There is none for a `.stringsdict` file, for a text with several forms, and where the \
      source language is a guess.
      """,
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
    let addition = alignment.isSourceCertain && report.makesFixes ? KeyAddition(alignment) : nil
    for absence in alignment.absences() where absence.pair.parent == nil {
      report.add(
        .missing, of: absence, in: alignment, fix: addition?.fix(for: absence, .addKey))
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
      let text = report.makesFixes ? catalog.plainSourceText(of: entry) : nil
      for (locale, _) in missing {
        var fix = text.flatMap { text in
          report.fix(.addKey, safety: .unsafe) { () throws(XCStringsEditError) in
            try document.edits(
              settingValue: text, forKey: key, locale: document.locales[locale], state: .new)
          }
        }
        // Where there are no localizations yet, only one fix can put them in.
        if !entry.localizations.isEmpty { fix?.order = locale }
        report.add(
          .missing, at: range,
          about: SourceReport.Subject(key: key, locale: catalog.locales[locale].spelling),
          fix: fix)
      }
    }
  }
}

extension CatalogView {
  /// The text of the source language where it is one text without forms; nil where it is not known.
  fileprivate func plainSourceText(of entry: XCStringsDocument.Entry) -> String? {
    guard let number = source(of: entry) else {
      return keysAreTexts ? document.key(of: entry) : nil
    }
    let leaves = document.localizations[number].leaves
    guard leaves.count == 1, let first = leaves.first,
      document.variation(of: document.leaves[first]) == nil
    else { return nil }
    return document.text(of: document.leaves[first])
  }

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
  fileprivate static var addKey: Self { Self("Add the key with the source text") }

  fileprivate static var missing: Self {
    Self("key is missing; translate its text and add it")
  }
}
