import CatalogLint
import StringCatalog
import Testing

/// One key with forms, in English and in another locale, and how it counts there.
struct FormCoverageCase: CustomTestStringConvertible, Sendable {
  var name: String
  var locale: String
  /// The translation in a catalog.
  var localization: String
  /// Translated, missing, in need of review.
  var expected: [Int]
  var testDescription: String { name }

  static func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  static func plural(_ forms: [(String, String)]) -> String {
    let members = forms.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return "{\"variations\":{\"plural\":{\(members)}}}"
  }

  static let all = [
    FormCoverageCase(
      name: "every form is there", locale: "de",
      localization: plural([("one", unit("%lld Datei")), ("other", unit("%lld Dateien"))]),
      expected: [1, 0, 0]),
    FormCoverageCase(
      name: "a form is new", locale: "de",
      localization: plural([("one", unit("", "new")), ("other", unit("%lld Dateien"))]),
      expected: [0, 1, 0]),
    FormCoverageCase(
      name: "a form is to be reviewed", locale: "de",
      localization: plural([
        ("one", unit("%lld Datei", "needs_review")), ("other", unit("%lld Dateien")),
      ]), expected: [1, 0, 1]),
    FormCoverageCase(
      name: "a form that the language needs is not there", locale: "pl",
      localization: plural([("one", unit("%lld plik")), ("other", unit("%lld pliku"))]),
      expected: [0, 1, 0]),
    FormCoverageCase(
      name: "a form that only fractions need is not there", locale: "cs",
      localization: plural([
        ("one", unit("%lld soubor")), ("few", unit("%lld soubory")),
        ("other", unit("%lld souborů")),
      ]), expected: [1, 0, 0]),
    FormCoverageCase(
      name: "the language has one form", locale: "ja",
      localization: plural([("other", unit("%lld個のファイル"))]), expected: [1, 0, 0]),
    FormCoverageCase(
      name: "one text for all numbers", locale: "fr", localization: unit("Fichiers"),
      expected: [1, 0, 0]),
  ]
}

@Suite("Coverage of messages with forms")
struct FormCoverageTests {
  @Test("a message counts when all of it is there", arguments: FormCoverageCase.all)
  func catalog(_ input: FormCoverageCase) async throws {
    let source = FormCoverageCase.plural([
      ("one", FormCoverageCase.unit("%lld file")), ("other", FormCoverageCase.unit("%lld files")),
    ])
    let text = """
      {"sourceLanguage":"en","strings":{"files":{"localizations":{
        "\(input.locale)":\(input.localization),"en":\(source)}}},"version":"1.0"}
      """
    let counts = try await counts(["Localizable.xcstrings": text], input.locale)
    #expect([counts.translated, counts.missing, counts.needsReview] == input.expected)
    #expect(counts.total == 1)
  }

  @Test(
    "the same holds for variables of a .stringsdict",
    arguments: [
      ("de", ["one", "other"], true), ("pl", ["one", "other"], false),
      ("pl", ["one", "few", "many", "other"], true), ("ja", ["other"], true),
    ])
  func dictionary(_ locale: String, _ categories: [String], _ isTranslated: Bool) async throws {
    let counts = try await counts(
      [
        "en.lproj/Localizable.stringsdict": Self.dictionary(["one", "other"]),
        "\(locale).lproj/Localizable.stringsdict": Self.dictionary(categories),
      ], locale)
    #expect(counts.translated == (isTranslated ? 1 : 0))
    #expect(counts.missing == (isTranslated ? 0 : 1))
  }

  private static func dictionary(_ categories: [String]) -> String {
    let cases = categories.map { "<key>\($0)</key><string>%d \($0)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(cases)</dict></dict></dict></plist>
      """
  }

  private func counts(
    _ files: [String: String], _ locale: String
  ) async throws -> CoverageReport.Counts {
    let loader = ProjectLoader(jobs: 1) { path throws(FileError) in
      guard let text = files[path] else { throw FileError(path: path, reason: .notFound) }
      return Array(text.utf8)
    }
    var options = LintOptions()
    options.source = "en"
    let project = await loader.load(ProjectLayout(files: files.keys.sorted()))
    let report = await CoverageMeter(options).measure(project)
    let row = report.locales.first { $0.locale == LocaleIdentifier(locale) }
    return try #require(row).counts
  }
}
