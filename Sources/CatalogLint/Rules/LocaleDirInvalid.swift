import CatalogSyntax
import StringCatalog

/// `locale-dir-invalid`
struct LocaleDirInvalid: BundleRule {
  static let description = RuleDescription(
    id: "locale-dir-invalid", severity: .error, group: .layout,
    summary: "Finds folders whose name is not a language tag.",
    rationale: """
      The system never chooses such a folder, so that no user sees its texts, and app stores \
      refuse the upload.
      """,
    remedy: """
      Name the folder by a language tag of BCP 47, as in `sr-Latn.lproj`, `nb.lproj` and \
      `pt-BR.lproj`.
      """,
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("sr@latin.lproj/Localizable.strings", "\"a\" = \"Zdravo\";\n"),
        ], about: "sr@latin.lproj"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("DK-nb-NO.lproj/Localizable.strings", "\"a\" = \"Hei\";\n"),
        ], about: "DK-nb-NO.lproj"),
      .good(
        [
          .init("Base.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("sr-Latn.lproj/Localizable.strings", "\"a\" = \"Zdravo\";\n"),
          .init("es-419.lproj/Localizable.strings", "\"a\" = \"Hola\";\n"),
          .init("ca-valencia.lproj/Localizable.strings", "\"a\" = \"Hola\";\n"),
        ]),
    ])

  func check(
    _ bundle: Project.Bundle, source: Project.Bundle.SourceLocale?, _ report: inout BundleReport
  ) {
    for directory in bundle.directories where directory.locale.form == .invalid {
      report.add(.invalid(directory.locale), about: directory)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func invalid(_ locale: LocaleIdentifier) -> Self {
    Self("“\(locale)” is not a language tag, so its texts are never shown; rename the folder")
  }
}
