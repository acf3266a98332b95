import CatalogSyntax
import StringCatalog

/// `lproj-case`
struct LprojCase: ProjectRule {
  static let description = RuleDescription(
    id: "lproj-case", severity: .error, group: .layout,
    summary: """
      Finds folders of a locale whose name does not end with `.lproj` in lower case, as in `de.Lproj`, \
      or ends with a look-alike, as in `de.Iproj`.
      """,
    rationale: """
      Where the file system tells upper from lower case, as on every iPhone, the folder is not found, \
      and its language is missing.
      """,
    remedy: "Rename the folder so that it ends with `.lproj`.",
    fixSafety: """
      Renaming the folder is a safe fix, made where nothing has the new name. A project that names the \
      folder has to be told.
      """,
    examples: [
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("de.Lproj/Localizable.strings", "\"a\" = \"Hallo\";\n"),
        ], about: "de.Lproj"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("ja.LPROJ/Localizable.strings", "\"a\" = \"こんにちは\";\n"),
        ], about: "ja.LPROJ"),
      .bad(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("fr-CA.Iproj/Localizable.strings", "\"a\" = \"Bonjour\";\n"),
        ], about: "fr-CA.Iproj", note: "A capital I, which looks like a small l."),
      .good(
        [
          .init("en.lproj/Localizable.strings", "\"a\" = \"Hello\";\n"),
          .init("pt-BR.lproj/Localizable.strings", "\"a\" = \"Olá\";\n"),
          .init("Shared/Localizable.strings", "\"a\" = \"Hello\";\n"),
        ]),
    ])

  func check(_ project: Project, _ report: inout BundleReport) {
    let directories = project.bundles.flatMap(\.directories)
    for directory in directories where !directory.path.utf8.reversed().starts(with: Self.suffix) {
      report.add(
        .unusualCase, about: directory, fix: .renaming(directory, unlessAmong: directories))
    }
    // A look-alike is no folder of a locale, so that its files lie outside any.
    let files =
      project.looseTables.map(\.file)
      + project.dictionaries.lazy.map(\.file)
      .filter { $0.locale.spelling == "und" }
    var seen: Set<String> = []
    for file in files {
      guard let locale = Self.localeOfLookAlike(file.folder) else { continue }
      guard seen.insert(file.folder).inserted else { continue }
      let directory = LocaleDirectory(path: file.folder, locale: locale)
      report.add(.lookAlike, about: directory, fix: .renaming(directory, unlessAmong: directories))
    }
  }

  /// `.lproj` backwards.
  private static let suffix = Array(".lproj".utf8.reversed())

  /// The locale of a folder whose name ends with `.iproj`, `.1proj` or `.|proj`; nil for any other.
  private static func localeOfLookAlike(_ folder: String) -> LocaleIdentifier? {
    let name = folder.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let stem = parts.first, let end = parts.last?.lowercased(),
      ["iproj", "1proj", "|proj"].contains(end)
    else { return nil }
    let locale = LocaleIdentifier(String(stem))
    return locale.form == .invalid ? nil : locale
  }
}

extension Diagnostic.FixIt {
  /// The fix that gives a folder the usual ending; nil where another one has that name.
  fileprivate static func renaming(
    _ directory: LocaleDirectory, unlessAmong others: [LocaleDirectory]
  ) -> Self? {
    let name = directory.path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let fix = renaming(directory.path, to: "\(name[..<dot]).lproj", safety: .safe)
    return others.contains { $0.path == fix?.newPath } ? nil : fix
  }
}

extension Diagnostic.Message {
  fileprivate static let unusualCase = Self(
    "the folder's name does not end with '.lproj' in lower case; rename it")
  fileprivate static let lookAlike = Self(
    "the folder's name ends with a look-alike of '.lproj', so that its language is missing; rename it"
  )
}
