import CatalogSyntax
import StringCatalog

/// `coverage-regression`
struct CoverageRegression: SinceRule {
  static let description = RuleDescription(
    id: "coverage-regression", severity: .error, group: .coverage,
    summary: """
      Finds keys that were translated into a locale and are not any more; runs with `--since`.
      """,
    rationale: "Users of the locale saw their language before, and now see another one.",
    remedy: "Bring the translation back, or remove the key everywhere.",
    examples: [
      .bad([
        .init("en.lproj/Localizable.strings", "\"ok\" = \"OK!\";\n\"no\" = \"No\";\n"),
        .init("de.lproj/Localizable.strings", "↓\"ok\" = \"Gut!\";\n"),
      ]).since([
        .init("en.lproj/Localizable.strings", "\"ok\" = \"OK!\";\n\"no\" = \"No\";\n"),
        .init("de.lproj/Localizable.strings", "\"ok\" = \"Gut!\";\n\"no\" = \"Nein\";\n"),
      ]),
      .bad([
        .init("en.lproj/Localizable.strings", "\"no\" = \"No\";\n"),
        .init("de.lproj/Localizable.strings", "\"no\" = ↓\"\";\n"),
      ]).since([
        .init("en.lproj/Localizable.strings", "\"no\" = \"No\";\n"),
        .init("de.lproj/Localizable.strings", "\"no\" = \"Nein\";\n"),
      ]),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"ok\" = \"OK!\";\n"),
          .init("de.lproj/Localizable.strings", "\"ok\" = \"Gut!\";\n"),
        ], note: "A key that the source language no longer has is not missed."
      ).since([
        .init("en.lproj/Localizable.strings", "\"ok\" = \"OK!\";\n\"no\" = \"No\";\n"),
        .init("de.lproj/Localizable.strings", "\"ok\" = \"Gut!\";\n\"no\" = \"Nein\";\n"),
      ]),
    ])

  func check(_ change: KeyChange, _ report: inout ChangeReport) {
    guard let source = change.source, change.isInSource,
      !change.new.marks.contains("false")
    else { return }
    let locales = Set(change.old.texts.filter(\.isTranslated).map(\.locale)).sorted()
    for locale in locales where locale != source && !locale.isBase && locale.form != .invalid {
      let now = change.new.texts(in: locale)
      guard !now.contains(where: \.isTranslated) else { continue }
      guard let text = now.last ?? change.files[locale] ?? change.files[source] else { continue }
      report.add(.lost(since: change.baseName), at: text, about: change, locale: locale)
    }
  }
}

extension KeyChange {
  /// Whether the source language has the key; a catalog has all its keys.
  fileprivate var isInSource: Bool {
    !new.marks.isEmpty || sourceText(of: new) != nil
  }
}

extension Diagnostic.Message {
  fileprivate static func lost(since base: String) -> Self {
    Self("was translated at \(base) and is not any more; bring the translation back")
  }
}
