import CatalogSyntax
import StringCatalog

/// `length-limit`
///
/// Length is counted in extended grapheme clusters (UAX #29): what a reader takes for one character.
struct LengthLimit: FileRule, AlignmentRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "length-limit", severity: .warning, group: .text,
    summary: """
      Finds texts that are longer than the comment of the source language allows with `max: N`, \
      counted in characters as a reader sees them.
      """,
    rationale: "The text does not fit where it stands: it is cut off, or pushes something away.",
    remedy: "Find a shorter text, or raise the limit if there is room.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "/* A tab, max: 8 */\n\"a\" = \"Settings\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = ↓\"Einstellungen\";\n"),
        ]),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\"; // Max: 5\n"),
          .init("ru.lproj/Localizable.strings", "\"a\" = ↓\"Открыть\";\n"),
        ]),
      .bad("/* max: 4 */\n\"a\" = ↓\"Settings\";\n"),
      .good(
        [
          .init("en.lproj/Localizable.strings", "/* max: 8 */\n\"a\" = \"Settings\";\n"),
          .init("hi.lproj/Localizable.strings", "\"a\" = \"सेटिंग्स\";\n"),
        ], note: "Marks count together with their letter."),
      .good("/* max: 1 */\n\"a\" = \"👨‍👩‍👧\";\n"),
      .good("/* climax: 2 */\n\"a\" = \"Settings\";\n"),
    ])

  private static let patterns = [BytePattern("max:"), BytePattern("Max:")]
  private static let suspicion = BytePattern("ax:")

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard !report.isTranslation, Self.mayHaveLimit(table.source) else { return }
    for entry in 0..<table.count where table.isText(entry) && !table.isDamaged(entry) {
      guard let limit = Self.limit(table.comment(of: entry)), let text = table.value(of: entry),
        text.count > limit
      else { continue }
      report.add(.tooLong(text.count, limit: limit), atValueOf: entry)
    }
  }

  func check(_ alignment: TableAlignment, _ report: inout FileReport) {
    let (source, target) = (alignment.source, alignment.target)
    guard Self.mayHaveLimit(source.source) else { return }
    for pair in alignment.pairs {
      guard let entry = pair.target, target.isText(entry),
        let limit = Self.limit(source.comment(of: pair.source)), let text = target.value(of: entry),
        text.count > limit
      else { continue }
      report.add(.tooLong(text.count, limit: limit), atValueOf: entry)
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    let document = catalog.document
    guard Self.mayHaveLimit(document.source) else { return }
    for entry in document.entries where !entry.isShadowed {
      guard let limit = Self.limit(document.comment(of: entry)) else { continue }
      for index in entry.localizations {
        let localization = document.localizations[index]
        for leaf in localization.leaves.map({ document.leaves[$0] }) {
          guard let text = document.text(of: leaf), text.count > limit else { continue }
          report.add(
            .tooLong(text.count, limit: limit), at: catalog.range(of: leaf),
            about: SourceReport.Subject(
              key: document.key(of: entry),
              locale: catalog.locales[localization.locale].spelling,
              variation: document.variation(of: leaf), value: text))
        }
      }
    }
  }

  private static func mayHaveLimit(_ source: SourceText) -> Bool {
    suspicion.firstIndex(in: source.utf8.span) != nil
  }

  /// The number of `max: N` in a comment.
  private static func limit(_ comment: String?) -> Int? {
    guard let comment else { return nil }
    let bytes = Array(comment.utf8)
    let span = bytes.span
    for pattern in patterns {
      var from = 0
      while let start = pattern.firstIndex(in: span, from: from) {
        from = start + 4
        guard start == 0 || !UInt32(bytes[start - 1]).isBasicLetter else { continue }
        let digits = bytes[from...].drop { $0 == 0x20 }.prefix { UInt32($0).isBasicDigit }
        if let limit = Int(String(decoding: digits, as: UTF8.self)) { return limit }
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ length: Int, limit: Int) -> Self {
    Self("text has \(length) characters where the comment allows \(limit); shorten it")
  }
}
