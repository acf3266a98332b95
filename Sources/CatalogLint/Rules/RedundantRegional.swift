import CatalogSyntax
import StringCatalog

/// `redundant-regional`
///
/// Parents are those of CLDR (UTS #35, section 4.1.3).
struct RedundantRegional: AlignmentRule, DictionaryAlignmentRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "redundant-regional", severity: .info, isOnByDefault: false, group: .coverage,
    summary: "Finds texts of a region that are the same as those of the locale it falls back to.",
    rationale: """
      Without the entry the same text is shown; with it, the text has to be kept up to date in two \
      places.
      """,
    remedy: "Delete the entry of the region.",
    fixSafety: "Deleting the entry is a safe fix.",
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
      .bad([
        RuleExample.pluralFile("en", oneAndOther("apple", "apples")),
        RuleExample.pluralFile("es", oneAndOther("manzana", "manzanas")),
        RuleExample.pluralFile("es-MX", oneAndOther("manzana", "manzanas"), mark: "↓"),
      ]),
      .bad(
        strings: """
          "Open" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Öffnen"
                }
              },
              "de-AT" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : ↓"Öffnen"
                }
              }
            }
          }
          """),
      .good(
        [
          RuleExample.pluralFile("en", oneAndOther("apple", "apples")),
          RuleExample.pluralFile("pt", oneAndOther("maçã", "maçãs")),
          RuleExample.pluralFile("pt-PT", oneAndOther("maçã", "maçãs")),
        ], note: "Forms for other numbers: in Brazil `one` is zero, too."),
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

  private static func oneAndOther(_ one: String, _ other: String) -> String {
    """
    <key>one</key>
    <string>%lld \(one)</string>
    <key>other</key>
    <string>%lld \(other)</string>
    """
  }

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
      report.add(
        .same(contents.locale), atValueOf: entry,
        fix: .removal(ofEntry: entry, of: target, .deletion))
    }
  }
}

extension RedundantRegional {
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    guard let own = alignment.target.dictionary else { return }
    for (index, key) in own.keys {
      guard let parent = alignment.parents.first(where: { $0.has(key) }),
        let dictionary = parent.dictionary, let same = dictionary.entry(forKey: key)
      else { continue }
      let leaves = own.document.leaves(ofEntry: index)
      let others = dictionary.document.leaves(ofEntry: same)
      guard leaves.count == others.count, !leaves.isEmpty,
        zip(leaves, others).allSatisfy({ $0.isSame(as: $1) }),
        !leaves.contains(where: { own.isSpoilt($0) }),
        !leaves.contains(where: { $0.rule == .plural })
          || Self.haveSameNumbers(alignment.target.locale, parent.locale)
      else { continue }
      let entry = own.document.entries[index]
      report.add(
        .same(parent.locale), at: entry.keyRange, about: SourceReport.Subject(key: entry.key),
        fix: report.fix(.deletion, safety: .safe) { () throws(StringsDictEditError) in
          try own.document.edits(removingKey: entry.key)
        })
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    let parents = catalog.locales.map(\.parents)
    for entry in document.entries where !entry.isShadowed && document.shouldTranslate(entry) {
      let localizations = entry.localizations.map { document.localizations[$0] }
        .filter { !$0.isShadowed }
      for own in localizations where own.locale != catalog.sourceIndex {
        guard own.leaves.allSatisfy({ catalog.isTranslated(document.leaves[$0]) }),
          let leaf = own.leaves.first.map({ document.leaves[$0] }),
          let parent = parents[own.locale].lazy.compactMap({ locale in
            localizations.last { catalog.locales[$0.locale] == locale }
          }).first,
          Self.isSame(own, parent, catalog)
        else { continue }
        let (key, locale) = (document.key(of: entry), catalog.locales[own.locale])
        report.add(
          .same(catalog.locales[parent.locale]), at: catalog.range(of: leaf),
          about: SourceReport.Subject(
            key: key, locale: locale.spelling, variation: document.variation(of: leaf),
            value: document.text(of: leaf)),
          fix: report.fix(.deletion, safety: .safe) { () throws(XCStringsEditError) in
            try document.edits(removingKey: key, locale: document.locales[own.locale])
          })
      }
    }
  }

  /// Whether two localizations have the same forms with the same texts.
  private static func isSame(
    _ own: XCStringsDocument.Localization, _ parent: XCStringsDocument.Localization,
    _ catalog: CatalogView
  ) -> Bool {
    let document = catalog.document
    guard own.leaves.count == parent.leaves.count,
      zip(own.leaves, parent.leaves).allSatisfy({ own, parent in
        let (own, parent) = (document.leaves[own], document.leaves[parent])
        return catalog.isTranslated(parent) && document.isSameForm(own, parent)
          && document.slice(of: own).isEqual(to: document.slice(of: parent))
      }), document.formatVariables(of: own) == document.formatVariables(of: parent)
    else { return false }
    let isPlain = own.leaves.allSatisfy { document.isPlain(document.leaves[$0]) }
    return isPlain || haveSameNumbers(catalog.locales[own.locale], catalog.locales[parent.locale])
  }

  /// Whether two languages choose the same form for every number.
  private static func haveSameNumbers(
    _ left: LocaleIdentifier, _ right: LocaleIdentifier
  ) -> Bool {
    guard let left = PluralCategories.of(left), let right = PluralCategories.of(right) else {
      return false
    }
    return left.all == right.all && left.ordinary == right.ordinary && left.ones == right.ones
  }
}

extension StringsDictLeaf {
  /// Whether this is the same form with the same text, read in the same way.
  fileprivate func isSame(as other: StringsDictLeaf) -> Bool {
    slice.isEqual(to: other.slice)
      && (variation ?? "").utf8.elementsEqual((other.variation ?? "").utf8)
      && (variation == nil) == (other.variation == nil) && rule == other.rule
      && options.firstArgument == other.options.firstArgument
      && options.variables == other.options.variables
  }
}

extension Diagnostic.Message {
  fileprivate static let deletion = Self("Delete the entry")

  fileprivate static func same(_ parent: LocaleIdentifier) -> Self {
    Self("text is the same as in \(parent), which is shown without it; delete the entry")
  }
}
