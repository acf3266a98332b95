import CatalogSyntax
import StringCatalog

/// `coverage-below`
struct CoverageBelow: CoverageRule {
  static let description = RuleDescription(
    id: "coverage-below", severity: .error, group: .coverage,
    summary: """
      Finds locales of which less is translated than `--min-coverage` asks for, and locales that it \
      names and that are not there. Texts that a parent locale stands in for count as translated.
      """,
    rationale: """
      A screen of which every fifth line is in another language looks broken; a limit keeps new texts \
      from being forgotten one by one.
      """,
    remedy: "Translate what is missing, or lower the limit.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Close\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n"),
        ], about: "en.lproj/Localizable.strings", note: "With `--min-coverage 90`."
      ).with { $0.coverageMinimums = [CoverageMinimum(locale: nil, permille: 900)] },
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Close\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n"),
          .init("ja.lproj/Localizable.strings", "\"a\" = \"開く\";\n"),
        ], about: "en.lproj/Localizable.strings", note: "With `--min-coverage 50,ja=100`."
      ).with {
        $0.coverageMinimums = [
          CoverageMinimum(locale: nil, permille: 500),
          CoverageMinimum(locale: LocaleIdentifier("ja"), permille: 1000),
        ]
      },
      .bad(
        [.init("Localizable.xcstrings", catalog)], about: "Localizable.xcstrings",
        note: "With `--min-coverage 100`."
      ).with { $0.coverageMinimums = [CoverageMinimum(locale: nil, permille: 1000)] },
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("ar.lproj/Localizable.strings", "\"a\" = \"فتح\";\n"),
        ], about: "en.lproj/Localizable.strings", note: "With `--min-coverage ru=1`."
      ).with {
        $0.coverageMinimums = [CoverageMinimum(locale: LocaleIdentifier("ru"), permille: 10)]
      },
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Close\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"Ouvrir\";\n\"b\" = \"Fermer\";\n"),
          .init("fr-CA.lproj/Localizable.strings", "\"a\" = \"Ouvrir\";\n"),
        ], note: "With `--min-coverage 100`; French stands in for its regions."
      ).with { $0.coverageMinimums = [CoverageMinimum(locale: nil, permille: 1000)] },
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n\"b\" = \"Close\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n"),
        ], note: "Without a limit nothing is asked for."),
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Close" : {

        },
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

  func check(
    _ shortfall: CoverageShortfall, in project: Project, _ coverage: CoverageReport,
    _ report: inout BundleReport
  ) {
    let rows = coverage.tables.filter { $0.locale == shortfall.locale }
    let row = rows.first { $0.counts.missing > 0 } ?? rows.first ?? coverage.tables.first
    let wanted = report.source
    guard
      let file = row.flatMap({ project.sourceFile(of: $0, wanted: wanted) })
        ?? project.firstFile
    else { return }
    let locale = shortfall.locale
    guard let counts = shortfall.counts else {
      report.add(.absent(locale, shortfall.minimum), about: file, concerning: locale)
      return
    }
    report.add(.below(locale, counts, shortfall.minimum), about: file, concerning: locale)
  }
}

extension Project {
  /// The file of the source language that a table of the coverage was measured against.
  fileprivate func sourceFile(
    of row: CoverageReport.TableRow, wanted: LocaleIdentifier?
  ) -> TableFile? {
    for bundle in bundles where bundle.path == row.bundle {
      guard let source = bundle.sourceLocale(wanted: wanted) else { continue }
      for family in bundle.families where family.table == row.table {
        if let table = family.source(source) { return table.file }
      }
    }
    for catalog in stringCatalogs
    where catalog.file.table == row.table && catalog.file.folder == row.bundle {
      return catalog.file
    }
    let files = dictionaries.map(\.file).filter { $0.table == row.table }
    let language = wanted ?? LocaleIdentifier("en")
    return [language, .base].lazy.compactMap { locale in
      files.first { $0.locale == locale && $0.bundle == row.bundle }
    }.first
  }

  /// Some file, the first of any kind.
  fileprivate var firstFile: TableFile? {
    bundles.lazy.flatMap(\.families).flatMap(\.localizations).first?.file
      ?? stringCatalogs.first?.file ?? dictionaries.first?.file ?? looseTables.first?.file
  }
}

extension Diagnostic.Message {
  fileprivate static func below(
    _ locale: LocaleIdentifier, _ counts: CoverageReport.Counts, _ minimum: CoverageMinimum
  ) -> Self {
    let covered = counts.translated + counts.fallback
    return Self(
      "\(counts.percent) % of the texts are there in \(locale) (\(covered) of \(counts.total)), less"
        + " than \(minimum.percent) %; translate what is missing")
  }

  fileprivate static func absent(_ locale: LocaleIdentifier, _ minimum: CoverageMinimum) -> Self {
    Self("\(locale) is not there at all, and \(minimum.percent) % are asked for; translate it")
  }
}
