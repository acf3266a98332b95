import CatalogSyntax
import StringCatalog

/// `base-locale-missing`
struct BaseLocaleMissing: BundleRule {
  static let description = RuleDescription(
    id: "base-locale-missing", severity: .error, group: .layout,
    summary: """
      Finds bundles with neither the source language, where one is named with `source` or `--source`, \
      nor `Base`. A bundle whose only tables are those of an Info.plist needs none.
      """,
    rationale: """
      A user whose language is none of the bundle's sees whatever the system finds first, or bare \
      keys; and nothing can be compared with the source.
      """,
    remedy: """
      Add the folder of the source language, or name the source language that there is. Where the \
      source texts stand in the code alone, turn the rule off.
      """,
    examples: [
      .bad(
        [
          .init("de.lproj/Localizable.strings", "\"a\" = \"Hallo\";\n"),
          .init("fr.lproj/Localizable.strings", "\"a\" = \"Bonjour\";\n"),
        ], about: "de.lproj/Localizable.strings", note: "With `source: en`."),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("ru.lproj/Localizable.strings", "\"a\" = \"Привет\";\n"),
        ], about: "en.lproj/Localizable.strings", note: "With `source: ja`."
      ).with { $0.source = "ja" },
      .good(
        [
          .init("Base.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("ja.lproj/Localizable.strings", "\"a\" = \"こんにちは\";\n"),
        ], note: "With `source: en`."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("ar.lproj/Localizable.strings", "\"a\" = \"مرحبا\";\n"),
        ], note: "With `source: en`."),
      .good(
        [
          .init("en-GB.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("es.lproj/Localizable.strings", "\"a\" = \"Hola\";\n"),
        ], note: "With `source: en`; its region is no matter."),
      .good(
        [
          .init("sv.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Hej\";\n")
        ], note: "The source text stands in Info.plist."),
      .good(
        [.init("de.lproj/Localizable.strings", "\"a\" = \"Hallo\";\n")],
        note: "Nobody named a source language."
      ).with { $0.source = nil },
    ])

  private let wanted: LocaleIdentifier?

  init() {
    wanted = nil
  }

  init(_ options: LintOptions) {
    // Texts that override others need not be there in every language.
    wanted = options.overrides == nil ? options.source.map { LocaleIdentifier($0) } : nil
  }

  func check(
    _ bundle: Project.Bundle, source: Project.Bundle.SourceLocale?, _ report: inout BundleReport
  ) {
    guard let wanted, source == nil,
      !bundle.directories.contains(where: {
        $0.locale.isBase || $0.locale.hasSameLanguage(as: wanted)
      })
    else { return }
    let tables = bundle.families.lazy.flatMap(\.localizations).map(\.file)
    guard let file = tables.first(where: { !$0.isOfInfoPlist }) else { return }
    report.add(.missing(wanted), about: file)
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ locale: LocaleIdentifier) -> Self {
    Self("the bundle has neither \(locale), the source language, nor Base; add one of them")
  }
}
