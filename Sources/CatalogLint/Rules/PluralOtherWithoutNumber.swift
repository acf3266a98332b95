import CatalogSyntax
import StringCatalog

/// `plural-other-without-number`
struct PluralOtherWithoutNumber: ComparisonRule {
  static let description = RuleDescription(
    id: "plural-other-without-number", severity: .error, group: .plurals,
    summary: "Finds texts for `other` that do not show the number where the source text shows it.",
    rationale: "The user is not told how many.",
    remedy: "Show the number in the text for `other`.",
    examples: [
      .bad(
        enPlural: """
          <key>one</key>
          <string>%lld apple</string>
          <key>other</key>
          <string>%lld apples</string>
          """, "de",
        """
        <key>one</key>
        <string>%lld Apfel</string>
        <key>other</key>
        <string>↓Äpfel</string>
        """),
      .good(
        enPlural: """
          <key>one</key>
          <string>One apple</string>
          <key>other</key>
          <string>%lld apples</string>
          """, "de",
        """
        <key>one</key>
        <string>Ein Apfel</string>
        <key>other</key>
        <string>%lld Äpfel</string>
        """),
      .good(
        enPlural: """
          <key>one</key>
          <string>Delete apple</string>
          <key>other</key>
          <string>Delete apples</string>
          """, "de",
        """
        <key>one</key>
        <string>Apfel löschen</string>
        <key>other</key>
        <string>Äpfel löschen</string>
        """, note: "The source text does not show it either."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.contains(.percent)
  }

  func check(_ pair: inout TextPair) {
    guard pair.targetForm.category == "other", pair.sourceForm.category == "other",
      pair.source.showsNumber(pair.sourceForm), !pair.target.showsNumber(pair.targetForm)
    else { return }
    pair.report(.withoutNumber)
  }
}

extension Diagnostic.Message {
  fileprivate static let withoutNumber = Self(
    "text for 'other' does not show the number, but the source text does; show it")
}
