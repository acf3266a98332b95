import CatalogSyntax
import StringCatalog

/// `glossary-term`
struct GlossaryTerm: ComparisonRule {
  static let description = RuleDescription(
    id: "glossary-term", severity: .warning, group: .text,
    summary: """
      Finds translations that do not have the translation of a term that is listed under \
      `glossary`, while the source text has the term.
      """,
    rationale: "Where one thing has several names the user takes it for several things.",
    remedy: "Use the translation of the glossary, or change that.",
    examples: [
      .bad(
        en: "\"Delete the folder\"", "de", "↓\"Verzeichnis löschen\"",
        note: "With `glossary: {folder: {de: Ordner}}`."
      ).with { $0.glossary = ["folder": ["de": "Ordner"]] },
      .bad(
        en: "\"Open inbox\"", "ja", "↓\"受信ボックスを開く\"",
        note: "With `glossary: {inbox: {ja: 受信トレイ}}`."
      ).with { $0.glossary = ["inbox": ["ja": "受信トレイ"]] },
      .bad(
        en: "\"Delete the folder\"", "de-AT", "↓\"Verzeichnis löschen\"",
        note: "With `glossary: {folder: {de: Ordner}}`, which holds in all of German."
      ).with { $0.glossary = ["folder": ["de": "Ordner"]] },
      .good(
        en: "\"Delete the folder\"", "de", "\"Ordners löschen\"",
        note: "With `glossary: {folder: {de: Ordner}}`; endings are free."
      ).with { $0.glossary = ["folder": ["de": "Ordner"]] },
      .good(
        en: "\"Delete the folder\"", "fr", "\"Supprimer le dossier\"",
        note: "With `glossary: {folder: {de: Ordner}}`, which says nothing about French."
      ).with { $0.glossary = ["folder": ["de": "Ordner"]] },
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !source.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    guard !pair.options.glossary.isEmpty else { return }
    let locale = pair.targetLanguage.locale
    let locales = [locale] + locale.parents
    for (term, texts) in pair.options.glossary.sorted(by: { $0.key < $1.key }) {
      let wanted = locales.lazy.compactMap { locale in
        texts.first { LocaleIdentifier($0.key) == locale }?.value
      }.first
      guard let wanted, !wanted.isEmpty else { continue }
      let (folded, text) = (term.lowercased(), pair.source.string.lowercased())
      guard Terms.hasWord(folded, text.utf8.span),
        !Terms.has(wanted.lowercased(), pair.target.string.lowercased().utf8.span)
      else { continue }
      pair.report(.unused(term, wanted))
      return
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ term: String, _ wanted: String) -> Self {
    Self("the glossary has '\(wanted)' for '\(term)', which the text does not use; use it")
  }
}
