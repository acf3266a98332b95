import CatalogSyntax
import StringCatalog

/// A rule about the forms of a message, in a `.stringsdict` file or a string catalog.
protocol FormRule: Rule {
  /// Looks at the forms of one choice.
  ///
  /// - Parameter categories: The plural categories of the language; nil where it is not known.
  func check(
    _ choice: FormChoice, _ categories: PluralCategories?, _ report: inout SourceReport)
}
