import CatalogSyntax
import StringCatalog

/// `trailing-whitespace`
struct TrailingWhitespace: ComparisonRule {
  static let description = RuleDescription(
    id: "trailing-whitespace", severity: .warning, group: .text,
    summary: """
      Finds translations that do not end with the same white space as the source text, in kind \
      and amount.
      """,
    rationale: """
      White space at the edge of a text is there to join it with another, or it is a slip: words \
      run together, or a title is not where it should be.
      """,
    remedy: "End the text with the white space of the source text.",
    fixSafety: """
      Taking over the space of the source text is a safe fix; line breaks are left alone.
      """,
    examples: [
      .bad(en: "\"Email: \"", "de", "↓\"E-Mail:\""),
      .bad(en: "\"Sign in\"", "ru", "↓\"Войти \""),
      .bad(
        en: "\"by \"", "fr", "↓\"par\\U00A0\"",
        note: "A no-break space is another kind of white space."),
      .bad(en: "\"Loading\"", "ar", "↓\"جارٍ التحميل  \""),
      .good(
        en: "\"Email: \"", "ja", "\"メール：\"",
        note: "Full-width punctuation brings its own space along."),
      .good(en: "\"Total: \"", "fr", "\"Total\\U00A0: \""),
      .good(
        en: "\"Done\\n\"", "es", "\"Listo\"",
        note: "Line breaks are the concern of `newline-count`."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.edgeSpace)
  }

  func check(_ pair: inout TextPair) {
    let difference = pair.withTexts { source, target in
      EdgeSpace.difference(.trailing, source: source, target: target)
    }
    guard let difference else { return }
    let range = pair.target.withSpan { EdgeSpace(.trailing, of: $0).range }
    let fix = pair.fix { EdgeSpace.fix(.trailing, source: $0, target: $1) }
    pair.report(
      .differs(target: difference.target, source: difference.source).marking([range]), fix: fix)
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(target: String, source: String) -> Self {
    Self("text ends with \(target) where the source text ends with \(source); make them equal")
  }
}
