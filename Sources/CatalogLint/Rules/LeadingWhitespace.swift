import CatalogSyntax
import StringCatalog

/// `leading-whitespace`
struct LeadingWhitespace: ComparisonRule {
  static let description = RuleDescription(
    id: "leading-whitespace", severity: .warning, group: .text,
    summary: """
      Finds translations that do not start with the same white space as the source text, in kind \
      and amount.
      """,
    rationale: """
      White space at the edge of a text is there to join it with another, or it is a slip: words \
      run together, or a title is not where it should be.
      """,
    remedy: "Start the text with the white space of the source text.",
    fixSafety: """
      Taking over the space of the source text is a safe fix; line breaks are left alone.
      """,
    examples: [
      .bad(en: "\"Sign in\"", "de", "↓\" Anmelden\""),
      .bad(en: "\" and %@\"", "fr", "↓\"et %@\""),
      .bad(
        en: "\"  indented\"", "ru", "↓\"\\tс отступом\"",
        note: "A tab is another kind of white space."),
      .bad(
        en: "\"Name\"", "ja", "↓\"　名前\"",
        note: "The text starts with an ideographic space, which is easily overlooked."),
      .good(en: "\" and %@\"", "ar", "\" و%@\""),
      .good(
        en: "\" (%@)\"", "zh-Hans", "\"（%@）\"",
        note: "Full-width punctuation brings its own space along."),
      .good(
        en: "\"\\nDone\"", "es", "\"Listo\"",
        note: "Line breaks are the concern of `newline-count`."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.edgeSpace)
  }

  func check(_ pair: inout TextPair) {
    let difference = pair.withTexts { source, target in
      EdgeSpace.difference(.leading, source: source, target: target)
    }
    guard let difference else { return }
    let range = pair.target.withSpan { EdgeSpace(.leading, of: $0).range }
    let fix = pair.fix { EdgeSpace.fix(.leading, source: $0, target: $1) }
    pair.report(
      .differs(target: difference.target, source: difference.source).marking([range]), fix: fix)
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(target: String, source: String) -> Self {
    Self("text starts with \(target) where the source text starts with \(source); make them equal")
  }
}
