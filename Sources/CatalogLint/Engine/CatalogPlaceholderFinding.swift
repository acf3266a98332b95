import CatalogSyntax
import StringCatalog

/// A finding about the arguments of one text of a string catalog.
struct CatalogPlaceholderFinding {
  /// What was found.
  var problem: PlaceholderProblem
  /// The text.
  var text: CatalogText
  /// The text of the source language.
  var source: String

  /// Compares the translations of a catalog with their source texts.
  ///
  /// Compared are texts without forms with source texts without forms; which form of a plural answers
  /// to which is not worked out yet.
  static func all(in catalog: XCStringsDocument) -> [CatalogPlaceholderFinding] {
    var comparison = PlaceholderComparison()
    var findings: [CatalogPlaceholderFinding] = []
    for entry in catalog.entries where !entry.isShadowed && catalog.shouldTranslate(entry) {
      let translations = catalog.plainTranslations(of: entry)
      guard let first = translations.texts.first else { continue }
      let key = Array(first.key.utf8)
      let source = Array(translations.source.utf8)
      let isFormat = translations.texts.contains { FormatString(Array($0.text.utf8).span).isFormat }
      let context = PlaceholderContext(isFormatElsewhere: isFormat, reportsImplicitOrder: true)
      comparison.setSource(source.span, key: key.span, context: context)
      for text in translations.texts where text.isTranslated {
        for problem in comparison.problems(in: Array(text.text.utf8).span, context: context) {
          findings.append(
            CatalogPlaceholderFinding(problem: problem, text: text, source: translations.source))
        }
      }
    }
    return findings
  }
}
