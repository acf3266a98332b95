import CatalogSyntax
import StringCatalog

/// `locale-dir-style`
struct LocaleDirStyle: BundleRule {
  static let description = RuleDescription(
    id: "locale-dir-style", severity: .warning, group: .layout,
    summary: "Finds folders that name their locale by an alias.",
    rationale: """
      The system understands the alias, other tools may not: they take it for another locale, or \
      for none.
      """,
    remedy: "Rename the folder to the canonical tag, as in `en-US.lproj` and `zh-Hans.lproj`.",
    fixSafety: """
      Renaming the folder is an unsafe fix, made where nothing has the new name: code and projects may \
      name it.
      """,
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("fr_CA.lproj/Localizable.strings", "\"a\" = \"Bonjour\";\n"),
        ], about: "fr_CA.lproj"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("zh-CN.lproj/Localizable.strings", "\"a\" = \"你好\";\n"),
        ], about: "zh-CN.lproj"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("iw.lproj/Localizable.strings", "\"a\" = \"שלום\";\n"),
        ], about: "iw.lproj"),
      .good(
        [
          .init("Base.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("fr-CA.lproj/Localizable.strings", "\"a\" = \"Bonjour\";\n"),
          .init("zh-HK.lproj/Localizable.strings", "\"a\" = \"你好\";\n"),
          .init("he.lproj/Localizable.strings", "\"a\" = \"שלום\";\n"),
        ]),
    ])

  func check(
    _ bundle: Project.Bundle, source: Project.Bundle.SourceLocale?, _ report: inout BundleReport
  ) {
    for directory in bundle.directories where directory.locale.form == .alias {
      let fix = Diagnostic.FixIt.renaming(
        directory.path, to: "\(directory.locale.canonical).lproj", safety: .unsafe)
      let isTaken = bundle.directories.contains { $0.path == fix?.newPath }
      report.add(.alias(directory.locale), about: directory, fix: isTaken ? nil : fix)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func alias(_ locale: LocaleIdentifier) -> Self {
    Self("“\(locale)” is an alias of \(locale.canonical); rename the folder")
  }
}
