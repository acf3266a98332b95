import CatalogSyntax
import StringCatalog

/// A rule about the forms of a message, in a `.stringsdict` file or a string catalog.
protocol FormRule: DictionaryRule, StringCatalogRule {
  /// Looks at the forms of one choice.
  ///
  /// - Parameter categories: The plural categories of the language; nil where it is not known.
  func check(
    _ choice: FormChoice, _ categories: PluralCategories?, _ report: inout SourceReport)
}

extension FormRule {
  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    let categories = report.locale.flatMap { PluralCategories.of($0) }
    for var choice in dictionary.choices {
      choice.locale = report.locale
      check(choice, categories, &report)
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    for choice in catalog.choices {
      check(choice, choice.locale.flatMap { PluralCategories.of($0) }, &report)
    }
  }
}
