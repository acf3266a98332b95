import CatalogLint
import CatalogSyntax
import Testing

@Suite("Keys and tables beside those of the source")
struct CoverageRuleTests {
  static let cases: [ProjectCase] = [
    .init("no byte at all is a finding about the file", en: "\"a\" = \"x\";", "de", "", finds: []),
    .init(
      "white space alone is a table without keys", en: "\"a\" = \"One\";", "de", "\n",
      finds: ["missing-key a"]),
    .init(
      "a property list that cannot be read hides its keys", en: "\"a\" = \"One\";", "de",
      "<?xml version=\"1.0\"?><plist><dict><key>a</key>", finds: ["syntax-error"]),
    .init(
      "a parent stands in for its region",
      [
        "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";",
        "pt.lproj/T.strings": "\"a\" = \"Um\";\n\"b\" = \"Dois\";",
        "pt-PT.lproj/T.strings": "\"a\" = \"Um\";",
      ], finds: ["region-fallback b"]),
    .init(
      "a key that the parent lacks too is missing in both",
      [
        "en.lproj/T.strings": "\"a\" = \"One\";", "fr.lproj/T.strings": "\n",
        "fr-CA.lproj/T.strings": "\n",
      ], finds: ["missing-key a", "missing-key a"]),
    .init(
      "the source stands in for its own language, never for another script",
      [
        "zh-Hans.lproj/T.strings": "\"a\" = \"打开\";", "zh-Hans-SG.lproj/T.strings": "\n",
        "zh-Hant.lproj/T.strings": "\n",
      ], finds: ["region-fallback a", "missing-key a"]),
    .init(
      "an empty source text may stay empty", en: "\"a\" = \"\";", "de", "\"a\" = \"\";", finds: []),
    .init(
      "a table that a parent has is not missing",
      [
        "en.lproj/A.strings": "\"a\" = \"x\";", "en.lproj/B.strings": "\"b\" = \"x\";",
        "fr.lproj/A.strings": "\"a\" = \"x\";", "fr.lproj/B.strings": "\"b\" = \"x\";",
        "fr-CA.lproj/A.strings": "\"a\" = \"x\";", "de.lproj/B.strings": "\"b\" = \"x\";",
        "en-GB.lproj/A.strings": "\"a\" = \"x\";", "DK-x.lproj/A.strings": "\"a\" = \"x\";",
      ], finds: ["locale-dir-invalid", "missing-table"]),
    .init(
      "a table without keys needs no translation",
      [
        "en.lproj/A.strings": "\"a\" = \"x\";", "en.lproj/B.strings": "/* later */",
        "fr.lproj/A.strings": "\"a\" = \"x\";",
      ], finds: []),
    .init(
      "bundles are not mixed",
      [
        "One/en.lproj/A.strings": "\"a\" = \"x\";", "One/de.lproj/A.strings": "\"a\" = \"x\";",
        "Two/en.lproj/B.strings": "\"b\" = \"x\";",
      ], finds: []),
  ]

  @Test("keys and tables", arguments: cases)
  func finds(_ input: ProjectCase) async {
    var options = LintOptions.english
    if input.files.keys.contains(where: { $0.hasPrefix("zh-Hans") }) { options.source = "zh-Hans" }
    #expect(await input.found(options) == input.expected)
  }

  @Test("a key of Base beside the source is not extra")
  func keysOfBase() async {
    let project = ProjectCase(
      "",
      [
        "en.lproj/T.strings": "\"a\" = \"Open\";",
        "Base.lproj/T.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";",
        "de.lproj/T.strings": "\"a\" = \"Auf\";\n\"b\" = \"Zu\";\n\"c\" = \"Ab\";",
      ], finds: ["extra-key c"])
    #expect(await project.found() == project.expected)
  }

  @Test("each table has its own source where no language was asked for")
  func sourceOfEachTable() async {
    let project = ProjectCase(
      "",
      [
        "Base.lproj/InfoPlist.strings": "\"a\" = \"Open\";",
        "en.lproj/T.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";",
        "de.lproj/T.strings": "\"a\" = \"Auf\";",
      ], finds: ["missing-table", "missing-key b"])
    var options = LintOptions.english
    options.source = nil
    #expect(await project.found(options) == project.expected)
  }

  @Test("Base is taken for English where no language was asked for")
  func languageOfBase() async {
    let input = ProjectCase(
      "",
      [
        "Base.lproj/T.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";",
        "de.lproj/T.strings": "\"a\" = \"Open\";", "en.lproj/T.strings": "\"a\" = \"Open\";",
      ], finds: [])
    var unasked = LintOptions.english
    unasked.source = nil
    #expect(
      await input.found(unasked) == ["missing-key b", "untranslated a", "region-fallback b"])
    var options = LintOptions()
    options.source = "de"
    options.only = ["untranslated"]
    #expect(await input.found(options) == ["untranslated a"])
  }

  @Test("a missing key names its text and stands behind the key before it")
  func missingKey() async throws {
    let input = ProjectCase(
      "", en: "\"a\" = \"One\";\n\"b\" = \"Two %@\";\n\"c\" = \"Three\";\n\"d\" = \"Four\";", "de",
      "\"d\" = \"Vier\";\n\n  \"a\" = \"Eins\";\n", finds: [])
    let report = await input.report()
    #expect(report.diagnostics.map(\.key) == ["b", "c"])
    let first = try #require(report.diagnostics.first)
    #expect(first.file == "de.lproj/Localizable.strings")
    #expect(first.locale == "de")
    #expect(first.table == "Localizable")
    #expect(first.source == "Two %@")
    #expect(first.value == nil)
    #expect(first.place?.start == LineColumn(line: 3, column: 3))
  }

  @Test("a missing table is reported at the source file, for the locale that lacks it")
  func missingTable() async throws {
    let input = ProjectCase(
      "",
      [
        "en.lproj/A.strings": "\"a\" = \"x\";", "en.lproj/B.strings": "\"b\" = \"x\";",
        "de.lproj/B.strings": "\"b\" = \"x\";",
      ], finds: [])
    let finding = try #require(await input.report().diagnostics.first)
    #expect(finding.rule == "missing-table")
    #expect(finding.file == "en.lproj/A.strings")
    #expect(finding.locale == "de")
    #expect(finding.table == "A")
    #expect(finding.place == nil)
    #expect(finding.key == nil)
  }

  @Test("the texts of another language are read from a property list, too")
  func emptyValueInPropertyList() async throws {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>a</key><string></string><key>b</key><string>x</string></dict></plist>
      """
    let input = ProjectCase("", en: "\"a\" = \"One\";\n\"b\" = \"\";", "de", list, finds: [])
    let report = await input.report()
    #expect(report.diagnostics.filter { $0.rule == "empty-value" }.map(\.key) == ["a"])
    #expect(report.diagnostics.first { $0.rule == "empty-value" }?.place?.start.line == 2)
  }
}
