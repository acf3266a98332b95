import CatalogSyntax
import StringCatalog

/// `expansion`
///
/// How much room a translation may need follows the W3C's table in "Text size in translation": the
/// shorter the source text, the more.
struct Expansion: ComparisonRule {
  static let description = RuleDescription(
    id: "expansion", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds translations that are far longer than the source text: three times as long as up to \
      ten characters, twice as long as up to seventy, one and a half times as long as more.
      """,
    rationale: "The text may not fit where it stands, or it has more in it than it should.",
    remedy: "Look at the text where it is shown, and find a shorter one.",
    examples: [
      .bad(en: "\"Open\"", "de", "↓\"Öffnen Sie dieses Dokument\""),
      .bad(
        en: "\"Delete the file\"", "fr", "↓\"Supprimer définitivement le fichier de ce disque\""),
      .bad(en: "\"Mute\"", "ru", "↓\"Отключить все звуки\""),
      .good(en: "\"FAQ\"", "de", "\"Häufige Fragen\"", note: "A few letters tell nothing."),
      .good(en: "\"Settings\"", "fi", "\"Asetukset ja valinnat\""),
      .good(en: "\"Open\"", "ja", "\"開く\""),
    ])

  /// The length of a source text from which on something can be said, in characters.
  private static let shortest = 4

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    !source.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    // A character has at most four bytes, so that most texts need no counting.
    let (source, target) = pair.withTexts { ($0.count, $1.count) }
    guard target * 2 > source * 3 else { return }
    let (length, limitLength) = (pair.target.string.count, pair.source.string.count)
    guard limitLength >= Self.shortest else { return }
    let limit =
      limitLength <= 10
      ? limitLength * 3 : limitLength <= 70 ? limitLength * 2 : limitLength * 3 / 2
    if length > limit { pair.report(.long(length, source: limitLength)) }
  }
}

extension Diagnostic.Message {
  fileprivate static func long(_ length: Int, source: Int) -> Self {
    Self("text has \(length) characters and the source text \(source); see whether it fits")
  }
}
