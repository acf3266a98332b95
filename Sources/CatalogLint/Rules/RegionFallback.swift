import CatalogSyntax
import StringCatalog

/// `region-fallback`
struct RegionFallback: AlignmentRule, DictionaryAlignmentRule {
  static let description = RuleDescription(
    id: "region-fallback", severity: .info, group: .coverage,
    summary: """
      Notes keys that a regional table leaves to its parent locale, or to the source text where \
      both are of one language.
      """,
    rationale: """
      The key is covered, not missing, but the text is not the region's own: spelling and words \
      may differ.
      """,
    remedy: "Add the key if the text of the region differs, and leave it out if it does not.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"mail\" = \"Email\";\n\"end\" = \"End\";\n"),
          .init("fr.lproj/Localizable.strings", "\"mail\" = \"E-mail\";\n\"end\" = \"Fin\";\n"),
          .init("fr-CA.lproj/Localizable.strings", "↓\"mail\" = \"Courriel\";\n"),
        ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Color\";\n\"b\" = \"Open\";\n"),
          .init("en-GB.lproj/Localizable.strings", "↓\"a\" = \"Colour\";\n"),
        ], note: "The source text is English too, so it stands in."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Close\";\n"),
          .init("zh-Hans.lproj/Localizable.strings", "\"a\" = \"打开\";\n\"b\" = \"关闭\";\n"),
          .init("zh-Hant.lproj/Localizable.strings", "\"a\" = \"打開\";\n"),
        ], note: "Another script is never a stand-in; the key is missing."),
    ])

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    guard !alignment.target.isReportedAsWhole else { return }
    for absence in alignment.absences() {
      if let parent = absence.pair.parent.map({ alignment.parents[$0] }) {
        report.add(.covered(by: parent), of: absence, in: alignment)
      } else if alignment.isOwnLanguage {
        report.add(.covered(by: alignment.source.file.locale), of: absence, in: alignment)
      }
    }
  }
}

extension RegionFallback {
  func check(_ alignment: DictionaryAlignment, _ report: inout SourceReport) {
    for absence in alignment.absences() {
      if let parent = absence.parent {
        report.add(.covered(by: parent), of: absence)
      } else if alignment.isOwnLanguage {
        report.add(.covered(by: alignment.source.locale), of: absence)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func covered(by parent: LocaleIdentifier) -> Self {
    Self("key is left to \(parent); add it if the text of this region differs")
  }
}
