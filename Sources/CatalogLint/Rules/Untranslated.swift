import CatalogSyntax
import StringCatalog

/// `untranslated`
struct Untranslated: ComparisonRule {
  static let description = RuleDescription(
    id: "untranslated", severity: .info, group: .coverage,
    summary: """
      Finds translations that are equal to the source text, unless nothing in it needs \
      translating.
      """,
    rationale: "The user sees the source language in the middle of their own.",
    remedy: """
      Translate the text, or list the word under `do-not-translate` if it is a name that stays as \
      it is.
      """,
    examples: [
      .bad(en: "\"Not translated yet\"", "de", "↓\"Not translated yet\""),
      .bad(en: "\"Welcome, %@!\"", "ja", "↓\"Welcome, %@!\""),
      .bad(en: "\"Terms\"", "ar", "↓\"Terms\"", note: "One word is enough."),
      .good(en: "\"OK\"", "de", "\"OK\"", note: "A short word in capitals."),
      .good(en: "\"%1$@ (%2$d)\"", "ru", "\"%1$@ (%2$d)\"", note: "Nothing but placeholders."),
      .good(en: "\"https://example.org/help\"", "fr", "\"https://example.org/help\""),
      .good(en: "\"Color\"", "en-AU", "\"Color\"", note: "The language is the same."),
      .good(
        [
          .init("en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Kvitto\";\n"),
          .init("sv.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Kvitto\";\n"),
        ], note: "The name of an app may stay."),
      .good(en: "\"Not translated yet\"", "zh-Hans", "\"尚未翻译\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source == target && !source.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    guard !pair.isOwnLanguage, pair.findingCount == 0, pair.isUntranslated() else { return }
    pair.report(.equal)
  }
}

extension TextPair {
  fileprivate func isUntranslated() -> Bool {
    withTexts { source, target in
      guard source.isEqual(to: target) else { return false }
      return key.withSpan { key in
        TranslationStatus.needsTranslation(
          source, key: key, doNotTranslate: options.doNotTranslate)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var equal: Self {
    Self("text is still that of the source language; translate it")
  }
}
