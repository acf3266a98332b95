import CatalogSyntax
import StringCatalog

/// `icu-syntax`
struct ICUSyntax: ComparisonRule {
  static let description = RuleDescription(
    id: "icu-syntax", severity: .warning, isOnByDefault: false, group: .placeholders,
    summary: """
      Finds texts in the syntax of ICU's MessageFormat: `{count, plural, …}` and its like with \
      `select`, `selectordinal`, `number`, `date` and `time`.
      """,
    rationale: """
      Foundation does not read it: the user sees the braces. It comes along when texts are taken \
      over from another platform.
      """,
    remedy: "Use a `.stringsdict` entry or the variations of a string catalog.",
    examples: [
      .bad(
        en: "\"{count} files\"", "de", "↓\"{count, plural, one {# Datei} other {# Dateien}}\""),
      .bad("\"a\" = ↓\"{n, plural, one {# file} other {# files}}\";\n"),
      .bad(en: "\"Today\"", "ja", "↓\"{day, date, short}\""),
      .bad(en: "\"Them\"", "fr", "↓\"{gender, select, female {Elle} other {Ils}}\""),
      .good(en: "\"{count} files\"", "de", "\"{count} Dateien\""),
      .good(en: "\"{a, b}\"", "de", "\"{a, b}\""),
      .good("\"a\" = \"Choose {one, two} or select more.\";\n"),
    ])

  var checksSource: Bool { true }

  func mayConcern(source: TextTraits, target: TextTraits) -> Bool {
    target.contains(.bracket)
  }

  func check(_ pair: inout TextPair) {
    if pair.target.withSpan({ Self.hasArgument($0) }) { pair.report(.messageFormat) }
  }

  private static let types: Set<String> = [
    "plural", "select", "selectordinal", "number", "date", "time", "duration", "spellout",
    "ordinal",
  ]

  /// Whether there is `{name, type` followed by a comma or a brace.
  private static func hasArgument(_ text: Span<UInt8>) -> Bool {
    for start in text.indices where text[start] == 0x7B {
      var offset = start + 1
      let name = word(text, &offset)
      guard !name.isEmpty, offset < text.count, text[offset] == 0x2C else { continue }
      offset += 1
      let type = word(text, &offset)
      guard offset < text.count, text[offset] == 0x2C || text[offset] == 0x7D else { continue }
      if types.contains(type) { return true }
    }
    return false
  }

  private static func word(_ text: borrowing Span<UInt8>, _ offset: inout Int) -> String {
    var bytes: [UInt8] = []
    while offset < text.count, text[offset] == 0x20 { offset += 1 }
    while offset < text.count {
      let value = UInt32(text[offset])
      guard value.isBasicLetter || value.isBasicDigit || value == 0x5F else { break }
      bytes.append(text[offset])
      offset += 1
    }
    while offset < text.count, text[offset] == 0x20 { offset += 1 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic.Message {
  fileprivate static var messageFormat: Self {
    Self("text is in the syntax of ICU's MessageFormat, which is shown as it is; use plural forms")
  }
}
