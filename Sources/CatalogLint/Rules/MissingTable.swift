import CatalogSyntax
import StringCatalog

/// `missing-table`
struct MissingTable: BundleRule {
  static let description = RuleDescription(
    id: "missing-table", severity: .warning, group: .coverage,
    summary: "Finds tables that a locale lacks although it has other tables of the bundle.",
    rationale: """
      Every text of the table is shown in another language, in the middle of screens that are \
      translated.
      """,
    remedy: "Translate the table, and add the file to the folder of the locale.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("en.lproj/Share.strings", "\"b\" = \"Send\";\n"),
          .init("de.lproj/Localizable.strings", "\"a\" = \"Öffnen\";\n"),
        ], about: "en.lproj/Share.strings"),
      .bad(
        [
          .init("Base.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("Base.lproj/Main.strings", "\"b\" = \"Send\";\n"),
          .init("ja.lproj/Localizable.strings", "\"a\" = \"開く\";\n"),
        ], about: "Base.lproj/Main.strings"),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
          .init("en.lproj/Share.strings", "\"b\" = \"Send\";\n"),
          .init("pt.lproj/Localizable.strings", "\"a\" = \"Abrir\";\n"),
          .init("pt.lproj/Share.strings", "\"b\" = \"Enviar\";\n"),
          .init("pt-PT.lproj/Localizable.strings", "\"a\" = \"Abrir\";\n"),
          .init("en-GB.lproj/Localizable.strings", "\"a\" = \"Open\";\n"),
        ], note: "A parent locale or the source language stands in for a whole table, too."),
    ])

  func check(
    _ bundle: Project.Bundle, source: Project.Bundle.SourceLocale?, _ report: inout BundleReport
  ) {
    guard let source else { return }
    let locales = Set(bundle.families.flatMap { $0.localizations.map(\.file.locale) })
      .filter { !$0.isBase && $0.form != .invalid && !$0.hasSameLanguage(as: source.language) }
      .sorted()
    for catalog in bundle.families {
      guard let table = catalog.source(source), table.index.count > 0 else { continue }
      // A file that could not be read is trouble of another kind: the table is there.
      let unread = bundle.unreadFiles.filter { $0.table == catalog.table }.map(\.locale)
      let present = Set(catalog.localizations.map(\.file.locale) + unread)
      for locale in locales where !present.contains(locale) {
        if locale.parents.contains(where: present.contains) { continue }
        report.add(.missing(table.file.table, locale), about: table, locale: locale)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ table: String, _ locale: LocaleIdentifier) -> Self {
    Self("table \(table) is missing in \(locale); translate it or add it to that folder")
  }
}
