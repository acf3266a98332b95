import CatalogSyntax
import StringCatalog

/// `missing-locale`
struct MissingLocale: ProjectRule {
  static let description = RuleDescription(
    id: "missing-locale", severity: .error, group: .coverage,
    summary: "Finds locales that the configuration requires and that no table is translated into.",
    rationale: """
      Users of the language see every text in another one, and no other rule can tell: what is not \
      there at all is compared with nothing.
      """,
    remedy: """
      Translate the tables into the locale, or take it out of `locales.required` of the \
      configuration.
      """,
    examples: [
      RuleExample.bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n"),
        ], about: "en.lproj/Localizable.strings", note: "`locales.required` is `[de, fr]`."
      ).with { $0.requiredLocales = ["de", "fr"].map { LocaleIdentifier($0) } },
      RuleExample.bad(
        [.init("Localizable.xcstrings", catalog)], about: "Localizable.xcstrings",
        note: "`locales.required` is `[de, ja]`."
      ).with { $0.requiredLocales = ["de", "ja"].map { LocaleIdentifier($0) } },
      RuleExample.good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("pt_BR.lproj/Localizable.strings", "\"a\" = \"Abrir\";\n"),
          .init("Share/Localizable.xcstrings", catalog),
        ], note: "`locales.required` is `[en, pt-BR, de]`: one table anywhere is enough here."
      ).with { $0.requiredLocales = ["en", "pt-BR", "de"].map { LocaleIdentifier($0) } },
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Öffnen"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  func check(_ project: Project, _ report: inout BundleReport) {
    let required = report.requiredLocales
    guard !required.isEmpty, let file = Self.source(of: project) else { return }
    var present: Set<LocaleIdentifier> = []
    for bundle in project.bundles {
      present.formUnion(bundle.families.flatMap { $0.localizations.map(\.file.locale) })
      present.formUnion(bundle.unreadFiles.map(\.locale))
    }
    present.formUnion(project.dictionaries.map(\.file.locale))
    for catalog in project.stringCatalogs {
      present.formUnion(catalog.document.locales.map { LocaleIdentifier($0) })
      present.insert(LocaleIdentifier(catalog.document.sourceLanguage ?? "en"))
    }
    // `Base` is the development language.
    if present.contains(.base), let source = report.source { present.insert(source) }
    for locale in required where !present.contains(locale) {
      present.insert(locale)
      report.add(.missing(locale), about: file, concerning: locale)
    }
  }

  /// The file that is named: the first table of the source language, else the first file.
  private static func source(of project: Project) -> TableFile? {
    for bundle in project.bundles {
      guard let source = bundle.sourceLocale(wanted: nil) else { continue }
      let tables = bundle.families.compactMap { $0.source(source) }
      if let table = tables.first { return table.file }
    }
    return project.stringCatalogs.first?.file ?? project.dictionaries.first?.file
      ?? project.bundles.lazy.flatMap(\.families).flatMap(\.localizations).first?.file
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ locale: LocaleIdentifier) -> Self {
    Self("no table is translated into \(locale), which the configuration requires")
  }
}
