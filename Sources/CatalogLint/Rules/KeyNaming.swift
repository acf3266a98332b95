import CatalogSyntax
import StringCatalog

/// `key-naming`
struct KeyNaming: FileRule, DictionaryRule, StringCatalogRule {
  static let description = RuleDescription(
    id: "key-naming", severity: .warning, isOnByDefault: false, group: .keys,
    summary: """
      Finds keys of the source language that do not match the regular expression which the \
      configuration gives as `key-naming`. It runs where there is one. The whole key has to match.
      """,
    rationale: """
      Keys that follow one pattern tell where a text belongs and are found again; the others get lost \
      among them.
      """,
    remedy: "Rename the key in all locales and in the code, or widen the pattern.",
    examples: [
      .bad(
        "\"home.title\" = \"Home\";\n\"Home subtitle\" = ↓\"Welcome\";\n",
        note: "With `key-naming: '[a-z]+(\\.[a-z]+)*'`."
      ).with { $0.keyPattern = #"[a-z]+(\.[a-z]+)*"# },
      .bad(
        "\"größe\" = ↓\"Size\";\n", note: "With `key-naming: '[a-z]+'`, which is about ASCII."
      ).with { $0.keyPattern = "[a-z]+" },
      .bad(
        [RuleExample.pluralFile("en", oneAndOther, mark: "↓")],
        note: "With `key-naming: '[a-z]+_count'`."
      ).with { $0.keyPattern = "[a-z]+_count" },
      .bad(
        strings: "\"settings.title\" : {\n\n},\n↓\"Settings\" : {\n\n}",
        note: "With `key-naming: '[a-z]+\\.[a-z]+'`."
      ).with { $0.keyPattern = #"[a-z]+\.[a-z]+"# },
      .good(
        "\"home.title\" = \"Home\";\n\"home.button.ok\" = \"OK\";\n",
        note: "With `key-naming: '^[a-z]+(\\.[a-z]+)*$'`."
      ).with { $0.keyPattern = #"^[a-z]+(\.[a-z]+)*$"# },
      .good(
        "\"画面.題名\" = \"題名\";\n", note: "With `key-naming: '\\w+\\.\\w+'`."
      ).with { $0.keyPattern = #"\w+\.\w+"# },
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"title\" = \"Home\";\n"),
          .init("de.lproj/Localizable.strings", "\"Titel\" = \"Start\";\n"),
        ], note: "With `key-naming: '[a-z]+'`; what only a translation has is `extra-key`."
      ).with { $0.keyPattern = "[a-z]+" },
      .good("\"Any key\" = \"Home\";\n", note: "Without `key-naming` every key is good."),
    ])

  private static let oneAndOther = """
    <key>one</key>
    <string>%lld apple</string>
    <key>other</key>
    <string>%lld apples</string>
    """

  private let pattern: (text: String, expression: RegularExpression)?

  init() {
    pattern = nil
  }

  init(_ options: LintOptions) {
    pattern = options.keyPattern.flatMap { text in
      (try? RegularExpression(text)).map { (text, $0) }
    }
  }

  func check(_ table: LocalizedTable, _ report: inout FileReport) {
    guard let pattern, !report.isTranslation else { return }
    for entry in TableAlignment.countingEntries(of: table)
    where !pattern.expression.matches(table.key(of: entry)) {
      report.add(.unlike(pattern.text), atValueOf: entry)
    }
  }

  func check(_ dictionary: DictionaryView, _ report: inout SourceReport) {
    guard let pattern, !report.isTranslation else { return }
    for (index, _) in dictionary.keys {
      let entry = dictionary.document.entries[index]
      guard !pattern.expression.matches(entry.key) else { continue }
      report.add(
        .unlike(pattern.text), at: entry.keyRange, about: SourceReport.Subject(key: entry.key))
    }
  }

  func check(_ catalog: CatalogView, _ report: inout SourceReport) {
    guard let pattern else { return }
    let document = catalog.document
    for entry in document.entries where !entry.isShadowed {
      let key = document.key(of: entry)
      guard !pattern.expression.matches(key) else { continue }
      report.add(
        .unlike(pattern.text), at: document.json.range(of: entry.key),
        about: SourceReport.Subject(key: key))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unlike(_ pattern: String) -> Self {
    Self("key does not match '\(pattern)'; rename it, or widen the pattern")
  }
}
