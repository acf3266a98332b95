import ICU
import StringCatalog

/// What rules about texts ask of the language that a text is in.
final class TextLanguage: Sendable {
  /// The locale, with the spelling it has in the project.
  let locale: LocaleIdentifier
  /// The language subtag.
  let language: String

  /// The scripts that the language is written in; empty where they are not known.
  let scripts: [Script]
  /// Whether Latin is one of them.
  let isLatin: Bool

  private let sharedZero: Shared<UInt32?>
  private let sharedMarks: Shared<LocaleData.QuotationMarks?>

  init(_ locale: LocaleIdentifier) {
    self.locale = locale
    language = locale.language
    let tag = locale.canonical
    scripts = Script.scripts(ofLocale: tag)
    isLatin = scripts.contains(.latin)
    sharedZero = Shared {
      let symbols = try? NumberSymbols(locale: tag)
      return symbols?.digits.first?.unicodeScalars.first?.value
    }
    sharedMarks = Shared { LocaleData.quotationMarks(of: tag) }
  }

  /// No language that is known.
  static let unknown = TextLanguage(LocaleIdentifier("und"))

  /// The digit zero of the locale's numbers, which the others follow; nil where it is not known.
  var zero: UInt32? { sharedZero.value }

  /// The quotation marks of the language.
  var quotationMarks: LocaleData.QuotationMarks? { sharedMarks.value }
}
