import CatalogSyntax
import StringCatalog

/// `email-mismatch`
struct EmailMismatch: ComparisonRule {
  static let description = RuleDescription(
    id: "email-mismatch", severity: .warning, group: .text,
    summary: "Finds translations with other e-mail addresses than the source text.",
    rationale: "What the user writes ends in the wrong mailbox, or in none.",
    remedy: "Set the address of the source text.",
    examples: [
      .bad(en: "\"Write to help@example.org\"", "de", "↓\"Schreib an hilfe@example.com\""),
      .bad(en: "\"Write to help@example.org\"", "ja", "↓\"サポートに連絡\""),
      .bad(en: "\"Write to help@example.org\"", "ar", "↓\"اكتب إلى help@example.orgg\""),
      .good(en: "\"Write to help@example.org.\"", "fr", "\"Écrivez à help@example.org.\""),
      .good(en: "\"Write to Help@example.org\"", "ru", "\"Пишите на help@example.org\""),
      .good(
        en: "\"name@example.org\"", "es", "\"nombre@ejemplo.org\"",
        note: "The example for a field may be translated."),
      .good(en: "\"%@ @ %@\"", "de", "\"%@ bei %@\"", note: "Placeholders are no addresses."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.union(target).contains(.atSign)
  }

  func check(_ pair: inout TextPair) {
    guard pair.withTexts({ TextAddress.mayHaveMailbox($0) || TextAddress.mayHaveMailbox($1) })
    else {
      return
    }
    // A text that is only an address is an example for a field.
    guard pair.withTexts({ !TextAddress.isAlone($0) || !TextAddress.isAlone($1) }) else { return }
    let (source, target) = pair.withTexts { source, target in
      (Set(TextAddress.mailboxes(in: source)), Set(TextAddress.mailboxes(in: target)))
    }
    TextAddress.report(source, target, of: &pair)
  }
}
