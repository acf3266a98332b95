import CatalogSyntax
import StringCatalog
import ICU

/// `not-nfc`
///
/// What is decomposed is told by Unicode's normal form C (UAX #15). Its composition exclusions and the
/// order of marks are no faults: only what would become fewer characters is reported.
struct NotNFC: ComparisonRule {
  static let description = RuleDescription(
    id: "not-nfc", severity: .info, group: .text,
    summary:
      "Finds letters that are spelled as a letter and a mark although there is one for both.",
    rationale: """
      Most text is composed (Unicode's normal form C). Searching and comparing fail where some is \
      not, and some fonts place the marks badly.
      """,
    remedy: "Write the composed letter: `é` as U+00E9, not as `e` with U+0301.",
    fixSafety: "Writing the composed letters is a safe fix: Unicode defines them as the same.",
    examples: [
      .bad(en: "\"Coffee\"", "fr", "↓\"Cafe\\U0301\""),
      .bad(en: "\"Continue\"", "ko", "↓\"\\U1100\\U1168속\""),
      .bad(en: "\"Search\"", "vi", "↓\"Ti\\U0300m kiếm\""),
      .bad("\"key\" = ↓\"Re\\U0301sume\\U0301\";\n"),
      .good(en: "\"Coffee\"", "fr", "\"Café\""),
      .good(
        en: "\"Read\"", "bn", "\"প\\U09A1\\U09BCুন\"",
        note: "Unicode excludes the composed letter."),
      .good(en: "\"Read\"", "bn", "\"পড়ুন\""),
      .good(en: "\"Prayer\"", "he", "\"תְּפִלָּה\"", note: "Marks in another order."),
    ])

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.beyondLatin)
  }

  func check(_ pair: inout TextPair) {
    let isSuspect = pair.target.withSpan { Normalization.mayChange($0) && !Normalization.isNFC($0) }
    guard isSuspect else { return }
    let text = pair.target.string
    let found = Self.decomposed(text)
    guard let first = found.first else { return }
    // Where bytes are no characters, the places in the text are others.
    let hasPlaces = text.utf8.count == pair.target.range.count
    pair.report(
      .decomposed(first.values).marking(hasPlaces ? found.map(\.range) : []),
      fix: hasPlaces && pair.options.makesFixes
        ? TextFix(
          title: .compose, safety: .safe, replacements: found.map { ($0.range, $0.composed) })
        : nil)
  }

  /// A character that would be composed.
  private struct Decomposed {
    var values: [UInt32]
    var composed: String
    var range: SourceRange
  }

  private static func decomposed(_ text: String) -> [Decomposed] {
    var result: [Decomposed] = []
    var offset = 0
    for character in text {
      let range = SourceRange(offset, offset + character.utf8.count)
      offset = range.end
      let scalars = character.unicodeScalars
      guard scalars.count > 1 else { continue }
      let composed = Normalization.nfc(String(character))
      guard composed.unicodeScalars.count < scalars.count else { continue }
      result.append(
        Decomposed(values: scalars.map(\.value), composed: composed, range: range))
    }
    return result
  }
}

extension Diagnostic.Message {
  fileprivate static var compose: Self { Self("Write composed letters") }

  fileprivate static func decomposed(_ values: [UInt32]) -> Self {
    let names = values.prefix(4).map(TextScalars.name).joined(separator: " ")
    return Self("text has the decomposed character \(names); write the composed one")
  }
}
