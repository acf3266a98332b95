import CatalogSyntax
import StringCatalog

/// One text of a string catalog with what rules need to know about it.
struct CatalogText {
  /// The key.
  var key: String
  /// The locale.
  var locale: String
  /// The form, such as `plural.one`; nil for a plain text.
  var variation: String?
  /// The text; empty where the catalog has none.
  var text: String
  /// Its state.
  var state: TranslationState?
  /// The text in the file, or the unit that lacks one.
  var range: SourceRange

  /// Whether a user of the locale sees this text.
  var isTranslated: Bool { state != .new && !text.isEmpty }

  /// What a finding about it names.
  func subject(source: String?) -> SourceReport.Subject {
    SourceReport.Subject(
      key: key, locale: locale, variation: variation, source: source, value: text)
  }
}

/// A key of a string catalog in one locale.
struct CatalogLocalization {
  /// The entry.
  var entry: XCStringsDocument.Entry
  /// The key.
  var key: String
  /// The locale.
  var locale: String
  /// The text of the source language: what the catalog says, else the key.
  var source: String
  /// The name of the locale in the file.
  var range: SourceRange
  /// The localization.
  var localization: XCStringsDocument.Localization
  /// Its texts.
  var texts: [CatalogText]
}

extension XCStringsDocument {
  /// The localizations that count, those of the source language left out, in file order.
  func translations() -> [CatalogLocalization] {
    entries.filter { !$0.isShadowed }.flatMap { translations(of: $0) }
  }

  /// The localizations of an entry that count, that of the source language left out.
  func translations(of entry: Entry) -> [CatalogLocalization] {
    let key = key(of: entry)
    let source = sourceText(of: entry, key: key)
    return localizations[entry.localizations].compactMap { localization in
      let locale = locales[localization.locale]
      guard !localization.isShadowed, locale != sourceLanguage else { return nil }
      return CatalogLocalization(
        entry: entry, key: key, locale: locale, source: source,
        range: json.range(of: localization.key), localization: localization,
        texts: texts(of: localization, key: key, locale: locale))
    }
  }

  /// The translations of an entry that have no forms, if its source text has none either.
  func plainTranslations(of entry: Entry) -> (source: String, texts: [CatalogText]) {
    let key = key(of: entry)
    var source = key
    var texts: [CatalogText] = []
    for localization in localizations[entry.localizations] where !localization.isShadowed {
      let locale = locales[localization.locale]
      let found = self.texts(of: localization, key: key, locale: locale)
      let isPlain = found.count == 1 && found[0].variation == nil
      if locale == sourceLanguage {
        guard isPlain else { return (source, []) }
        source = found[0].text
      } else if isPlain {
        texts.append(found[0])
      }
    }
    return (source, texts)
  }

  /// Whether translators are to work on an entry: it is not excluded, not stale, and has letters.
  func isTranslatable(_ entry: Entry) -> Bool {
    guard shouldTranslate(entry), extractionState(of: entry) != "stale" else { return false }
    let key = key(of: entry)
    let source = Array(sourceText(of: entry, key: key).utf8)
    return TranslationStatus.needsTranslation(
      source.span, key: Array(key.utf8).span, doNotTranslate: [])
  }

  private func sourceText(of entry: Entry, key: String) -> String {
    guard let sourceLanguage, let source = localization(sourceLanguage, of: entry),
      let leaf = leaves[source.leaves].first, let text = text(of: leaf)
    else { return key }
    return text
  }

  private func texts(
    of localization: Localization, key: String, locale: String
  ) -> [CatalogText] {
    leaves[localization.leaves].map { leaf in
      CatalogText(
        key: key, locale: locale, variation: variation(of: leaf), text: text(of: leaf) ?? "",
        state: state(of: leaf), range: valueRange(of: leaf) ?? unitRange(of: leaf))
    }
  }
}

extension CatalogLocalization {
  /// The first form that is not translated while another is.
  var untranslatedForm: CatalogText? {
    guard texts.count > 1, texts.contains(where: \.isTranslated) else { return nil }
    return texts.first { !$0.isTranslated }
  }
}
