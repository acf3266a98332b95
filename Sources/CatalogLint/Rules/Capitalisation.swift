import CatalogSyntax
import StringCatalog

/// `capitalisation`
struct Capitalisation: ComparisonRule {
  static let description = RuleDescription(
    id: "capitalisation", severity: .info, isOnByDefault: false, group: .text,
    summary: """
      Finds translations that begin with a small letter where the source text begins with a \
      capital, or the other way round, in languages that have both.
      """,
    rationale: "A button in small letters beside others with capitals looks like a slip.",
    remedy: "Begin the text as the source text does.",
    examples: [
      .bad(en: "\"Open\"", "fr", "↓\"ouvrir\""),
      .bad(en: "\"Settings\"", "ru", "↓\"настройки\""),
      .bad(en: "\"and more\"", "es", "↓\"Y más\""),
      .good(en: "\"Open\"", "fr", "\"Ouvrir\""),
      .good(en: "\"Open\"", "ja", "\"開く\"", note: "The script has no capitals."),
      .good(en: "\"pages\"", "de", "\"Seiten\"", note: "German nouns have capitals."),
      .good(en: "\"%@ is open\"", "fr", "\"Ouvert : %@\"", note: "A placeholder comes first."),
      .good(en: "\"Photos\"", "it", "\"iCloud: foto\"", note: "A name with a capital inside."),
    ])

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    source.contains(.basicLetter) && !target.contains(.empty)
  }

  func check(_ pair: inout TextPair) {
    let language = pair.targetLanguage.language
    guard let source = pair.source.withSpan({ Self.isCapital($0) }),
      let target = pair.target.withSpan({ Self.isCapital($0) }), source != target,
      !(target && (language == "de" || language == "lb"))
    else { return }
    pair.report(target ? .capital : .small)
  }

  /// Whether the first letter is a capital; nil where that does not tell.
  private static func isCapital(_ text: Span<UInt8>) -> Bool? {
    guard !FormatString.mayContainPlaceholder(text) else { return nil }
    let scalars = TextScalars(text).values
    guard let first = scalars.first.flatMap({ Unicode.Scalar($0) }), first.properties.isCased else {
      return nil
    }
    let word = scalars.dropFirst().prefix { !WhiteSpace.isSpace($0) }
    let hasCapitalInside = word.contains { Unicode.Scalar($0)?.properties.isUppercase ?? false }
    // `iCloud`, `USB`.
    if hasCapitalInside { return nil }
    return first.properties.isUppercase || first.properties.isLowercase == false
  }
}

extension Diagnostic.Message {
  fileprivate static var capital: Self {
    Self("text begins with a capital where the source text does not; begin it alike")
  }

  fileprivate static var small: Self {
    Self("text begins with a small letter where the source text has a capital; begin it alike")
  }
}
