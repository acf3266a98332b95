import CatalogSyntax
import StringCatalog

/// How far texts are translated.
package enum TranslationStatus {
  /// Whether a translation is the source text, left as it was.
  ///
  /// All texts are UTF-8 with escapes decoded. The languages are not asked for, although a translation
  /// into the source's own language is never untranslated.
  package static func isUntranslated(
    source: borrowing Span<UInt8>, target: borrowing Span<UInt8>, key: borrowing Span<UInt8>,
    doNotTranslate: [String]
  ) -> Bool {
    source.isEqual(to: target)
      && needsTranslation(source, key: key, doNotTranslate: doNotTranslate)
  }

  /// Whether a text has words that another language has other words for.
  ///
  /// It has none if at most one letter is left without placeholders, markup, addresses and the words
  /// that stay, or only one word in capitals of at most five letters; nor has the name of an app
  /// (`CFBundleName`, `CFBundleDisplayName`).
  package static func needsTranslation(
    _ text: borrowing Span<UInt8>, key: borrowing Span<UInt8>, doNotTranslate: [String]
  ) -> Bool {
    guard !isAppName(key) else { return false }
    var prose = Prose(text)
    prose.removeNonWords()
    prose.removeTerms(doNotTranslate)
    return prose.needsTranslation
  }

  private static func isAppName(_ key: borrowing Span<UInt8>) -> Bool {
    key.hasText("CFBundleName") || key.hasText("CFBundleDisplayName")
  }
}

extension Span<UInt8> {
  fileprivate func hasText(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in indices {
      let expected = unsafe text.utf8Start[index]
      guard self[index] == expected else { return false }
    }
    return true
  }
}
