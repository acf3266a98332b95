import CatalogSyntax
import StringCatalog

/// `markdown-mismatch`
struct MarkdownMismatch: ComparisonRule {
  static let description = RuleDescription(
    id: "markdown-mismatch", severity: .warning, group: .text,
    summary: """
      Finds translations with more or fewer links, emphasized words or code spans in Markdown \
      than the source text.
      """,
    rationale: """
      Attributed strings read Markdown: a lost link cannot be tapped, and an asterisk without its \
      partner is shown to the user.
      """,
    remedy: "Mark up the same words as the source text does.",
    examples: [
      .bad(
        en: "\"Read the [terms](https://example.org)\"", "de",
        "↓\"Lies die Bedingungen (https://example.org)\""),
      .bad(en: "\"This is **new**\"", "fr", "↓\"Ceci est **nouveau*\""),
      .bad(en: "\"Type `help`\"", "ja", "↓\"help と入力\""),
      .bad(en: "\"Are you *sure*?\"", "ru", "↓\"Вы уверены?\""),
      .good(
        en: "\"Read the [terms](https://example.org)\"", "ar",
        "\"اقرأ [الشروط](https://example.org)\""),
      .good(en: "\"This is *new*\"", "fr", "\"Ceci est _nouveau_\"", note: "Both are emphasis."),
      .good(en: "\"2 * 3 * 4\"", "de", "\"2 * 3 × 4\"", note: "Asterisks with spaces are text."),
      .good(en: "\"my_file_name\"", "de", "\"meindateiname\""),
      .good(
        en: "\"^[%lld file](inflect: true)\"", "de", "\"%lld Datei\"",
        note: "This is `inflection-markup`."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.markdown)
  }

  func check(_ pair: inout TextPair) {
    let (source, target) = pair.withTexts { (MarkdownCount($0), MarkdownCount($1)) }
    guard source != target else { return }
    let hasInflection = pair.source.withSpan { text in
      let markup = AgreementMarkup(text)
      return !markup.contents.isEmpty || !markup.unbalanced.isEmpty
    }
    guard !hasInflection else { return }
    if source.links != target.links {
      pair.report(.count("link", target.links, source.links))
    } else if source.code != target.code {
      pair.report(.count("code span", target.code, source.code))
    } else if source.strong != target.strong {
      pair.report(.count("strong emphasis", target.strong, source.strong))
    } else {
      pair.report(.count("emphasis", target.emphasis, source.emphasis))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func count(_ what: String, _ target: Int, _ source: Int) -> Self {
    Self(
      "Markdown of the text differs from that of the source text: \(what) \(target) instead of "
        + "\(source) times; mark up the same words")
  }
}
