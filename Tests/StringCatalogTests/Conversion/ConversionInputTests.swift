import CatalogSyntax
import StringCatalog
import Testing

@Suite("The input of a conversion")
struct ConversionInputTests {
  struct NameCase: CustomTestStringConvertible, Sendable {
    var path: String
    var root: String?
    var table: String
    var locale: String
    var testDescription: String { "\(path) in \(root ?? "no folder")" }

    init(_ path: String, in root: String? = nil, _ table: String, _ locale: String) {
      self.path = path
      self.root = root
      self.table = table
      self.locale = locale
    }
  }

  @Test(
    "JSON has table and locale of its name",
    arguments: [
      NameCase("en.json", "Localizable", "en"),
      NameCase("pt-BR.json", "Localizable", "pt-BR"),
      NameCase("texts/zh_Hant.json", "Localizable", "zh-Hant"),
      NameCase("out/de.json", in: "out", "Localizable", "de"),
      NameCase("out/de/app.json", in: "out", "app", "de"),
      NameCase("out/de/Main.json", in: "out", "Main", "de"),
      NameCase("de/Main.json", "Main", "de"),
      // Below a folder that is named, its own name plays no part.
      NameCase("my/en.json", in: "my", "Localizable", "en"),
    ])
  func jsonNames(_ input: NameCase) throws {
    let source = ConversionSource(
      path: input.path, root: input.root, bytes: Array("{\"a\":\"b\"}".utf8))
    let read = ConversionInput([source])
    #expect(read.faults == [])
    let catalog = try #require(read.reading.catalogs.first)
    #expect(catalog.table == input.table)
    #expect(catalog.locales.map(\.canonical) == [input.locale])
  }

  @Test("files of a bundle, of another and of none are tables of their own")
  func grouping() {
    let text = Array("a = b;".utf8)
    let paths = [
      "A/en.lproj/T.strings", "A/de.lproj/T.strings", "A/en.lproj/U.strings",
      "B/en.lproj/T.strings", "T.strings",
    ]
    let read = ConversionInput(
      paths.map { ConversionSource(path: $0, bytes: text) },
      options: ConversionInput.Options(source: LocaleIdentifier("en")))
    #expect(read.reading.catalogs.map(\.table) == ["T", "T", "T", "U"])
    #expect(
      read.reading.catalogs.map { $0.locales.map(\.spelling) }
        == [["en"], ["de", "en"], ["en"], ["en"]])
  }

  @Test(
    "the source language is the one that is wanted, else Base or English, else the fullest",
    arguments: [
      (["de": "a=1;b=2;", "en": "a=1;"], nil, "en"),
      (["de": "a=1;b=2;", "Base": "a=1;"], nil, "en"),
      (["de": "a=1;b=2;", "Base": "a=1;"], "fr", "fr"),
      (["de": "a=1;b=2;", "fr": "a=1;"], nil, "de"),
      (["de": "a=1;", "fr": "a=1;"], nil, "de"),
    ] as [([String: String], String?, String)])
  func sourceLanguage(_ files: [String: String], _ wanted: String?, _ expected: String) {
    let read = ConversionInput(
      files.map {
        ConversionSource(path: "\($0.key).lproj/T.strings", bytes: Array($0.value.utf8))
      },
      options: ConversionInput.Options(source: wanted.map { LocaleIdentifier($0) }))
    #expect(read.reading.catalogs.map(\.sourceLanguage) == [LocaleIdentifier(expected)])
    #expect(read.guesses.isEmpty == (wanted != nil || files["en"] != nil || files["Base"] != nil))
  }

  @Test("many parts in many variants do not multiply")
  func budget() throws {
    let count = 600
    let references = (0..<count).map { "%#@p\($0)@" }.joined()
    let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(references)\"}}"
    let devices = (0..<count).map { "\"d\($0)\":\(unit)" }.joined(separator: ",")
    let parts = (0..<count).map { number in
      "\"p\(number)\":{\"formatSpecifier\":\"d\",\"variations\":{\"plural\":{\"other\":{\"stringUnit\":"
        + "{\"state\":\"translated\",\"value\":\"%arg\"}}}}}"
    }.joined(separator: ",")
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":"
      + "{\"state\":\"translated\",\"value\":\"x\"},\"substitutions\":{\(parts)},"
      + "\"variations\":{\"device\":{\(devices)}}}}}},\"version\":\"1.0\"}"
    let read = ConversionInput([ConversionSource(path: "T.xcstrings", bytes: Array(text.utf8))])
    #expect(read.faults == [])
    #expect(read.reading.losses.map(\.kind).contains(.parts))
    let entry = try #require(read.reading.catalogs.first?.entries.first)
    #expect(entry.localizations.map(\.locale.spelling) == ["en"])
  }
}
