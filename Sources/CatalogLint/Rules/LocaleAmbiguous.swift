import CatalogSyntax
import StringCatalog

/// `locale-ambiguous`
struct LocaleAmbiguous: BundleRule {
  static let description = RuleDescription(
    id: "locale-ambiguous", severity: .warning, group: .layout,
    summary: "Finds two folders that mean one locale, and folders with an old English name.",
    rationale: """
      The system takes the texts of one of the two folders, and which one depends on its version; \
      the other is translated in vain.
      """,
    remedy: "Merge the two folders, and name the folder by the canonical tag.",
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("zh-Hans.lproj/Localizable.strings", "\"a\" = \"你好\";\n"),
          .init("zh.lproj/Localizable.strings", "\"a\" = \"您好\";\n"),
        ], about: "zh.lproj"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("no.lproj/Localizable.strings", "\"a\" = \"Hei\";\n"),
          .init("nb.lproj/Localizable.strings", "\"a\" = \"Hei\";\n"),
        ], about: "no.lproj"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("French.lproj/Localizable.strings", "\"a\" = \"Bonjour\";\n"),
        ], about: "French.lproj"),
      .good(
        [
          .init("Base.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("zh-Hans.lproj/Localizable.strings", "\"a\" = \"你好\";\n"),
          .init("zh-Hant.lproj/Localizable.strings", "\"a\" = \"你好\";\n"),
          .init("zh-HK.lproj/Localizable.strings", "\"a\" = \"你好\";\n"),
        ]),
    ])

  func check(
    _ bundle: Project.Bundle, source: Project.Bundle.SourceLocale?, _ report: inout BundleReport
  ) {
    let directories = bundle.directories.filter {
      !$0.locale.isBase && $0.locale.form != .invalid
    }
    // Of two folders the later one is named, but an English name before any other.
    var seen: [LocaleIdentifier: LocaleIdentifier] = [:]
    for directory in directories where directory.locale.form != .legacyName {
      let meaning = directory.locale.withoutUsualScript
      if let twin = seen[meaning] {
        report.add(.twin(directory.locale, of: twin), about: directory)
      } else {
        seen[meaning] = directory.locale
      }
    }
    for directory in directories where directory.locale.form == .legacyName {
      if let twin = seen[directory.locale.withoutUsualScript] {
        report.add(.twin(directory.locale, of: twin), about: directory)
      } else {
        report.add(.legacy(directory.locale), about: directory)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func twin(_ locale: LocaleIdentifier, of other: LocaleIdentifier) -> Self {
    Self("“\(locale)” and “\(other)” mean one locale; merge the two folders")
  }

  fileprivate static func legacy(_ locale: LocaleIdentifier) -> Self {
    Self("“\(locale)” is an old name for \(locale.canonical); rename the folder")
  }
}
