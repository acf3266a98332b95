import StringCatalog
import Testing

@Suite("The layout of a project")
struct ProjectLayoutTests {
  /// The layout, one line a file: bundle, table, locale, path.
  private func lines(_ layout: ProjectLayout) -> [String] {
    layout.bundles.flatMap { bundle in
      bundle.tables.flatMap { table in
        table.files.map { "\(bundle.path)|\(table.name)|\($0.locale.canonical)|\($0.path)" }
      }
    }
  }

  @Test("has a bundle for every folder of folders, never merged")
  func bundles() {
    let layout = ProjectLayout(files: [
      "B/en.lproj/Errors.strings", "A/de.lproj/Errors.strings", "A/en.lproj/Errors.strings",
      "A/en.lproj/About.strings", "en.lproj/Errors.strings", "/abs/en.lproj/Errors.strings",
      "/en.lproj/Errors.strings",
    ])
    #expect(
      lines(layout) == [
        "|Errors|en|en.lproj/Errors.strings",
        "/|Errors|en|/en.lproj/Errors.strings",
        "/abs|Errors|en|/abs/en.lproj/Errors.strings",
        "A|About|en|A/en.lproj/About.strings",
        "A|Errors|de|A/de.lproj/Errors.strings",
        "A|Errors|en|A/en.lproj/Errors.strings",
        "B|Errors|en|B/en.lproj/Errors.strings",
      ])
    #expect(layout.looseFiles.isEmpty)
  }

  @Test("keeps a bundle inside another, or inside a locale's folder, apart")
  func nested() {
    let layout = ProjectLayout(files: [
      "App/en.lproj/A.strings", "App/Kit/en.lproj/A.strings",
      "App/en.lproj/Inner/de.lproj/A.strings",
    ])
    #expect(layout.bundles.map(\.path) == ["App", "App/Kit", "App/en.lproj/Inner"])
    #expect(layout.bundles.map(\.directories.count) == [1, 1, 1])
  }

  @Test("takes files beside the folders as tables of their own")
  func loose() {
    let layout = ProjectLayout(files: ["z.strings", "App/b.strings", "App/en.lproj/x/a.strings"])
    #expect(layout.bundles.isEmpty)
    #expect(
      layout.looseFiles.map(\.path) == ["App/b.strings", "App/en.lproj/x/a.strings", "z.strings"])
    #expect(layout.looseFiles.map(\.table) == ["b", "a", "z"])
    #expect(layout.looseFiles.allSatisfy { $0.locale.canonical == "und" })
  }

  @Test(
    "reads the locale from the name of the folder",
    arguments: [
      ("de.lproj", "de", .canonical), ("zh_CN.lproj", "zh-Hans", .alias),
      ("de.Lproj", "de", .canonical), ("de.LPROJ", "de", .canonical),
      ("Base.lproj", "Base", .base), ("German.lproj", "de", .legacyName),
      ("DK-nb-NO.lproj", "DK-nb-NO", .invalid), ("a.b.lproj", "a.b", .invalid),
    ] as [(String, String, LocaleIdentifier.Form)])
  func directories(_ name: String, _ locale: String, _ form: LocaleIdentifier.Form) throws {
    let layout = ProjectLayout(files: ["App/\(name)/x.strings"])
    let directory = try #require(layout.bundles.first?.directories.first)
    #expect(directory.path == "App/\(name)")
    #expect(directory.locale.canonical == locale)
    #expect(directory.locale.form == form)
    #expect(layout.bundles.first?.tables.first?.files.first?.locale == directory.locale)
  }

  @Test(
    "is no locale's folder", arguments: [".lproj", "de.Iproj", "delproj", "de.lproj.old", "lproj"])
  func noDirectory(_ name: String) {
    let layout = ProjectLayout(files: ["App/\(name)/x.strings"])
    #expect(layout.bundles.isEmpty)
    #expect(layout.looseFiles.count == 1)
  }

  @Test("has the folders without files too")
  func emptyDirectories() {
    let layout = ProjectLayout(
      files: ["App/de.lproj/x.strings"],
      directories: ["App/fr.lproj", "App/de.lproj", "Kit/en.lproj"])
    #expect(layout.bundles.map(\.path) == ["App", "Kit"])
    #expect(layout.bundles.first?.directories.map(\.path) == ["App/de.lproj", "App/fr.lproj"])
    #expect(layout.bundles.last?.tables.isEmpty == true)
  }

  @Test(
    "names a table for its file",
    arguments: [
      ("Localizable.strings", "Localizable"), ("Info.plist.strings", "Info.plist"),
      ("noextension", "noextension"), (".strings", ".strings"), ("ü.strings", "ü"),
    ])
  func tableNames(_ file: String, _ table: String) {
    let layout = ProjectLayout(files: ["en.lproj/\(file)"])
    #expect(layout.bundles.first?.tables.map(\.name) == [table])
  }

  @Test("does not depend on the order of files")
  func order() {
    let files = ["A/en.lproj/x.strings", "A/de.lproj/x.strings", "b.strings", "a.strings"]
    let other = ProjectLayout(files: files.reversed())
    #expect(lines(ProjectLayout(files: files)) == lines(other))
    #expect(ProjectLayout(files: files).looseFiles == other.looseFiles)
  }
}
