import CatalogSyntax
import StringCatalog

/// `url-mismatch`
struct URLMismatch: ComparisonRule {
  static let description = RuleDescription(
    id: "url-mismatch", severity: .warning, group: .text,
    summary: """
      Finds translations with other web addresses than the source text. An address that differs \
      only in its language, as in `/en/` and `/de/`, is the same.
      """,
    rationale: "The user ends at another page, or at none.",
    remedy: "Set the address of the source text, or that of the same page in the language.",
    examples: [
      .bad(en: "\"See https://example.org/a\"", "de", "↓\"Siehe https://example.org/b\""),
      .bad(en: "\"See https://example.org\"", "ja", "↓\"ウェブサイトを見る\""),
      .bad(en: "\"Help\"", "ru", "↓\"Помощь: http://example.com\""),
      .good(en: "\"See https://example.org/a.\"", "zh-Hans", "\"参见 https://example.org/a。\""),
      .good(
        en: "\"See https://example.org/en/help\"", "fr",
        "\"Voir https://example.org/fr/help\"", note: "The page in French."),
      .good(
        en: "\"https://home.example.org\"", "pl", "\"https://dom.example.org\"",
        note: "A text that is only an address may have one of its own."),
      .good(en: "\"See https://example.org/\"", "ar", "\"انظر https://example.org\""),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.doubleSlash)
  }

  func check(_ pair: inout TextPair) {
    // A text that is only an address is that of a page in the language, or an example for a field.
    guard pair.withTexts({ !TextAddress.isAlone($0) || !TextAddress.isAlone($1) }) else { return }
    var languages: Set<String> = []
    for locale in [pair.sourceLanguage.locale, pair.targetLanguage.locale] {
      let tag = locale.canonical.lowercased()
      languages.formUnion([locale.language, tag, tag.split(separator: "-").joined(separator: "_")])
      if let region = locale.region?.lowercased() {
        languages.insert("\(locale.language)-\(region)")
      }
    }
    languages.formUnion(["en-us", "en-gb", "en_us"])
    let (source, target) = pair.withTexts { source, target in
      (
        Set(TextAddress.pages(in: source, languages: languages)),
        Set(TextAddress.pages(in: target, languages: languages))
      )
    }
    TextAddress.report(source, target, of: &pair)
  }
}
